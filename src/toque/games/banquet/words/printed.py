"""What is printed on the menu cards."""

import functools

import msgspec

from toque.games.banquet.kernel.components import MENUS
from toque.games.banquet.words.text import BanquetText
from toque.games.banquet.words.view import menu_card


class Components(msgspec.Struct, frozen=True):
    """Printed text and values that never change."""

    menus: dict[str, str]
    """Each menu card in words, by its id."""


@functools.cache
def printed(language: str) -> Components:
    """All that is printed, in a language."""
    text = BanquetText(language)
    return Components({card.id: text.menu(card) for card in map(menu_card, range(MENUS))})
