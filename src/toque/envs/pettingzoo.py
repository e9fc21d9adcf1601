"""The games in PettingZoo: `env` takes turns (AEC), `parallel_env` lets all seats that must decide act at once.

    env = toque.envs.pettingzoo.env("banquet", players=3, gourmet=True)
    env = pettingzoo.make("aec", "Toque/Banquet-v0", players=3)     # after this module was imported

Agents are called `seat_0` and so on. An agent that has nothing to decide has a mask of zeros. Observation and info hold
the same mask. Rewards are zeros until the end.
"""

from collections.abc import Mapping
from typing import NamedTuple, Self

import numpy as np

from toque.core.errors import BadAction, BadOption, BadSeat, ClosedEnv, MatchOver
from toque.core.kernel import record
from toque.core.types import Foreign, Plain
from toque.envs import missing
from toque.envs.drawing import MODES, draw
from toque.envs.episode import Episode, Mask, Reward, Saved
from toque.envs.spaces import Actions, Seen, observations, seen
from toque.games import NAMES

try:
    import pettingzoo
    from gymnasium import logger
    from gymnasium.spaces import Box, Space
except ImportError:
    raise missing("pettingzoo", "pettingzoo") from None

VERSION = 0
STATE_LIMITS = np.iinfo(np.int64)


class SavedTable(NamedTuple):
    """An environment as it was, for `restore`."""

    episode: Saved
    agents: list[str]
    rewards: dict[str, float]
    totals: dict[str, float]
    selected: str


class Table:
    """The common part of both kinds of environment: agents, spaces, pictures, copies."""

    idle_agents_act = False
    """Whether actions are also given for agents that have nothing to decide."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        render_mode: str | None = None,
        render_seat: int | None = None,
        reward: Reward = "rank",
        **options: Plain,
    ) -> None:
        self._table = {"players": players, "render_seat": render_seat, "reward": reward, **options}
        self.episode = Episode(game, players, options, reward)
        if render_mode not in (None, *MODES):
            raise BadOption(f"render_mode can be {', '.join(MODES)}, not {render_mode!r}")
        if render_seat is not None:
            self.episode.check_seat(render_seat)
        self.render_mode, self.render_seat = render_mode, render_seat
        self.metadata = {
            "name": f"toque_{self.episode.game.name}_v{VERSION}",
            "render_modes": list(MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.players)]
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, observations(self.episode.game))
        idle = self.idle_agents_act
        self.action_spaces = {agent: Actions(self.episode.game, may_idle=idle) for agent in self.possible_agents}
        size = sum(_count(self.episode, name) for name in _names(self))
        self.state_space = Box(STATE_LIMITS.min, STATE_LIMITS.max, (size,), np.int64)
        self._seen: dict[str, Seen] = {}
        self._masks: dict[str, Mask] = {}
        self._is_closed = False

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> Space[Foreign]:
        """The space of an agent's observations."""
        self._seat(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Foreign]:
        """The space of an agent's actions; without a mask, `sample` gives a legal action of this moment."""
        self._seat(agent)
        return self.action_spaces[agent]

    def state(self) -> Foreign:
        """All fields of the state as numbers, hidden ones included: for a critic that may know them."""
        array = record.to_native(self._open().state).array
        return np.concatenate([array[name].ravel().astype(np.int64) for name in _names(self)])

    def render(self) -> Foreign:
        """The table as `render_seat` sees it, or a spectator."""
        if self.render_mode is None:
            logger.warn("render() has nothing to do: name a render_mode when the environment is made")
            return None
        picture = draw(self._open().game, self.episode.state, self.render_seat, self.render_mode)
        return print(picture) if self.render_mode == "human" else picture

    def close(self) -> None:
        """Close the environment; it cannot be used afterwards."""
        self._is_closed = True

    def clone(self) -> Self:
        """An independent environment that goes on from here."""
        twin = type(self)(self.episode.game.name, render_mode=self.render_mode, **self._table)
        twin.restore(self.save())
        return twin

    def save(self) -> SavedTable:
        """The environment as it is now."""
        raise NotImplementedError

    def restore(self, saved: SavedTable) -> None:
        """Go back to what was saved, of this environment or of another of the same table."""
        raise NotImplementedError

    def _open(self) -> Episode:
        if self._is_closed:
            raise ClosedEnv(f"{self} is closed")
        return self.episode

    def _begin(self, seed: int | None) -> None:
        self._open().reset(seed)
        self.agents = self.possible_agents.copy()
        self._look()

    def _look(self) -> None:
        """Take new masks; observations are made when they are asked for."""
        self._seen = {}
        self._masks = dict(zip(self.possible_agents, self.episode.masks(), strict=True))
        for agent, mask in self._masks.items():
            self.action_spaces[agent].legal = mask

    def _observed(self, agent: str) -> Seen:
        episode, seat = self._open(), self._seat(agent)
        if not self._masks:
            raise MatchOver("no game is going on: reset begins one")
        if agent not in self._seen:
            self._seen[agent] = seen(episode.observe(seat), self._masks[agent])
        return self._seen[agent]

    def _infos(self) -> dict[str, dict[str, Plain]]:
        infos: dict[str, dict[str, Plain]] = {agent: {"action_mask": self._masks[agent]} for agent in self.agents}
        if self.episode.is_over:
            for score, info in zip(self.episode.scores(), infos.values(), strict=True):
                info |= {"points": score.total, "rank": score.rank}
        return infos

    def _seat(self, agent: str) -> int:
        try:
            return self.possible_agents.index(agent)
        except ValueError:
            raise BadSeat(f"no agent is called {agent!r}; there are: {', '.join(self.possible_agents)}") from None


