"""Ristorante Italia in the terminal: calendar, rating track, market, bonus board, restaurants, and your own cards."""

from collections import Counter
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from toque.core.words.text import Words, words
from toque.games.italia.kernel.components import SEASONS, TRACK_VALUES
from toque.games.italia.words.cards import Recipe, Wine
from toque.games.italia.words.printed import calendar
from toque.games.italia.words.text import ItaliaText
from toque.games.italia.words.view import BonusBoard, MenuRecipe, SeatView, View
from toque.terminal.style import SEAT_STYLE, seat_letter

SHOP_STYLE = {
    "butcher": "red",
    "greengrocer": "green",
    "fruit": "yellow",
    "fishmonger": "blue",
    "grocery": "white",
}
TOQUE, STAR, SPOON, COIN, PRESTIGE = "♨", "★", "⚲", "¢", "◆"
LABEL_WIDTH = 8


def draw(view: View, text: ItaliaText) -> RenderableType:
    """The whole table as one seat sees it."""
    say = words("terminal", text.language)
    parts: list[RenderableType] = [_calendar(view, say), _track(view, say)]
    parts += [_market(view, text, say), _decks(view, text, say)]
    if view.board is not None:
        parts.append(_bonus_board(view.board, text, say))
    parts += [_restaurant(seat, view, text, say) for seat in view.seats]
    if view.seat is not None and view.seats[view.seat].hand:
        parts.append(_hand(view.seats[view.seat], text, say))
    if view.looked_recipes or view.looked_wines:
        parts.append(_looked(view, text, say))
    signs = {"coin": COIN, "prestige": PRESTIGE, "toque": TOQUE, "star": STAR, "spoon": SPOON}
    parts.append(Line(say("italia-legend", **signs), style="dim"))
    return Group(*parts)


def _letters(seats: Iterable[int]) -> Line:
    line = Line()
    for seat in seats:
        line.append(seat_letter(seat), style=SEAT_STYLE[seat])
    return line


def _label(words: str) -> Line:
    """The label at the beginning of a line."""
    return Line(f"{words:<{LABEL_WIDTH}} ", style="bold")


def _calendar(view: View, say: Words) -> Line:
    """The season, the phase, and the turn order."""
    line = Line(say("italia-season", season=view.season, seasons=SEASONS) + "  ", style="bold")
    now = view.step
    for step, name in enumerate(say(f"italia-step-{step}") for step in calendar(view.season)):
        line.append(f"[{name}]" if step == now else name, style="reverse" if step == now else "dim").append(" ")
    return line.append(f"  {say('italia-order')} ").append_text(_letters(view.turn_order))


def _track(view: View, say: Words) -> Line:
    """The rating track with the markers on it."""
    line = _label(say("italia-rating"))
    for value in TRACK_VALUES:
        line.append(f"{value}")
        line.append_text(_letters(seat.seat for seat in view.seats if seat.rating == value))
        line.append(" · " if value != TRACK_VALUES[-1] else "", style="dim")
    return line


def _market(view: View, text: ItaliaText, say: Words) -> RenderableType:
    table = Table(box=None, padding=(0, 1), expand=False)
    table.add_column(say("italia-market"), width=13)
    table.add_column(say("italia-display"), width=66)
    for heading, width in (("italia-crate", 5), ("italia-bin", 4)):
        table.add_column(say(heading), width=max(width, len(say(heading))), justify="right")
    for shop in view.shops:
        display = Line()
        for i, token in enumerate(shop.display):
            display.append(", " if i else "", style="dim")
            if token is None:
                display.append(say("empty"), style="dim")
            else:
                display.append(text.ingredient(token.id)).append(f"\u00a0{token.price}{COIN}", style="bold")
        name = Line(text.shop(shop.name), style=SHOP_STYLE[shop.name])
        table.add_row(name, display, str(sum(shop.crate.values())), str(sum(shop.bin.values())))
    return table


