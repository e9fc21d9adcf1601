"""The advanced game and the variants of Ristorante Italia (I35, I71 to I73); `setup` takes them in this order."""

from toque.core.words.options import GameOptions


class Options(GameOptions, frozen=True, forbid_unknown_fields=True):
    """Table options."""

    advanced: bool = False
    balanced_turns: bool = False
    apprentice: bool = False
    wine_restriction: bool = False
