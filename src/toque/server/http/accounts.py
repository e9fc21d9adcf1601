"""Routes for people's own accounts, for reports, and for what is announced."""

import re

from starlette.requests import Request
from starlette.routing import BaseRoute, Route

from toque.server.care.messages import Deletion, EndSessions, NewPassword, NewReport, Notice
from toque.server.errors import TableRefusal, malformed, not_yours
from toque.server.http.api import Answer, cookie_of, get_route, hub_of, post_route, set_cookie
from toque.server.http.security import address
from toque.server.people import sessions
from toque.server.protocol import Me, Person

BROWSERS = ("Firefox", "Edg", "OPR", "Chrome", "Safari")
"""As browsers call themselves; each before those whose names it gives too."""
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "CrOS", "Linux")
SHOWN = {"Edg": "Edge", "OPR": "Opera", "CrOS": "ChromeOS", "Mac OS": "macOS"}


def account_routes() -> list[BaseRoute]:
    """Their routes."""
    return [
        Route("/api/account", get_route(account)),
        Route("/api/account/export", get_route(export)),
        Route("/api/account/password", post_route(change_password, NewPassword), methods=["POST"]),
        Route("/api/account/sessions", post_route(end_sessions, EndSessions), methods=["POST"]),
        Route("/api/account/delete", post_route(delete, Deletion), methods=["POST"]),
        Route("/api/reports", post_route(report, NewReport), methods=["POST"]),
        Route("/api/notice", get_route(notice)),
    ]


def device_of(request: Request) -> str:
    """The browser and the system of a request, in two words: enough to know one's own devices by."""
    agent = request.headers.get("user-agent", "")
    browser = next((name for name in BROWSERS if re.search(rf"\b{name}(iOS)?/", agent)), "")
    system = next((name for name in SYSTEMS if name in agent), "")
    return ", ".join(SHOWN.get(name, name) for name in (browser, system) if name)


def network_of(request: Request) -> str | None:
    """The hash of the address of a request; none of an address that many share and the operator trusts."""
    hub, where = hub_of(request), address(request.scope)
    return None if hub.limits.trusts(where) else hub.care.networks.hash(where)


def check_ban(request: Request, person: Person | None) -> None:
    """Refuse somebody who is banned."""
    hub = hub_of(request)
    hub.care.bans.check(person.id if person else None, network_of(request) or "", hub.now())


def named(person: Person | None) -> Person:
    """The person; refuse a visitor without a name."""
    if person is None:
        raise not_yours("name-first")
    return person


async def account(request: Request, person: Person | None) -> Answer:
    """What is stored of the person who asks."""
    return Answer(await hub_of(request).care.accounts.account(named(person).id, _session(request)))


async def export(request: Request, person: Person | None) -> Answer:
    """Everything that is stored because of the person who asks, as a file."""
    answer = Answer(await hub_of(request).care.accounts.export(named(person), _session(request)))
    answer.headers["content-disposition"] = 'attachment; filename="toque.json"'
    return answer


async def change_password(request: Request, person: Person | None, wanted: NewPassword) -> Answer:
    """Change the password, and end all other sessions."""
    hub, own = hub_of(request), named(person)
    await _check_password(request, own, wanted.old)
    await hub.care.accounts.set_password(own.id, await hub.sessions.hash(wanted.new))
    await _end(request, own, None)
    return Answer(await hub.care.accounts.account(own.id, _session(request)))


async def end_sessions(request: Request, person: Person | None, wanted: EndSessions) -> Answer:
    """End one session, or all but the present one."""
    own = named(person)
    await _end(request, own, wanted.id)
    return Answer(await hub_of(request).care.accounts.account(own.id, _session(request)))


async def delete(request: Request, person: Person | None, wanted: Deletion) -> Answer:
    """Forget the person; an account gives its password. The browser is a stranger's afterwards."""
    hub, own = hub_of(request), named(person)
    if (await hub.care.accounts.account(own.id, _session(request))).has_password:
        await _check_password(request, own, wanted.password)
    await hub.care.forget_person(own.id)
    token = sessions.new_token()
    return set_cookie(request, Answer(Me(None, sessions.change_token(token))), token)


async def report(request: Request, person: Person | None, wanted: NewReport) -> Answer:
    """Tell whoever runs the site about somebody, or about a table."""
    hub, own = hub_of(request), named(person)
    check_ban(request, own)
    await hub.care.records.report(own.id, wanted.person, wanted.table, wanted.reason, hub.now())
    return Answer({})


async def notice(request: Request, person: Person | None) -> Answer:
    """What is announced now; an empty text if nothing is."""
    hub = hub_of(request)
    found = await hub.care.records.notice()
    if found is None or (found.until is not None and found.until < hub.now()):
        return Answer(Notice("", None))
    return Answer(found)


async def _check_password(request: Request, person: Person, password: str) -> None:
    """Refuse a wrong password; tries count as they do for a login."""
    hub, where = hub_of(request), address(request.scope)
    login = await hub.care.accounts.login_of(person.id)
    if login is None:
        raise malformed("no-account")
    if not hub.logins.begin(login, where):
        raise TableRefusal("too_fast", "too-much")
    is_right = False
    try:
        await hub.sessions.check(login, password, hub.logins.failures(where))
        is_right = True
    finally:
        hub.logins.end(login, where, is_right=is_right)


async def _end(request: Request, person: Person, name: str | None) -> None:
    hub = hub_of(request)
    for ended in await hub.care.accounts.end_sessions(person.id, _session(request), name):
        hub.sessions.drop(ended)
        hub.end_session(ended)


def _session(request: Request) -> str:
    return sessions.token_hash(cookie_of(request))
