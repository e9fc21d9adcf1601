"""What must be true of a state of Stockpot at every moment: no spice is lost, and no guest eats twice."""

from typing import Any

from toque.games.stockpot.kernel import state
from toque.games.stockpot.kernel.components import COPIES, GUESTS, HAND, SPICES

ROUNDS = HAND


def check(s: Any) -> None:
    """Fail if a component is missing or there twice, or a field says what another contradicts."""
    players = int(s.players)
    chosen = [int(s.chosen[seat]) for seat in range(players) if int(s.chosen[seat]) != state.NOTHING]
    for spice in range(SPICES):
        places = [int(s.cellar[spice]), chosen.count(spice)]
        places += [int(s.hand[seat, spice]) for seat in range(players)]
        places += [int(s.shown[seat, spice]) for seat in range(players)]
        assert min(places) >= 0
        assert sum(places) == int(COPIES[spice])
    for seat in range(players):
        assert sum(int(number) for number in s.shown[seat]) == int(s.round)
    assert int(s.waiting_guests).bit_count() == GUESTS - int(s.round)
    check_phase(s)


def check_phase(s: Any) -> None:
    offered = [int(guest) for guest in s.offered]
    if int(s.phase) == state.INVITE:
        assert offered == sorted(set(offered))
        assert all(int(s.waiting_guests) >> guest & 1 for guest in offered)
        assert int(s.actors) == 1 << int(s.chef)
    else:
        assert set(offered) == {state.NOTHING}
    assert (int(s.guest) != state.NOTHING) == (int(s.phase) == state.SEASON)
    assert (int(s.actors) == 0) == (int(s.phase) == state.OVER) == (int(s.round) == ROUNDS)
