"""How seats look in every drawing in the terminal: a colour and a letter each."""

from toque.core.types import Seat

SEAT_STYLE = (
    "bold #1b1b1b on #56b4e9",
    "bold #1b1b1b on #e69f00",
    "bold white on #00795a",
    "bold #1b1b1b on #cc79a7",
    "bold #1b1b1b on #f0e442",
    "bold #1b1b1b on #d55e00",
    "bold white on #0072b2",
    "bold #1b1b1b on #b9bec4",
)


def seat_letter(seat: Seat) -> str:
    """A seat's letter: colour alone must not mark a seat."""
    return "ABCDEFGH"[seat]
