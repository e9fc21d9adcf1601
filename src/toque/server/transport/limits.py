"""Limits: token buckets by person and by address."""

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, IPv6Network

BUCKETS = 100_000
"""Addresses and people remembered at once."""
IPV6_NETWORK = 64
"""Bits that all addresses of one client's network share."""


class Bucket:
    """A token bucket: `burst` at once, then `rate` a second."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, burst: float, rate: float, now: float) -> None:
        self._burst = burst
        self._rate = rate
        self._left = burst
        self._at = now

    def take(self, now: float) -> bool:
        """Whether one more is allowed now."""
        left = self._left + (now - self._at) * self._rate
        if left > self._burst:
            left = self._burst
        self._at = now
        if left < 1:
            self._left = left
            return False
        self._left = left - 1
        return True

    def has(self, now: float) -> bool:
        """Whether one more would be allowed now."""
        return self._left + (now - self._at) * self._rate >= 1


class Limit:
    """One bucket for each person or address; the longest unused is forgotten first."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst = burst
        self.rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, who: str) -> bool:
        """Whether this one may do it once more now."""
        return self.bucket(who).take(self._clock())

    def has(self, who: str) -> bool:
        """Whether this one may do it once more now; it is not counted, and nobody is remembered for it."""
        bucket = self._buckets.get(who)
        return bucket is None or bucket.has(self._clock())

    def bucket(self, who: str) -> Bucket:
        """Somebody's own bucket."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self.burst, self.rate, self._clock())
            if len(self._buckets) > BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket


def client_network(host: str) -> str:
    """An IPv4 address as it is, the network of an IPv6 one."""
    if ":" not in host:
        return host
    try:
        ip = IPv6Address(host)
    except ValueError:
        return host
    return str(ip.ipv4_mapped or IPv6Network((ip.packed, IPV6_NETWORK), strict=False))
