"""The games in OpenSpiel, as Python games: toque_banquet, toque_italia and toque_paris.

    toque.envs.openspiel.register()
    game = pyspiel.load_game("toque_banquet(players=2,gourmet=True)")

A game opens with one chance node: which of `deals` games is dealt. The deal fixes all chance to come: a history gives a
state; `seed` chooses other deals. A resampled state has a chance of its own. Of seats that decide at once, the lowest
number goes first, and nobody learns what it chose. States are serialised as their match record.
"""

import random
from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b

import msgspec
import numpy as np

from toque.core.errors import BadOption
from toque.core.game import Game
from toque.core.kernel import events, record, rng
from toque.core.kernel.playout import NO_LIMIT
from toque.core.types import Foreign, Plain, Rng, State
from toque.core.words.layout import NUMBER, Field, Layout
from toque.core.words.options import option_choices
from toque.envs import missing
from toque.envs.episode import Episode, rewards_of
from toque.games import NAMES, load

try:
    import pyspiel
except ImportError:
    raise missing("OpenSpiel", "openspiel") from None

LONGEST_GAME = 20_000
"""OpenSpiel asks for a bound. The longest of 20,000 random games: 84 (banquet), 314 (italia), 1,099 plies (paris)."""
DEALS = 10_000
RECALLED = 16
"""Events in the information-state tensor; the string knows all of them."""


class Dealt:
    """A dealt game, and for each seat a fingerprint of its actions and the events it knew."""

    __slots__ = ("episode", "recall")

    def __init__(self, episode: Episode, recall: list[int]) -> None:
        self.episode, self.recall = episode, recall

    def __deepcopy__(self, memo: Foreign) -> "Dealt":
        return Dealt(self.episode.clone(), self.recall.copy())

    def __reduce__(self) -> Foreign:
        return Dealt, (self.episode, self.recall)

    def act(self, action: int) -> None:
        """Play an action of the seat whose turn it is."""
        seat = self.episode.actors[0]
        happened = self.episode.act(seat, action)
        for other, before in enumerate(self.recall):
            told = tuple(
                (event.kind, event.seat, event.first, event.second, event.third)
                for event in happened
                if event.is_visible_to(other)
            )
            self.recall[other] = hash((before, action if other == seat else -1, told))

    def redealt(self, seat: int, generator: Rng) -> "Dealt":
        """A world that agrees with all that a seat knows; what the others recall of it is unknown to everybody."""
        recall = [mine if other == seat else hash((other, self.recall[seat])) for other, mine in enumerate(self.recall)]
        return Dealt(self.episode.redeal(seat, generator), recall)


class ToqueState(pyspiel.State):  # type: ignore[misc]
    """A state; nothing is dealt at first."""

    def __init__(self, game: "ToqueGame") -> None:
        super().__init__(game)
        self.dealt: Dealt | None = None

    @property
    def episode(self) -> Episode:
        """The game in play."""
        assert self.dealt is not None, "nothing is dealt yet"
        return self.dealt.episode

    def current_player(self) -> int:
        """The player whose turn it is."""
        if self.dealt is None:
            return int(pyspiel.PlayerId.CHANCE)
        actors = self.dealt.episode.actors
        return actors[0] if actors else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.dealt is not None and self.dealt.episode.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is as likely as any other."""
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.episode.legal_actions(player) if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        if self.dealt is None:
            self.dealt = self.get_game().deal(action)
        else:
            self.dealt.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return msgspec.json.encode(self.get_game().toque.decode_action(action)).decode()

    def returns(self) -> list[float]:
        """The share of rivals beaten less the share of better ones; zeros before the end."""
        return self.dealt.episode.rewards() if self.dealt else [0.0] * self.num_players()

    def resample_from_infostate(self, player: int, sampler: Foreign = None) -> "ToqueState":
        """A state that agrees with all that a player knows, drawn by the game's own chance."""
        return resampled(self, player, self.get_game().chance)

    def __str__(self) -> str:
        if self.dealt is None:
            return "not dealt yet"
        return f"{self.dealt.episode.game.name} after {len(self.dealt.episode.plies)} plies: " + (
            record.to_bytes(self.dealt.episode.state).hex()
        )


class ToqueGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, at one table; `register` makes a class of each."""

    toque: Game
    kind: Foreign

    def __init__(self, given: dict[str, Plain] | None = None) -> None:
        parameters = {**self.kind.parameter_specification, **(given or {})}
        options = {name: parameters[name] for name in option_choices(self.toque.options)}
        self.table = Episode(self.toque, parameters["players"], options)
        self.seed, self.deals = parameters["seed"], parameters["deals"]
        if self.deals < 1:
            raise BadOption(f"deals must be at least 1, not {self.deals}")
        self.chance = random.Random()
        """For resampling; `resampler` gives one that can be seeded."""
        super().__init__(self.kind, _info(self.toque, parameters["players"], self.deals), parameters)

    def new_initial_state(self) -> ToqueState:
        """A state before the deal."""
        return ToqueState(self)

    def deal(self, number: int) -> Dealt:
        """A new game: the one that `toque play --seed "openspiel SEED NUMBER"` deals."""
        episode = self.table.clone()
        episode.reset(f"openspiel {self.seed} {number}")
        return Dealt(episode, list(range(episode.players)))

    def make_py_observer(self, iig_obs_type: Foreign = None, params: Foreign = None) -> "Observer":
        """The observer for one kind of tensors and strings."""
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.toque, self.table.players, recalls=kind.perfect_recall)


class Observer:
    """A player's knowledge as a tensor, whose pieces are the fields of the game's layout, and as a string."""

    def __init__(self, game: Game, players: int, *, recalls: bool) -> None:
        self.game, self.recalls = game, recalls
        pieces = [("player", (players,)), *_pieces(game)]
        if recalls:
            pieces.append(("recent_events", (RECALLED, events.VISIBLE)))
        self.tensor = np.zeros(sum(int(np.prod(shape, dtype=int)) for _, shape in pieces), np.float32)
        self.dict: dict[str, Plain] = {}
        place = 0
        for name, shape in pieces:
            size = int(np.prod(shape, dtype=int))
            self.dict[name] = self.tensor[place : place + size].reshape(shape)
            place += size

    def set_from(self, state: ToqueState, player: int) -> None:
        """Write what a player knows into `tensor`, of which `dict` shows the pieces."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if state.dealt is None:
            return
        first = len(self.dict["player"])
        self.tensor[first : first + self.game.observation_size] = state.episode.observe(player)
        if self.recalls:
            told = [event for event in events.since(state.episode.state, 0) if event.is_visible_to(player)]
            for row, event in zip(self.dict["recent_events"], reversed(told), strict=False):
                row[:] = event.kind, event.seat, event.first, event.second, event.third

    def string_from(self, state: ToqueState, player: int) -> str:
        """A player's view in words; with recall, a fingerprint of all that it has seen and done."""
        if state.dealt is None:
            return f"seat {player}, not dealt yet"
        episode = state.dealt.episode
        if not self.recalls:
            return msgspec.json.encode(episode.game.view(episode.state, player)).decode()
        known = blake2b(episode.observe(player).tobytes(), digest_size=12).hexdigest()
        return f"seat {player}, recall {state.dealt.recall[player]:x}, knows {known}"


def _pieces(game: Game) -> list[tuple[str, tuple[int, ...]]]:
    layout = game.observation_layout or Layout(Field("observation", shape=(game.observation_size,)))
    return [(field.name, (*field.shape, *_numbers_in(field))) for field in layout.fields]


def _numbers_in(field: Field) -> tuple[int, ...]:
    """The shape of a field's entries, if an entry is more than one number."""
    return (Layout(*field.parts).dtype.itemsize // NUMBER().itemsize,) if field.parts else ()


def resampled(state: ToqueState, player: int, chance: random.Random) -> ToqueState:
    """A state that agrees with all that a player knows."""
    world: ToqueState = state.clone()
    if state.dealt is not None:
        words = rng.from_bytes(chance.randbytes(4 * rng.WORDS))
        world.dealt = state.dealt.redealt(player, words)
    return world


def resampler(seed: int | None = None) -> Callable[[ToqueState, int], ToqueState]:
    """For `set_resampler` of OpenSpiel's Python IS-MCTS."""
    chance = random.Random(seed)
    return lambda state, player: resampled(state, player, chance)


class Rollouts:
    """An evaluator for OpenSpiel's searches: random play to the end by the compiled rules; all moves alike before."""

    def __init__(self, rollouts: int = 1, seed: int = 0) -> None:
        self.rollouts = rollouts
        self._rng = rng.generator("rollouts", seed)

    def evaluate(self, state: ToqueState) -> Foreign:
        """The mean return of random play."""
        episode = state.episode
        out = episode.game.array(episode.game.action_count)
        total = np.zeros(episode.players)
        for _ in range(self.rollouts):
            world = record.copy(episode.state)
            episode.game.play_randomly(world, self._rng, out, NO_LIMIT)
            total += rewards_of(episode.game.score(world), "rank")
        return total / self.rollouts

    def prior(self, state: State) -> Sequence[tuple[int, float]]:
        """Every legal action is as likely as any other."""
        if state.is_chance_node():
            return list(state.chance_outcomes())
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def _type(game: Game) -> Foreign:
    options = {name: choices[0] for name, choices in option_choices(game.options).items()}
    return pyspiel.GameType(
        short_name=f"toque_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.min_players, "seed": 0, "deals": DEALS, **options},
    )


def _info(game: Game, players: int, deals: int) -> Foreign:
    return pyspiel.GameInfo(
        num_distinct_actions=game.action_count,
        max_chance_outcomes=deals,
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST_GAME,
    )


def register(names: Iterable[str] = NAMES) -> None:
    """Register the games with OpenSpiel; those that it knows already stay."""
    known = pyspiel.registered_names()
    for game in map(load, names):
        if f"toque_{game.name}" not in known:
            kind = _type(game)
            pyspiel.register_game(kind, type(f"{game.name.title()}Game", (ToqueGame,), {"toque": game, "kind": kind}))
