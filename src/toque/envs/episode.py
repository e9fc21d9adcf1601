"""One game from its setup to its end, as all doors hold it: seeds, masks, observations, rewards, copies, match files.

The chance of an episode follows from its seed alone, ply by ply, as that of a match does. So an episode is a match: its
record is an ordinary match file.
"""

import hashlib
import numbers
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

import msgspec
import numpy as np
from numpy.typing import NDArray

from toque.batch.kernels.one import share_beaten
from toque.core.errors import (
    BadAction,
    BadOption,
    BadPlayers,
    BadSeat,
    IllegalAction,
    MatchOver,
    NothingToDecide,
    ToqueError,
)
from toque.core.game import WAITING, Game, Score
from toque.core.kernel import events, record
from toque.core.kernel.events import Event
from toque.core.kernel.speeds import twin
from toque.core.match import matchfile
from toque.core.match.match import Match
from toque.core.match.replay import replay
from toque.core.match.seed import ply_generator, seed_from_text, setup_generator
from toque.core.types import Foreign, Plain, Rng
from toque.core.words.layout import NUMBER
from toque.core.words.options import GameOptions
from toque.games import load

MASK = np.int8
Mask = NDArray[np.int8]
Observation = NDArray[np.int16]
Reward = Literal["rank", "points"]
"""`rank`: the share of rivals beaten less the share of better ones. `points`: the lead over the rivals' mean."""


@dataclass(frozen=True)
class Saved:
    """A saved episode, for `restore`."""

    terms: str
    """The game, the number of players and the options."""
    seed: bytes
    plies: tuple[tuple[int, int], ...]
    state: bytes
    is_redealt: bool


