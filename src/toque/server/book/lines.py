"""What the book says of a finished match: one line for the match, and one for each seat."""

from dataclasses import dataclass, field

import msgspec

from toque.core.match.match import Match
from toque.core.types import ActionNumber, Seat
from toque.server.table.table import Table


@dataclass(frozen=True)
class SeatLine:
    """A seat of a finished match."""

    seat: Seat
    person: str | None
    name: str
    level: str | None
    """The level of a seat that was a bot's from the beginning."""
    points: int
    rank: int
    lead: int
    """Points more than the best of the others."""
    lines: dict[str, int] = field(default_factory=dict)
    opening: str | None = None
    """The seat's first real choice, in the game's own words."""
    is_alone: bool = True
    """Whether the person plays this seat only; pass and play counts in no statistics."""

    @property
    def rival(self) -> str | None:
        """How others' lists of rivals call this seat."""
        return self.person or (bot_rival(self.level) if self.level else None)


@dataclass(frozen=True)
class MatchLine:
    """A finished match."""

    table: str
    game: str
    ended: float
    plies: int
    name: str
    """The table's name."""
    options: str
    is_rated: bool
    seats: list[SeatLine]


def bot_rival(level: str) -> str:
    """How lists of rivals call the bots of a level: no person has such an id."""
    return f"bot:{level}"


def match_line(table: Table) -> MatchLine:
    """Return what the book says of a table whose match is over."""
    match = table.finished_match()
    scores = {score.seat: score for score in match.score()}
    best = sorted((score.total for score in scores.values()), reverse=True)
    openings = opening_choices(match)
    seats = []
    for seat in range(match.players):
        state, score = table.seats[seat], scores[seat]
        others = best[1] if score.total == best[0] else best[0]
        seats.append(
            SeatLine(
                seat,
                state.person,
                match.seats[seat],
                state.level if state.person is None else None,
                score.total,
                score.rank,
                score.total - others,
                {line: points for line, points in score.lines.items() if points},
                _words(match, openings.get(seat)),
                len(table.seats_of(state.person)) == 1 or state.person is None,
            )
        )
    options = msgspec.json.encode(table.opened.options).decode()
    return MatchLine(
        table.id, match.game.name, table.updated, match.ply, table.opened.name, options, is_rated(table), seats
    )


def is_rated(table: Table) -> bool:
    """Whether a match counts for ratings: as its host wished, if nobody plays two seats and nobody had hints."""
    people = [each.person for each in table.seats.states if each.person]
    is_wanted = table.opened.is_rated and not table.opened.lesson
    return is_wanted and not table.had_hints and len(people) == len(set(people))


def opening_choices(match: Match) -> dict[Seat, ActionNumber]:
    """Return each seat's first action that was a choice: where nothing else is legal, nobody opens with anything."""
    again = Match(match.game, match.players, match.options, match.seats, match.seed)
    found: dict[Seat, ActionNumber] = {}
    for seat, action in match.moves():
        if seat not in found and len(again.legal(seat)) > 1:
            found[seat] = action
            if len(found) == match.players:
                break
        again.play_legal(seat, action)
    return found


def _words(match: Match, action: ActionNumber | None) -> str | None:
    return None if action is None else msgspec.json.encode(match.game.decode_action(action)).decode()
