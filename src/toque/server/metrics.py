"""What `/metrics` tells Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

LATENCIES = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """Counters and gauges of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.actions = Counter("toque_done", "Things done and stored", ["what"], registry=self.registry)
        self.refusals = Counter("toque_refused", "Things refused", ["reason"], registry=self.registry)
        self.news = Counter("toque_news", "News sent", registry=self.registry)
        self.skipped = Counter("toque_news_skipped", "News held back from slow clients", registry=self.registry)
        self.dropped = Counter("toque_dropped", "Clients cut off", ["why"], registry=self.registry)
        self.stored = Histogram(
            "toque_store_seconds", "From answer to stored", buckets=LATENCIES, registry=self.registry
        )
        self.bot_moves = Counter("toque_bot_moves", "Moves of bots", ["level"], registry=self.registry)
        self.sockets = Gauge("toque_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("toque_tables", "Tables in memory", registry=self.registry)
        self.thinking = Gauge("toque_thinking", "Bots that think now", registry=self.registry)
        self.queued = Gauge("toque_thinking_queued", "Bots that wait to think", registry=self.registry)
        self._by_kind: dict[str, Counter] = {}

    def done(self, what: str) -> None:
        """Count something done."""
        child = self._by_kind.get(what)
        if child is None:
            child = self._by_kind[what] = self.actions.labels(what)
        child.inc()

    def text(self) -> bytes:
        """The page."""
        return generate_latest(self.registry)
