"""Hints: what a strong bot would do with what a seat knows."""

from typing import NamedTuple

import msgspec

from toque.bots.explain import Explanation
from toque.core.game import Game
from toque.core.kernel import rng
from toque.core.match.seed import new_seed
from toque.core.types import Rng, State
from toque.server.errors import not_now
from toque.server.protocol import Candidate, Hint, Hinted, Person
from toque.server.render.phrases import spoken
from toque.server.table.action_codec import action_words
from toque.server.table.table import Table

HINT_LEVEL = "expert"
"""A level that forgets nothing that the player was shown."""


class HintQuestion(NamedTuple):
    """What a bot's thread needs for `toque.bots.explain.explain`."""

    game: Game
    world: State
    """A world redealt for the seat: never the true state."""
    seat: int
    level: str
    rng: Rng
    ply: int
    nonce: str
    names: list[str]
    """The names of the players."""


def hint_question(table: Table, person: Person | None, doing: Hint) -> HintQuestion:
    """Return the question for a bot, with a world that holds what the seat knows and nothing more.

    Hints are given only if all people who play agreed to them.
    """
    match, seat = table.playing(), doing.seat
    table.check_own_hand(person, seat)
    if not table.hints_are_on:
        raise not_now("hints-not-agreed")
    if seat not in match.actors:
        raise not_now("not-your-turn")
    chance = rng.generator(new_seed().hex())
    return HintQuestion(
        match.game, match.world_for(seat, chance), seat, HINT_LEVEL, chance, match.ply, doing.nonce, match.seats
    )


def hinted(question: HintQuestion, explanation: Explanation, language: str) -> Hinted:
    """Return what the bot found, in words."""
    text = question.game.text(spoken(language), question.names).about(question.world)
    words = action_words(question.game)
    return Hinted(
        question.nonce,
        [
            Candidate(
                action=msgspec.Raw(words[candidate.action]),
                text=text.action(question.game.decode_action(candidate.action)),
                visits=candidate.visits,
                points=candidate.points,
                chances=candidate.chances,
            )
            for candidate in explanation.candidates
        ],
    )
