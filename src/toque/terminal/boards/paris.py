"""Dinner in Paris in the terminal: the square with its restaurants, the cards beside it, the players below.

Every cell is three characters wide. A restaurant shows its owner's letter and its number, a terrace its owner's
letter and its category; seats are told by letter, and by colour only besides.
"""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from toque.games.paris.components import Objective
from toque.games.paris.text import ParisText
from toque.games.paris.view import Hand, Restaurant, Seat, View

SIZE = 20
COLUMNS = "ABCDEFGHIJKLMNOPQRST"
SEAT_STYLE = ("bold #1b1b1b on #56b4e9", "bold #1b1b1b on #e69f00", "bold white on #00795a", "bold #1b1b1b on #cc79a7")
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
LEGEND = "v pigeon  ~ fountain  * flower bed  = band  ¡ street light  › can grow here"


def draw(view: View, text: ParisText) -> RenderableType:
    """The whole table as one seat sees it."""
    board = _square(view)
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, min_width=max(map(len, board.plain.split("\n"))))
    table.add_row(board, _side(view, text))
    parts: list[RenderableType] = [table, Line(LEGEND, style="dim"), _seats(view, text), _standing(view)]
    hand = view.seats[view.seat].hand if view.seat is not None else None
    if hand is not None:
        parts.append(_hand(hand, view, text))
    return Group(*parts)


def seat_letter(seat: int) -> str:
    """A seat's letter: it is never told by its colour alone."""
    return "ABCD"[seat]


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
    """What lies on the ground, by cell."""
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


def _side(view: View, text: ParisText) -> RenderableType:
    """Cards and piles, and what is common to all."""
    side = Line()
    side.append(f"Round {view.round}", style="bold")
    if view.end_trigger:
        side.append("  last round!", style="bold red")
    side.append("\nRow\n", style="bold")
    for card in view.row:
        side.append(f" {text.card(card)}\n")
    side.append(f"deck {view.deck_left}, discards {sum(view.discards.values())}\n", style="dim")
    side.append("Majorities\n", style="bold")
    side.append(f" {'/'.join(map(str, view.majority.points))} points\n", style="dim")
    for name in view.majority.majorities:
        counts = " ".join(f"{seat_letter(seat.seat)}{seat.counts[name]}" for seat in view.seats)
        side.append(f" {name}: {counts}\n")
    side.append("Common objectives\n", style="bold")
    for objective in view.common:
        side.append(f" {_objective(objective, text)}\n")
    side.append(f"{view.objectives_left} more, {view.pigeons_left} pigeon cards\n", style="dim")
    side.append("Restaurants left\n", style="bold")
    for kind in view.supply:
        cost = " ".join(word[:3] for word in kind.cost)
        side.append(f" {kind.left} {kind.name[:12]} {kind.size}w +{kind.income} {kind.points}p\n    {cost}\n")
    return side


def _objective(objective: Objective, text: ParisText) -> str:
    mark = "✓ " if objective.is_met else ""
    drawing = f" {objective.target}" if objective.condition == "shape" else ""
    return f"{mark}{text.objective(objective)}{drawing}"


def _seats(view: View, text: ParisText) -> RenderableType:
    table = Table(box=None, padding=(0, 1))
    for heading in ("", "Player", "Income", "Cards", "Tiles taken (next cost)", "Points", "Goals", "Pigeons"):
        table.add_column(heading)
    for seat in view.seats:
        table.add_row(
            "▶" if seat.is_deciding else " ",
            Line(f" {seat_letter(seat.seat)} {text.player(seat.seat)} ", style=SEAT_STYLE[seat.seat]),
            str(seat.income),
            _cards_of(seat, text),
            "  ".join(f"{row.taken}/{row.tiles}({row.next_cost or '-'})" for row in seat.rows),
            str(sum(seat.points.values())),
            str(seat.objectives),
            f"{seat.pigeons_drawn}, {seat.pigeons_kept} kept",
        )
    return table


def _cards_of(seat: Seat, text: ParisText) -> str:
    known = ", ".join(_times(text.card(card), count) for card, count in seat.known_cards.items())
    return f"{seat.hidden_cards} hidden" + (f" + {known}" if known else "")


def _standing(view: View) -> RenderableType:
    """The restaurants that stand, as many to a line as fit."""
    line = Line()
    for restaurant in view.restaurants:
        line.append(_label(restaurant), style=SEAT_STYLE[restaurant.owner]).append(" ")
    return line


def _label(restaurant: Restaurant) -> str:
    intrude = f" intrudes({restaurant.covers_left})" if restaurant.is_intruding else ""
    return f" {seat_letter(restaurant.owner)}{restaurant.number} {restaurant.name} ×{restaurant.terraces}{intrude} "


def _hand(hand: Hand, view: View, text: ParisText) -> RenderableType:
    """One's own cards, pigeons and objectives, and how the turn stands."""
    turn = view.turn
    table = Table.grid(padding=(0, 2))
    table.add_row(
        "[bold]Your cards[/bold]", ", ".join(_times(text.card(c), n) for c, n in hand.cards.items()) or "none"
    )
    if hand.pigeons:
        kept = (
            _times(text.pigeon(pigeon), count) + (" (next turn)" if pigeon in hand.fresh else "")
            for pigeon, count in hand.pigeons.items()
        )
        table.add_row("[bold]Pigeons[/bold]", ", ".join(kept))
    table.add_row("[bold]Objectives[/bold]", "; ".join(_objective(card, text) for card in hand.objectives) or "none")
    if turn.seat == view.seat and view.phase not in ("over", "choose"):
        money = "" if turn.budget is None else f", {turn.budget} to spend"
        table.add_row("[bold]Turn[/bold]", f"actions left: {turn.actions_left}{money}")
    if turn.opening:
        paid = ", ".join(text.pigeon(card) if card == "one_less" else text.card(card) for card in turn.paid)
        table.add_row("[bold]Opening[/bold]", f"{text.restaurant(turn.opening)}: {paid or 'nothing paid yet'}")
    return table


def _times(name: str, count: int) -> str:
    return name if count == 1 else f"{count}× {name}"


if __name__ == "__main__":
    from rich.console import Console

    from toque.core import record, rng
    from toque.games.paris import GAME
    from toque.games.paris.view import view

    generator = rng.generator("demo")
    state = GAME.new_table(generator, 4, GAME.options())
    GAME.play_randomly(state, generator, record.array(GAME.action_count), 300)
    Console(width=100).print(draw(view(state, 0), ParisText("en")))
