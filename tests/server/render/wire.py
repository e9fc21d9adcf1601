"""What viewers of some short matches are sent, byte for byte: `python -m tests.server.render.wire` records it anew."""

import hashlib
import json
from collections.abc import Callable, Iterable
from functools import partial

from tests import ROOT
from tests.server.harness import ALICE, BOB, LONG_GAMES, ME, OPEN, TableHarness, started
from toque.server import protocol
from toque.server.render.update import update
from toque.server.table.viewer import Viewer

RECORDED = ROOT / "tests" / "fixtures" / "wire.json"
VIEWERS = {
    "alice": Viewer("alice"),
    "bob in French": Viewer("bob", "fr"),
    "a spectator": Viewer(None),
    "who hears no chat": Viewer("bob", muted=frozenset({"alice"})),
}


def busy(game):
    """A table where things of every kind happen, one after the other."""
    harness = started(game, clock="live", seconds=100)
    yield harness
    harness.do(ALICE, protocol.Say, 'good luck, "Bob" – \\ é')
    yield harness
    for _ in range(10):
        harness.play_on(1)
        yield harness
    harness.do(ALICE, protocol.Undo, harness.table.ply, 0, 4)
    yield harness
    harness.do(BOB, protocol.Vote, True)
    yield harness
    harness.play_on(3)
    yield harness
    harness.do(BOB, protocol.Concede, 1)
    yield harness


def waiting():
    """A table before its start."""
    harness = TableHarness(seats=[ME, OPEN])
    yield harness
    harness.do(BOB, protocol.Sit, 1)
    yield harness


def passed_around():
    """One device for two."""
    harness = TableHarness(seats=[ME, ME], starts_at_once=True)
    yield harness
    for _ in range(3):
        harness.play_on(1)
        yield harness


def sent(steps, viewer):
    """What a viewer is sent after each step: first the whole, then what is new, and the whole again."""
    since, found = 0, []
    for harness in steps:
        found.append(update(harness.table, viewer, since))
        since = harness.table.seq
    return [*found, update(harness.table, viewer, 0)]


def everything():
    """All messages by match and viewer."""
    matches: dict[str, Callable[[], Iterable[TableHarness]]] = {
        "waiting": waiting,
        "passed around": passed_around,
        **{name: partial(busy, name) for name in LONG_GAMES},
    }
    return {
        f"{match}, {name}": sent(steps(), viewer)
        for match, steps in matches.items()
        for name, viewer in VIEWERS.items()
    }


def digests():
    return {
        name: [f"{len(message)} {hashlib.sha256(message).hexdigest()[:16]}" for message in messages]
        for name, messages in everything().items()
    }


if __name__ == "__main__":
    RECORDED.write_text(json.dumps(digests(), indent=1) + "\n")
