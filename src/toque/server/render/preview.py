"""Previews: what an action would bring, worked out from what the seat knows and nothing else."""

import itertools
from typing import NamedTuple

from toque.core.game import Game, Score
from toque.core.kernel import events, rng
from toque.core.kernel.events import Event
from toque.core.match.match import Match
from toque.core.types import Rng
from toque.core.words.text import tag_of
from toque.server.errors import Forbidden
from toque.server.protocol import Person, Preview, Previewed, ScoreChange
from toque.server.render.phrases import spoken
from toque.server.table.commands import read
from toque.server.table.table import Table

WORLDS = 8
"""A change counts as predictable if it is the same in this many worlds that the seat cannot tell apart."""
WORLDS_OF_CHANCE = 32
"""The number of worlds if chance or another seat has a part: something likely must not look certain."""


class Outcome(NamedTuple):
    """What an action leads to in one world."""

    events: list[Event]
    """Those that the seat may know of."""
    scores: list[Score]
    foreseen: int
    """The number of events before the first that reveals something new to the seat."""

    @property
    def is_foreseen(self) -> bool:
        """Whether neither chance nor another seat has a part in it."""
        return self.foreseen == len(self.events)


class PreviewQuestion(NamedTuple):
    """What has to be known to work a preview out, on whatever thread."""

    book: int
    """Which table."""
    match: Match
    """As it was when the question was asked."""
    seat: int
    action: int
    language: str

    @property
    def key(self) -> tuple[int, ...]:
        """Questions with the same key and language have the same answer."""
        return self.book, self.match.ply, len(self.match.log), self.seat, self.action


def preview_question(table: Table, person: Person | None, doing: Preview, language: str) -> PreviewQuestion:
    """Return the question that a person asks, or refuse it."""
    match = table.playing()
    table.check_own_seat(person, doing.seat)
    action = read(table, doing.action)
    return PreviewQuestion(table.changes.book, match.frozen(), doing.seat, action, spoken(language))


def preview(question: PreviewQuestion, nonce: str) -> Previewed:
    """Return what an action would bring, as far as its seat can foresee it, or the rule that forbids it."""
    _, match, seat, action, language = question
    rule = match.refusal(seat, action)
    if rule:
        no = Forbidden(match.game, rule, match.phase_for(seat), action)
        return Previewed(nonce, [], [], True, no.words(language), rule, no.rule_text(language))
    outcomes = _outcomes(match, seat, action)
    foreseen = _common_start([outcome.events[: outcome.foreseen] for outcome in outcomes])
    text = match.game.text(language, match.seats).about(match.state)
    verb = tag_of(match.game.decode_action(action))
    told = [event for event in foreseen if event.seat != seat or verb not in match.game.events[event.kind].repeats]
    return Previewed(
        nonce=nonce,
        changes=_changes(match.known_score(seat), [outcome.scores for outcome in outcomes]),
        lines=[text.event(event) for event in told],
        is_certain=all(outcome == outcomes[0] and outcome.is_foreseen for outcome in outcomes),
        outlook=match.game.preview_details(match.view(seat), foreseen),
    )


def _outcomes(match: Match, seat: int, action: int) -> list[Outcome]:
    """The outcomes of the action in several worlds, the same at each call, so that answers do not change."""
    chance = rng.generator("preview", match.commitment, match.ply, seat, action)
    outcomes = [_outcome(match, seat, action, chance) for _ in range(WORLDS)]
    if not all(outcome.is_foreseen for outcome in outcomes):
        outcomes += [_outcome(match, seat, action, chance) for _ in range(WORLDS_OF_CHANCE - WORLDS)]
    return outcomes


def _outcome(match: Match, seat: int, action: int, chance: Rng) -> Outcome:
    """Play the action in a world that the seat cannot tell from the true one, nor by looking things up again."""
    world = match.world_for(seat, chance)
    if match.game.erase_memory is not None:
        match.game.erase_memory(world, seat, chance)
    before = int(world.event_count)
    match.game.apply(world, chance, seat, action)
    happened = [event for event in events.since(world, before) if event.is_visible_to(seat)]
    known = itertools.takewhile(lambda event: not _is_open(match.game, seat, event), happened)
    return Outcome(happened, match.game.known_score(world, seat), len(list(known)))


def _is_open(game: Game, seat: int, event: Event) -> bool:
    """Whether the seat cannot know what the event says before it happens."""
    return event.reveals_hidden and not (event.seat == seat and game.events[event.kind].is_predictable)


def _common_start(several: list[list[Event]]) -> list[Event]:
    common = []
    for same in zip(*several, strict=False):
        if any(event != same[0] for event in same):
            break
        common.append(same[0])
    return common


def _changes(before: list[Score], after: list[list[Score]]) -> list[ScoreChange]:
    """The changes that are the same in every world, by seat."""
    changes = []
    for score in before:
        later = [scores[score.seat].lines for scores in after]
        lines = {
            name: later[0][name] - points
            for name, points in score.lines.items()
            if later[0][name] != points and all(other[name] == later[0][name] for other in later)
        }
        if lines:
            changes.append(ScoreChange(score.seat, lines, sum(lines.values())))
    return changes
