"""Whether the reconstructed cards make a fair and lively game: many games between one-step players (with --soak)."""

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from statistics import median

import pytest

from toque.bots.bot import decide, make_bot
from toque.core.kernel import events, rng
from toque.games.italia import GAME
from toque.games.italia.kernel import state
from toque.games.italia.kernel.components import BONUS_IDS, COURSE_NAMES, RECIPE_ROWS, ROOM_NAMES

GAMES = 500
PLAYERS = (2, 3, 4, 5)
FAIR_SHARE = 1.35
"""No seat may be shown, with 95 % confidence, to win more than so many times its share."""


@dataclass
class Tally:
    """What happened in the games of one kind."""

    wins: Counter[int] = field(default_factory=Counter)
    coins: list[int] = field(default_factory=list)
    totals: list[int] = field(default_factory=list)
    dishes: Counter[object] = field(default_factory=Counter)
    bonus: Counter[object] = field(default_factory=Counter)
    rooms: Counter[object] = field(default_factory=Counter)

    def note(self, event):
        if event.kind in (state.BONUS_BOUGHT, state.BONUS_TAKEN):
            self.bonus[BONUS_IDS[event.first]] += 1
        elif event.kind == state.ROOM_BUILT:
            self.rooms[ROOM_NAMES[event.first]] += 1
        elif event.kind == state.COOKED:
            row = RECIPE_ROWS[event.first]
            self.dishes[row["course"], int(row["toques"])] += 1


def lowest_share(wins, games, deviations=1.96):
    """The lower end of the 95 % confidence interval of a share (Wilson)."""
    share, spread = wins / games, deviations**2 / games
    middle = share + spread / 2
    return (middle - sqrt(spread * (share * (1 - share) + spread / 4))) / (1 + spread)


def test_the_confidence_interval_is_the_usual_one():
    assert abs(lowest_share(50, 100) - 0.404) < 0.001
    assert abs(lowest_share(0, 10)) < 1e-9


def play(players, advanced, games):
    """Games between greedy players."""
    tally, bot = Tally(), make_bot("greedy", GAME)
    for number in range(games):
        generator = rng.generator("balance", players, advanced, number)
        s = GAME.new_state(generator, players, GAME.options(advanced=advanced))
        before = 0
        while actors := GAME.actors(s):
            seat = actors[int(rng.roll(generator, len(actors)))] if len(actors) > 1 else actors[0]
            GAME.apply(s, generator, seat, decide(GAME, bot, s, seat, generator))
            for event in events.since(s, before):
                tally.note(event)
            before = int(s.event_count)
        for score in GAME.score(s):
            tally.wins[score.seat] += score.rank == 1
            tally.totals.append(score.total)
        tally.coins += [int(coins) for coins in s.coins[:players]]
    return tally


@pytest.mark.soak
@pytest.mark.parametrize("advanced", [False, True], ids=["basic", "advanced"])
def test_every_seat_has_a_fair_chance_and_everything_in_the_box_is_used(advanced, capsys):
    whole = Tally()
    for players in PLAYERS:
        tally = play(players, advanced, GAMES)
        with capsys.disabled():
            wins = " ".join(f"{tally.wins[seat] * players / GAMES:.2f}" for seat in range(players))
            print(
                f"\n| {'advanced' if advanced else 'basic'} | {players} | {wins} | {median(tally.coins):g} "
                f"| {median(tally.totals):g} | {sum(tally.dishes.values()) / GAMES / players:.1f} |",
                end="",
            )
        for seat in range(players):
            assert lowest_share(tally.wins[seat], GAMES) <= FAIR_SHARE / players, f"seat {seat} of {players}"
        assert 15 <= median(tally.coins) <= 80
        for name in ("dishes", "bonus", "rooms"):
            getattr(whole, name).update(getattr(tally, name))

    assert set(whole.dishes) == {(course, toques) for course in COURSE_NAMES for toques in (1, 2, 3)}
    if advanced:
        assert set(whole.bonus) == set(BONUS_IDS)
        assert set(whole.rooms) == set(ROOM_NAMES)


@pytest.mark.parametrize("advanced", [False, True], ids=["basic", "advanced"])
def test_a_few_games_leave_coins_and_dishes(advanced):
    tally = play(3, advanced, 8)

    assert median(tally.coins) > 5
    assert sum(tally.dishes.values()) > 8 * 3 * 3
