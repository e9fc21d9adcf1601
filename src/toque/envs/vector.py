"""Many games in Gymnasium side by side, one seat of each against bots, with all three ways to begin again.

`autoreset_mode` is one of three. `NextStep`: the step after the end begins a new game and ignores its action.
`SameStep`: the step that ends a game begins a new one at once; the end of the old one is in `infos["final_obs"]` and
`final_info`. `Disabled`: `reset(options={"reset_mask": ...})` begins new games in place of those that ended.
"""

from collections.abc import Sequence

import numpy as np
from gymnasium.spaces import MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from toque.core.errors import BadAction, BadArray, BadOption, ClosedEnv, IllegalAction, MatchOver
from toque.core.types import Foreign, Plain
from toque.envs.drawing import MODES
from toque.envs.gymnasium import Illegal, SeatEnv
from toque.envs.opponents import Opponents
from toque.envs.spaces import Seen

Infos = dict[str, Plain]


class ActionsOfAll(MultiDiscrete):
    """An action for every game. Without a mask of its own, `sample` gives legal ones; 0 in a game that is over."""

    def __init__(self, games: int, actions: int) -> None:
        super().__init__(np.full(games, actions, np.int64))
        self.legal: Foreign = None
        """The masks of this moment, a row a game."""

    def sample(self, mask: Foreign = None, probability: Foreign = None) -> Foreign:
        """Random actions: from the given masks, else from the legal ones, else from all."""
        if mask is not None or probability is not None or self.legal is None:
            return super().sample(mask=mask, probability=probability)
        chosen = [np.flatnonzero(row) for row in self.legal]
        return np.array([self.np_random.choice(legal) if len(legal) else 0 for legal in chosen], self.dtype)


