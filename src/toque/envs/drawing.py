"""Pictures of a game through the eyes of a seat or a spectator: as text, as SVG, and as an array of pixels.

All three show the drawing of the terminal.
"""

import io
import re
from importlib import import_module
from unicodedata import normalize

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.style import Style

from toque.core.game import Game
from toque.core.types import Foreign, State
from toque.envs import missing
from toque.terminal.play import board_of

MODES = ("human", "ansi", "rgb_array", "svg")
"""`human` prints what `ansi` gives."""
COLUMNS, ROWS = 110, 60
"""The size of the picture in symbols; it never changes, so that pictures can become a film."""
CELL_WIDTH, CELL_HEIGHT, FONT_SIZE = 8, 16, 12
PAPER, INK, DIM_INK = (24, 24, 24), (220, 220, 220), (130, 130, 130)
LINES = {"─": "lr", "│": "tb", "╭": "rb", "╮": "lb", "╰": "tr", "╯": "tl", "├": "trb", "┤": "tlb", "┼": "tlrb"}
"""The sides of its cell that a line of a frame reaches."""
SIMPLER = {"×": "x", "·": ".", "–": "-", "›": ">", "¡": "!", "¢": "c"}
"""The font that Pillow brings has ASCII only; other signs become a diamond."""


def draw(game: Game, state: State, seat: int | None, mode: str) -> Foreign:
    """A picture of a state in one of the modes; None looks as a spectator."""
    console = _drawn(game, state, seat)
    if mode in ("human", "ansi"):
        return console.export_text(styles=True)
    if mode == "svg":
        return _without_web_fonts(console.export_svg(title=game.title, unique_id=game.name))
    return _pixels(console)


def _drawn(game: Game, state: State, seat: int | None) -> Console:
    console = Console(
        record=True,
        width=COLUMNS,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        legacy_windows=False,
        force_jupyter=False,
    )
    text = game.text("en").about(state)
    view = game.view(state, seat)
    console.print(board_of(game).draw(view, text))
    console.print(text.prompt(view), markup=False, highlight=False, style="bold")
    return console


def _without_web_fonts(svg: str) -> str:
    """Rich names fonts on a server; a picture is to stand on its own."""
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)


def _pixels(console: Console) -> NDArray[np.uint8]:
    try:
        image = import_module("PIL.Image").new("RGB", (COLUMNS * CELL_WIDTH, ROWS * CELL_HEIGHT), PAPER)
        pen = import_module("PIL.ImageDraw").Draw(image)
        font = import_module("PIL.ImageFont").load_default(FONT_SIZE)
    except ImportError:
        raise missing("pillow", "render") from None
    for column, row, symbol, style in _symbols(console):
        if row < ROWS and column < COLUMNS:
            _put(pen, font, column * CELL_WIDTH, row * CELL_HEIGHT, symbol, style)
    return np.asarray(image, np.uint8).copy()


def _symbols(console: Console) -> Foreign:
    """Every symbol that was printed, with its place and style."""
    column = row = 0
    for segment in console._record_buffer:
        for symbol in segment.text:
            if symbol == "\n":
                column, row = 0, row + 1
            else:
                yield column, row, symbol, segment.style or Style()
                column += 1


def _put(pen: Foreign, font: Foreign, x: int, y: int, symbol: str, style: Style) -> None:
    """Draw a symbol into its cell."""
    if style.bgcolor and not style.bgcolor.is_default:
        pen.rectangle((x, y, x + CELL_WIDTH - 1, y + CELL_HEIGHT - 1), fill=tuple(style.bgcolor.get_truecolor()))
    colour: tuple[int, ...] = DIM_INK if style.dim else INK
    if style.color and not style.color.is_default:
        colour = tuple(style.color.get_truecolor())
    plain = SIMPLER.get(symbol) or normalize("NFD", symbol)[0]
    if symbol in LINES:
        _line(pen, x, y, LINES[symbol], colour)
    elif plain.isascii():
        pen.text((x + CELL_WIDTH / 2, y + CELL_HEIGHT / 2), plain, fill=colour, font=font, anchor="mm")
    else:
        middle = x + CELL_WIDTH // 2, y + CELL_HEIGHT // 2
        pen.regular_polygon((*middle, CELL_WIDTH // 2), 4, rotation=45, fill=colour)


def _line(pen: Foreign, x: int, y: int, sides: str, colour: tuple[int, ...]) -> None:
    middle = x + CELL_WIDTH // 2, y + CELL_HEIGHT // 2
    ends = {
        "l": (x, middle[1]),
        "r": (x + CELL_WIDTH - 1, middle[1]),
        "t": (middle[0], y),
        "b": (middle[0], y + CELL_HEIGHT - 1),
    }
    for side in sides:
        pen.line((middle, ends[side]), fill=colour)
