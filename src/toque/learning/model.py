"""The network while it learns, in PyTorch."""

from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn

from toque.bots.kernels.network import NO_ROW
from toque.learning.features import Features

MOST_ACTIVE = 8.0
VICTORY, LEAD = 0, 1
"""The values for a seat: its share of the victory, and what its lead in points is worth; both from 0 to 1."""
HEADS = 2
ALIGNED = 8
"""A graphics card multiplies tables faster whose sides are multiples of this."""
SPREAD = 0.02
"""Of the first weights: many inputs are on at once."""


@dataclass(frozen=True)
class Size:
    """How many neurons each hidden layer has."""

    first: int = 256
    second: int = 128


class Model(nn.Module):
    """Two hidden layers, a logit for each action, and values."""

    lookup: Tensor
    lowest: Tensor
    highest: Tensor

    def __init__(self, features: Features, actions: int, size: Size) -> None:
        super().__init__()
        self.actions = actions
        self.register_buffer("lookup", torch.from_numpy(_table(features)))
        self.register_buffer("lowest", torch.from_numpy(features.lowest))
        self.register_buffer("highest", torch.from_numpy(features.values - 1))
        self.inputs = nn.Parameter(torch.randn(features.inputs, size.first) * SPREAD)
        self.bias = nn.Parameter(torch.zeros(size.first) + SPREAD)
        self.hidden = nn.Linear(size.first, size.second)
        self.policy = nn.Linear(size.second, actions)
        self.value = nn.Linear(size.second, HEADS)
        nn.init.orthogonal_(self.policy.weight, SPREAD)

    def forward(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logits of all actions, and the values before the sigmoid."""
        hidden = (self._first(observations) + self.bias).clamp(0, MOST_ACTIVE)
        hidden = self.hidden(hidden).clamp(0, MOST_ACTIVE)
        return self.policy(hidden), self.value(hidden)

    def _first(self, observations: Tensor) -> Tensor:
        """The first layer: the sum of the rows that are on; a graphics card would rather multiply by all."""
        numbers = observations[:, : len(self.lowest)].long()
        place = torch.minimum((numbers - self.lowest).clamp_min(0), self.highest)
        row = self.lookup[torch.arange(len(self.lowest), device=place.device), place]
        beyond = -len(self.inputs) % ALIGNED + ALIGNED
        weights = torch.cat([self.inputs, self.inputs.new_zeros(beyond, self.inputs.shape[1])])
        if not observations.is_cuda:
            return nn.functional.embedding_bag(row, weights, mode="sum", padding_idx=len(self.inputs))
        on = torch.zeros(len(row), len(weights), dtype=torch.bfloat16, device=row.device)
        on.scatter_(1, row, 1.0)
        return (on @ weights.bfloat16()).float()


def _table(features: Features) -> np.ndarray:
    """For each number of an observation, the input of each of its values; none is one more than there are."""
    table = np.full((len(features.first), int(features.values.max())), features.inputs, np.int64)
    for i, (first, values) in enumerate(zip(features.first, features.values, strict=True)):
        rows = features.rows[first : first + values]
        table[i, :values] = np.where(rows == NO_ROW, features.inputs, rows)
    return table


def masked(logits: Tensor, legal: Tensor) -> Tensor:
    """The logarithm of each action's chance; illegal ones have next to none."""
    return torch.log_softmax(logits.masked_fill(~legal, -1e9), 1)


def unpacked(bits: Tensor, actions: int) -> Tensor:
    """A mask with a bit for each action as one with a truth value for each."""
    places = torch.arange(actions, device=bits.device)
    return (bits[:, places >> 3] >> (places & 7).to(torch.uint8)) & 1 == 1
