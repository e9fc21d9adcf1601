"""Notices of turns and of games that are over: where they go, and never two for the same turn."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from urllib.parse import urlsplit

import msgspec

from toque.core.words.text import words
from toque.games import load
from toque.server.errors import TableRefusal, malformed
from toque.server.notices.guarded import post, resolved
from toque.server.notices.messages import EndpointInfo, NewEndpoint, NoticeSettings, Topic
from toque.server.notices.push import new_key, public_key, push, read_subscription
from toque.server.ops.tasks import Tasks
from toque.server.store.database import Database
from toque.server.store.store import Store
from toque.server.table.table import Table

MOST_OF_ONE = 8
OVER = 1_000_000
"""In place of a ply: a match that is over."""
FRESH_SECONDS = 300.0
"""No notice is sent of a match that ended longer ago."""
GONE = (404, 410)
"""What a push service answers if a browser takes no more messages."""
AT_ONCE = 4
DISCORD = ("discord.com", "discordapp.com")

logger = logging.getLogger("toque.notices")


@dataclass(frozen=True)
class Endpoint:
    """A way to reach a person."""

    id: str
    kind: str
    target: str
    topics: list[str]
    language: str
    origin: str
    """The address of the site, as the person knows it."""


class Notices:
    """All ways to reach people."""

    def __init__(
        self, store: Store, tasks: Tasks, clock: Callable[[], float], grace: float, allowed: Iterable[str] = ()
    ) -> None:
        self._store = store
        self._tasks = tasks
        self._clock = clock
        self._grace = grace
        self._allowed = tuple(allowed)
        self._key = ""
        self._reachable: set[str] = set()
        """People who want to be told something."""
        self._waiting: set[tuple[str, str, int]] = set()
        self._sending = asyncio.Semaphore(AT_ONCE)

    async def start(self) -> None:
        """Read the site's key, made at the first start, and who can be reached."""

        def work(database: Database) -> tuple[str, set[str]]:
            if database.run("SELECT vapid FROM site")[0][0] is None:
                database.run("UPDATE site SET vapid = ?", (new_key(),))
            people = {str(row[0]) for row in database.run("SELECT DISTINCT person FROM endpoints")}
            return str(database.run("SELECT vapid FROM site")[0][0]), people

        self._key, self._reachable = await self._store.ask(work, writes=True)

    # What people choose

    async def settings(self, person: str) -> NoticeSettings:
        """Return how a person is reached."""
        shown = [
            EndpointInfo(each.id, "push" if each.kind == "push" else "webhook", _host(each), _topics(each.topics))
            for each in await self._endpoints(person)
        ]
        return NoticeSettings(public_key(self._key), shown)

    async def add(self, person: str, new: NewEndpoint, origin: str) -> NoticeSettings:
        """Reach a person there too; the same browser or address again replaces itself."""
        url = read_subscription(new.target).endpoint if new.kind == "push" else new.target
        await asyncio.to_thread(resolved, url, self._allowed)
        values = (new.kind, new.target, ",".join(sorted(set(new.topics))), new.language, origin, self._clock())

        def work(database: Database) -> None:
            database.run("DELETE FROM endpoints WHERE person = ? AND target = ?", (person, new.target))
            if int(database.run("SELECT COUNT(*) FROM endpoints WHERE person = ?", (person,))[0][0]) >= MOST_OF_ONE:
                raise malformed("many-endpoints")
            sql = "INSERT INTO endpoints VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
            database.run(sql, (secrets.token_urlsafe(18), person, *values))

        await self._store.ask(work, writes=True)
        self._reachable.add(person)
        return await self.settings(person)

    async def end(self, endpoint: str, person: str | None = None) -> None:
        """Tell nothing there any more; whoever has the link of a notice may end it without being the person."""
        sql = "DELETE FROM endpoints WHERE id = ?" + ("" if person is None else " AND person = ?")
        values = (endpoint,) if person is None else (endpoint, person)
        await self._store.ask(lambda database: database.run(sql, values), writes=True)

    async def try_out(self, person: str, endpoint: str) -> None:
        """Send something now; refuse if it does not arrive."""
        for each in await self._endpoints(person):
            if each.id == endpoint:
                await self._send(each, words("notices", each.language)("try-out"), "/account")
                return
        raise TableRefusal("unknown", "no-such-endpoint")

    # What happens at tables

    def follow(self, table: Table) -> None:
        """After every change at a table: tell those who are away, if they stay away for a moment."""
        if not self._reachable or table.match is None:
            return
        for person in self._reachable.intersection(table.people):
            ply = awaited_ply(table, person, self._clock())
            if ply is not None and (table.id, person, ply) not in self._waiting:
                self._waiting.add((table.id, person, ply))
                self._tasks.start(self._tell(table, person, ply))

    async def _tell(self, table: Table, person: str, ply: int) -> None:
        try:
            await asyncio.sleep(self._grace)
            if awaited_ply(table, person, self._clock()) == ply and await self._is_new(table.id, person, ply):
                topic: Topic = "finished" if ply == OVER else "turn"
                for endpoint in await self._endpoints(person):
                    if topic in endpoint.topics:
                        await self._tell_at(endpoint, table, topic)
        finally:
            self._waiting.discard((table.id, person, ply))

    async def _tell_at(self, endpoint: Endpoint, table: Table, topic: Topic) -> None:
        say = words("notices", endpoint.language)
        game = load(table.game.name).text(endpoint.language).title()
        sentence = say(topic, game=game, table=table.opened.name or game)
        try:
            await self._send(endpoint, sentence, f"/table/{table.id}", table.id)
        except TableRefusal as no:
            logger.info("a notice did not arrive", extra={"kind": endpoint.kind, "why": str(no)})

    async def _is_new(self, table: str, person: str, ply: int) -> bool:
        """Note that a notice of a turn is sent; return whether it is the first, even after a restart."""

        def work(database: Database) -> bool:
            rows = database.run("SELECT ply FROM told WHERE person = ? AND table_id = ?", (person, table))
            if rows and int(rows[0][0]) >= ply:
                return False
            sql = "INSERT INTO told VALUES (?, ?, ?) ON CONFLICT (person, table_id) DO UPDATE SET ply = excluded.ply"
            database.run(sql, (person, table, ply))
            return True

        return await self._store.ask(work, writes=True)

    # Sending

    async def _send(self, endpoint: Endpoint, sentence: str, path: str, tag: str = "toque") -> None:
        end = f"{endpoint.origin}/notices/{endpoint.id}"
        async with self._sending:
            if endpoint.kind == "push":
                status = await asyncio.to_thread(self._push, endpoint, sentence, path, tag)
            else:
                status = await asyncio.to_thread(self._call, endpoint, sentence, endpoint.origin + path, end)
        if status in GONE and endpoint.kind == "push":
            await self.end(endpoint.id)
        if not 200 <= status < 300:
            raise TableRefusal("not_now", "not-delivered")

    def _push(self, endpoint: Endpoint, sentence: str, path: str, tag: str) -> int:
        subscription = read_subscription(endpoint.target)
        target = resolved(subscription.endpoint, self._allowed)
        end = words("notices", endpoint.language)("end")
        shown = {"title": "Toque", "body": sentence, "path": path, "tag": tag}
        message = msgspec.json.encode({**shown, "end": end, "end_path": f"/notices/{endpoint.id}"})
        contact = endpoint.origin if endpoint.origin.startswith("https://") else "mailto:toque@localhost"
        return push(subscription, target, message, self._key, contact, secrets.token_hex(8))

    def _call(self, endpoint: Endpoint, sentence: str, url: str, end: str) -> int:
        """A webhook: Discord's wants JSON, ntfy's takes text with headers, and others can read either."""
        target = resolved(endpoint.target, self._allowed)
        text = f"{sentence}\n{url}\n{words('notices', endpoint.language)('end')}: {end}"
        if target.host.endswith(DISCORD):
            body = msgspec.json.encode({"content": text, "allowed_mentions": {"parse": []}})
            return post(target, body, {"Content-Type": "application/json"})
        return post(
            target, text.encode(), {"Content-Type": "text/plain; charset=utf-8", "Click": url, "Title": "Toque"}
        )

    async def _endpoints(self, person: str) -> list[Endpoint]:
        sql = "SELECT id, kind, target, topics, language, origin FROM endpoints WHERE person = ? ORDER BY created, id"
        rows = await self._store.ask(lambda database: database.run(sql, (person,)))
        return [
            Endpoint(name, kind, target, topics.split(","), language, origin)
            for name, kind, target, topics, language, origin in rows
        ]


def awaited_ply(table: Table, person: str, now: float) -> int | None:
    """Return the ply at which an absent person has to decide; OVER if the match has just ended, else None."""
    match = table.match
    if match is None or table.presence.has(person):
        return None
    if match.is_over:
        return OVER if now - table.updated < FRESH_SECONDS else None
    plies = [
        match.asked_at[seat] for seat in table.seats_of(person) if table.is_to_move(seat) and not table.is_bot_run(seat)
    ]
    return min(plies, default=None)


def _host(endpoint: Endpoint) -> str:
    url = read_subscription(endpoint.target).endpoint if endpoint.kind == "push" else endpoint.target
    return urlsplit(url).hostname or ""


def _topics(names: list[str]) -> list[Topic]:
    found: list[Topic] = []
    if "turn" in names:
        found.append("turn")
    if "finished" in names:
        found.append("finished")
    return found


def forget_endpoints(database: Database, person: str) -> None:
    """Delete all ways to reach a person."""
    database.run("DELETE FROM endpoints WHERE person = ?", (person,))
    database.run("DELETE FROM told WHERE person = ?", (person,))
