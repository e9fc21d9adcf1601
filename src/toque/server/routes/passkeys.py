"""Routes for coming back without a password: passkeys and recovery codes."""

import msgspec
from starlette.requests import Request
from starlette.routing import BaseRoute, Route

from toque.server.care.messages import DeviceAnswer, RecoveryCode, RecoveryCodes
from toque.server.errors import TableRefusal, not_yours
from toque.server.http.accounts import device_of, named
from toque.server.http.api import Answer, cookie_of, hub_of, post_route, set_cookie
from toque.server.http.security import address
from toque.server.people import sessions
from toque.server.people.passkeys import Site
from toque.server.protocol import Me, Person

RECOVERY = "\0recovery"
"""Under this name tries of recovery codes are counted: no login is called so."""


def passkey_routes() -> list[BaseRoute]:
    """Their routes."""
    return [
        Route("/api/passkeys/begin", post_route(begin, None), methods=["POST"]),
        Route("/api/passkeys", post_route(add, DeviceAnswer), methods=["POST"]),
        Route("/api/passkeys/ask", post_route(ask, None), methods=["POST"]),
        Route("/api/passkeys/login", post_route(log_in, DeviceAnswer), methods=["POST"]),
        Route("/api/recovery", post_route(renew, None), methods=["POST"]),
        Route("/api/recovery/login", post_route(recover, RecoveryCode), methods=["POST"]),
    ]


def _site(request: Request) -> Site:
    return Site(request.url.hostname or "", f"{request.url.scheme}://{request.url.netloc}")


def _session(request: Request) -> str:
    return sessions.token_hash(cookie_of(request))


async def begin(request: Request, person: Person | None, _: None) -> Answer:
    """What a browser needs to make a passkey."""
    options = await hub_of(request).passkeys.begin(named(person), _session(request), _site(request))
    return Answer(msgspec.Raw(options.encode()))


async def add(request: Request, person: Person | None, made: DeviceAnswer) -> Answer:
    """Keep a passkey."""
    hub, own = hub_of(request), named(person)
    where = (_session(request), _site(request))
    await hub.passkeys.add(own, *where, made.credential, device_of(request), hub.now())
    hub.sessions.drop_person(own.id)
    known = await hub.sessions.person(cookie_of(request), hub.now())
    return Answer(Me(known, sessions.change_token(cookie_of(request))))


async def ask(request: Request, person: Person | None, _: None) -> Answer:
    """What a browser needs to come back with a passkey."""
    return Answer(msgspec.Raw(hub_of(request).passkeys.ask(_session(request), _site(request)).encode()))


async def log_in(request: Request, person: Person | None, signed: DeviceAnswer) -> Answer:
    """Come back with a passkey, with a fresh token."""
    known = await hub_of(request).passkeys.check(_session(request), _site(request), signed.credential)
    return await _welcome(request, known)


async def renew(request: Request, person: Person | None, _: None) -> Answer:
    """New recovery codes, shown this once."""
    own = named(person)
    if own.is_guest:
        raise not_yours("no-account")
    return Answer(RecoveryCodes(await hub_of(request).recovery.renew(own.id)))


async def recover(request: Request, person: Person | None, given: RecoveryCode) -> Answer:
    """Come back with a recovery code; guessing becomes slower and slower."""
    hub, where = hub_of(request), address(request.scope)
    if not hub.logins.begin(RECOVERY, where):
        raise TableRefusal("too_fast", "too-much")
    is_right = False
    try:
        known = await hub.recovery.use(given.code, hub.now())
        is_right = True
    finally:
        hub.logins.end(RECOVERY, where, is_right=is_right)
    return await _welcome(request, known)


async def _welcome(request: Request, known: Person) -> Answer:
    hub = hub_of(request)
    token, known = await hub.sessions.come_back(known, hub.now(), device_of(request))
    return set_cookie(request, Answer(Me(known, sessions.change_token(token))), token)
