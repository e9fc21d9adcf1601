"""A running site, asked as browsers and as strangers would ask."""

import http.client
import socket
import ssl
import statistics
import time
from collections.abc import Iterator, Mapping
from ipaddress import ip_address
from urllib.parse import urlsplit

from toque.server.doctor.finding import Finding, judged

PATIENCE = 10.0
TRIES = 15
SLOW_ANSWER = 0.25
DAY = 86_400
CERTIFICATE_DAYS = 14
SHARE_OF_CERTIFICATE = 0.2
"""Some hold for hours only, and are renewed all the time."""
STRANGER = "203.0.113.9"
"""An address that nobody has: those of documents."""
UPGRADE = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}
HARDENED = ("content-security-policy", "x-content-type-options", "cross-origin-opener-policy")
Answer = tuple[int, dict[str, str]]
"""The status and the headers; the names in small letters."""


class Unreachable(Exception):
    """Nobody answers."""


class Visitor:
    """Asks a site, each time over a new connection."""

    def __init__(self, url: str, trust: ssl.SSLContext | None = None) -> None:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        self.is_https = parts.scheme == "https"
        self.host = parts.hostname or ""
        self.port = parts.port or (443 if self.is_https else 80)
        self.netloc = parts.netloc
        self.is_here = is_loopback(self.host)
        self.trust = trust or ssl.create_default_context()

    @property
    def origin(self) -> str:
        """The origin of the site's own pages."""
        return f"{'https' if self.is_https else 'http'}://{self.netloc}"

    def get(self, path: str, headers: Mapping[str, str] | None = None) -> Answer:
        """Ask for a path; raises Unreachable."""
        line = (
            http.client.HTTPSConnection(self.host, self.port, timeout=PATIENCE, context=self.trust)
            if self.is_https
            else http.client.HTTPConnection(self.host, self.port, timeout=PATIENCE)
        )
        try:
            line.request("GET", path, headers={"Host": self.netloc, **(headers or {})})
            response = line.getresponse()
            return response.status, {name.lower(): value for name, value in response.getheaders()}
        except (OSError, http.client.HTTPException) as error:
            raise Unreachable(str(error) or type(error).__name__) from None
        finally:
            line.close()


def is_loopback(host: str) -> bool:
    """Whether a host is this machine."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def site_findings(visitor: Visitor) -> Iterator[Finding]:
    """How a site answers, and what it lets strangers do."""
    try:
        yield from _answers(visitor)
        yield from _encrypted(visitor)
        yield from _cookie(visitor)
        yield from _strangers(visitor)
        yield from _sockets(visitor)
    except Unreachable as error:
        yield Finding("unsafe", f"{visitor.origin} does not answer: {error}", "is `toque serve` running?")


def _answers(visitor: Visitor) -> Iterator[Finding]:
    took = []
    for _ in range(TRIES):
        began = time.perf_counter()
        status, headers = visitor.get("/healthz")
        took.append(time.perf_counter() - began)
    yield judged(status == 200, "unsafe", f"{visitor.origin} is well", f"/healthz says {status}", "read its log")
    text = f"a request takes {1000 * statistics.median(took):.0f} ms"
    yield judged(statistics.median(took) < SLOW_ANSWER, "slow", text, text, "is the machine or the network busy?")
    missing = [name for name in HARDENED if name not in headers]
    remedy = "the proxy must pass the site's headers on"
    yield judged(not missing, "unsafe", "pages are hardened", f"missing headers: {', '.join(missing)}", remedy)


def _encrypted(visitor: Visitor) -> Iterator[Finding]:
    if not visitor.is_https:
        remedy = "use a proxy with HTTPS (docs/server.md), or --cert and --key; ask with https://"
        well, ill = "plain HTTP, on this machine only", "plain HTTP: others can read names and passwords"
        yield judged(visitor.is_here, "unsafe", well, ill, remedy)
        return
    _, headers = visitor.get("/healthz")
    remedy = "the proxy must send X-Forwarded-Proto, and `toque serve --proxy` must name its address"
    is_strict = "strict-transport-security" in headers
    yield judged(is_strict, "unsafe", "browsers come by HTTPS only", "the site does not know that it has HTTPS", remedy)
    yield _certificate(visitor)
    yield _redirect(visitor)


def _certificate(visitor: Visitor) -> Finding:
    try:
        with (
            socket.create_connection((visitor.host, visitor.port), timeout=PATIENCE) as line,
            visitor.trust.wrap_socket(line, server_hostname=visitor.host) as encrypted,
        ):
            shown = encrypted.getpeercert() or {}
    except OSError as error:
        raise Unreachable(str(error)) from None
    begins, ends = (ssl.cert_time_to_seconds(str(shown[when])) for when in ("notBefore", "notAfter"))
    left = ends - time.time()
    is_long = left >= min(CERTIFICATE_DAYS * DAY, SHARE_OF_CERTIFICATE * (ends - begins))
    text = f"the certificate holds for {left / DAY:.1f} days"
    return judged(is_long, "unsafe", text, text, "renew it; the site reads --cert and --key again")


def _redirect(visitor: Visitor) -> Finding:
    plain = Visitor(f"http://{visitor.host}")
    try:
        status, headers = plain.get("/")
    except Unreachable:
        return Finding("ok", "nobody answers by plain HTTP")
    leads = status in (301, 302, 307, 308) and headers.get("location", "").startswith("https://")
    remedy = "let the proxy send everybody to HTTPS"
    return judged(leads, "unsafe", "plain HTTP leads to HTTPS", f"plain HTTP answers {status}", remedy)


def _cookie(visitor: Visitor) -> Iterator[Finding]:
    _, headers = visitor.get("/api/me")
    cookie = headers.get("set-cookie", "").lower()
    is_safe = "httponly" in cookie and "samesite" in cookie
    if visitor.is_https:
        is_safe = is_safe and cookie.startswith("__host-") and "; secure" in cookie
    remedy = "does the proxy send X-Forwarded-Proto, and does --proxy name it?"
    yield judged(is_safe, "unsafe", "cookies are out of others' reach", "cookies are not protected", remedy)


def _strangers(visitor: Visitor) -> Iterator[Finding]:
    status, headers = visitor.get("/healthz", {"Host": "another-name.invalid"})
    is_ours = status == 200 and HARDENED[0] in headers  # a proxy may answer strangers with an empty page of its own
    remedy = "name the site: toque serve --allow-host NAME"
    yield judged(not is_ours, "unsafe", "answers to its own names only", "answers to any name", remedy)
    headers = {"X-Forwarded-For": STRANGER} if visitor.is_here and not visitor.is_https else {}
    status, _ = visitor.get("/metrics", headers)
    remedy = "the proxy must send X-Forwarded-For, and --proxy must name it"
    yield judged(status == 403, "unsafe", "strangers read no metrics", "anybody can read /metrics", remedy)


def _sockets(visitor: Visitor) -> Iterator[Finding]:
    status, _ = visitor.get("/socket", {**UPGRADE, "Origin": visitor.origin})
    remedy = "the proxy must pass WebSockets, the Host header and X-Forwarded-Proto on"
    yield judged(status == 101, "unsafe", "WebSockets come through", f"a WebSocket is answered with {status}", remedy)
    status, _ = visitor.get("/socket", {**UPGRADE, "Origin": "https://another-site.invalid"})
    yield judged(
        status != 101, "unsafe", "pages of other sites are refused", "pages of other sites may play as visitors"
    )
