"""The variants of Banquet Royal (B7, B21 to B25), freely combined; `setup` takes them in this order."""

from typing import Literal

from toque.core.words.options import GameOptions


class Options(GameOptions, frozen=True, forbid_unknown_fields=True):
    """Table options."""

    gourmet: bool = False
    etiquette: Literal["off", "one_each", "six", "all_eight"] = "off"
    all_you_can_eat: bool = False
    hells_kitchen: bool = False
    memory_aid: bool = False
