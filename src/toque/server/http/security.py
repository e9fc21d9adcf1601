"""What every request passes through: limits by address, the check of its origin, and the headers of every answer."""

import logging
from collections.abc import Callable, Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from toque.server.transport.limits import client_network

LARGEST_BODY = 16_384
SCHEMES = {"http": "http", "https": "https", "ws": "http", "wss": "https"}
"""The scheme of the page, by the scheme of its request."""
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

ONLY_HTTPS = "max-age=31536000"
"""For a year, browsers ask this host over HTTPS only."""
CLOSED = "the handler is closed"

logger = logging.getLogger("toque.security")


def is_same_origin(asked: HTTPConnection, allowed: Iterable[str]) -> bool:
    """Whether a page of this site asks: its Origin is what was asked, by scheme and host, or named by the operator.

    A request without an Origin is from no browser, and no browser lends it a cookie.
    """
    origin = asked.headers.get("origin")
    if origin is None:
        return asked.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    if origin in allowed:
        return True
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    if page.netloc != asked.headers.get("host"):
        return False
    is_same = page.scheme == SCHEMES.get(asked.scope["scheme"])
    if not is_same:
        logger.warning("refused for its scheme: is --proxy or --origin missing?", extra={"origin": origin})
    return is_same


def may_read_metrics(asked: HTTPConnection, allowed: Iterable[str]) -> bool:
    """Whether somebody may read the metrics: one on this machine, and not through a proxy, or named by the operator."""
    if address(asked.scope) in map(client_network, allowed):
        return True
    try:
        is_here = asked.client is not None and ip_address(asked.client.host).is_loopback
    except ValueError:
        return False
    return is_here and "x-forwarded-for" not in asked.headers


def address(scope: Scope) -> str:
    """The address that a request is from; an IPv6 network counts as one."""
    client = scope.get("client")
    return client_network(str(client[0])) if client else "?"


def host_name(header: str) -> str:
    """Return the name in a Host header, without the port."""
    if header.startswith("["):
        return header[1:].partition("]")[0].lower()
    return header.partition(":")[0].lower()


class AllowedHosts:
    """Middleware: a page of another site cannot reach this one by giving its own name this machine's address."""

    def __init__(self, app: ASGIApp, hosts: Iterable[str]) -> None:
        self._app = app
        self._hosts = frozenset(host.lower() for host in hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, or refuse a name that is not ours."""
        asked = HTTPConnection(scope)
        if not self._hosts or host_name(asked.headers.get("host", "")) in self._hosts:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            await PlainTextResponse("this site has another name: see toque serve --allow-host\n", 421)(
                scope, receive, send
            )


class AddressLimits:
    """Middleware: refuse requests that come too fast from one address, before they are read."""

    def __init__(
        self, app: ASGIApp, allows: Callable[[str, str], bool], no: Callable[[HTTPConnection], ASGIApp]
    ) -> None:
        self._app = app
        self._allows = allows
        self._no = no

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or refuse it; sockets have their own limit."""
        is_allowed = scope["type"] != "http" or self._allows(kind_of(scope), address(scope))
        await (self._app if is_allowed else self._no(HTTPConnection(scope)))(scope, receive, send)


def kind_of(scope: Scope) -> str:
    """The limit that counts a request."""
    path = scope["path"]
    if scope["method"] == "POST":
        return "change"
    if not path.startswith(("/api/", "/healthz", "/metrics")):
        return "page"
    return "replay" if "/replay" in path or path.endswith(".toque") else "read"


class SecureHeaders:
    """Middleware: the same headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and add the headers."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
                if scope.get("scheme") == "https":
                    headers.setdefault("strict-transport-security", ONLY_HTTPS)
            try:
                await send(message)
            except RuntimeError as error:  # uvloop says so if the client has gone while it was answered
                if CLOSED not in str(error):
                    raise

        await self._app(scope, receive, send_with_headers)
