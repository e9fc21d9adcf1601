"""Arrays on a GPU as PyTorch, JAX and CuPy take them: by `__cuda_array_interface__` or DLPack, without a copy."""

import ctypes
from collections.abc import Callable

import numpy as np

from toque.batch.arrays import NumberType
from toque.core.types import Foreign, Plain

CUDA = 2
"""DLPack's number for memory of a CUDA device."""
DEFAULT, PER_THREAD, UNORDERED = 1, 2, -1
"""Streams by DLPack's numbers: CUDA's default one, that of the thread, and none to wait for. Others are addresses."""
CODES = {"i": 0, "u": 1, "f": 2, "b": 6}
NAME = b"dltensor"


class _Device(ctypes.Structure):
    _fields_ = [("kind", ctypes.c_int32), ("number", ctypes.c_int32)]


class _Type(ctypes.Structure):
    _fields_ = [("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)]


class _Tensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("dimensions", ctypes.c_int32),
        ("dtype", _Type),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


_Deleter = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class _Managed(ctypes.Structure):
    _fields_ = [("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _Deleter)]


_lent: dict[int, tuple[Foreign, ...]] = {}
"""The arrays that others still use, by the address of their `_Managed`."""


def _give_back(address: int) -> None:
    _lent.pop(address, None)


def _drop_capsule(capsule: int) -> None:
    """Free an array that nobody took out of the capsule."""
    api = ctypes.pythonapi
    api.PyCapsule_IsValid.argtypes = api.PyCapsule_GetPointer.argtypes = [ctypes.c_void_p, ctypes.c_char_p]
    api.PyCapsule_GetPointer.restype = ctypes.c_void_p
    if api.PyCapsule_IsValid(capsule, NAME):
        _give_back(api.PyCapsule_GetPointer(capsule, NAME))


_GIVE_BACK, _DROP_CAPSULE = _Deleter(_give_back), _Deleter(_drop_capsule)


class DeviceArray:
    """An array of a batch on a GPU; the batch continues to write into it."""

    def __init__(
        self, array: Foreign, number: int = 0, kind: int = CUDA, wait_for: Callable[[int], None] = lambda stream: None
    ) -> None:
        """`wait_for` is called with a stream of the user's that is to wait for the batch's work."""
        self._array, self._device, self._wait_for = array, (kind, number), wait_for

    @property
    def shape(self) -> tuple[int, ...]:
        """Its size in each dimension."""
        return tuple(self._array.shape)

    @property
    def dtype(self) -> NumberType:
        """The type of its numbers."""
        dtype: NumberType = np.dtype(self._array.dtype)
        return dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Plain]:
        return dict(self._array.__cuda_array_interface__)

    def __len__(self) -> int:
        """Its size in the first dimension."""
        return self.shape[0]

    def copy_to_host(self) -> Foreign:
        """The same numbers in a NumPy array."""
        return self._array.copy_to_host()

    def __dlpack_device__(self) -> tuple[int, int]:
        """The device that it is on."""
        return self._device

    def __dlpack__(
        self,
        *,
        stream: int | None = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> Foreign:
        """A capsule for `from_dlpack`. A stream other than CUDA's default one waits for the batch's work."""
        if copy:
            raise BufferError("a batch lends its arrays without a copy: copy what you have taken")
        if dl_device is not None and tuple(map(int, dl_device)) != self._device:
            raise BufferError(f"this array is on device {self._device}, and is not copied to {tuple(dl_device)}")
        if stream == 0:
            raise BufferError("stream 0 has two meanings: name CUDA's default one 1, and that of the thread 2")
        if stream not in (None, DEFAULT, UNORDERED):
            self._wait_for(int(stream))
        return _capsule(self._array, self.__cuda_array_interface__["data"][0], self.dtype, self._device)


def _capsule(array: Foreign, address: int, dtype: NumberType, device: tuple[int, int]) -> Foreign:
    dimensions = len(array.shape)
    sizes = (ctypes.c_int64 * dimensions)(*array.shape)
    steps = (ctypes.c_int64 * dimensions)(*(step // dtype.itemsize for step in array.strides))
    managed = _Managed(deleter=_GIVE_BACK)
    managed.tensor = _Tensor(
        *(address, _Device(*device), dimensions, _Type(CODES[dtype.kind], 8 * dtype.itemsize, 1)),
        *(sizes, steps, 0),
    )
    where = ctypes.addressof(managed)
    _lent[where] = managed, sizes, steps, array
    make = ctypes.pythonapi.PyCapsule_New
    make.restype, make.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, _Deleter]
    return make(where, NAME, _DROP_CAPSULE)
