"""The metrics for Prometheus: plain numbers while playing; they are put into its format only when it asks."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import accumulate

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric

LATENCIES = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


WAITS = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
GAUGES = {
    "toque_sockets": "Open sockets",
    "toque_sockets_behind": "Sockets that are sent nothing until they have read",
    "toque_tables": "Tables in memory",
    "toque_room_queued": "Commands that wait at all tables together",
    "toque_store_queued": "Writes and questions that wait for the database",
    "toque_previews_queued": "Previews that wait",
    "toque_turns_queued": "What came over the network and waits for a turn",
    "toque_thinking": "Bots that think now",
    "toque_thinking_queued": "Bots that wait to think",
    "toque_stalls": "How often the server stood still",
    "toque_memory_bytes": "Memory of the process",
}
"""All gauges with their descriptions."""


class Histogram:
    """How often something took how long."""

    def __init__(self, limits: tuple[float, ...]) -> None:
        self._limits = limits
        self._counts = [0] * (len(limits) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        """Count one more."""
        self._counts[bisect_left(self._limits, seconds)] += 1
        self.seconds += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """How many took at most how long, as Prometheus wants it."""
        totals = accumulate(self._counts)
        return [*zip((*map(str, self._limits), "+Inf"), totals, strict=True)]


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.news = 0
        self.skipped = 0
        self.gauges: dict[str, float] = {}
        """Values by the names of `GAUGES`."""
        self._counts: dict[tuple[str, str, str], Counter[str]] = {
            ("toque_done", "Things done and stored", "what"): Counter(),
            ("toque_refused", "Things refused", "reason"): Counter(),
            ("toque_dropped", "Clients cut off", "why"): Counter(),
            ("toque_bot_moves", "Moves of bots", "level"): Counter(),
            ("toque_requests_refused", "HTTP requests refused", "reason"): Counter(),
            ("toque_connections_refused", "Connections refused or cut", "why"): Counter(),
        }
        (
            self._done,
            self._refused,
            self._dropped,
            self._bot_moves,
            self._requests_refused,
            self._connections_refused,
        ) = self._counts.values()
        self._stored = Histogram(LATENCIES)
        self._loop_delay = Histogram(LATENCIES)
        self._bot_waits: dict[str, Histogram] = {}
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def done(self, what: str) -> None:
        """Something was done and stored."""
        self._done[what] += 1

    def refused(self, reason: str) -> None:
        """Something was refused."""
        self._refused[reason] += 1

    def dropped(self, why: str) -> None:
        """A client was cut off."""
        self._dropped[why] += 1

    def request_refused(self, reason: str) -> None:
        """An HTTP request was refused."""
        self._requests_refused[reason] += 1

    def connection_refused(self, why: str) -> None:
        """A connection was refused, or cut before it was answered."""
        self._connections_refused[why] += 1

    def bot_moved(self, level: str) -> None:
        """A bot has moved."""
        self._bot_moves[level] += 1

    def stored(self, seconds: float) -> None:
        """Record the latency from decision to commit."""
        self._stored.add(seconds)

    def loop_delayed(self, seconds: float) -> None:
        """Record how much later than it should the event loop came to something."""
        self._loop_delay.add(seconds)

    def bot_waited(self, level: str, seconds: float) -> None:
        """Record how long a bot waited for a thread to think on."""
        self._bot_waits.setdefault(level, Histogram(WAITS)).add(seconds)

    def text(self) -> bytes:
        """The page."""
        return generate_latest(self._registry)

    def collect(self) -> Iterator[Metric]:
        """All of it, in Prometheus's words."""
        for (name, text, label), counts in self._counts.items():
            family = CounterMetricFamily(name, text, labels=[label])
            for value, count in counts.items():
                family.add_metric([value], count)
            yield family
        yield CounterMetricFamily("toque_news", "News sent", value=self.news)
        yield CounterMetricFamily("toque_news_skipped", "News held back from slow clients", value=self.skipped)
        for name, amount in self.gauges.items():
            yield GaugeMetricFamily(name, GAUGES[name], value=amount)
        yield _family("toque_store_seconds", "From decision to stored", {"": self._stored})
        yield _family("toque_loop_delay_seconds", "How late the event loop was", {"": self._loop_delay})
        yield _family("toque_bot_wait_seconds", "Until a bot began to think", self._bot_waits, "level")


def _family(name: str, text: str, histograms: Mapping[str, Histogram], label: str = "") -> Metric:
    family = HistogramMetricFamily(name, text, labels=[label] if label else None)
    for value, histogram in histograms.items():
        family.add_metric([value] if label else [], histogram.buckets(), histogram.seconds)
    return family
