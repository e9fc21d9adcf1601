"""Previews: what an action would bring, worked out from what the seat knows and nothing else."""

import itertools
import re
from typing import Any, NamedTuple

from toque.core.game import Game, Score
from toque.core.kernel import events, rng
from toque.core.kernel.events import Event
from toque.core.match.match import Match
from toque.server.errors import Forbidden
from toque.server.protocol import Person, Preview, Previewed, ScoreChange
from toque.server.render.phrases import spoken
from toque.server.table.commands import read
from toque.server.table.table import Table

WORLDS = 8
"""A change counts as predictable if it is the same in this many worlds that the seat cannot tell apart."""
WORLDS_OF_CHANCE = 32
"""As many worlds if chance or another seat has a part in it: the likely must not be taken for certain."""


class Outcome(NamedTuple):
    """What an action leads to in one world."""

    events: list[Event]
    """Those that the seat may know of."""
    scores: list[Score]
    foreseen: int
    """How many of them happen before anything comes to light that the seat does not know."""

    @property
    def is_foreseen(self) -> bool:
        """Whether neither chance nor another seat has a word in it."""
        return self.foreseen == len(self.events)


def preview(table: Table, person: Person | None, doing: Preview, language: str) -> Previewed:
    """Return what an action would bring, as far as its seat can foresee it, or the rule that forbids it."""
    match = table.playing()
    table.check_own_seat(person, doing.seat)
    return _preview(match, doing.seat, read(table, doing.action), spoken(language), doing.nonce)


def _preview(match: Match, seat: int, action: int, language: str, nonce: str) -> Previewed:
    rule = match.refusal(seat, action)
    if rule:
        no = Forbidden(match.game, rule, match.phase_for(seat), action)
        return Previewed(nonce, [], [], True, no.words(language), rule, no.rule_text(language))
    outcomes = _outcomes(match, seat, action)
    foreseen = _common_start([outcome.events[: outcome.foreseen] for outcome in outcomes])
    text = match.game.text(language, match.seats).about(match.state)
    wanted, told = text.action(match.game.decode_action(action)), [text.event(event) for event in foreseen]
    return Previewed(
        nonce=nonce,
        changes=_changes(match.known_score(seat), [outcome.scores for outcome in outcomes]),
        lines=[line for line in told if not _is_repeated(line, wanted, match.seats[seat])],
        is_certain=all(outcome == outcomes[0] and outcome.is_foreseen for outcome in outcomes),
        outlook=match.game.preview_details(match.view(seat), foreseen),
    )


def _is_repeated(line: str, wanted: str, player: str) -> bool:
    """Whether a line says no more than the choice itself, but for the player and the form of the verb."""
    return len(_words(line.replace(player, "")) - _words(wanted)) <= 1


def _words(sentence: str) -> set[str]:
    return set(re.findall(r"\w+", sentence.lower()))


def _outcomes(match: Match, seat: int, action: int) -> list[Outcome]:
    """What the action leads to in several worlds: the same ones each time it is asked, so that answers stand still."""
    chance = rng.generator("preview", match.commitment, match.ply, seat, action)
    outcomes = [_outcome(match, seat, action, chance) for _ in range(WORLDS)]
    if not all(outcome.is_foreseen for outcome in outcomes):
        outcomes += [_outcome(match, seat, action, chance) for _ in range(WORLDS_OF_CHANCE - WORLDS)]
    return outcomes


def _outcome(match: Match, seat: int, action: int, chance: Any) -> Outcome:
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
    """Whether the seat has to wait and see what it says."""
    return event.reveals_hidden and not (event.seat == seat and game.events[event.kind].is_predictable)


def _common_start(several: list[list[Event]]) -> list[Event]:
    common = []
    for same in zip(*several, strict=False):
        if any(event != same[0] for event in same):
            break
        common.append(same[0])
    return common


def _changes(before: list[Score], after: list[list[Score]]) -> list[ScoreChange]:
    """What changes in every world alike, seat by seat."""
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
