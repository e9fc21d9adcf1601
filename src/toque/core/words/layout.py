"""What the numbers of an observation mean: fields with names, one after the other, as a NumPy record type.

A field is a number, an array of numbers, or an array of records with fields of their own:

    fields = game.observation_layout.read(observation)
    fields["cells"]["piece"][7]
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from toque.core.errors import BadArray
from toque.core.types import Numbers, RecordType

NUMBER = np.int16
"""The type of the numbers of an observation."""


@dataclass(frozen=True)
class Field:
    """One field with its description."""

    name: str
    says: str = ""
    shape: tuple[int, ...] = ()
    parts: "tuple[Field, ...]" = ()
    """The parts of each entry, if it is more than one number."""


class Layout:
    """All fields of a game's observation, in order."""

    def __init__(self, *fields: Field) -> None:
        self.fields = fields

    @cached_property
    def dtype(self) -> RecordType:
        """The observation as a record."""
        return _record(self.fields)

    @property
    def size(self) -> int:
        """The number of numbers."""
        return self.dtype.itemsize // NUMBER().itemsize

    def read(self, observation: Numbers) -> Numbers:
        """The same numbers with names, for one observation or an array of them (the last axis goes); without a copy."""
        numbers = np.ascontiguousarray(observation)
        if numbers.dtype != NUMBER or numbers.shape[-1:] != (self.size,):
            raise BadArray(
                f"observation: {self.size} numbers of type {np.dtype(NUMBER)} on the last axis, please, not shape "
                f"{numbers.shape} of type {numbers.dtype}"
            )
        return numbers.view(self.dtype)[..., 0]


def _record(fields: tuple[Field, ...]) -> RecordType:
    return np.dtype([(field.name, _record(field.parts) if field.parts else NUMBER, field.shape) for field in fields])
