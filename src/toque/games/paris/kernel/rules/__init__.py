"""The rulebook of Dinner in Paris as kernel functions: `setup`, `legal`, `refusal` and `apply`.

The phases, in order (`state.PHASE_NAMES`), and the module that plays each:

    CHOOSE    objectives          everybody keeps one of two objectives, at the same time (P8)
    DRAW      cards               a turn begins with a card (P11, P13)
    ACTION    apply               one of the four actions (P11)
    PAY       payment             Open: which card pays the next ingredient (P18, P19)
    SITE      opening             Open: choose the site of the restaurant (P21)
    PREPARE   build               Build: coins and intrude before the first terrace (P23, P39)
    BUILD     build, terraces     Build: more terraces, or stop (P23 to P31)
    DRAW_TWO  cards               a pigeon brings two cards (P34)
    FREE      terraces            a pigeon brings a free terrace (P35)
    DISCARD   cards               more than 7 cards in hand (P14)
    KEEP      objectives          an objective was drawn: keep it or make it common (P37, P43)
    END       objectives          a pigeon card may still be used (P37)
    OVER      turn                the last round is finished (P48)

PAY, SITE and PREPARE belong to the player alone: an action is announced when it is sure to happen, by its site or its
first terrace. Until then the others see a player who thinks (ACTION). Otherwise every half-made payment would tell
what else the hand must hold, and no fair redeal could forget it.
"""

from .apply import apply
from .legal import legal
from .refusal import refusal
from .setup import setup

__all__ = ["apply", "legal", "refusal", "setup"]
