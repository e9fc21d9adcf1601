"""Dinner in Paris in the terminal: the square with its restaurants, the cards beside it, the players below.

Every cell is three characters wide. A restaurant shows its owner's letter and its number, a terrace its owner's
letter and its category; seats differ by letter, and by colour too.
"""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from toque.core.words.text import Words, words
from toque.games.paris.words.cards import Objective
from toque.games.paris.words.text import ParisText
from toque.games.paris.words.view import Hand, Restaurant, SeatView, View
from toque.terminal.style import SEAT_STYLE, seat_letter

SIZE = 20
COLUMNS = "ABCDEFGHIJKLMNOPQRST"
GROUND = {
    ".": (" · ", "dim"),
    "p": (" v ", "bold #b08a00"),
    "O": ("~~~", "#1b1b1b on #8fc7e8"),
    "F": ("***", "#1b1b1b on #e3a6b9"),
    "B": ("===", "#1b1b1b on #c9b38c"),
    "L": (" ¡ ", "bold #1b1b1b on #f2e394"),
    "#": ("   ", "on #4a4a4a"),
    " ": ("   ", ""),
}
SHORT_CARD, SHORT_NAME = 3, 12


def draw(view: View, text: ParisText) -> RenderableType:
    """The whole table as one seat sees it."""
    say = words("terminal", text.language)
    board = _square(view)
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, min_width=max(map(len, board.plain.split("\n"))))
    table.add_row(board, _side(view, text, say))
    legend = Line(say("paris-legend"), style="dim")
    parts: list[RenderableType] = [table, legend, _seats(view, text, say), _standing(view, say)]
    hand = view.seats[view.seat].hand if view.seat is not None else None
    if hand is not None:
        parts.append(_hand(hand, view, text, say))
    return Group(*parts)


def _square(view: View) -> Line:
    """The board, with letters above and numbers beside it; only the rows and columns that are in play."""
    marks = _marks(view)
    rows = [y for y in range(SIZE) if view.square[y].strip()]
    drawing = Line("   " + "".join(f" {COLUMNS[x]} " for x in rows) + "\n", style="dim")
    for y in rows:
        drawing.append(f"{y + 1:>2} ", style="dim")
        for x in rows:
            label, style = marks.get(f"{COLUMNS[x]}{y + 1}", GROUND.get(view.square[y][x], GROUND["."]))
            drawing.append(label, style=style)
        drawing.append("\n")
    return drawing


def _marks(view: View) -> dict[str, tuple[str, str]]:
    """The terraces and restaurants, by cell."""
    category = {restaurant.number: restaurant.category for restaurant in view.restaurants}
    marks: dict[str, tuple[str, str]] = {}
    if view.seat is not None:
        for restaurant in view.restaurants:
            if restaurant.owner == view.seat and restaurant.next_cost is not None:
                marks.update({cell: (" › ", "bold") for cell in restaurant.spots if not _is_pigeon(view, cell)})
    for restaurant in view.restaurants:
        for cell in restaurant.cells:
            marks[cell] = (f"{seat_letter(restaurant.owner)}{restaurant.number:<2}", SEAT_STYLE[restaurant.owner])
    for terrace in view.terraces:
        label = f"{seat_letter(terrace.owner).lower()}{category[terrace.restaurant]} "
        marks[terrace.cell] = (label, SEAT_STYLE[terrace.owner])
    return marks


def _is_pigeon(view: View, cell: str) -> bool:
    return view.square[int(cell[1:]) - 1][COLUMNS.index(cell[0])] == "p"


def _side(view: View, text: ParisText, say: Words) -> RenderableType:
    """Cards and piles, and what is common to all."""
    side = Line()
    side.append(say("paris-round", round=view.round), style="bold")
    if view.end_trigger:
        side.append("  " + say("paris-last-round"), style="bold red")
    side.append(f"\n{say('paris-row')}\n", style="bold")
    for card in view.row:
        side.append(f" {text.card(card)}\n")
    deck = say("paris-deck", left=view.deck_left, discards=sum(view.discards.values()))
    side.append(f"{deck}\n", style="dim")
    side.append(f"{say('paris-majorities')}\n", style="bold")
    points = say("paris-majority-points", points="/".join(map(str, view.majority.points)))
    side.append(f" {points}\n", style="dim")
    for name in view.majority.majorities:
        counts = " ".join(f"{seat_letter(seat.seat)}{seat.counts[name]}" for seat in view.seats)
        side.append(f" {say(f'paris-majority-{name}')}: {counts}\n")
    side.append(f"{say('paris-common-objectives')}\n", style="bold")
    for objective in view.common:
        side.append(f" {_objective(objective, text)}\n")
    more = say("paris-more", objectives=view.objectives_left, pigeons=view.pigeons_left)
    side.append(f"{more}\n", style="dim")
    side.append(f"{say('paris-restaurants-left')}\n", style="bold")
    for kind in view.supply:
        cost = " ".join(text.card(ingredient)[:SHORT_CARD] for ingredient in kind.cost)
        facts = {"left": kind.left, "size": kind.size, "income": kind.income, "points": kind.points}
        side.append(f" {say('paris-restaurant', name=kind.name[:SHORT_NAME], **facts)}\n    {cost}\n")
    return side


