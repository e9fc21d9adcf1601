"""One seat against bots: the bots play until that seat must decide, or the game is over."""

from collections.abc import Sequence

from toque.bots.bot import Bot, decide, is_blind, make_bot
from toque.core.errors import BadSeat
from toque.core.game import Game
from toque.core.kernel import rng
from toque.core.types import ActionNumber, Foreign
from toque.envs.episode import Episode

Opponents = str | Bot | Sequence[str | Bot]
"""The name of a bot, a bot, or one of these for each of the other seats, clockwise from the one that plays."""


class SeatGame:
    """An episode, a seat that somebody plays, and the bots on the other seats."""

    def __init__(self, episode: Episode, seat: int = 0, opponents: Opponents = "random") -> None:
        episode.check_seat(seat)
        self.episode, self.seat = episode, seat
        self.bots = bots_for(episode.game, episode.players - 1, opponents)

    def reset(self, seed: int | str | None = None) -> None:
        """Begin a game and play on to the seat's first decision."""
        self.episode.reset(seed)
        self._play_on()

    def play(self, action: ActionNumber) -> None:
        """Play a legal action of the seat and the replies of the others."""
        self.episode.play(self.seat, action)
        self._play_on()

    @property
    def reward(self) -> float:
        """The reward of the seat at the end; 0 before."""
        return self.episode.rewards()[self.seat]

    def _play_on(self) -> None:
        episode = self.episode
        while (actors := episode.actors) and self.seat not in actors:
            other = actors[0]
            bot = self.bots[(other - self.seat - 1) % episode.players]
            thoughts = rng.generator("opponent", episode.seed.hex(), len(episode.plies))
            if is_blind(bot):
                action = bot.choose(episode.state, other, thoughts)
            else:
                action = decide(episode.game, bot, episode.state, other, thoughts)
            episode.act(other, action)


def bots_for(game: Game, count: int, opponents: Opponents) -> list[Bot]:
    """The bots of the other seats."""
    given: Sequence[Foreign] = [opponents]
    if isinstance(opponents, Sequence) and not isinstance(opponents, str):
        given = opponents
    if len(given) not in (1, count):
        raise BadSeat(f"opponents must be one bot or {count} of them, not {len(given)}")
    for each in given:
        if not isinstance(each, str) and not callable(getattr(each, "choose", None)):
            raise BadSeat(
                f"an opponent is the name of a bot or has a method choose(world, seat, rng); {each!r} is neither"
            )
    bots = {name: make_bot(name, game) for name in given if isinstance(name, str)}
    chosen = [bots[each] if isinstance(each, str) else each for each in given]
    return chosen * count if len(chosen) == 1 else chosen