def _decks(view: View, text: ItaliaText, say: Words) -> Line:
    line = _label(say("italia-decks"))
    for deck in view.decks:
        discarded = say("italia-discarded", count=len(deck.discards))
        line.append(f"{text.deck(deck.course)} {deck.left}").append(f" ({discarded}), ", style="dim")
    line.append(f"{text.deck('wine')} {view.wine_deck.left}")
    discarded = say("italia-discarded", count=len(view.wine_deck.discards))
    return line.append(f" ({discarded})", style="dim")


def _bonus_board(board: BonusBoard, text: ItaliaText, say: Words) -> RenderableType:
    table = Table(box=None, padding=(0, 1))
    table.add_column(say("italia-bonus-card"), width=22)
    table.add_column(say("italia-cost"), width=max(4, len(say("italia-cost"))), justify="right")
    table.add_column(say("italia-effect"), width=66)
    for card in board.cards:
        table.add_row(escape(text.bonus(card.id)), f"{card.cost}{COIN}", escape(text.bonus_effect(card.id)))
    line = _label(say("italia-rooms"))
    for tile in board.room_tiles:
        line.append(f"{board.rooms[tile.id]} {text.room(tile.id)}")
        line.append(f" {tile.cost}{COIN} (+{tile.income}{COIN} {tile.prestige}{PRESTIGE})  ", style="dim")
    counts = {"cubes": board.cubes_in_pot, "cookbooks": board.cookbooks, "discards": len(board.discards)}
    line.append("\n" + say("italia-pot", **counts))
    return Group(table, line)


def _restaurant(seat: SeatView, view: View, text: ItaliaText, say: Words) -> RenderableType:
    """One restaurant: what it has won, its menu by course, cellar, shelf, cards and rooms."""
    table = Table.grid(padding=(0, 1))
    table.add_column(width=12, style="dim")
    table.add_column(width=80)
    for course, dishes in seat.menu.items():
        if dishes:
            table.add_row(text.deck(course), _dishes(dishes, text, say))
    if seat.cellar:
        table.add_row(say("italia-cellar"), Line(", ".join(_wine(wine, text) for wine in seat.cellar)))
    table.add_row(say("italia-shelf"), _shelf(seat, text, say))
    cards = ", ".join(f"{count} {text.deck(course)}" for course, count in seat.hand_sizes.items() if count)
    table.add_row(say("heading-hand"), cards or "-")
    if seat.bonus_cards:
        names = ((text.bonus(owned.card.id), owned.is_face_up) for owned in seat.bonus_cards)
        shown = ", ".join(name if is_face_up else say("italia-used", card=name) for name, is_face_up in names)
        table.add_row(say("italia-bonus-cards"), escape(shown))
    if seat.rooms:
        rooms = ", ".join(f"{count} {text.room(name)}" for name, count in seat.rooms.items())
        table.add_row(say("italia-rooms"), rooms)
    mark = "▶ " if seat.is_deciding else ""
    title = Line(f"{mark}{seat_letter(seat.seat)} {text.player(seat.seat)}", style=SEAT_STYLE[seat.seat])
    won = _won(seat, text, say)
    return Panel(table, title=title, subtitle=won, title_align="left", subtitle_align="left", width=100)


def _won(seat: SeatView, text: ItaliaText, say: Words) -> Line:
    rating = say("italia-rating-of", rating=seat.rating)
    line = Line(f"{rating} {TOQUE * seat.chef_level}  {STAR * seat.stars}{SPOON * seat.spoons}  ")
    if seat.food_token:
        line.append(f"[{text.category(seat.food_token)}]  ")
    if seat.specialty_token:
        line.append(f"[{text.specialty(seat.specialty_token)}]  ")
    coins = say("italia-hidden") if seat.coins is None else f"{seat.coins}{COIN}"
    income, prestige = f"{seat.income}{COIN}", f"{seat.prestige}{PRESTIGE}"
    line.append(say("italia-coins", coins=coins))
    line.append("  " + say("italia-income-of", income=income))
    line.append("  " + say("italia-prestige-of", prestige=prestige))
    if seat.cubes:
        line.append("  " + say("italia-cubes", cubes=seat.cubes))
    if seat.points is not None:
        line.append("  " + say("italia-score-now", points=seat.points), style="bold")
    if seat.has_bid:
        line.append("  " + (say("italia-has-bid") if seat.bid is None else say("italia-bid", bid=f"{seat.bid}{COIN}")))
    return line


