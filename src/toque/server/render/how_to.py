"""How a game is played: its sections in a language, with positions of its lessons as figures."""

from functools import lru_cache

from toque.core.game import Game
from toque.core.match.lesson import lesson_named, lesson_words, match_after
from toque.core.words.lessons import LEARNER, Figure, Section
from toque.server.protocol import HowToFigure, HowToSection
from toque.server.render.position import position

PLAYERS = ["Ada", "Saffron"]
PAGES_KEPT = 32


@lru_cache(PAGES_KEPT)
def how_to(game: Game, language: str) -> list[HowToSection]:
    """Return the page; the same for everybody."""
    return [_section(game.at("plain"), section, language) for section in game.how_to]


def _section(game: Game, section: Section, language: str) -> HowToSection:
    say = lesson_words(game, language)
    figures = [_figure(game, figure, language) for figure in section.figures]
    return HowToSection(section.name, say(section.title), [say(message) for message in section.says], figures)


def _figure(game: Game, figure: Figure, language: str) -> HowToFigure:
    match = match_after(game, lesson_named(game, figure.lesson), figure.ply, PLAYERS)
    shown = position(match, LEARNER, language, may_act=True)
    text = lesson_words(game, language)(figure.says)
    return HowToFigure(text, figure.rule, figure.shows, figure.box, PLAYERS, shown)
