"""A vote on taking back more than one may alone: all other people are asked; any new ply or any no ends it."""

from dataclasses import dataclass, field

from toque.server.protocol import UndoVote


@dataclass(slots=True)
class RunningVote:
    """A vote under way."""

    seat: int
    plies: int
    asked: dict[str, list[int]]
    """People who were asked, and their seats."""
    agreed: set[str] = field(default_factory=set)

    def would_pass_with(self, person: str) -> bool:
        """Whether the vote passes if this person agrees."""
        return set(self.asked) <= self.agreed | {person}

    def shown(self) -> UndoVote:
        """The vote as everybody sees it."""
        agreed = [seat for person, seats in self.asked.items() if person in self.agreed for seat in seats]
        asked = [seat for person, seats in self.asked.items() if person not in self.agreed for seat in seats]
        return UndoVote(self.seat, self.plies, agreed, asked)
