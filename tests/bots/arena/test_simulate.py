"""Simulated games are dealt by a generator that no bot gets to see."""

from toque.bots.arena.simulate import Simulation
from toque.core.kernel.rng import roll
from toque.games import load

BANQUET = load("banquet")


class First:
    """Plays the first legal action, after so many idle thoughts."""

    def __init__(self, thoughts):
        self.thoughts = thoughts

    def choose(self, world, seat, rng):
        for _ in range(self.thoughts):
            roll(rng, 6)
        return BANQUET.legal_actions(world, seat)[0]


def test_what_bots_think_does_not_change_what_is_dealt(monkeypatch):
    told = []
    for thoughts in (0, 3):
        bot = First(thoughts)
        monkeypatch.setattr("toque.bots.arena.simulate.make_bot", lambda name, game, bot=bot: bot)
        simulation = Simulation(BANQUET, ["easy", "easy"], BANQUET.options(), "1")
        told.append(list(simulation.run(3)))

    assert told[0] == told[1]
