import numpy as np
import pytest

from toque.core.kernel import record

KIND = record.dtype_of([("large", np.int64), ("grid", np.int8, (2, 3)), ("small", np.int8), ("actors", np.int16)])


def sample():
    state = record.new(KIND)
    state.large, state.small = 2**40, -7
    state.grid[1, 2] = 5
    return state


def test_a_plain_stand_in_has_the_same_bytes():
    state = sample()

    assert record.to_bytes(record.to_plain(state)) == record.to_bytes(state)


def test_a_plain_stand_in_is_indexed_as_an_array_is():
    plain = record.to_plain(sample())
    plain.grid[0, 1] = 9

    assert plain.grid[1, 2] == 5
    assert plain.grid[0] == [0, 9, 0]


def test_plain_arithmetic_does_not_overflow_but_storing_too_much_is_an_error():
    plain = record.to_plain(sample())
    plain.small = 100 + 100

    assert plain.small == 200
    with pytest.raises(OverflowError):
        record.to_native(plain)


@pytest.mark.parametrize("as_plain", [False, True])
def test_a_copy_is_equal_and_independent(as_plain):
    state = record.to_plain(sample()) if as_plain else sample()
    copy = record.copy(state)
    copy.grid[1, 2] = 6

    assert state.grid[1, 2] == 5
    assert record.differing_fields(state, copy) == ["grid"]


def test_bytes_do_not_depend_on_what_lay_in_memory_before():
    """The record has padding after its last field."""
    for _ in range(50):
        rubbish = np.full(8, 0xFF, np.uint8)
        assert record.to_bytes(record.copy(sample())) == record.to_bytes(sample())
        del rubbish


@pytest.mark.parametrize("speed", ["plain", "native"])
def test_a_state_is_put_into_a_row_of_states(speed):
    states, state = record.new_states(KIND, 2, speed), record.at_speed(sample(), speed)

    record.put(states, 1, state)
    state.grid[1, 2] = 6

    assert (states[1].large, states[1].small, states[1].grid[1, 2]) == (2**40, -7, 5)
    assert states[0].large == 0


def test_the_seats_that_decide_are_read_from_the_record():
    state = sample()
    state.actors = 5
    state.array["actors"] += 2

    assert state.actors == 7
    assert record.copy(state).actors == 7


def test_a_handle_knows_its_fields_and_no_others():
    with pytest.raises(AttributeError, match="colour"):
        sample().colour  # noqa: B018


def test_states_in_a_row_are_copied_one_over_another():
    for speed in ("native", "plain"):
        states = record.new_states(KIND, 2, speed)
        states[0].small = 3
        states[1] = states[0]
        states[0].small = 4

        assert states[1].small == 3


def test_a_copy_knows_where_it_lies_and_who_must_decide():
    state = sample()
    state.actors = 5

    copied = record.copy(state)

    if copied.speed == "native":
        assert copied.address == copied.array.ctypes.data != state.address
    assert copied.actors == 5
