"""The spaces of Gymnasium that PettingZoo and Gymnasium share: legal actions, and what a seat observes."""

import numpy as np

from toque.core.errors import BadArray
from toque.core.game import Game
from toque.core.types import Foreign, Plain
from toque.core.words.layout import NUMBER
from toque.envs import missing
from toque.envs.episode import MASK, Mask, Observation

try:
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError:
    raise missing("gymnasium", "gymnasium") from None

LIMITS = np.iinfo(NUMBER)
Seen = dict[str, Plain]
"""The observation of an agent: `observation` and `action_mask`."""


class Actions(Discrete):
    """All actions of a game. Without a mask of its own, `sample` gives one that is legal at this moment."""

    def __init__(self, game: Game, *, may_idle: bool = False) -> None:
        """With `may_idle`, a mask of zeros gives action 0, as in PettingZoo's tests; else it is an error."""
        super().__init__(game.action_count)
        self.may_idle = may_idle
        self.legal: Mask | None = None
        """The mask of this moment."""

    def sample(self, mask: Foreign = None, probability: Foreign = None) -> np.int64:
        """A random action: from the given mask, else from the legal ones, else from all."""
        if mask is not None and not self.may_idle and not np.any(mask):
            raise BadArray("mask marks no action: this seat has nothing to decide")
        if mask is None and probability is None and self.legal is not None and self.legal.any():
            mask = self.legal
        return super().sample(mask=mask, probability=probability)

    def __eq__(self, other: object) -> bool:
        """Two spaces are the same if they have the same actions."""
        return isinstance(other, Discrete) and self.n == other.n and self.start == other.start

    __hash__ = None  # type: ignore[assignment]


def observations(game: Game) -> Dict:
    """The space of what a seat observes."""
    return Dict(
        observation=Box(LIMITS.min, LIMITS.max, (game.observation_size,), NUMBER),
        action_mask=Box(0, 1, (game.action_count,), MASK),
    )


def seen(observation: Observation, mask: Mask) -> Seen:
    """One observation; the mask is the same array as in the info."""
    return {"observation": observation, "action_mask": mask}
