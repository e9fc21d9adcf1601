"""The metrics for Prometheus: plain numbers while playing; they are put into its format only when it asks."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric

LATENCIES = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.news = 0
        self.skipped = 0
        self.gauges: dict[str, tuple[str, float]] = {}
        """Gauges by name: the description and the value."""
        self._counts: dict[tuple[str, str, str], Counter[str]] = {
            ("toque_done", "Things done and stored", "what"): Counter(),
            ("toque_refused", "Things refused", "reason"): Counter(),
            ("toque_dropped", "Clients cut off", "why"): Counter(),
            ("toque_bot_moves", "Moves of bots", "level"): Counter(),
        }
        self._done, self._refused, self._dropped, self._bot_moves = self._counts.values()
        self._stored = [0] * (len(LATENCIES) + 1)
        self._stored_seconds = 0.0
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

    def bot_moved(self, level: str) -> None:
        """A bot has moved."""
        self._bot_moves[level] += 1

    def stored(self, seconds: float) -> None:
        """Record the latency from decision to commit."""
        self._stored[bisect_left(LATENCIES, seconds)] += 1
        self._stored_seconds += seconds

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
        for name, (text, amount) in self.gauges.items():
            yield GaugeMetricFamily(name, text, value=amount)
        yield self._latencies()

    def _latencies(self) -> Metric:
        total, buckets = 0, []
        for limit, count in zip((*map(str, LATENCIES), "+Inf"), self._stored, strict=True):
            total += count
            buckets.append((limit, total))
        text = "From answer to stored"
        return HistogramMetricFamily("toque_store_seconds", text, buckets=buckets, sum_value=self._stored_seconds)
