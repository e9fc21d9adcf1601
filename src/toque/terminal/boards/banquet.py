"""Banquet Royal in the terminal: the royal table as a hexagon of words, the players beside it, your menus below."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from toque.core.words.text import Words, words
from toque.games.banquet.words.text import BanquetText
from toque.games.banquet.words.view import Cell, Deck, HandPlace, Menu, SeatView, View
from toque.terminal.style import SEAT_STYLE, seat_letter

CELL_WIDTH = 8
STYLE = {
    "salad": "#1b1b1b on #a3c586",
    "fruit_salad": "#1b1b1b on #e3a6b9",
    "charlotte": "#1b1b1b on #f2ddb0",
    "burger": "#1b1b1b on #d99a5b",
    "toque": "bold #1b1b1b on white",
}
CLOCHE_STYLE = "#1b1b1b on #b9bec4"
CROWN = "♛"


def draw(view: View, text: BanquetText) -> RenderableType:
    """The whole table as one seat sees it."""
    say = words("terminal", text.language)
    table = Table.grid(padding=(0, 2))
    table.add_row(_hexagon(view, say), _side(view, say))
    parts: list[RenderableType] = [table, _seats(view, text, say)]
    parts += [_discards(deck, say) for deck in view.decks if deck.discards]
    if view.seat is not None:
        parts.append(_hand(view.seats[view.seat], text, say))
    return Group(*parts)


def _hexagon(view: View, say: Words) -> Line:
    drawing = Line()
    for r in range(-3, 4):
        row = [cell for cell in view.cells if cell.r == r]
        indent = " " * (abs(r) * CELL_WIDTH // 2)
        for part in ([_content(cell, say) for cell in row], [_name(cell) for cell in row]):
            drawing.append(indent).append_text(Line().join(part)).append("\n")
    return drawing


def _short(dish: str, say: Words) -> str:
    """A dish in a word that fits a cell."""
    return say(f"banquet-short-{dish}")


def _content(cell: Cell, say: Words) -> Line:
    if cell.is_bouquet:
        return _tile("❀ ❀ ❀", "bright_red")
    if cell.has_cloche:
        return _tile(f"({_short(cell.order, say)})" if cell.order else say("banquet-cloche"), CLOCHE_STYLE)
    if cell.piece is None:
        return _tile("·", "dim")
    mark = "›" if cell.is_newest else ""
    if cell.owner is not None:
        return _tile(mark + say("banquet-toque-of", letter=seat_letter(cell.owner)), SEAT_STYLE[cell.owner])
    return _tile(mark + _short(cell.piece, say), STYLE[cell.piece])


def _tile(label: str, style: str) -> Line:
    label = label.center(CELL_WIDTH - 1)
    return Line.assemble((label, style), " " * (CELL_WIDTH - len(label)))


def _name(cell: Cell) -> Line:
    return Line(cell.name.center(CELL_WIDTH - 1) + " ", style="dim")


def _side(view: View, say: Words) -> RenderableType:
    side = Table.grid(padding=(0, 1))
    side.add_row(f"[bold]{say('banquet-kitchen')}[/bold]")
    for dish, left in view.kitchen.items():
        side.add_row(_tile(_short(dish, say), STYLE[dish]), say("banquet-left", count=left))
    side.add_row("")
    side.add_row(f"[bold]{say('banquet-menus')}[/bold]")
    for deck in view.decks:
        side.add_row(CROWN * deck.crowns, say("banquet-left", count=deck.left))
    return side


def _seats(view: View, text: BanquetText, say: Words) -> RenderableType:
    table = Table(box=None, padding=(0, 2))
    table.add_column("")
    for heading in ("heading-player", "banquet-toques", "banquet-orders", "heading-hand", "banquet-validated"):
        table.add_column(say(heading))
    for seat in view.seats:
        orders = ", ".join(_short(dish, say) for dish, count in seat.orders.items() for _ in range(count))
        crowns = sorted((menu.crowns for menu in seat.validated), reverse=True)
        table.add_row(
            "▶" if seat.is_deciding else " ",
            Line(f" {seat_letter(seat.seat)} {text.player(seat.seat)} ", style=SEAT_STYLE[seat.seat]),
            str(seat.toques),
            orders or "-",
            " ".join("-" if place.is_empty else CROWN * place.crowns for place in seat.hand),
            " ".join(CROWN * count for count in crowns) or "-",
        )
    return table


def _discards(deck: Deck, say: Words) -> Line:
    """Discarded menus lie face up (B16)."""
    menus = ["–".join(_short(symbol, say) for symbol in menu.symbols) for menu in deck.discards]
    return Line("  " + say("banquet-discarded", crowns=CROWN * deck.crowns, menus=", ".join(menus)), style="dim")


def _hand(seat: SeatView, text: BanquetText, say: Words) -> RenderableType:
    return Columns([_menu_panel(place, text, say) for place in seat.hand], padding=(0, 1))


def _menu_panel(place: HandPlace, text: BanquetText, say: Words) -> RenderableType:
    crowns = CROWN * place.crowns
    if place.menu is None:
        return Panel(say("empty"), title=crowns)
    title = say("banquet-complete", crowns=crowns) if place.is_completed else crowns
    return Panel(_symbols(place.menu, text), title=title, border_style="bold green" if place.is_completed else "dim")


def _symbols(menu: Menu, text: BanquetText) -> Line:
    line = Line()
    for i, symbol in enumerate(menu.symbols):
        line.append(" " if i else "").append(f" {text.piece(symbol)} ", style=STYLE[symbol])
    return line


if __name__ == "__main__":
    from rich.console import Console

    from toque.core.kernel import rng
    from toque.games.banquet import GAME
    from toque.games.banquet.words.view import view

    generator = rng.generator("demo")
    state = GAME.new_state(generator, 3, GAME.options())
    GAME.play_randomly(state, generator, GAME.array(GAME.action_count), 40)
    Console().print(draw(view(state, 0), BanquetText("en")))