def _objective(objective: Objective, text: ParisText) -> str:
    mark = "✓ " if objective.is_met else ""
    drawing = f" {objective.target}" if objective.condition == "shape" else ""
    return f"{mark}{text.objective(objective)}{drawing}"


def _seats(view: View, text: ParisText, say: Words) -> RenderableType:
    table = Table(box=None, padding=(0, 1))
    table.add_column("")
    for heading in ("heading-player", "paris-income", "paris-cards", "paris-tiles", "points", "paris-goals"):
        table.add_column(say(heading))
    table.add_column(say("paris-pigeons"))
    for seat in view.seats:
        table.add_row(
            "▶" if seat.is_deciding else " ",
            Line(f" {seat_letter(seat.seat)} {text.player(seat.seat)} ", style=SEAT_STYLE[seat.seat]),
            str(seat.income),
            _cards_of(seat, text, say),
            "  ".join(f"{row.taken}/{row.tiles}({row.next_cost or '-'})" for row in seat.rows),
            str(sum(seat.points.values())),
            str(seat.objectives),
            say("paris-kept", drawn=seat.pigeons_drawn, kept=seat.pigeons_kept),
        )
    return table


def _cards_of(seat: SeatView, text: ParisText, say: Words) -> str:
    known = ", ".join(_times(text.card(card), count) for card, count in seat.known_cards.items())
    if known:
        return say("paris-hidden-and-known", count=seat.hidden_cards, known=known)
    return say("paris-hidden", count=seat.hidden_cards)


def _standing(view: View, say: Words) -> RenderableType:
    """The open restaurants, as many on a line as fit."""
    line = Line()
    for restaurant in view.restaurants:
        line.append(_label(restaurant, say), style=SEAT_STYLE[restaurant.owner]).append(" ")
    return line


def _label(restaurant: Restaurant, say: Words) -> str:
    intrude = " " + say("paris-intrudes", count=restaurant.covers_left) if restaurant.is_intruding else ""
    return f" {seat_letter(restaurant.owner)}{restaurant.number} {restaurant.name} ×{restaurant.terraces}{intrude} "


def _hand(hand: Hand, view: View, text: ParisText, say: Words) -> RenderableType:
    """Your own cards, pigeons and objectives, and the state of the turn."""
    turn = view.turn
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold")
    cards = ", ".join(_times(text.card(card), count) for card, count in hand.cards.items())
    table.add_row(say("paris-your-cards"), cards or say("none"))
    if hand.pigeons:
        kept = {pigeon: _times(text.pigeon(pigeon), count) for pigeon, count in hand.pigeons.items()}
        kept |= {pigeon: say("paris-next-turn", pigeon=kept[pigeon]) for pigeon in hand.fresh if pigeon in kept}
        table.add_row(say("paris-pigeons"), ", ".join(kept.values()))
    table.add_row(say("paris-objectives"), "; ".join(_objective(card, text) for card in hand.objectives) or say("none"))
    if turn.seat == view.seat and view.phase not in ("over", "choose"):
        message = "paris-actions-left" if turn.budget is None else "paris-to-spend"
        table.add_row(say("paris-turn"), say(message, count=turn.actions_left, money=turn.budget or 0))
    if turn.opening:
        paid = ", ".join(text.pigeon(card) if card == "one_less" else text.card(card) for card in turn.paid)
        table.add_row(say("paris-opening"), f"{text.restaurant(turn.opening)}: {paid or say('paris-nothing-paid')}")
    return table


def _times(name: str, count: int) -> str:
    return name if count == 1 else f"{count}× {name}"


if __name__ == "__main__":
    from rich.console import Console

    from toque.core.kernel import rng
    from toque.games.paris import GAME
    from toque.games.paris.words.view import view

    generator = rng.generator("demo")
    state = GAME.new_state(generator, 4, GAME.options())
    GAME.play_randomly(state, generator, GAME.array(GAME.action_count), 300)
    Console(width=100).print(draw(view(state, 0), ParisText("en")))
