"""How fast the search runs, beside OpenSpiel's on a board game of like length."""

from importlib import import_module

import msgspec

from toque.benchmarks.timing import run_for
from toque.bots.bot import decide, make_bot
from toque.bots.kernels.rollout import Plan
from toque.bots.levels import plan_of
from toque.bots.search import Budget, Search
from toque.core.game import Game
from toque.core.kernel.playout import NO_LIMIT
from toque.core.kernel.rng import generator, roll
from toque.core.types import Foreign, Seat, State
from toque.core.words.options import GameOptions

LEVEL = "hard"
OPENSPIEL_GAMES = ("othello", "hex", "backgammon", "amazons")
"""Games about as long as ours, from Banquet Royal to Dinner in Paris; backgammon has dice."""
OPENSPIEL_HIDDEN = ("gin_rummy", "hearts", "oh_hell", "euchre")
"""Games with hidden cards, which its IS-MCTS searches as our bots search ours: in resampled worlds."""
GAMES = 20
"""Random games whose length is measured."""
OPENSPIEL_ITERATIONS = 200
EXPLORATION = 2.0


class SearchSpeed(msgspec.Struct, frozen=True):
    """What was measured."""

    game: str
    players: int
    legal_actions: int
    """At the root."""
    simulations_per_second: int
    """As the bots think: up to the horizon."""
    full_simulations_per_second: int
    """Each simulation played to the end of the game by random moves, as OpenSpiel's are."""
    random_game_length: float
    """Decisions, on average."""


class OpenSpielSpeed(msgspec.Struct, frozen=True):
    """OpenSpiel's C++ search, every simulation played to the end by random moves."""

    game: str
    search: str
    """MCTS, or IS-MCTS for games with hidden cards."""
    legal_actions: int
    simulations_per_second: int
    random_game_length: float


def opening(game: Game, players: int, options: GameOptions) -> tuple[State, Seat]:
    """The first position in which a seat has a choice, and the seat."""
    rng = generator("bench")
    state = game.new_state(rng, players, options)
    bot = make_bot("greedy", game)
    while True:
        seat = game.actors(state)[0]
        if len(game.legal_actions(state, seat)) > 1:
            return state, seat
        game.apply(state, rng, seat, decide(game, bot, state, seat, rng))


def measure_search(game: Game, players: int, options: GameOptions, seconds: float) -> SearchSpeed:
    """Simulations a second on one core, from the opening position."""
    game.check(players, options)
    state, seat = opening(game, players, options)
    plan = plan_of(game, LEVEL)
    by_random_moves = plan.to_the_end()._replace(planned=NO_LIMIT, whims=100)
    return SearchSpeed(
        game=game.name,
        players=players,
        legal_actions=len(game.legal_actions(state, seat)),
        simulations_per_second=_speed(game, plan, state, seat, seconds),
        full_simulations_per_second=_speed(game, by_random_moves, state, seat, seconds),
        random_game_length=_length(game, players, options),
    )


def _length(game: Game, players: int, options: GameOptions) -> float:
    """Decisions in a random game, on average."""
    rng = generator("length")
    out = game.array(game.action_count)
    tables = [game.new_state(rng, players, options) for _ in range(GAMES)]
    return sum(int(game.play_randomly(table, rng, out, NO_LIMIT)) for table in tables) / GAMES


def _speed(game: Game, plan: Plan, state: State, seat: Seat, seconds: float) -> int:
    rng = generator("bench")
    Search(game, plan, Budget(1)).think(state, seat, rng)  # compile, or load what was compiled before
    iterations, elapsed = 0, 0.0
    search = Search(game, plan, Budget(NO_LIMIT, seconds))
    while elapsed < seconds:
        thought = search.think(state, seat, rng)
        iterations += thought.iterations
        elapsed += thought.seconds
    return round(iterations / elapsed)


def measure_openspiel(name: str, seconds: float) -> OpenSpielSpeed | None:
    """The same for a game of OpenSpiel; None if OpenSpiel is not installed."""
    try:
        spiel = import_module("pyspiel")
    except ImportError:
        return None
    game = spiel.load_game(name)
    evaluator = spiel.RandomRolloutEvaluator(1, 1)
    is_hidden = name in OPENSPIEL_HIDDEN
    if is_hidden:
        search = spiel.ISMCTSBot(1, evaluator, EXPLORATION, OPENSPIEL_ITERATIONS).get_policy
    else:
        search = spiel.MCTSBot(game, evaluator, EXPLORATION, OPENSPIEL_ITERATIONS, 500, False, 1, False).mcts_search
    state = _spiel_opening(game)

    def think() -> int:
        search(state)
        return OPENSPIEL_ITERATIONS

    simulations, elapsed = run_for(seconds, think)
    speed = round(simulations / elapsed)
    kind = "IS-MCTS" if is_hidden else "MCTS"
    return OpenSpielSpeed(name, kind, len(state.legal_actions()), speed, _random_length(game))


def _spiel_opening(game: Foreign) -> Foreign:
    state = game.new_initial_state()
    while len(state.legal_actions()) < 2 or state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


def _random_length(game: Foreign) -> float:
    """Decisions in a random game, on average."""
    rng = generator("openspiel")
    decisions = 0
    for _ in range(GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            decisions += not state.is_chance_node()
            state.apply_action(actions[int(roll(rng, len(actions)))])
    return decisions / GAMES