class Episode:
    """One game in play."""

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        options: Mapping[str, Plain] | GameOptions | None = None,
        reward: Reward = "rank",
    ) -> None:
        self.game = load(game) if isinstance(game, str) else game
        self.players = self.game.min_players if players is None else whole_number("players", players, BadPlayers)
        self.options = self.game.read_options(options or {})
        self.game.check(self.players, self.options)
        chosen = msgspec.json.encode(self.options).decode()
        self.terms = f"{self.game.name} with {self.players} players and the options {chosen}"
        if reward not in get_args(Reward):
            raise BadOption(f"reward can be {' or '.join(get_args(Reward))}, not {reward!r}")
        self.reward = reward
        self.text = self.game.text("en")
        self._numbers = self.game.array(self.game.observation_size)
        self.seed = b""
        self.reset(secrets.token_hex())  # a laid table from the start, though nobody knows which

    def reset(self, seed: int | str | None = None) -> None:
        """Begin a new game. The same seed deals the same; without one, it follows from the seed before."""
        self.seed = hashlib.sha256(b"toque next\n" + self.seed).digest() if seed is None else seed_from_text(str(seed))
        self.plies: list[tuple[int, int]] = []
        self.state = self.game.new_state(setup_generator(self.seed), self.players, self.options)
        self.is_redealt = False

    @property
    def actors(self) -> list[int]:
        """The seats that must decide now."""
        return self.game.actors(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.is_over(self.state)

    def act(self, seat: int, action: Foreign) -> list[Event]:
        """Play an action and return what happened; raise an error that says what is wrong with it."""
        return self.play(seat, self.checked(seat, action))

    def play(self, seat: int, number: int) -> list[Event]:
        """Play an action that was checked."""
        before = int(self.state.event_count)
        self.game.apply(self.state, ply_generator(self.seed, len(self.plies)), seat, number)
        self.plies.append((seat, number))
        return events.since(self.state, before)

    def checked(self, seat: int, action: Foreign) -> int:
        """Return the number of a legal action, or raise."""
        self.check_seat(seat)
        number = whole_number("action", action)
        if not 0 <= number < self.game.action_count:
            raise BadAction(f"action must be a whole number from 0 to {self.game.action_count - 1}, not {number}")
        if self.is_over:
            raise MatchOver("the game is over: reset begins another one")
        rule = int(self.game.refusal(self.state, seat, number))
        if rule and seat not in self.actors:
            raise NothingToDecide(f"seat {seat} has nothing to decide here; {_listed(self.actors)} must decide")
        if rule:
            raise self._refused(number, rule)
        return number

    def check_seat(self, seat: int) -> None:
        """Raise if there is no such seat."""
        if not 0 <= whole_number("seat", seat, BadSeat) < self.players:
            raise BadSeat(f"seat must be from 0 to {self.players - 1}, not {seat}")

    def refusal(self, seat: int, action: Foreign) -> str:
        """Why the rules forbid an action, in a sentence with the rule's name; empty if it is legal."""
        try:
            self.checked(seat, action)
        except NothingToDecide as error:
            rule = self.game.rule_name(int(self.game.refusal(self.state, seat, int(action))))
            return f"{rule}: {self.text.refusal(rule, WAITING, self.game.decode_action(int(action)))} ({error})"
        except IllegalAction as error:
            return str(error)
        return ""

    def _refused(self, number: int, rule: int) -> IllegalAction:
        name, action = self.game.rule_name(rule), self.game.decode_action(number)
        why = self.text.refusal(name, self.game.phases[int(self.state.phase)], action)
        return IllegalAction(f"action {number} ({self.words(number)}) is against rule {name}: {why}", name)

    def words(self, action: int) -> str:
        """The sentence of an action."""
        return self.text.about(self.state).action(self.game.decode_action(action))

    def legal_actions(self, seat: int) -> list[int]:
        """The numbers of all legal actions of a seat, ascending; none if it has nothing to decide."""
        self.check_seat(seat)
        return self.game.legal_actions(self.state, seat)

    def mask(self, seat: int) -> Mask:
        """1 for each legal action of a seat, in a new array; all zeros if it has nothing to decide."""
        mask = np.zeros(self.game.action_count, MASK)
        mask[self.legal_actions(seat)] = 1
        return mask

    def masks(self) -> list[Mask]:
        """The masks of all seats."""
        deciding = set(self.actors)
        return [
            self.mask(seat) if seat in deciding else np.zeros(self.game.action_count, MASK)
            for seat in range(self.players)
        ]

    def observe(self, seat: int) -> Observation:
        """The knowledge of a seat as numbers in a new array; `game.observation_layout` names them."""
        self.check_seat(seat)
        self.game.observe(self.state, seat, self._numbers)
        return np.array(self._numbers, NUMBER)

    def scores(self) -> list[Score]:
        """Points and ranks of all seats if the game ended now, as its end will count them: not for players' eyes."""
        return self.game.score(self.state)

    def rewards(self) -> list[float]:
        """The reward of each seat at the end of the game; zeros before."""
        if not self.is_over:
            return [0.0] * self.players
        return rewards_of(self.scores(), self.reward)

    def save(self) -> Saved:
        """The episode as it is now."""
        return Saved(self.terms, self.seed, tuple(self.plies), record.to_bytes(self.state), self.is_redealt)

    def restore(self, saved: Saved) -> None:
        """Go back to what was saved, of this episode or of another one of the same table."""
        if saved.terms != self.terms:
            raise BadOption(f"saved is of another table: {saved.terms}, not {self.terms}")
        self.seed, self.plies, self.is_redealt = saved.seed, list(saved.plies), saved.is_redealt
        self.state = record.from_bytes(self.game.state, saved.state, self.game.speed)

    def clone(self) -> "Episode":
        """An independent copy, with the same future for the same actions."""
        twin = object.__new__(Episode)
        twin.__dict__.update(self.__dict__)  # a table does not change
        twin._numbers = self.game.array(self.game.observation_size)
        twin.plies, twin.state = list(self.plies), record.copy(self.state)
        return twin

    def __deepcopy__(self, memo: Foreign) -> "Episode":
        return self.clone()

    def __reduce__(self) -> Foreign:
        """Pickled as its match record, or by its state if it has none."""
        if self.is_redealt:
            table = (self.game.name, self.players, msgspec.to_builtins(self.options), self.reward)
            return _from_saved, (*table, self.save())
        return _from_match_file, (self.match_file(), self.reward)

    def redeal(self, seat: int, rng: Rng) -> "Episode":
        """A copy in a random world that agrees with all that a seat has seen, with a chance of its own to come."""
        self.check_seat(seat)
        world = self.clone()
        self.game.redeal(world.state, seat, rng)
        world.seed = hashlib.sha256(b"toque world\n" + bytes(str(list(map(int, rng))), "ascii")).digest()
        world.is_redealt = True
        return world

    def match(self) -> Match:
        """The match that was played so far."""
        if self.is_redealt:
            raise BadOption("a redealt world has no match record: it did not follow from a seed")
        match = Match(self.game, self.players, self.options, seed=self.seed)
        for seat, action in self.plies:
            match.play(seat, action)
        return match

    def match_file(self) -> bytes:
        """The same as the bytes of a match file, which `toque replay` and `toque verify` read."""
        match = self.match()
        return matchfile.whole(match) if match.is_over else matchfile.so_far(match)


def _from_match_file(content: bytes, reward: Reward) -> Episode:
    match = replay(matchfile.parse(content), load)
    episode = Episode(match.game, match.players, match.options, reward)
    episode.seed, episode.state = match.seed, match.state
    episode.plies = [(ply.seat, ply.action) for ply in match.plies]
    return episode


def _from_saved(game: str, players: int, options: dict[str, Plain], reward: Reward, saved: Saved) -> Episode:
    episode = Episode(game, players, options, reward)
    episode.restore(saved)
    return episode


def rewards_of(scores: list[Score], reward: Reward) -> list[float]:
    """The reward of each seat for a final score."""
    if reward == "points":
        total, rivals = sum(score.total for score in scores), len(scores) - 1
        return [score.total - (total - score.total) / rivals for score in scores]
    ranks = np.array([[score.rank] for score in scores])
    return [float(twin(share_beaten, "plain")(ranks, 0, len(scores), seat)) for seat in range(len(scores))]


def whole_number(name: str, value: Foreign, error: type[ToqueError] = BadAction) -> int:
    """An integer, or an array of one without axes; anything else is an error that names the argument."""
    if type(value) is int:
        return value
    if isinstance(value, np.ndarray) and value.shape == () and value.dtype.kind in "iu":
        return int(value)
    if isinstance(value, bool | np.bool_) or not isinstance(value, numbers.Integral):
        kind = f"an array of {value.dtype} of shape {value.shape}" if isinstance(value, np.ndarray) else repr(value)
        raise error(f"{name} must be a whole number, not {kind}")
    return int(value)


def _listed(seats: list[int]) -> str:
    return " and ".join(f"seat {seat}" for seat in seats)
