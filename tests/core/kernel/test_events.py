import numpy as np

from toque.core.kernel import events, record
from toque.core.kernel.events import COLUMNS, EVERYBODY, Event

KIND = record.dtype_of([("actors", np.int16), ("event_count", np.int32), ("events", np.int16, (4, COLUMNS))])


def write(state, *event):
    """Put an event into the ring as `emit` does, which only kernels can call."""
    for column, value in enumerate(event):
        state.events[int(state.event_count) % 4, column] = value
    state.event_count += 1


def test_the_ring_keeps_the_latest_events_in_order():
    state = record.new(KIND)
    for kind in range(1, 7):
        write(state, kind, 0, 0, 0, 0, EVERYBODY, 0)

    assert [event.kind for event in events.since(state, 0)] == [3, 4, 5, 6]
    assert [event.kind for event in events.since(state, 5)] == [6]
    assert events.since(state, 6) == []


def test_an_event_is_for_the_seats_that_it_names():
    secret = Event(1, 0, 0, 0, 0, visible=0b101, reveals_hidden=True)
    public = Event(1, 0, 0, 0, 0, visible=EVERYBODY, reveals_hidden=False)

    assert [secret.is_visible_to(seat) for seat in (-1, 0, 1, 2)] == [False, True, False, True]
    assert all(public.is_visible_to(seat) for seat in (-1, 0, 1, 2))