def _names(table: Table) -> tuple[str, ...]:
    return table.episode.game.state.names or ()


def _count(episode: Episode, name: str) -> int:
    return int(np.prod(episode.game.state[name].shape, dtype=int))


class TurnEnv(Table, pettingzoo.AECEnv):  # type: ignore[misc]
    """One agent after the other; of several that decide at once, the one with the lowest number first."""

    def __init__(self, game: str, players: int | None = None, **settings: Plain) -> None:
        super().__init__(game, players, **settings)
        self.agent_selection = self.possible_agents[0]
        self.rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.infos: dict[str, dict[str, Plain]] = {}
        self._cumulative_rewards: dict[str, float] = {}

    def reset(self, seed: int | None = None, options: dict[str, Plain] | None = None) -> None:
        """Begin a game; the same seed deals the same."""
        self._begin(seed)
        self._note()
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)

    def _note(self) -> None:
        """Fill what PettingZoo reads: all agents' rewards, ends and infos, and who is next."""
        is_over = self.episode.is_over
        self.rewards = dict(zip(self.agents, self.episode.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, is_over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self._infos()
        self.agent_selection = self.possible_agents[0 if is_over else self.episode.actors[0]]

    def observe(self, agent: str) -> Seen:
        """The knowledge of an agent, whether or not it must decide."""
        return self._observed(agent)

    def step(self, action: Foreign) -> None:
        """Play the action of `agent_selection`; None once its game is over."""
        self._open()
        if not self.agents:
            raise MatchOver("no game is going on: reset begins one")
        if self.terminations[self.agent_selection]:
            if action is not None:
                raise MatchOver(f"the game is over: the only action left to {self.agent_selection} is None")
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self.episode.act(self._seat(agent), action)
        self._cumulative_rewards[agent] = 0.0
        self._look()
        self._note()
        self._accumulate_rewards()

    def save(self) -> SavedTable:
        """The environment as it is now."""
        totals = self._cumulative_rewards.copy()
        return SavedTable(self._open().save(), self.agents.copy(), self.rewards.copy(), totals, self.agent_selection)

    def restore(self, saved: SavedTable) -> None:
        """Go back to what was saved, of this environment or of another of the same table."""
        self._open().restore(saved.episode)
        self.agents = self.possible_agents.copy()
        self._look()
        self._note()
        for agent in set(self.agents) - set(saved.agents):
            for of_agents in (self.terminations, self.truncations, self.infos):
                del of_agents[agent]
        self.agents, self.agent_selection = saved.agents.copy(), saved.selected
        self.rewards, self._cumulative_rewards = saved.rewards.copy(), saved.totals.copy()


class TogetherEnv(Table, pettingzoo.ParallelEnv):  # type: ignore[misc]
    """All agents that must decide act at once; actions of the others are ignored."""

    idle_agents_act = True

    def reset(self, seed: int | None = None, options: dict[str, Plain] | None = None) -> tuple[Foreign, Foreign]:
        """Begin a game; the same seed deals the same."""
        self._begin(seed)
        return {agent: self._observed(agent) for agent in self.agents}, self._infos()

    @property
    def acting(self) -> list[str]:
        """The agents that must act now."""
        return [self.possible_agents[seat] for seat in self._open().actors] if self.agents else []

    def step(self, actions: Mapping[str, Plain]) -> tuple[Foreign, Foreign, Foreign, Foreign, Foreign]:
        """Play the actions of all agents that must act: all of them, or none if one is refused."""
        episode = self._open()
        if not self.agents:
            raise MatchOver("no game is going on: reset begins one")
        for agent in actions:
            self._seat(agent)
        chosen = [(self._seat(agent), self._of(agent, actions)) for agent in self.acting]
        checked = [(seat, episode.checked(seat, action)) for seat, action in chosen]
        for seat, number in checked:
            episode.play(seat, number)
        self._look()
        given = {agent: self._observed(agent) for agent in self.agents}
        rewards = dict(zip(self.agents, episode.rewards(), strict=True))
        ended = dict.fromkeys(self.agents, episode.is_over)
        infos = self._infos()
        self.agents = [] if episode.is_over else self.agents
        return given, rewards, ended, dict.fromkeys(ended, False), infos

    def _of(self, agent: str, actions: Mapping[str, Plain]) -> Foreign:
        if agent not in actions:
            raise BadAction(f"actions has none for {agent}, which must decide")
        return actions[agent]

    def save(self) -> SavedTable:
        """The environment as it is now."""
        return SavedTable(self._open().save(), self.agents.copy(), {}, {}, "")

    def restore(self, saved: SavedTable) -> None:
        """Go back to what was saved, of this environment or of another of the same table."""
        self._open().restore(saved.episode)
        self.agents = saved.agents.copy()
        self._look()


def env(game: str, players: int | None = None, **options: Plain) -> TurnEnv:
    """Make an environment that takes turns. Options are those of the game, `render_mode`, `render_seat`, `reward`."""
    return TurnEnv(game, players, **options)


def parallel_env(game: str, players: int | None = None, **options: Plain) -> TogetherEnv:
    """Make an environment in which all seats that must decide act at once; options as above."""
    return TogetherEnv(game, players, **options)


for _name in NAMES:
    for _kind, _maker in (("aec", env), ("parallel", parallel_env)):
        pettingzoo.register(_kind, f"Toque/{_name.capitalize()}-v{VERSION}", _maker, kwargs={"game": _name})