def _dishes(dishes: list[MenuRecipe], text: ItaliaText, say: Words) -> Line:
    line = Line()
    for i, dish in enumerate(dishes):
        line.append(", " if i else "")
        line.append("+" if dish.is_new else "").append(text.dish(dish.recipe.id), style="bold")
        line.append(f" {dish.recipe.prestige}{PRESTIGE} {dish.recipe.income}{COIN}")
        line.append(f" {_icons(dish.recipe, say)}", style="dim")
        line.append(f" {say('italia-with-wine')}" if dish.has_wine else "", style="italic")
        line.append(f" {say('italia-served')}" if dish.is_presented else "", style="reverse")
    return line


def _icons(recipe: Recipe, say: Words) -> str:
    """Food category and specialty, in words."""
    icons = [say(f"italia-category-{recipe.category}")] if recipe.category != "none" else []
    icons += [say(f"italia-specialty-{recipe.specialty}")] if recipe.specialty != "none" else []
    return f"[{', '.join(icons)}]" if icons else ""


def _wine(wine: Wine, text: ItaliaText) -> str:
    return f"{text.wine(wine.id)} {wine.prestige}{PRESTIGE} {wine.income}{COIN}"


def _shelf(seat: SeatView, text: ItaliaText, say: Words) -> str:
    names = ", ".join(text.ingredient(token.id) for token in seat.shelf)
    used, places = len(seat.shelf), seat.shelf_spaces
    limit = say("italia-no-limit") if places is None else say("italia-places", used=used, places=places)
    return f"{names or '-'} ({limit})"


def _hand(seat: SeatView, text: ItaliaText, say: Words) -> RenderableType:
    """Your own recipes: their ingredients, and those that are on the shelf already."""
    assert seat.hand is not None
    shelf = Counter(token.id for token in seat.shelf)
    return _cards(say("italia-your-recipes"), seat.hand, shelf, text, say)


def _looked(view: View, text: ItaliaText, say: Words) -> RenderableType:
    assert view.seat is not None
    if view.looked_wines:
        wines = Table(box=None, padding=(0, 1), title=say("italia-looking"), title_justify="left")
        for heading in ("italia-wine", "italia-cost", "italia-income", "italia-prestige"):
            wines.add_column(say(heading))
        for wine in view.looked_wines:
            wines.add_row(
                text.wine(wine.id), f"{wine.cost}{COIN}", f"{wine.income}{COIN}", f"{wine.prestige}{PRESTIGE}"
            )
        return wines
    shelf = Counter(token.id for token in view.seats[view.seat].shelf)
    return _cards(say("italia-looking"), view.looked_recipes, shelf, text, say)


def _cards(title: str, recipes: list[Recipe], shelf: Counter[str], text: ItaliaText, say: Words) -> RenderableType:
    table = Table(box=None, padding=(0, 1), title=title, title_justify="left")
    for heading, width in (("italia-course", 12), ("italia-recipe", 30), ("italia-needs", 34)):
        table.add_column(say(heading), width=width)
    table.add_column("", width=5)
    table.add_column("", width=8)
    for recipe in recipes:
        left, needs = shelf.copy(), Line()
        for i, name in enumerate(recipe.ingredients):
            has_it = left[name] > 0
            left[name] -= 1
            needs.append(", " if i else "").append(text.ingredient(name) + ("✓" if has_it else ""))
        worth = f"{recipe.prestige}{PRESTIGE} {recipe.income}{COIN}"
        table.add_row(text.deck(recipe.course), text.dish(recipe.id), needs, TOQUE * recipe.toques, worth)
    return table


if __name__ == "__main__":
    from rich.console import Console

    from toque.core.kernel import rng
    from toque.games.italia import GAME
    from toque.games.italia.words.view import view

    generator = rng.generator("demo")
    state = GAME.new_state(generator, 3, GAME.options(advanced=True))
    GAME.play_randomly(state, generator, GAME.array(GAME.action_count), 90)
    Console(width=100).print(draw(view(state, GAME.actors(state)[0]), ItaliaText("en")))
