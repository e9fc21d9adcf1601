"""The rulebook of Ristorante Italia as kernel functions: `setup`, `legal`, `refusal` and `apply`.

What can be asked (`state.PHASE_NAMES`), in the order of a season, and the module that plays it:

    ACTION       turn          two actions, or cards that need none (I6)
    RECIPE       recipes       which of the looked-at recipes to keep (I9)
    WINE         wines         which of the looked-at wines to buy (I10)
    CELLAR       wines         what to pour away for a new wine (I11)
    MARKET       market        the rest of a market action (I12)
    SHELF        market        what to drop from a full shelf (I13)
    CRATE_OFFER  bonus         the purchase that comes with a crate card (I40)
    ROOM         bonus         which room to give up for a new one (I41)
    RESTOCK      market        Negozio di fiducia (I53)
    COOK         cook          recipes for the menu (I15)
    REPLACE      cook          which recipe of a full course goes (I16)
    DINNER       guide         the dinner of the guide (I21)
    CATEGORY     guide         which food token, if several fit (I23)
    PLAY_CUBES   cubes         special-touch cubes (I38)
    BID          bids          secret bids for the VIP (I19)
    TIE          ties          Foto del presidente (I50)
    OVER         calendar      the game is settled (I32)

`calendar` strings them together, `season` begins a season, `scorings` count and hand out what there is to win.
"""

from .apply import apply
from .legal import legal
from .refusal import refusal
from .setup import setup

__all__ = ["apply", "legal", "refusal", "setup"]
