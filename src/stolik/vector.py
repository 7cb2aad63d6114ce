"""Many games side by side in a native kernel, as arrays: for programs that learn. docs/kernels.md tells more.

games = stolik.vector.make("titan_race", games=4096, seats=4)
games.reset(seed=1)
games.step(games.any_answers(seed=2))
games.observations, games.masks, games.seats, games.rewards, games.endings
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from ctypes import Structure, byref, c_char, c_float, c_int32, c_uint8, c_uint64, c_void_p, cast
from importlib.util import find_spec
from itertools import pairwise
from typing import Any, Final, Literal, overload

from stolik.engine.game import Options, Setting
from stolik.engine.options import settled
from stolik.kernels.build import build
from stolik.kernels.cuda_vector import CudaGames
from stolik.kernels.games import KERNELS, game_of
from stolik.kernels.native import MASK, Answers, Library, as_numbers, kernel, numbers
from stolik.kernels.native import BadAnswer as BadAnswer
from stolik.kernels.tables import settings

CAP: Final = 2_000
"""Answers after which a game is left without a result, as in the other doors for programs."""
GOES_ON, IS_OVER, IS_LEFT = 0, 1, 2
DEVICES: Final = ("cpu", "cuda")


class NoKernel(Exception):
    """The game has none; which have one stands in the sentence."""


class Arrays(Structure):
    """As include/stolik/vector.hpp declares it."""

    _fields_ = (
        *((name, c_void_p) for name in ("held", "luck", "answers", "rows", "masks", "rewards", "seats", "endings")),
        ("cap", c_int32),
    )


class VectorGames:
    """`games` games of one kind. Chance answers by itself; who is over begins anew in the same step.

    All arrays are written in place and never made anew: NumPy arrays where NumPy is installed, else memory views; both
    can be handed on without a copy (buffer protocol; NumPy's through DLPack to torch and JAX).
    """

    def __init__(self, library: Library, options: Options, games: int, threads: int, cap: int) -> None:
        self.library = library
        self.options = options
        self.games = games
        self.answers = library.answers
        """How many numbers there are for answers, as `Encoder.actions`."""
        self.length = library.length
        """Of an observation, as `Encoder.length`."""
        self._settings = numbers(settings(library.game, options))
        self._shares = shares(games, threads)
        self._pool = ThreadPoolExecutor(len(self._shares)) if len(self._shares) > 1 else None
        self._kept: dict[str, Any] = {
            "held": (c_char * (library.held * games))(),
            "luck": (c_uint64 * games)(),
            "answers": (c_int32 * games)(),
            "rows": (c_float * (games * self.length))(),
            "masks": (c_uint8 * (games * self.answers))(),
            "rewards": (c_float * (games * library.seats))(),
            "seats": (c_int32 * games)(),
            "endings": (c_uint8 * games)(),
        }
        self._numbers = (c_int32 * games)()
        kept = self._kept
        self._arrays = Arrays(*(cast(one, c_void_p) for one in kept.values()), cap)
        self.observations = shaped(kept["rows"], "f", games, self.length)
        self.masks = shaped(kept["masks"], "B", games, self.answers)
        self.rewards = shaped(kept["rewards"], "f", games, library.seats)
        self.seats = shaped(kept["seats"], "i", games)
        self.endings = shaped(kept["endings"], "B", games)

    def reset(self, seed: int = 0) -> None:
        """All games from the beginning, each with luck of its own: the same seed, the same luck."""
        call = self.library.calls.stolik_vector_reset
        self._each(lambda first, last: call(byref(self._arrays), self._settings, first, last, c_uint64(seed & MASK)))

    def step(self, answers: Answers) -> None:
        """One answer for every game, by its number; raises BadAnswer, and does nothing, if one is not offered."""
        given = as_numbers(answers)
        if len(given) != self.games:
            raise BadAnswer(f"{len(given)} answers for {self.games} games")
        refused = self.library.calls.stolik_vector_refused(byref(self._arrays), 0, self.games, given)
        if refused >= 0:
            raise BadAnswer(f"game {refused} is not offered {given[refused]}")
        call = self.library.calls.stolik_vector_step
        self._each(lambda first, last: call(byref(self._arrays), self._settings, first, last, given))

    def any_answers(self, seed: int) -> Any:
        """For every game one of its answers, each as likely; written anew by the next call."""
        call = self.library.calls.stolik_vector_any
        self._each(lambda first, last: call(byref(self._arrays), first, last, c_uint64(seed & MASK), self._numbers))
        return shaped(self._numbers, "i", self.games)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()

    def _each(self, work: Callable[[int, int], object]) -> None:
        """A share of the games to every thread: ctypes lets go of the interpreter meanwhile."""
        if self._pool is None:
            work(0, self.games)
        else:
            list(self._pool.map(lambda share: work(*share), self._shares))


@overload
def make(
    game: str, games: int, *, threads: int = 1, cap: int = CAP, device: Literal["cpu"] = "cpu", **options: Setting
) -> VectorGames: ...


@overload
def make(
    game: str, games: int, *, threads: int = 1, cap: int = CAP, device: Literal["cuda"], **options: Setting
) -> CudaGames: ...


@overload
def make(
    game: str, games: int, *, threads: int = 1, cap: int = CAP, device: str, **options: Setting
) -> VectorGames | CudaGames: ...


def make(
    game: str, games: int, *, threads: int = 1, cap: int = CAP, device: str = "cpu", **options: Setting
) -> VectorGames | CudaGames:
    """So many games with these options, by default with the fewest seats. The kernel is compiled if it is not there.

    Raises NoKernel, or CannotBuild where there is no compiler; with `device="cuda"` where there is no nvcc or no GPU.
    """
    if game not in KERNELS:
        raise NoKernel(f"{game} has no kernel; these have one: {', '.join(KERNELS)}")
    if device not in DEVICES:
        raise NoKernel(f"games are played on {' or '.join(DEVICES)}, not on {device}")
    build(game)
    library = kernel(game)
    assert library is not None, "it has just been built"
    rules = game_of(game)
    agreed = settled(rules, options)
    return (
        VectorGames(library, agreed, games, threads, cap) if device == "cpu" else CudaGames(library, agreed, games, cap)
    )


def shares(games: int, threads: int) -> list[tuple[int, int]]:
    ends = [games * number // threads for number in range(threads + 1)]
    return [(first, last) for first, last in pairwise(ends) if first < last]


def shaped(memory: Any, letter: str, *shape: int) -> Any:
    """The same memory as an array of that shape."""
    if find_spec("numpy") is not None:
        import numpy

        return numpy.frombuffer(memory, numpy.dtype(letter)).reshape(shape)
    bare: Any = memoryview(memory).cast("B")
    return bare.cast(letter, shape=shape)
