"""The clocks of a table: seconds in all with an increment, or some days for each turn. Several may run at once."""

from toque.server.errors import malformed
from toque.server.protocol import Clock, NewTable, Timing

LONGEST = {"live": 24 * 3600.0, "days": 31 * 24 * 3600.0}
REGAINED_SHARE = 0.1
REGAINED_LEAST = 10.0
"""The least time, in seconds, of a person who takes a seat back after the live clock ran out; else a tenth of it."""


def check_clock(new: NewTable) -> None:
    """Raise if a table cannot have such a clock."""
    if new.clock == "none":
        return
    if not 1 <= new.seconds <= LONGEST[new.clock] or not 0 <= new.increment <= new.seconds:
        raise malformed("bad-clock")


class Clocks:
    """Seconds left for each seat, and whose clock runs."""

    def __init__(self, kind: Clock, seconds: float, increment: float, seats: int, now: float) -> None:
        self.kind = kind
        self.seconds = seconds
        self.increment = increment
        self.left = [seconds] * seats
        self.running: list[int] = []
        self.at = now
        self._late: dict[int, bool] = {}
        """Seats whose time ran out, and whether a bot has played for them since."""

    @property
    def is_live(self) -> bool:
        """Whether a live clock runs."""
        return self.kind == "live" and bool(self.running)

    def charge(self, now: float) -> None:
        """Run the clocks down to this moment; time that goes backwards is ignored."""
        spent = max(0.0, now - self.at)
        for seat in self.running:
            self.left[seat] = max(0.0, self.left[seat] - spent)
        self.at = max(self.at, now)

    def skip(self, now: float) -> None:
        """Let time pass that is charged to nobody."""
        self.at = max(self.at, now)

    def run(self, seats: list[int]) -> None:
        """Start the clocks of these seats, after a ply."""
        if self.kind == "days":
            for seat in seats:
                if seat not in self.running:
                    self.left[seat] = self.seconds
        self.go_on(seats)

    def go_on(self, seats: list[int]) -> None:
        """Start the clocks of these seats again, without a new turn."""
        if self.kind != "none":
            self.running = seats

    def reward(self, seat: int) -> None:
        """Add a person's increment for a ply."""
        if self.kind == "live":
            self.left[seat] += self.increment
        elif self.kind == "days":
            self.left[seat] = self.seconds

    def revoke(self, seat: int, plies: int) -> None:
        """Remove the increments of plies that a person took back."""
        if self.kind == "live":
            self.left[seat] = max(0.0, self.left[seat] - plies * self.increment)

    def stood_in(self, seat: int) -> None:
        """Note that a bot has played for a person: that turn is over."""
        if self.kind == "days":
            self.left[seat] = self.seconds
        if seat in self._late:
            self._late[seat] = True

    def time_out(self, seat: int) -> None:
        """Note that a seat's time ran out."""
        self._late[seat] = False

    def owes_a_ply(self, seat: int) -> bool:
        """Whether time ran out and no bot has played since."""
        return self._late.get(seat) is False

    def regain(self, seat: int) -> None:
        """A person takes their seat back with the time they had left, or with a little if it had run out."""
        if self._late.pop(seat, None) is None:
            return
        if self.kind == "live":
            self.left[seat] = max(self.left[seat], REGAINED_LEAST, REGAINED_SHARE * self.seconds)
        else:
            self.left[seat] = self.seconds

    def run_out(self, now: float) -> list[int]:
        """The seats whose time has run out by now."""
        return [seat for seat in self.running if self.at + self.left[seat] <= now]

    def deadline(self) -> float | None:
        """When the next time runs out, if nobody plays before."""
        return min((self.at + self.left[seat] for seat in self.running), default=None)

    def timing(self) -> Timing:
        """The clocks as everybody sees them."""
        return Timing(self.kind, [round(seconds, 3) for seconds in self.left], list(self.running), self.at)
