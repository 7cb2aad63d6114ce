"""Many games side by side on a GPU: what `stolik.vector.make(…, device="cuda")` gives."""

from __future__ import annotations

from ctypes import CDLL, POINTER, byref, c_char_p, c_int32, c_uint64, c_void_p
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from stolik.engine.game import Options
from stolik.kernels.build import HERE, CannotBuild, place_of
from stolik.kernels.cuda import compiled
from stolik.kernels.device import DeviceArray
from stolik.kernels.native import MASK, BadAnswer, Library, as_numbers, numbers
from stolik.kernels.tables import settings

FLAGS: Final = ("-shared", "-Xcompiler", "-fPIC", "-fmad=false")
"""Without contracted arithmetic, so that a row has the same numbers as on the CPU."""
SOURCE: Final = "cuda_vector.cu"


class CudaGames:
    """As `VectorGames`, with every array in the memory of the GPU; each call has ended there when it returns."""

    def __init__(self, library: Library, options: Options, games: int, cap: int) -> None:
        self.library = library
        self.options = options
        self.games = games
        self.answers = library.answers
        self.length = library.length
        self._calls = loaded(str(vector_library(library.game.name)))
        agreed = settings(library.game, options)
        self._handle = self._calls.stolik_cuda_make(numbers(agreed), len(agreed), games, cap)
        if not self._handle:
            raise CannotBuild("there is no GPU for CUDA here, or too little room on it")
        pointers = (c_void_p * 6)()
        self._calls.stolik_cuda_arrays(self._handle, pointers)
        rows, masks, rewards, seats, endings, any_of_them = (pointer or 0 for pointer in pointers)
        self.observations = self._array(rows, "f", games, self.length)
        self.masks = self._array(masks, "B", games, self.answers)
        self.rewards = self._array(rewards, "f", games, library.seats)
        self.seats = self._array(seats, "i", games)
        self.endings = self._array(endings, "B", games)
        self._numbers = self._array(any_of_them, "i", games)

    def reset(self, seed: int = 0) -> None:
        """All games from the beginning, each with luck of its own: the same seed, the same luck, as on the CPU."""
        self._must(self._calls.stolik_cuda_reset(self._handle, seed & MASK))

    def step(self, answers: Any) -> None:
        """One answer for every game: 32-bit numbers on the GPU, or anything that has numbers in it.

        Raises BadAnswer, and does nothing, if one is not offered.
        """
        refused = c_int32()
        self._must(self._calls.stolik_cuda_step(self._handle, self._there(answers), byref(refused)))
        if refused.value < self.games:
            raise BadAnswer(f"game {refused.value} is not offered its answer")

    def any_answers(self, seed: int) -> DeviceArray:
        """For every game one of its answers, each as likely; written anew by the next call."""
        self._must(self._calls.stolik_cuda_any(self._handle, seed & MASK))
        return self._numbers

    def close(self) -> None:
        """Frees the memory. Nothing may use the arrays any more; without it that is done when nobody has them."""
        if self._handle:
            self._calls.stolik_cuda_free(self._handle)
            self._handle = None

    def __del__(self) -> None:
        if getattr(self, "_handle", None):
            self.close()

    def _array(self, pointer: int, letter: str, *shape: int) -> DeviceArray:
        return DeviceArray(self, pointer, letter, shape, self._fetch)

    def _fetch(self, into: Any, pointer: int, size: int) -> None:
        self._must(self._calls.stolik_cuda_fetch(into, pointer, size))

    def _there(self, answers: Any) -> int:
        """The address on the GPU of one number for each game."""
        said = getattr(answers, "__cuda_array_interface__", None)
        if said is None:
            given = as_numbers(answers)
            if len(given) != self.games:
                raise BadAnswer(f"{len(given)} answers for {self.games} games")
            self._must(self._calls.stolik_cuda_put(self._handle, given))
            return self._numbers.pointer
        if tuple(said["shape"]) != (self.games,):
            raise BadAnswer(f"answers of shape {tuple(said['shape'])} for {self.games} games")
        if said["typestr"] != "<i4" or said.get("strides") not in (None, (4,)):
            raise BadAnswer("answers on the GPU are 32-bit numbers, one after the other (in torch: .int())")
        return int(said["data"][0])

    def _must(self, code: int) -> None:
        if code:
            raise RuntimeError(f"CUDA: {self._calls.stolik_cuda_error(code).decode()}")


def vector_library(name: str) -> Path:
    """Compiled if it is not there: half a minute."""
    source = sha256((HERE / "native" / SOURCE).read_bytes()).hexdigest()[:16]
    path = place_of(name) / f"{name}-vector-{source}.so"
    return path if path.is_file() else compiled(name, SOURCE, path, *FLAGS)


@cache
def loaded(path: str) -> Any:
    calls: Any = CDLL(path)
    calls.stolik_cuda_error.restype = c_char_p
    calls.stolik_cuda_make.restype = c_void_p
    calls.stolik_cuda_make.argtypes = [POINTER(c_int32), c_int32, c_int32, c_int32]
    calls.stolik_cuda_free.argtypes = [c_void_p]
    calls.stolik_cuda_arrays.argtypes = [c_void_p, POINTER(c_void_p)]
    calls.stolik_cuda_reset.argtypes = [c_void_p, c_uint64]
    calls.stolik_cuda_step.argtypes = [c_void_p, c_void_p, POINTER(c_int32)]
    calls.stolik_cuda_any.argtypes = [c_void_p, c_uint64]
    calls.stolik_cuda_put.argtypes = [c_void_p, POINTER(c_int32)]
    calls.stolik_cuda_fetch.argtypes = [c_void_p, c_void_p, c_uint64]
    return calls
