"""The rulebook of Banquet Royal as kernel functions: `setup`, `legal`, `refusal` and `apply`.

The phases of a game, in order (`state.PHASE_NAMES`), and the module that plays each:

    PLACE_ORDERS  orders         the players lay the Royal Orders (etiquette only, B23)
    MEMORISE      orders         everybody looks at them (B7)
    PLACE         place, orders  step 1: place a piece or announce an order (B8 to B12)
    PENALTY       orders         Hell's kitchen after a wrong announcement (B25)
    MENU          menus          steps 2 and 3: validate a menu, or discard one, or neither (B13 to B16)
    DRAW          menus          step 4, if the player chooses the deck (B17)
    OVER          turn           all 36 spaces are filled (B18)
"""

from .apply import apply
from .legal import legal
from .refusal import refusal
from .setup import setup

__all__ = ["apply", "legal", "refusal", "setup"]
