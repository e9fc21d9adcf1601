"""Routes for whoever looks after the site. Everything that they change is written down."""

import os
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.requests import Request
from starlette.routing import BaseRoute, Route

import toque
from toque.core.types import Foreign, Plain
from toque.server.care.messages import Named, NewBan, NewNotice, Overview, Page
from toque.server.care.records import Mark, mark_from_text
from toque.server.errors import malformed, not_yours
from toque.server.http.api import Answer, get_route, hub_of, post_route
from toque.server.protocol import Person
from toque.server.rooms.hub import Hub

HOUR = 3600.0
LONGEST_REASON = 300
STORAGE = ("database", "free")
"""What is said about the database, in bytes."""
Work = Callable[[Hub, Person, Plain], Awaitable[tuple[str, str, str]]]
"""Change something, and return what was done, to what, and a word about it: a line of the audit log."""


def admin_routes() -> list[BaseRoute]:
    """Their routes."""
    changes: dict[str, tuple[Work, Foreign]] = {
        "ban": (ban, NewBan),
        "unban": (unban, Named),
        "close": (close, Named),
        "reopen": (reopen, Named),
        "handled": (handled, Named),
        "rename": (rename, Named),
        "notice": (announce, NewNotice),
    }
    return [
        Route("/api/admin/overview", get_route(overview)),
        Route("/api/admin/bans", get_route(bans)),
        Route("/api/admin/{kind:str}", get_route(page)),
        *(
            Route(f"/api/admin/{name}", post_route(_recorded(work), kind), methods=["POST"])
            for name, (work, kind) in changes.items()
        ),
    ]


async def _checked(request: Request, person: Person | None) -> Person:
    if person is None or not await hub_of(request).care.records.is_admin(person.id):
        raise not_yours("admins-only")
    return person


def _recorded(work: Work) -> Callable[[Request, Person | None, Plain], Awaitable[Answer]]:
    """A change that only admins may make, and that is written down."""

    async def change(request: Request, person: Person | None, wanted: Plain) -> Answer:
        admin, hub = await _checked(request, person), hub_of(request)
        what, about, detail = await work(hub, admin, wanted)
        await hub.care.records.audit(admin.id, what, about, detail, hub.now())
        return Answer({})

    return change


async def overview(request: Request, person: Person | None) -> Answer:
    """The site at a glance."""
    await _checked(request, person)
    hub = hub_of(request)
    request.app.state.health.gauge()
    counts = await hub.care.records.counts(hub.now())
    announced = await hub.care.records.notice()
    return Answer(Overview(counts, storage(hub.settings.database), hub.metrics.gauges, announced, toque.__version__))


def storage(database: str) -> dict[str, float]:
    """Bytes of the database's files, and those free beside them; nothing is known of a database elsewhere."""
    path = Path(database.removeprefix("sqlite:///")).expanduser()
    if "://" in database or not path.is_file():
        return {}
    sizes = [os.path.getsize(each) for each in path.parent.glob(f"{path.name}*")]
    return dict(zip(STORAGE, (sum(sizes), shutil.disk_usage(path.parent).free), strict=True))


async def bans(request: Request, person: Person | None) -> Answer:
    """The bans that hold."""
    await _checked(request, person)
    hub = hub_of(request)
    return Answer(Page(await hub.care.bans.list(hub.now()), None))


async def page(request: Request, person: Person | None) -> Answer:
    """A part of a list: people, tables, reports, or what admins did."""
    await _checked(request, person)
    records, after = hub_of(request).care.records, _mark(request.query_params.get("before"))
    match request.path_params["kind"]:
        case "people":
            return Answer(await records.people(request.query_params.get("find", "")[:60], after))
        case "tables":
            return Answer(await records.tables(after))
        case "reports":
            return Answer(await records.reports(after))
        case "audit":
            return Answer(await records.audit_lines(after))
    raise malformed("no-such-page")


async def ban(hub: Hub, admin: Person, wanted: NewBan) -> tuple[str, str, str]:
    """Let somebody watch only, for some days."""
    if wanted.person == admin.id or not wanted.days > 0:
        raise malformed("no-such-page")
    name = await hub.care.ban(wanted.person, _short(wanted.reason), wanted.days, wanted.with_network)
    return "ban", wanted.person, f"{name}, {wanted.days:g} days: {_short(wanted.reason)}"


async def unban(hub: Hub, admin: Person, wanted: Named) -> tuple[str, str, str]:
    """End a ban."""
    await hub.care.bans.remove(wanted.id)
    return "unban", wanted.id, _short(wanted.detail)


async def close(hub: Hub, admin: Person, wanted: Named) -> tuple[str, str, str]:
    """Close a table."""
    await hub.care.close_table(wanted.id, _short(wanted.detail) or "closed")
    return "close", wanted.id, _short(wanted.detail)


async def reopen(hub: Hub, admin: Person, wanted: Named) -> tuple[str, str, str]:
    """Open a closed table again."""
    await hub.care.close_table(wanted.id, None)
    return "reopen", wanted.id, _short(wanted.detail)


async def handled(hub: Hub, admin: Person, wanted: Named) -> tuple[str, str, str]:
    """Note that a report was looked at."""
    await hub.care.records.handle(wanted.id, hub.now())
    return "handled", wanted.id, _short(wanted.detail)


async def rename(hub: Hub, admin: Person, wanted: Named) -> tuple[str, str, str]:
    """Give somebody another name, such as one that offends nobody."""
    old, new = await hub.sessions.rename(wanted.id, wanted.detail)
    hub.renamed(new)
    return "rename", wanted.id, f"{old} -> {new.name}"


async def announce(hub: Hub, admin: Person, wanted: NewNotice) -> tuple[str, str, str]:
    """Announce something to everybody, or nothing any more."""
    await hub.care.records.announce(wanted.text, hub.now() + max(0.0, wanted.hours) * HOUR)
    return "notice", "", _short(wanted.text)


def _short(text: str) -> str:
    return " ".join(text.split())[:LONGEST_REASON]


def _mark(text: str | None) -> Mark | None:
    mark = None if text is None else mark_from_text(text)
    if text is not None and mark is None:
        raise malformed("no-such-page")
    return mark
