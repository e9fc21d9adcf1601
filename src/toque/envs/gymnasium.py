"""The games in Gymnasium: one seat against bots, alone (`make`) or many games side by side (`make_vec`).

    import toque.envs.gymnasium
    env = gymnasium.make("Toque/Banquet-v0", players=3, opponents="greedy", gourmet=True)
    envs = gymnasium.make_vec("Toque/Banquet-v0", num_envs=64, autoreset_mode="SameStep")

A seat only ever decides: the bots play on until it is its turn again. The reward comes at the end.
"""

from typing import Literal

import numpy as np

from toque.core.errors import BadOption, ClosedEnv, IllegalAction, MatchOver
from toque.core.types import Foreign, Plain
from toque.envs import missing
from toque.envs.drawing import MODES, draw
from toque.envs.episode import Episode, Reward, Saved
from toque.envs.opponents import Opponents, SeatGame
from toque.envs.spaces import Actions, Seen, observations, seen
from toque.games import NAMES

try:
    import gymnasium
    from gymnasium import logger
except ImportError:
    raise missing("gymnasium", "gymnasium") from None

VERSION = 0
WORST = {"rank": -1.0, "points": -100.0}
"""The reward of a game that an illegal action has ended."""
Illegal = Literal["raise", "lose"]


def check_illegal(illegal: str) -> None:
    """Raise if this is no way to treat an illegal action."""
    if illegal not in ("raise", "lose"):
        raise BadOption(f"illegal can be raise or lose, not {illegal!r}")


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """One seat of a game; bots play the others."""

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012, Gymnasium reads it from the class

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        opponents: Opponents = "random",
        *,
        reward: Reward = "rank",
        illegal: Illegal = "raise",
        render_mode: str | None = None,
        **options: Plain,
    ) -> None:
        """Set up a table. With `illegal="lose"` an illegal action ends the game, instead of raising an error."""
        self._arguments = {"players": players, "seat": seat, "opponents": opponents, "reward": reward, **options}
        self.table = SeatGame(Episode(game, players, options, reward), seat, opponents)
        check_illegal(illegal)
        if render_mode not in (None, *MODES):
            raise BadOption(f"render_mode can be {', '.join(MODES)}, not {render_mode!r}")
        self.illegal, self.render_mode = illegal, render_mode
        self.observation_space = observations(self.episode.game)
        self.action_space: Actions = Actions(self.episode.game)
        self._is_on = False
        self._is_closed = False

    @property
    def episode(self) -> Episode:
        """The game."""
        return self.table.episode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Plain] | None = None
    ) -> tuple[Seen, dict[str, Plain]]:
        """Begin a game; the same seed deals the same, and the bots think the same."""
        self._open()
        super().reset(seed=seed)
        self.table.reset(seed)
        self._is_on = True
        return self._look()

    def step(self, action: Foreign) -> tuple[Seen, float, bool, bool, dict[str, Plain]]:
        """Play an action and the bots' replies."""
        return self.play(self.checked(action))

    def checked(self, action: Foreign) -> int | IllegalAction:
        """Return the number of a legal action, or why it loses the game; or raise."""
        self._open()
        if not self._is_on:
            raise MatchOver("no game is going on: reset begins one")
        try:
            return self.episode.checked(self.table.seat, action)
        except IllegalAction as refused:
            if self.illegal == "raise":
                raise
            return refused

    def play(self, checked: int | IllegalAction) -> tuple[Seen, float, bool, bool, dict[str, Plain]]:
        """Play an action that was checked."""
        if isinstance(checked, IllegalAction):
            return self._lose(str(checked))
        self.table.play(checked)
        self._is_on = not self.episode.is_over
        given, info = self._look()
        return given, self.table.reward, not self._is_on, False, info

    def _lose(self, refusal: str) -> tuple[Seen, float, bool, bool, dict[str, Plain]]:
        self._is_on = False
        given, info = self._look()
        return given, WORST[self.episode.reward], True, False, {**info, "refusal": refusal}

    def _look(self) -> tuple[Seen, dict[str, Plain]]:
        mask = self.episode.mask(self.table.seat)
        self.action_space.legal = mask
        info: dict[str, Plain] = {"action_mask": mask}
        if self.episode.is_over:
            score = self.episode.scores()[self.table.seat]
            info |= {"points": score.total, "rank": score.rank}
        return seen(self.episode.observe(self.table.seat), mask), info

    def clone(self) -> "SeatEnv":
        """An independent environment that goes on from here, with the same bots."""
        twin = SeatEnv(self.episode.game.name, illegal=self.illegal, render_mode=self.render_mode, **self._arguments)
        twin.restore(self.save())
        return twin

    def save(self) -> Saved:
        """The game as it is now; bots have no memory."""
        self._open()
        return self.episode.save()

    def restore(self, saved: Saved) -> tuple[Seen, dict[str, Plain]]:
        """Go back to what was saved, of this environment or of another of the same table."""
        self._open()
        self.episode.restore(saved)
        self._is_on = not self.episode.is_over
        return self._look()

    def render(self) -> Foreign:
        """The table as the seat sees it."""
        self._open()
        if self.render_mode is None:
            logger.warn("render() has nothing to do: name a render_mode when the environment is made")
            return None
        picture = draw(self.episode.game, self.episode.state, self.table.seat, self.render_mode)
        return print(picture) if self.render_mode == "human" else picture

    def close(self) -> None:
        """Close the environment; it cannot be used afterwards."""
        self._is_closed = True

    def _open(self) -> None:
        if self._is_closed:
            raise ClosedEnv(f"this environment of {self.episode.game.title} is closed")


def register() -> None:
    """Register all games with Gymnasium: Toque/Banquet-v0 and so on. Importing this module does it."""
    for name in NAMES:
        gymnasium.register(
            f"Toque/{name.capitalize()}-v{VERSION}",
            entry_point="toque.envs.gymnasium:SeatEnv",
            vector_entry_point="toque.envs.vector:SeatVectorEnv",
            kwargs={"game": name},
        )


register()
