"""The numbers of a game's actions: an action space is a list of blocks, one block a verb."""

from collections.abc import Sequence
from itertools import product
from math import prod

import msgspec

from toque.core.errors import BadAction
from toque.core.types import Action, ActionNumber


class GameAction(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A decision in words: its tag is the verb, its fields say the rest."""


class Block:
    """The actions of one verb: one number for each combination of the values of its fields.

    The fields are given in the order in which the number counts them; the last one changes fastest.
    """

    def __init__(self, first: int, struct: type, **fields: Sequence[object]) -> None:
        self.first = first
        self.struct = struct
        self.fields = fields

    def __len__(self) -> int:
        return prod(map(len, self.fields.values()))

    def actions(self) -> list[Action]:
        """All actions of the block, in the order of their numbers."""
        combinations = product(*self.fields.values())
        return [self.struct(**dict(zip(self.fields, values, strict=True))) for values in combinations]

    def check(self, action: Action) -> None:
        """Raise BadAction for the first field whose value is unknown."""
        for name, values in self.fields.items():
            if getattr(action, name) not in values:
                raise BadAction(f"no {name} is called {getattr(action, name)!r}")


class ActionSpace:
    """All actions of a game, from 0 to `size` - 1."""

    def __init__(self, size: int, *blocks: Block) -> None:
        self._actions: list[Action] = []
        self._blocks = {block.struct: block for block in blocks}
        for block in blocks:
            if block.first != len(self._actions):
                raise ValueError(f"{block.struct} begins at {block.first}, not at {len(self._actions)}")
            self._actions += block.actions()
        if len(self._actions) != size:
            raise ValueError(f"the blocks have {len(self._actions)} actions, not {size}")
        self._numbers = {action: number for number, action in enumerate(self._actions)}

    def decode(self, number: ActionNumber) -> Action:
        """The action of a number."""
        return self._actions[number]

    def encode(self, action: Action) -> ActionNumber:
        """The number of an action."""
        number = self._numbers.get(action)
        if number is None:
            if type(action) in self._blocks:
                self._blocks[type(action)].check(action)
            raise BadAction(f"{action!r} is not an action of this game")
        return number
