"""From a network that learns to one that plays: weights as small integers, each neuron with its own scale."""

from pathlib import Path

import numpy as np
from torch import Tensor

from toque.bots.kernels.network import SHIFT, UNIT
from toque.bots.learned import ARRAYS, write
from toque.core.types import Numbers, Plain
from toque.learning.features import Features
from toque.learning.model import Model

MOST = 127


def export(model: Model, features: Features, card: Plain, path: Path) -> None:
    """Write the network as bots play it, with a card that says where it comes from."""
    arrays = dict(zip(("weights1", "bias1", "scale1"), quantised(model.inputs.T, model.bias, 1), strict=True))
    arrays["weights1"] = arrays["weights1"].T
    for number, layer in ((2, model.hidden), (3, model.policy), (4, model.value)):
        names = (f"weights{number}", f"bias{number}", f"scale{number}")
        arrays |= dict(zip(names, quantised(layer.weight, layer.bias, UNIT), strict=True))
    for name in ("first", "lowest", "values", "rows"):
        arrays[name] = getattr(features, name).astype(np.int32)
    write(path, {name: np.ascontiguousarray(arrays[name]) for name in ARRAYS}, card)


def quantised(weight: Tensor, bias: Tensor, unit: int) -> tuple[Numbers, Numbers, Numbers]:
    """Weights, bias and scale of each neuron, for inputs that are multiples of 1 / unit."""
    weights, biases = (values.detach().cpu().double().numpy() for values in (weight, bias))
    steps = np.maximum(np.abs(weights).max(1), 1e-6) / MOST
    whole = np.rint(weights / steps[:, None]).astype(np.int8)
    return (
        whole,
        np.rint(biases * unit / steps).astype(np.int64),
        np.rint(steps * UNIT / unit * 2**SHIFT).astype(np.int64),
    )