class SeatVectorEnv(VectorEnv[Seen, Foreign, Foreign]):
    """N games; game i with the seed s + i is the single environment with that seed."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        seat: int = 0,
        opponents: Opponents = "random",
        *,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        illegal: Illegal = "raise",
        render_mode: str | None = None,
        **options: Plain,
    ) -> None:
        """Set up the tables; all arguments but two are those of `SeatEnv`."""
        if num_envs < 1:
            raise BadOption(f"num_envs must be at least 1, not {num_envs}")
        modes = [mode.value for mode in AutoresetMode]
        if not isinstance(autoreset_mode, AutoresetMode) and autoreset_mode not in modes:
            raise BadOption(f"autoreset_mode can be {', '.join(modes)}, not {autoreset_mode!r}")
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.envs = [
            SeatEnv(game, players, seat, opponents, illegal=illegal, render_mode=render_mode, **options)
            for _ in range(num_envs)
        ]
        self.num_envs, self.render_mode = num_envs, render_mode
        self.metadata = {"render_modes": list(MODES), "render_fps": 2, "autoreset_mode": self.autoreset_mode}
        self.single_observation_space = self.envs[0].observation_space
        self.single_action_space = self.envs[0].action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space: ActionsOfAll = ActionsOfAll(num_envs, self.envs[0].episode.game.action_count)
        self._is_over = np.ones(num_envs, np.bool_)
        self._given: list[Seen] = []

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Plain] | None = None
    ) -> tuple[Seen, Infos]:
        """Begin all games, or those in `options["reset_mask"]`; game i has the seed `seed + i`, or `seed[i]`."""
        self._open()
        super().reset(seed=seed if isinstance(seed, int) else None)
        which = self._chosen(options or {})
        infos: Infos = {}
        if not self._given and not which.all():
            raise BadArray("reset_mask must mark all games at first")
        self._given = self._given or [{} for _ in self.envs]
        for number, given_seed in enumerate(self._seeds(seed)):
            if which[number]:
                self._begin(number, given_seed, infos)
        return self._together(infos)

    def _begin(self, number: int, seed: int | None, infos: Infos) -> None:
        self._given[number], info = self.envs[number].reset(seed=seed)
        self._is_over[number] = False
        self._add_rest(infos, info, number)

    def _seeds(self, seed: Foreign) -> list[int | None]:
        if seed is None or isinstance(seed, int):
            return [None if seed is None else seed + number for number in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise BadArray(f"seed must be a number or {self.num_envs} of them, not {len(seed)}")
        return list(seed)

    def _chosen(self, options: dict[str, Plain]) -> Foreign:
        if "reset_mask" not in options:
            return np.ones(self.num_envs, np.bool_)
        mask = np.asarray(options["reset_mask"])
        if mask.shape != (self.num_envs,) or mask.dtype != np.bool_:
            raise BadArray(f"reset_mask must be {self.num_envs} of bool, not {mask.dtype} of shape {mask.shape}")
        if not mask.any():
            raise BadArray("reset_mask marks no game")
        return mask

    def step(self, actions: Foreign) -> tuple[Seen, Foreign, Foreign, Foreign, Infos]:
        """Play an action in every game; if one of them is refused, none is played."""
        self._open()
        chosen = self._checked(actions)
        rewards = np.zeros(self.num_envs, np.float64)
        ended = np.zeros(self.num_envs, np.bool_)
        infos: Infos = {}
        for number, env in enumerate(self.envs):
            if self._is_over[number]:  # and the mode is NEXT_STEP, see _checked
                self._begin(number, None, infos)
                continue
            self._given[number], rewards[number], over, _, info = env.play(chosen[number])
            ended[number] = self._is_over[number] = over
            if over and self.autoreset_mode == AutoresetMode.SAME_STEP:
                infos = self._add_info(infos, {"final_obs": self._given[number], "final_info": info}, number)
                self._begin(number, None, infos)
            else:
                self._add_rest(infos, info, number)
        given, infos = self._together(infos)
        return given, rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def _checked(self, actions: Foreign) -> dict[int, int | IllegalAction]:
        """What each game that is not over plays; or an error before any has played."""
        if not self._given:
            raise MatchOver("no game is going on: reset begins them")
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise BadArray(f"actions must be {self.num_envs} integers, not {chosen.dtype} of shape {chosen.shape}")
        if self.autoreset_mode == AutoresetMode.DISABLED and self._is_over.any():
            over = ", ".join(map(str, np.flatnonzero(self._is_over)))
            raise MatchOver(f"games {over} are over: reset them by options={{'reset_mask': ...}}")
        going = np.flatnonzero(~self._is_over).tolist()
        return {number: self._check(number, self.envs[number], chosen[number]) for number in going}

    def _check(self, number: int, env: SeatEnv, action: Foreign) -> int | IllegalAction:
        try:
            return env.checked(action)
        except IllegalAction as refused:
            raise IllegalAction(f"actions[{number}]: {refused}", refused.rule) from None
        except BadAction as wrong:
            raise BadAction(f"actions[{number}]: {wrong}") from None

    def _add_rest(self, infos: Infos, info: Infos, number: int) -> None:
        """Add the fields of a game's info other than the mask."""
        rest = {key: value for key, value in info.items() if key != "action_mask"}
        infos |= self._add_info(infos, rest, number)

    def _together(self, infos: Infos) -> tuple[Seen, Infos]:
        given = {key: np.stack([each[key] for each in self._given]) for key in ("observation", "action_mask")}
        self.action_space.legal = given["action_mask"]
        all_games = np.ones(self.num_envs, np.bool_)
        return given, {**infos, "action_mask": given["action_mask"], "_action_mask": all_games}

    def render(self) -> tuple[Foreign, ...]:
        """A picture of every game."""
        self._open()
        return tuple(env.render() for env in self.envs)

    def close_extras(self, **settings: Plain) -> None:
        """Close all games."""
        for env in self.envs:
            env.close()

    def _open(self) -> None:
        if self.closed:
            raise ClosedEnv("these environments are closed")
