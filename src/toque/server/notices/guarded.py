"""Requests to addresses that people gave: never into the server's own network, never where an answer points to.

The name is resolved once. What it resolves to is checked, and the connection goes to just that address, so that a name
cannot lead elsewhere a moment later.
"""

import http.client
import socket
import ssl
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from toque.server.errors import TableRefusal, malformed

PATIENCE = 10.0
LONGEST_ADDRESS = 1_000
LONGEST_ANSWER = 4_096
PORTS = {"https": 443, "http": 80}


@dataclass(frozen=True)
class Target:
    """Where a request goes."""

    scheme: str
    host: str
    port: int
    path: str
    address: str
    """The address that the host's name was resolved to."""

    @property
    def origin(self) -> str:
        """Scheme, host and port, as a browser writes them."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}{'' if self.port == PORTS[self.scheme] else f':{self.port}'}"


def resolved(url: str, allowed: Iterable[str] = ()) -> Target:
    """Return where an address leads; refuse the own network, unless the operator allows that part of it."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme, 0)
        host = parts.hostname or ""
    except ValueError:
        raise malformed("bad-endpoint") from None
    if (
        not host
        or not port
        or parts.username
        or len(url) > LONGEST_ADDRESS
        or not url.isascii()
        or not url.isprintable()
    ):
        raise malformed("bad-endpoint")
    addresses = _addresses(host, port)
    for address in addresses:
        is_allowed = any(ip_address(address) in ip_network(network) for network in allowed)
        if not is_allowed and not is_public(address):
            raise malformed("own-network")
        if parts.scheme != "https" and not is_allowed:
            raise malformed("bad-endpoint")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, host, port, path, addresses[0])


def _addresses(host: str, port: int) -> list[str]:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise malformed("bad-endpoint") from None
    return [str(each[4][0]).split("%")[0] for each in found]


def is_public(address: str) -> bool:
    """Whether an address is of the open internet, also where another one is packed into it."""
    ip = ip_address(address)
    inner: list[IPv4Address | IPv6Address | None] = [ip]
    if isinstance(ip, IPv6Address):
        inner += [ip.ipv4_mapped, ip.sixtofour, *(ip.teredo or ())]
        if ip in ip_network("64:ff9b::/96"):
            inner.append(IPv4Address(int(ip) & 0xFFFFFFFF))
    return all(each.is_global and not each.is_multicast for each in inner if each is not None)


class _Pinned(http.client.HTTPConnection):
    """A connection to an address that was checked, whatever the name means by now."""

    def __init__(self, target: Target) -> None:
        super().__init__(target.host, target.port, timeout=PATIENCE)
        self._target = target

    def connect(self) -> None:
        """Connect to the address; over TLS, its certificate must be the name's."""
        self.sock = socket.create_connection((self._target.address, self._target.port), PATIENCE)
        if self._target.scheme == "https":
            context = ssl.create_default_context()
            self.sock = context.wrap_socket(self.sock, server_hostname=self._target.host)


def post(target: Target, body: bytes, headers: Mapping[str, str]) -> int:
    """Send something and return the status of the answer; what the answer says is not looked at."""
    connection = _Pinned(target)
    try:
        connection.request("POST", target.path, body, dict(headers))
        answer = connection.getresponse()
        answer.read(LONGEST_ANSWER)
        return answer.status
    except (OSError, http.client.HTTPException) as error:
        raise TableRefusal("not_now", "not-delivered") from error
    finally:
        connection.close()
