"""The metrics say what happens, and the dashboard asks for nothing else."""

import json
import re

import pytest

from tests import ROOT
from tests.server.matches import begun, play_some
from tests.server.site import open_site, wait_until
from toque.server.ops.metrics import GAUGES, LATENCIES, Metrics


@pytest.fixture(scope="module")
def told():
    """The metrics of a site where something has happened."""
    with open_site() as site:
        with begun(site, bots=("beginner",)) as pair:
            play_some(pair, 6)
            pair[0].do("undo", ply=0, seat=0)
            site.person("Anna").post("/api/tables", {"game": "nothing", "seats": []})
            wait_until(lambda: "toque_bot_moves_total" in metrics_of(site))
            wait_until(lambda: "toque_loop_delay_seconds_count 0" not in metrics_of(site))
        yield metrics_of(site)


def metrics_of(site):
    return site.person().get("/metrics")[1].decode()


def test_queues_waits_delays_and_refusals_are_told(told):
    assert re.search(r"^toque_bot_wait_seconds_count\{level=\"beginner\"\} [1-9]", told, re.MULTILINE)
    assert re.search(r"^toque_loop_delay_seconds_count [1-9]", told, re.MULTILINE)
    assert re.search(r"^toque_store_seconds_count [1-9]", told, re.MULTILINE)
    assert re.search(r"^toque_requests_refused_total\{reason=\"unknown\"\} 1.0", told, re.MULTILINE)
    assert re.search(r"^toque_refused_total\{reason=\"\w+\"\} [1-9]", told, re.MULTILINE)
    assert re.search(r"^toque_memory_bytes [1-9]", told, re.MULTILINE)
    assert all(f"\n{name} " in told for name in GAUGES)


def test_the_dashboard_asks_for_metrics_that_there_are(told):
    board = json.loads((ROOT / "deploy" / "grafana.json").read_text())
    asked = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"toque_\w+", target["expr"])
    }
    known = set(re.findall(r"^# TYPE (\S+)", told, re.MULTILINE))

    assert {re.sub("_bucket$", "", name) for name in asked} <= known
    assert {"toque_loop_delay_seconds_bucket", "toque_bot_wait_seconds_bucket", "toque_store_queued"} <= asked


def test_a_histogram_counts_up_to_each_limit():
    metrics = Metrics()
    for seconds in (0.0001, 0.003, 0.003, 9.0):
        metrics.loop_delayed(seconds)
    lines = dict(re.findall(r'toque_loop_delay_seconds_bucket\{le="(\S+)"\} (\S+)', metrics.text().decode()))

    assert [lines[str(limit)] for limit in (LATENCIES[0], 0.002, 0.005, 5.0)] == ["1.0", "1.0", "3.0", "3.0"]
    assert lines["+Inf"] == "4.0"
