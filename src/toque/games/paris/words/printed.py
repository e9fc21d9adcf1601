"""What is printed on the boards and cards of Dinner in Paris."""

import functools

import msgspec

from toque.games.paris.kernel.components import LAYOUTS
from toque.games.paris.words.cards import OBJECTIVE_IDS, Track, areas, objective, tracks
from toque.games.paris.words.text import ParisText


class Components(msgspec.Struct, frozen=True):
    """What is printed on the boards and never changes."""

    areas: list[dict[str, list[str]]]
    """For each layout of the board, the cells where a terrace counts for a decor or for a half."""
    tracks: list[Track]
    objectives: dict[str, str]
    """The condition of each objective and its points, in a sentence."""


@functools.cache
def printed(language: str) -> Components:
    """All that is printed on the boards, in a language."""
    text = ParisText(language)
    objectives = {name: text.objective(objective(number, is_met=False)) for number, name in enumerate(OBJECTIVE_IDS)}
    return Components([areas(layout) for layout in range(LAYOUTS)], tracks(), objectives)
