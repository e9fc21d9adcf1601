"""Ristorante Italia in the terminal: calendar, rating track, market, bonus board, restaurants, and one's own cards."""

from collections import Counter
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from toque.games.italia.cards import Recipe, Wine
from toque.games.italia.text import ItaliaText
from toque.games.italia.view import BonusBoard, MenuRecipe, Seat, View

SEAT_STYLE = (
    "bold #1b1b1b on #56b4e9",
    "bold #1b1b1b on #e69f00",
    "bold white on #00795a",
    "bold #1b1b1b on #cc79a7",
    "bold #1b1b1b on #f0e442",
)
SHOP_STYLE = {
    "butcher": "red",
    "greengrocer": "green",
    "fruit": "yellow",
    "fishmonger": "blue",
    "grocery": "white",
}
CALENDAR = ("Actions", "Actions", "Actions", "Critic", "VIP", "Income")
LAST_SEASON = ("Actions", "Actions", "Actions", "Guide", "VIP", "Economy prize", "Contest")
SEASONS = 4
TOQUE, STAR, SPOON, COIN, PRESTIGE = "♨", "★", "⚲", "¢", "◆"
LEGEND = f"{COIN} coins  {PRESTIGE} prestige  {TOQUE} toques  {STAR} star  {SPOON} golden spoon  + new this season"


def draw(view: View, text: ItaliaText) -> RenderableType:
    """The whole table as one seat sees it."""
    parts: list[RenderableType] = [_calendar(view), _track(view), _market(view, text), _decks(view, text)]
    if view.board is not None:
        parts.append(_bonus_board(view.board, text))
    parts += [_restaurant(seat, view, text) for seat in view.seats]
    if view.seat is not None and view.seats[view.seat].hand:
        parts.append(_hand(view.seats[view.seat], text))
    if view.looked_recipes or view.looked_wines:
        parts.append(_looked(view, text))
    parts.append(Line(LEGEND, style="dim"))
    return Group(*parts)


def seat_letter(seat: int) -> str:
    """A seat's letter: it is never told by its colour alone."""
    return "ABCDE"[seat]


def _letters(seats: Iterable[int]) -> Line:
    line = Line()
    for seat in seats:
        line.append(seat_letter(seat), style=SEAT_STYLE[seat])
    return line


def _calendar(view: View) -> Line:
    """Where the season stands, and the turn order."""
    steps = LAST_SEASON if view.season == SEASONS else CALENDAR
    line = Line(f"Season {view.season} of {SEASONS}  ", style="bold")
    now = _step_now(view)
    for step, name in enumerate(steps):
        line.append(f"[{name}]" if step == now else name, style="reverse" if step == now else "dim").append(" ")
    return line.append("  order ").append_text(_letters(view.turn_order))


def _step_now(view: View) -> int:
    if view.phase == "over":
        return -1
    if view.scoring == "contest":
        return 6
    if view.phase == "bid" or view.scoring in ("vip", "economy"):
        return 5 if view.scoring == "economy" else 4
    if view.phase in ("cook", "replace", "dinner", "category", "cubes", "tie"):
        return 3
    return view.action_phase - 1


def _track(view: View) -> Line:
    """The rating track with the markers on it."""
    line = Line("Rating   ", style="bold")
    for value in view.track:
        line.append(f"{value}")
        line.append_text(_letters(seat.seat for seat in view.seats if seat.rating == value))
        line.append(" · " if value != view.track[-1] else "", style="dim")
    return line


def _market(view: View, text: ItaliaText) -> RenderableType:
    table = Table(box=None, padding=(0, 1), expand=False)
    for heading, width in (("Market", 13), ("on display", 66), ("crate", 5), ("bin", 4)):
        table.add_column(heading, width=width, justify="right" if width < 10 else "left")
    for shop in view.shops:
        display = Line()
        for i, token in enumerate(shop.display):
            display.append(", " if i else "", style="dim")
            if token is None:
                display.append("(empty)", style="dim")
            else:
                display.append(text.ingredient(token.id)).append(f"\u00a0{token.price}{COIN}", style="bold")
        name = Line(text.shop(shop.name), style=SHOP_STYLE[shop.name])
        table.add_row(name, display, str(sum(shop.crate.values())), str(sum(shop.bin.values())))
    return table


def _decks(view: View, text: ItaliaText) -> Line:
    line = Line("Decks    ", style="bold")
    for deck in view.decks:
        line.append(f"{text.deck(deck.course)} {deck.left}").append(f" ({len(deck.discards)} discarded), ", style="dim")
    line.append(f"{text.deck('wine')} {view.wine_deck.left}")
    return line.append(f" ({len(view.wine_deck.discards)} discarded)", style="dim")


def _bonus_board(board: BonusBoard, text: ItaliaText) -> RenderableType:
    table = Table(box=None, padding=(0, 1))
    for heading, width in (("Bonus card", 22), ("cost", 4), ("effect", 66)):
        table.add_column(heading, width=width, justify="right" if heading == "cost" else "left")
    for card in board.cards:
        table.add_row(escape(text.bonus(card.id)), f"{card.cost}{COIN}", escape(text.bonus_effect(card.id)))
    line = Line("Rooms    ", style="bold")
    for tile in board.room_tiles:
        line.append(f"{board.rooms[tile.id]} {text.room(tile.id)}")
        line.append(f" {tile.cost}{COIN} (+{tile.income}{COIN} {tile.prestige}{PRESTIGE})  ", style="dim")
    line.append(f"\nCubes in the pot {board.cubes_in_pot}, cookbooks {board.cookbooks}, ")
    line.append(f"discarded bonus cards {len(board.discards)}")
    return Group(table, line)


