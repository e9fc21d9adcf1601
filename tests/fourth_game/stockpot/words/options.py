"""The variant of Stockpot (S6); `setup` takes it as a number."""

from toque.core.words.options import GameOptions


class Options(GameOptions, frozen=True, forbid_unknown_fields=True):
    """Table options."""

    mercy: bool = False
