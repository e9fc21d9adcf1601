"""The kernels of a batch on a GPU, made for one game: a thread does for a game what `kernels.loops` does for many."""

from types import ModuleType

import numpy as np

from toque.batch.arrays import row_of_observations
from toque.batch.kernels import one
from toque.core.errors import NoGpu
from toque.core.game import Game
from toque.core.kernel import playout
from toque.core.kernel.holes import Numba
from toque.core.kernel.rng import WORDS
from toque.core.types import Kernel

NUMBERS_IN_LONG = 4
"""Observations are written four at a time."""
WORD_BYTES = 8
WARP = 32
THREADS = 128
"""In a block."""
TILES = (THREADS // WARP, WARP, WARP + 1)
"""A piece of the rows of each warp; one column more, so that rows and columns are both quick to read."""


def lay_out(game: Game, cuda: ModuleType) -> Kernel:
    """Set up the chosen games again, and note the seats that decide."""
    setup, look, action_count, int16 = game.kernels.setup, game.bind(one.look), game.action_count, np.int16
    forget_end = one.forget_end

    def lay_out(states, blank, generators, players, options, chosen, seats, masks, done, rewards):
        i = cuda.grid(1)
        if i < len(states) and chosen[i] != 0:
            out = cuda.local.array(action_count, int16)
            forget_end(i, done, rewards)
            states[i] = blank[0]
            setup(states[i], generators[i], players[i], options[i])
            seats[i] = look(states[i], out, masks[i])

    return lay_out


def look_again(game: Game, cuda: ModuleType) -> Kernel:
    """Note the seat that decides in every game, and its legal actions."""
    look, action_count, int16 = game.bind(one.look), game.action_count, np.int16

    def look_again(states, seats, masks):
        i = cuda.grid(1)
        if i < len(states):
            out = cuda.local.array(action_count, int16)
            seats[i] = look(states[i], out, masks[i])

    return look_again


def step(game: Game, cuda: ModuleType) -> Kernel:
    """Play one action in every game that is not over."""
    setup, apply, nobody = game.kernels.setup, game.kernels.apply, one.NOBODY
    look, note_end, forget_end = game.bind(one.look), game.bind(one.note_end), one.forget_end
    action_count, table_shape = game.action_count, (game.max_players, len(game.score_lines) + 2)
    record, size, fetch, bring = game.state, _words_of(game), _fetch(cuda), _bring(cuda)
    int16, int32, int64 = np.int16, np.int32, np.int64

    def step(rows, blank, generators, players, options, actions, seats, masks, done, results, rewards, renews):
        i = cuda.grid(1)
        tile = cuda.shared.array(TILES, int64)[cuda.threadIdx.x // WARP]
        words = cuda.local.array(size, int64)
        state = words.view(record)
        fetch(rows, i, words, tile)
        if i < len(seats):
            forget_end(i, done, rewards)
            if seats[i] != nobody:
                out = cuda.local.array(action_count, int16)
                table = cuda.local.array(table_shape, int32)
                apply(state[0], generators[i], seats[i], actions[i])
                note_end(state[0], table, i, players, done, results, rewards)
                if done[i] != 0 and renews != 0:
                    state[0] = blank[0]
                    setup(state[0], generators[i], players[i], options[i])
                seats[i] = look(state[0], out, masks[i])
        bring(rows, i, words, tile)

    return step


def see(game: Game, cuda: ModuleType) -> Kernel:
    """Write the observation of each of these seats in its game; zeros if the seat is nobody."""
    observe, length, nobody, int16 = game.kernels.observe, row_of_observations(game), one.NOBODY, np.int16
    record, size, fetch, bring = game.state, _words_of(game), _fetch(cuda), _bring(cuda)
    long, int64 = length // NUMBERS_IN_LONG, np.int64

    def see(rows, seats, observations):
        i = cuda.grid(1)
        tile = cuda.shared.array(TILES, int64)[cuda.threadIdx.x // WARP]
        words = cuda.local.array(size, int64)
        seen = cuda.local.array(long, int64)
        fetch(rows, i, words, tile)
        seen[long - 1] = 0
        seen[long - 2] = 0
        if i < len(seats):
            if seats[i] == nobody:
                for k in range(long):
                    seen[k] = 0
            else:
                observe(words.view(record)[0], seats[i], seen.view(int16))
        bring(observations, i, seen, tile)

    return see


def _words_of(game: Game) -> int:
    """How many words of 64 bits a state is."""
    words, rest = divmod(game.state.itemsize, WORD_BYTES)
    if rest:
        raise NoGpu(f"a state of {game.name} does not fill up words of {WORD_BYTES} bytes")
    return words


def _fetch(cuda: ModuleType) -> Numba:
    """A row for each thread, from the rows of the games that a warp plays.

    The threads of a warp read each row together, piece by piece: memory that lies side by side costs a single access.
    """

    @cuda.jit(device=True)
    def fetch(rows, i, words, tile):
        lane = cuda.threadIdx.x % WARP
        first = i - lane
        for start in range(0, len(words), WARP):
            for row in range(WARP):
                if first + row < rows.shape[0] and start + lane < len(words):
                    tile[row, lane] = rows[first + row, start + lane]
            cuda.syncwarp()
            for k in range(min(WARP, len(words) - start)):
                words[start + k] = tile[lane, k]
            cuda.syncwarp()

    return fetch


def _bring(cuda: ModuleType) -> Numba:
    """The same the other way: each thread's row to the rows of the games."""

    @cuda.jit(device=True)
    def bring(rows, i, words, tile):
        lane = cuda.threadIdx.x % WARP
        first = i - lane
        for start in range(0, len(words), WARP):
            for k in range(min(WARP, len(words) - start)):
                tile[lane, k] = words[start + k]
            cuda.syncwarp()
            for row in range(WARP):
                if first + row < rows.shape[0] and start + lane < len(words):
                    rows[first + row, start + lane] = tile[row, lane]
            cuda.syncwarp()

    return bring


def roll_out_randomly(game: Game, cuda: ModuleType) -> Kernel:
    """Play every game on by uniformly random actions."""
    return _roll_out(game, cuda, game.bind(playout.play_randomly))


def roll_out_by_policy(game: Game, cuda: ModuleType) -> Kernel:
    """Play every game on by the game's rollout policy."""
    return _roll_out(game, cuda, game.bind(one.play_by_policy))


def _roll_out(game: Game, cuda: ModuleType, play: Kernel) -> Kernel:
    """The state is copied into memory of the thread's own, arranged so that neighbouring threads read it together."""
    from numba import from_dtype

    setup, note_end, forget_end, rng_words = game.kernels.setup, game.bind(one.note_end), one.forget_end, WORDS
    action_count, table_shape = game.action_count, (game.max_players, len(game.score_lines) + 2)
    record, int16, int32, int64 = from_dtype(game.state), np.int16, np.int32, np.int64

    def roll_out(states, blank, generators, players, options, done, results, rewards, decisions, most, renews, counter):
        out = cuda.local.array(action_count, int16)
        here = cuda.local.array(1, record)
        rng = cuda.local.array(rng_words, int64)
        table = cuda.local.array(table_shape, int32)
        i = cuda.atomic.add(counter, 0, 1)
        while i < len(states):
            for k in range(rng_words):
                rng[k] = generators[i, k]
            forget_end(i, done, rewards)
            if renews != 0:
                here[0] = blank[0]
                setup(here[0], rng, players[i], options[i])
            else:
                here[0] = states[i]
            decisions[i] = play(here[0], rng, out, most)
            if decisions[i] > 0:
                note_end(here[0], table, i, players, done, results, rewards)
            states[i] = here[0]
            for k in range(rng_words):
                generators[i, k] = rng[k]
            i = cuda.atomic.add(counter, 0, 1)

    return roll_out


def sample(game: Game, cuda: ModuleType) -> Kernel:
    """Draw one of the legal actions of every game."""
    pick_action = one.pick_action

    def sample(masks, samplers, actions):
        i = cuda.grid(1)
        if i < len(actions):
            actions[i] = pick_action(masks[i], samplers[i])

    return sample


def find_illegal(game: Game, cuda: ModuleType) -> Kernel:
    """Note the lowest number of a game whose action is not legal."""
    is_in, nobody = one.is_in, one.NOBODY

    def find_illegal(masks, seats, actions, found):
        i = cuda.grid(1)
        if i < len(actions) and seats[i] != nobody and not is_in(masks[i], actions[i]):
            cuda.atomic.min(found, 0, i)

    return find_illegal


def spread_masks(game: Game, cuda: ModuleType) -> Kernel:
    """A byte for each action."""
    is_in = one.is_in

    def spread_masks(masks, spread):
        i = cuda.grid(1)
        if i < len(masks):
            for action in range(spread.shape[1]):
                spread[i, action] = 1 if is_in(masks[i], action) else 0

    return spread_masks


def digest(game: Game, cuda: ModuleType) -> Kernel:
    """Continue every game's digest with its row of numbers."""
    digest_words = one.digest_words

    def digest(words, digests):
        i = cuda.grid(1)
        if i < len(digests):
            digests[i] = digest_words(words[i], digests[i])

    return digest
