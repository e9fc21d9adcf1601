"""Two tiny games with a known best play, to try the search on.

PENNIES: both seats pick heads or tails at once; the first wins where they are equal. Nobody can do better than half.
COIN: a coin lies hidden. The first seat may name it (0, 1) and wins if it is right, or take the sure thing (2): then
it wins in two of three cases.
"""

from pathlib import Path

import numpy as np

from toque.core.game import Game, Kernels
from toque.core.kernel import events
from toque.core.kernel.jit import entry
from toque.core.kernel.record import dtype_of
from toque.core.kernel.rng import roll
from toque.core.words.options import GameOptions
from toque.core.words.text import GameText

PENNIES, COIN = 0, 1
SURE_THING = 2
BOTH = 3
PENDING = -1

STATE = dtype_of(
    [
        ("event_count", np.int32),
        ("events", np.int16, (2, events.COLUMNS)),
        ("actors", np.int16),
        ("players", np.int8),
        ("phase", np.int8),
        ("game", np.int8),
        ("coin", np.int8),
        ("choice", np.int8, (2,)),
        ("won", np.int8),
    ]
)


class Options(GameOptions, frozen=True):
    coin: bool = False


@entry
def setup(s, rng, players, options):
    s.players = players
    s.game = options[0]
    s.coin = roll(rng, 2)
    s.choice[0] = PENDING
    s.choice[1] = PENDING
    s.actors = BOTH if s.game == PENNIES else 1


@entry
def legal(s, seat, out):
    if (s.actors >> seat) & 1 == 0:
        return 0
    n = 2 if s.game == PENNIES else 3
    for i in range(n):
        out[i] = i
    return n


@entry
def refusal(s, seat, action):
    return 0 if (s.actors >> seat) & 1 and action < (2 if s.game == PENNIES else 3) else 1


@entry
def apply(s, rng, seat, action):
    s.choice[seat] = action
    s.actors &= ~(1 << seat)
    if s.game == COIN:
        s.won = (roll(rng, 3) == 0) if action == SURE_THING else (action != s.coin)
    elif s.actors == 0:
        s.won = s.choice[0] != s.choice[1]


@entry
def scores(s, out):
    for seat in range(2):
        out[seat, 0] = s.won == seat
        out[seat, 1] = out[seat, 0]
        out[seat, 2] = 1 if s.won == seat else 2


@entry
def redeal(s, seat, rng):
    if s.actors != 0:
        s.coin = roll(rng, 2)


@entry
def observe(s, seat, out):
    return 0


@entry
def estimate(s, seat):
    return 0


GAME = Game(
    name="toy",
    rule_letter="T",
    rules_version=1,
    min_players=2,
    max_players=2,
    folder=Path(__file__).parent,
    state=STATE,
    action_count=3,
    observation_size=1,
    phases=("play",),
    score_lines=("points",),
    options=Options,
    kernels=Kernels(
        setup=setup,
        legal=legal,
        refusal=refusal,
        apply=apply,
        scores=scores,
        redeal=redeal,
        observe=observe,
        estimate=estimate,
    ),
    decode_action=int,
    encode_action=int,
    action_type=int,
    view=lambda state, seat: Options(),
    text=GameText,
    end_reasons=("played",),
    end_reason=lambda state: "played",
)
