"""Arrays in the memory of a GPU, handed on without a copy: DLPack (torch, JAX) and CUDA's array interface (CuPy)."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from ctypes import CFUNCTYPE, Structure, c_char_p, c_int32, c_int64, c_uint8, c_uint16, c_uint64, c_void_p
from math import prod
from typing import Any, Final

CUDA: Final = 2
"""The kind of a device in DLPack."""
KINDS: Final = {"f": (2, 32, "<f4"), "i": (0, 32, "<i4"), "B": (1, 8, "|u1")}
"""Letters of `array`: the code and the bits of DLPack, the name in the array interface."""
NAME: Final = b"dltensor"


class Tensor(Structure):
    """DLManagedTensor, as dlpack.h declares it."""

    _fields_ = (
        ("data", c_void_p),
        *(("device_type", c_int32), ("device_id", c_int32), ("ndim", c_int32)),
        *(("code", c_uint8), ("bits", c_uint8), ("lanes", c_uint16)),
        *(("shape", c_void_p), ("strides", c_void_p), ("byte_offset", c_uint64)),
        *(("manager", c_void_p), ("deleter", c_void_p)),
    )


_HANDED_ON: Final[dict[int, tuple[Any, ...]]] = {}
"""What others still hold, by its address, with all that must not go before they have let go of it."""

_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype = ctypes.py_object
_new_capsule.argtypes = [c_void_p, c_char_p, c_void_p]
_is_unused = ctypes.pythonapi.PyCapsule_IsValid
_is_unused.argtypes = [c_void_p, c_char_p]
_inside = ctypes.pythonapi.PyCapsule_GetPointer
_inside.restype = c_void_p
_inside.argtypes = [c_void_p, c_char_p]


def _let_go(address: int) -> None:
    _HANDED_ON.pop(address, None)


def _thrown_away(capsule: int) -> None:
    """A capsule that nobody has opened."""
    if _is_unused(capsule, NAME):
        _let_go(_inside(capsule, NAME))


_LET_GO: Final = CFUNCTYPE(None, c_void_p)(_let_go)
_THROWN_AWAY: Final = CFUNCTYPE(None, c_void_p)(_thrown_away)


class DeviceArray:
    """Row after row in the memory of one GPU; `owner` frees it, and lives as long as anybody has the array."""

    def __init__(
        self, owner: object, pointer: int, letter: str, shape: tuple[int, ...], fetch: Callable[[Any, int, int], None]
    ) -> None:
        self.owner = owner
        self.pointer = pointer
        self.letter = letter
        self.shape = shape
        self._fetch = fetch

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        name = KINDS[self.letter][2]
        return {"shape": self.shape, "typestr": name, "data": (self.pointer, False), "version": 3, "strides": None}

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, 0

    def __dlpack__(self, **_: Any) -> Any:
        """Every call that writes here has ended when it returns: no stream has to be waited for."""
        code, bits, _name = KINDS[self.letter]
        shape = (c_int64 * len(self.shape))(*self.shape)
        tensor = Tensor(self.pointer, CUDA, 0, len(self.shape), code, bits, 1, ctypes.addressof(shape))
        tensor.deleter = ctypes.cast(_LET_GO, c_void_p)
        address = ctypes.addressof(tensor)
        _HANDED_ON[address] = (tensor, shape, self.owner)
        return _new_capsule(address, NAME, ctypes.cast(_THROWN_AWAY, c_void_p))

    def here(self) -> bytes:
        """A copy of all of it in the memory of the CPU."""
        size = prod(self.shape) * KINDS[self.letter][1] // 8
        into = (ctypes.c_char * size)()
        self._fetch(into, self.pointer, size)
        return bytes(into)
