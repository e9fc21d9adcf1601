"""Who may only watch, and until when."""

from dataclasses import dataclass

from toque.server.care.messages import BanInfo
from toque.server.care.records import new_id
from toque.server.errors import TableRefusal
from toque.server.store.database import Database
from toque.server.store.store import Store

DAY = 86_400.0
LONGEST_DAYS = 3_650.0


@dataclass(frozen=True)
class _Ban:
    info: BanInfo
    network: str | None


class Bans:
    """The bans that hold now, in memory; each ends by itself."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._of_people: dict[str, _Ban] = {}
        self._of_networks: dict[str, _Ban] = {}

    async def load(self) -> None:
        """Read them from the store."""
        bans = await self._store.ask(_all)
        self._of_people = {ban.info.person: ban for ban in bans if ban.info.person}
        self._of_networks = {ban.network: ban for ban in bans if ban.network}

    def until(self, person: str | None, network: str, now: float) -> float | None:
        """Return until when somebody is banned, if they are."""
        if not self._of_people and not self._of_networks:  # asked with every command
            return None
        found = (self._of_people.get(person or ""), self._of_networks.get(network))
        return max((ban.info.until for ban in found if ban and ban.info.until > now), default=None)

    def check(self, person: str | None, network: str, now: float) -> None:
        """Refuse somebody who is banned."""
        until = self.until(person, network, now)
        if until is not None:
            raise banned(until, now)

    async def add(self, person: str, reason: str, days: float, with_network: bool, now: float) -> BanInfo | None:
        """Ban a person, and if wanted new guests from where they came; None if there is no such person."""
        ends = now + min(max(days, 0.0), LONGEST_DAYS) * DAY

        def work(database: Database) -> BanInfo | None:
            rows = database.run("SELECT name, network FROM people WHERE id = ?", (person,))
            if not rows:
                return None
            name, network = rows[0]
            info = BanInfo(new_id(now), person, name, bool(with_network and network), reason, now, ends)
            values = (info.id, person, network if with_network else None, name, reason, now, ends)
            database.run("DELETE FROM bans WHERE person = ?", (person,))
            database.run("INSERT INTO bans VALUES (?, ?, ?, ?, ?, ?, ?)", values)
            return info

        added = await self._store.ask(work, writes=True)
        await self.load()
        return added

    async def remove(self, ban: str) -> None:
        """End a ban."""
        await self._store.ask(lambda database: database.run("DELETE FROM bans WHERE id = ?", (ban,)), writes=True)
        await self.load()

    async def list(self, now: float) -> list[BanInfo]:
        """Return the bans that hold, the latest first."""
        return [ban.info for ban in await self._store.ask(_all) if ban.info.until > now]


def banned(until: float, now: float) -> TableRefusal:
    """The refusal of somebody who is banned."""
    hours = max(1, round((until - now) / 3600))
    if hours <= 48:
        return TableRefusal("not_yours", "banned-hours", hours=hours)
    return TableRefusal("not_yours", "banned-days", days=round(hours / 24))


def _all(database: Database) -> list[_Ban]:
    sql = "SELECT id, person, network, name, reason, since, until FROM bans ORDER BY since DESC"
    return [
        _Ban(BanInfo(row[0], row[1], row[3], row[2] is not None, row[4], row[5], row[6]), row[2])
        for row in database.run(sql)
    ]
