"""A queue in which owners take turns, and so do the tables of each owner."""

from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from typing import Generic, Protocol, TypeVar


class Owned(Protocol):
    """Something that waits, for a table of an owner."""

    table: str
    owner: str


Item = TypeVar("Item", bound=Owned)


class FairQueue(Generic[Item]):
    """Whoever has many tables waits longer at each of them, and makes nobody else wait longer."""

    def __init__(self) -> None:
        self._owners: OrderedDict[str, OrderedDict[str, deque[Item]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __iter__(self) -> Iterator[Item]:
        return (item for tables in self._owners.values() for items in tables.values() for item in items)

    def add(self, item: Item) -> None:
        """Let something wait."""
        self._owners.setdefault(item.owner, OrderedDict()).setdefault(item.table, deque()).append(item)

    def pop(self, may_begin: Callable[[str], bool] = lambda owner: True) -> Item | None:
        """Return the next item of the first owner who may begin; None if nobody may."""
        owner = next((owner for owner in self._owners if may_begin(owner)), None)
        if owner is None:
            return None
        tables = self._owners.pop(owner)
        table, items = tables.popitem(last=False)
        item = items.popleft()
        if items:
            tables[table] = items  # behind all other tables
        if tables:
            self._owners[owner] = tables  # behind all other owners
        return item

    def pop_table(self, table: str) -> list[Item]:
        """Return all that waits for a table; it waits no longer."""
        found = [items for tables in self._owners.values() if (items := tables.pop(table, None))]
        self._owners = OrderedDict((owner, tables) for owner, tables in self._owners.items() if tables)
        return [item for items in found for item in items]

    def clear(self) -> None:
        """Let nothing wait."""
        self._owners.clear()
