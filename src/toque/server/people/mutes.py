"""The people that each person has muted: it holds at every table, in every browser, until they change their mind."""

import time
from collections import OrderedDict

from toque.server.errors import TableRefusal, not_yours
from toque.server.protocol import Person
from toque.server.store.store import Store

MOST_MUTED = 200
LONGEST_ID = 64
REMEMBERED = 10_000
"""People whose list is kept in memory."""


class Mutes:
    """The mutes of everybody who was here lately."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, list[Person]] = OrderedDict()

    async def of(self, person: Person | None) -> list[Person]:
        """The people that a person has muted."""
        if person is None:
            return []
        if person.id not in self._known:
            self._remember(person.id, await self._store.mutes(person.id))
        return self._known[person.id]

    async def change(self, person: Person | None, other: str, yes: bool) -> list[Person]:
        """Mute somebody, or unmute them; return everybody muted."""
        if person is None:
            raise not_yours("name-first")
        if len(other) > LONGEST_ID or "\0" in other:
            raise TableRefusal("unknown", "no-such-person")
        if yes:
            muted = await self._store.mute(person.id, other, time.time())
        else:
            muted = await self._store.unmute(person.id, other)
        if yes and len(muted) > MOST_MUTED:
            await self._store.unmute(person.id, other)
            raise TableRefusal("too_large", "many-muted")
        self._remember(person.id, muted)
        if yes and other not in {each.id for each in muted}:
            raise TableRefusal("unknown", "no-such-person")
        return muted

    def forget_all(self) -> None:
        """Ask the store again about everybody."""
        self._known.clear()

    def _remember(self, person: str, muted: list[Person]) -> None:
        self._known[person] = muted
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
