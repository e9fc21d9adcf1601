"""Banquet Royal in sentences: actions, events, prompts, scoring lines."""

from typing import ClassVar

from toque.core.types import Action, Plain
from toque.core.words.text import GameText, Vocabulary
from toque.games.banquet.kernel.components import DISHES, MENU_IDS
from toque.games.banquet.words import actions
from toque.games.banquet.words.actions import PIECE_NAMES
from toque.games.banquet.words.events import EVENTS
from toque.games.banquet.words.view import Menu, menu_card


class BanquetText(GameText):
    """Sentences in one language."""

    topic = "banquet"
    events = EVENTS
    vocabulary: ClassVar = {"piece": Vocabulary("dish-", PIECE_NAMES), "dish": Vocabulary("dish-", DISHES)}

    def piece(self, name: str) -> str:
        """A dish or a toque."""
        return str(self.word("piece", name))

    def menu(self, menu: Menu) -> str:
        first, second, third = (self.piece(symbol) for symbol in menu.symbols)
        line = self.say("menu", first=first, second=second, third=third)
        return self.say("menu-with-crowns", menu=line, crowns=menu.crowns)

    def word(self, name: str, value: Plain) -> Plain:
        """A menu is named by its symbols."""
        return self.menu(menu_card(MENU_IDS.index(value))) if name == "menu" else super().word(name, value)

    def action(self, action: Action) -> str:
        """An action as a choice in a list; a toque is the player's own."""
        if isinstance(action, actions.Place) and action.piece == "toque":
            return self.say("action-place-toque", cell=action.cell)
        return super().action(action)
