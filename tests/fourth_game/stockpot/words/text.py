"""Stockpot in sentences."""

from pathlib import Path
from typing import ClassVar

from toque.games.stockpot.kernel.components import GUEST_NAMES, SPICE_NAMES
from toque.games.stockpot.words.events import EVENTS

from toque.core.types import Plain, View
from toque.core.words.text import GameText, Vocabulary


class StockpotText(GameText):
    """Sentences in one language."""

    topic = "stockpot"
    locale = Path(__file__).resolve().parents[1] / "locale"
    events = EVENTS
    vocabulary: ClassVar = {
        "spice": Vocabulary("spice-", SPICE_NAMES),
        "guest": Vocabulary("guest-", GUEST_NAMES),
        "other_guest": Vocabulary("guest-", GUEST_NAMES),
    }

    def prompt_values(self, view: View) -> dict[str, Plain]:
        """Who is at the table, and what they bear."""
        return {} if view.guest is None else self.words_of({"guest": view.guest.name, "bears": view.guest.bears})
