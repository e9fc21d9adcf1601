"""Between HTTP and the routes: identify the person, check the request, decode its body, and answer in JSON."""

import logging
import re
from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from toque.core.errors import MatchFileError, ToqueError, UnknownGame
from toque.core.match.matchfile import UNREADABLE
from toque.core.types import Foreign, Plain
from toque.core.words.languages import ENGLISH
from toque.server.errors import Busy, TableRefusal, busy, malformed, not_understood, not_yours
from toque.server.http.compression import pack
from toque.server.http.security import LARGEST_BODY, is_same_origin, kind_of
from toque.server.people.sessions import LASTS, is_change_token
from toque.server.protocol import Person, Problem
from toque.server.render.phrases import spoken
from toque.server.rooms.hub import Hub

COOKIE = "toque"
SECURE_COOKIE = "__Host-toque"
"""Browsers take a cookie of such a name from this host only, and over HTTPS."""
STATUS = {
    "unknown": 404,
    "not_yours": 403,
    "not_now": 409,
    "too_large": 413,
    "too_fast": 429,
    "busy": 503,
}
"""The HTTP status of a reason; 400 for the others."""

logger = logging.getLogger("toque.web")
Reader = Callable[[Request, Person | None], Awaitable[Response]]
Changer = Callable[[Request, Person | None, Plain], Awaitable["Answer"]]
Endpoint = Callable[[Request], Awaitable[Response]]


class Answer(Response):
    """A struct as JSON."""

    def __init__(self, content: Plain, status: int = 200) -> None:
        super().__init__(msgspec.json.encode(content), status, media_type="application/json")

    @classmethod
    def problem(cls, no: TableRefusal, connection: HTTPConnection) -> "Answer":
        """A refusal as JSON."""
        hub_of(connection).metrics.request_refused(no.reason)
        return cls(Problem(no.reason, no.words(language_of(connection))), STATUS.get(no.reason, 400))


def too_fast(connection: HTTPConnection) -> Answer:
    """Refuse a client that asks too often."""
    return Answer.problem(TableRefusal("too_fast", "too-much"), connection)


def language_of(connection: HTTPConnection) -> str:
    """The language in the address, or else the first of the browser's languages that we have."""
    named = connection.headers.get("accept-language", "").split(",")
    wanted = [connection.query_params.get("language", ""), *(re.split("[-;]", name.strip())[0] for name in named)]
    return next((language for language in wanted if spoken(language) == language), ENGLISH)


def hub_of(connection: HTTPConnection) -> Hub:
    """The hub of the application that a request came to."""
    hub: Hub = connection.app.state.hub
    return hub


def is_https(connection: HTTPConnection) -> bool:
    """Whether nobody on the way can read what is sent."""
    return connection.url.scheme in ("https", "wss")


def cookie_of(connection: HTTPConnection) -> str:
    """The browser's token; empty if it has none."""
    return connection.cookies.get(SECURE_COOKIE if is_https(connection) else COOKIE, "")


def old_cookie_of(connection: HTTPConnection) -> str:
    """The token of a browser that was here before cookies had a safe name; GET /api/me gives it the new one."""
    return connection.cookies.get(COOKIE, "")


def set_cookie(request: Request, answer: Answer, token: str) -> Answer:
    """Give the browser a token."""
    is_safe = is_https(request)
    name = SECURE_COOKIE if is_safe else COOKIE
    answer.set_cookie(name, token, max_age=int(LASTS), path="/", httponly=True, samesite="lax", secure=is_safe)
    return answer


def get_route(handler: Reader) -> Endpoint:
    """Return a route that only reads."""

    async def endpoint(request: Request) -> Response:
        answer = await _answered(request, lambda person: handler(request, person))
        if isinstance(answer, Answer):  # what is sent piece by piece is not packed
            pack(answer, request.headers)
        return answer

    return endpoint


def post_route(handler: Changer, kind: Foreign) -> Endpoint:
    """Return a route that changes something: from a page of ours only, with its token, and a body of this kind."""

    async def endpoint(request: Request) -> Response:
        async def work(person: Person | None) -> Answer:
            _check_sender(request)
            body = await _body(request)
            return await handler(request, person, None if kind is None else msgspec.json.decode(body, type=kind))

        return await _answered(request, work)

    return endpoint


async def _answered(request: Request, work: Callable[[Person | None], Awaitable[Response]]) -> Response:
    hub = hub_of(request)
    try:
        person = await hub.sessions.person(cookie_of(request), hub.now())
        if not hub.limits.allows_person(kind_of(request.scope), person):
            return too_fast(request)
        return await work(person)
    except TableRefusal as no:
        return Answer.problem(no, request)
    except Busy:
        return Answer.problem(busy(), request)
    except UnknownGame:
        return Answer.problem(TableRefusal("unknown", "no-such-game"), request)
    except MatchFileError:
        return Answer.problem(malformed("unreadable-table"), request)
    except (ToqueError, *UNREADABLE) as error:
        return Answer.problem(not_understood(error), request)


def _check_sender(request: Request) -> None:
    if not is_same_origin(request, hub_of(request).settings.origins):
        raise not_yours("other-site")
    token = cookie_of(request)
    if not token or not is_change_token(token, request.headers.get("x-toque-token", "")):
        raise not_yours("old-token")


async def _body(request: Request) -> bytes:
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST_BODY:
            raise TableRefusal("too_large", "too-long")
    return body