def _restaurant(seat: Seat, view: View, text: ItaliaText) -> RenderableType:
    """One restaurant: what it has won, its menu by course, cellar, shelf, cards and rooms."""
    table = Table.grid(padding=(0, 1))
    table.add_column(width=12, style="dim")
    table.add_column(width=80)
    for course, dishes in seat.menu.items():
        if dishes:
            table.add_row(text.deck(course), _dishes(dishes, text))
    if seat.cellar:
        table.add_row("Cellar", Line(", ".join(_wine(wine, text) for wine in seat.cellar)))
    table.add_row("Shelf", _shelf(seat, text))
    cards = ", ".join(f"{count} {text.deck(course)}" for course, count in seat.hand_sizes.items() if count)
    table.add_row("Hand", cards or "-")
    if seat.bonus_cards:
        names = (text.bonus(owned.card.id) + ("" if owned.is_face_up else " (used)") for owned in seat.bonus_cards)
        table.add_row("Bonus cards", escape(", ".join(names)))
    if seat.rooms:
        table.add_row("Rooms", ", ".join(f"{count} {text.room(name)}" for name, count in seat.rooms.items()))
    mark = "▶ " if seat.is_deciding else ""
    title = Line(f"{mark}{seat_letter(seat.seat)} {text.player(seat.seat)}", style=SEAT_STYLE[seat.seat])
    return Panel(table, title=title, subtitle=_won(seat, text), title_align="left", subtitle_align="left", width=100)


def _won(seat: Seat, text: ItaliaText) -> Line:
    line = Line(f"rating {seat.rating} {TOQUE * seat.chef_level}  {STAR * seat.stars}{SPOON * seat.spoons}  ")
    for token in (seat.food_token and text.category(seat.food_token), seat.specialty_token):
        if token:
            line.append(f"[{token}]  ")
    coins = "hidden" if seat.coins is None else f"{seat.coins}{COIN}"
    line.append(f"coins {coins}  income {seat.income}{COIN}  prestige {seat.prestige}{PRESTIGE}")
    if seat.cubes:
        line.append(f"  cubes {seat.cubes}")
    if seat.points is not None:
        line.append(f"  score now {seat.points}", style="bold")
    if seat.has_bid:
        line.append("  has bid" if seat.bid is None else f"  bid {seat.bid}{COIN}")
    return line


def _dishes(dishes: list[MenuRecipe], text: ItaliaText) -> Line:
    line = Line()
    for i, dish in enumerate(dishes):
        line.append(", " if i else "")
        line.append("+" if dish.is_new else "").append(text.dish(dish.recipe.id), style="bold")
        line.append(f" {dish.recipe.prestige}{PRESTIGE} {dish.recipe.income}{COIN}")
        line.append(f" {_icons(dish.recipe)}", style="dim")
        line.append(" with its wine" if dish.has_wine else "", style="italic")
        line.append(" (served)" if dish.is_presented else "", style="reverse")
    return line


def _icons(recipe: Recipe) -> str:
    """Food category and specialty, in words."""
    category = "any food" if recipe.category == "all" else recipe.category
    icons = [icon for icon in (category, recipe.specialty) if icon != "none"]
    return f"[{', '.join(icons)}]" if icons else ""


def _wine(wine: Wine, text: ItaliaText) -> str:
    return f"{text.wine(wine.id)} {wine.prestige}{PRESTIGE} {wine.income}{COIN}"


def _shelf(seat: Seat, text: ItaliaText) -> str:
    names = ", ".join(text.ingredient(token.id) for token in seat.shelf)
    limit = "no limit" if seat.shelf_spaces is None else f"{len(seat.shelf)} of {seat.shelf_spaces}"
    return f"{names or '-'} ({limit})"


def _hand(seat: Seat, text: ItaliaText) -> RenderableType:
    """One's own recipes: what they need, and what is on the shelf already."""
    assert seat.hand is not None
    shelf = Counter(token.id for token in seat.shelf)
    return _cards("Your recipes", seat.hand, shelf, text)


def _looked(view: View, text: ItaliaText) -> RenderableType:
    assert view.seat is not None
    if view.looked_wines:
        wines = Table(box=None, padding=(0, 1), title="You look at", title_justify="left")
        for heading in ("wine", "cost", "income", "prestige"):
            wines.add_column(heading)
        for wine in view.looked_wines:
            wines.add_row(
                text.wine(wine.id), f"{wine.cost}{COIN}", f"{wine.income}{COIN}", f"{wine.prestige}{PRESTIGE}"
            )
        return wines
    shelf = Counter(token.id for token in view.seats[view.seat].shelf)
    return _cards("You look at", view.looked_recipes, shelf, text)


def _cards(title: str, recipes: list[Recipe], shelf: Counter[str], text: ItaliaText) -> RenderableType:
    table = Table(box=None, padding=(0, 1), title=title, title_justify="left")
    for heading, width in (("course", 12), ("recipe", 30), ("needs (✓ on the shelf)", 34), ("", 5), ("", 8)):
        table.add_column(heading, width=width)
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

    from toque.core import record, rng
    from toque.games.italia import GAME
    from toque.games.italia.view import view

    generator = rng.generator("demo")
    state = GAME.new_table(generator, 3, GAME.options(advanced=True))
    GAME.play_randomly(state, generator, record.array(GAME.action_count), 90)
    Console(width=100).print(draw(view(state, GAME.actors(state)[0]), ItaliaText("en")))
