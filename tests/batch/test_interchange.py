import gc

import numpy as np
import pytest

from toque.batch import interchange
from toque.batch.interchange import DeviceArray

PROCESSOR = 1


class Memory:
    """Memory of the processor that says what an array on a GPU says."""

    def __init__(self, values):
        self.values, self.shape, self.strides, self.dtype = values, values.shape, values.strides, values.dtype
        self.__cuda_array_interface__ = dict(values.__array_interface__)


@pytest.mark.parametrize("dtype", [np.uint8, np.int8, np.int16, np.int32, np.int64, np.float32])
def test_an_array_is_lent_without_a_copy(dtype):
    values = np.arange(12).astype(dtype).reshape(3, 4)
    lent = DeviceArray(Memory(values), kind=PROCESSOR)

    taken = np.from_dlpack(lent)

    assert taken.dtype == dtype
    assert (taken == values).all()
    values[1, 2] = 77
    assert taken[1, 2] == 77


def test_rows_that_do_not_follow_each_other_keep_their_distance():
    values = np.arange(40, dtype=np.int32).reshape(5, 8)[:, :3]

    assert (np.from_dlpack(DeviceArray(Memory(values), kind=PROCESSOR)) == values).all()


def test_what_was_lent_is_kept_until_it_is_given_back():
    lent = DeviceArray(Memory(np.ones(5)), kind=PROCESSOR)
    before = len(interchange._lent)
    taken = np.from_dlpack(lent)
    assert len(interchange._lent) == before + 1

    del taken
    gc.collect()

    assert len(interchange._lent) == before


def test_a_capsule_that_nobody_opens_is_given_back():
    before = len(interchange._lent)
    capsule = DeviceArray(Memory(np.ones(5)), kind=PROCESSOR).__dlpack__()
    assert len(interchange._lent) == before + 1

    del capsule
    gc.collect()

    assert len(interchange._lent) == before


@pytest.mark.parametrize(
    ("wishes", "problem"),
    [
        ({"copy": True}, "lends its arrays without a copy"),
        ({"dl_device": (2, 0)}, r"is on device \(1, 0\), and is not copied to \(2, 0\)"),
        ({"stream": 0}, "stream 0 has two meanings"),
    ],
)
def test_what_it_cannot_do_is_refused(wishes, problem):
    with pytest.raises(BufferError, match=problem):
        DeviceArray(Memory(np.ones(5)), kind=PROCESSOR).__dlpack__(**wishes)


def test_a_stream_of_the_users_waits_for_the_batch():
    asked: list[int] = []
    lent = DeviceArray(Memory(np.ones(5)), kind=PROCESSOR, wait_for=asked.append)
    for stream in (None, interchange.DEFAULT, interchange.UNORDERED, interchange.PER_THREAD, 0x5590):
        lent.__dlpack__(stream=stream, max_version=(1, 0), dl_device=(PROCESSOR, 0), copy=False)

    assert asked == [interchange.PER_THREAD, 0x5590]


def test_it_says_where_it_is_and_what_it_looks_like():
    array = DeviceArray(Memory(np.zeros((2, 3), np.int16)), 1)

    assert array.__dlpack_device__() == (2, 1)
    assert (array.shape, len(array)) == ((2, 3), 2)
    assert array.dtype == np.dtype(np.int16)
    assert array.__cuda_array_interface__["shape"] == (2, 3)
