"""Kernels bound by ctypes: a call costs half a microsecond, so what is done by the million is done by the batch."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from ctypes import CDLL, POINTER, c_char, c_double, c_float, c_int32, c_int64, c_uint64, c_void_p
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from stolik.engine.decision import Seat
from stolik.engine.game import Game, Options
from stolik.engine.playouts import LONGEST, Playouts, defaults
from stolik.kernels.build import is_built, library
from stolik.kernels.games import game_of
from stolik.kernels.tables import settings

OVER: Final = -2
HEAD: Final = 5
FACTS: Final = 32
"""That an answer has at most."""
MASK: Final = (1 << 64) - 1


Answers = Any
"""A buffer of 32-bit numbers, such as a NumPy array, or anything that has numbers in it."""


class BadAnswer(Exception):
    """A number that is not offered. No game has been changed."""


def as_numbers(answers: Answers) -> Any:
    """As C takes them, without a copy where they are so already."""
    kind = c_int32 * len(answers)
    try:
        view = memoryview(answers)
        if view.format == "i" and view.c_contiguous and not view.readonly:
            return kind.from_buffer(view)
    except TypeError:
        pass
    return kind.from_buffer(array("i", [int(answer) for answer in answers]))


class Asked(NamedTuple):
    """An open question in numbers: `options` as in the game's encoding, `weights` of chance only."""

    player: int
    prompt: int
    about: int
    whose: int
    options: list[int]
    weights: list[int]


class Library:
    """The compiled kernel of one game."""

    def __init__(self, name: str, path: Path) -> None:
        self.game: Game[Any] = game_of(name)
        self.calls: Any = CDLL(str(path))
        sizes = (c_int32 * 8)()
        self.calls.stolik_sizes(sizes)
        self.held, self.state, self.most, self.row, self.flat, self.seats, self.length, self.answers = sizes
        self.calls.stolik_result.restype = c_int32
        self.calls.stolik_setup.argtypes = [c_void_p, POINTER(c_int32), c_void_p]
        self.calls.stolik_read.argtypes = [c_void_p, POINTER(c_int32), POINTER(c_int32), c_void_p]
        self.calls.stolik_write.argtypes = [c_void_p, POINTER(c_int32)]
        self.calls.stolik_question.argtypes = [c_void_p, POINTER(c_int32)]
        self.calls.stolik_answer.argtypes = [c_void_p, c_int32, c_void_p]
        self.calls.stolik_view.argtypes = [c_void_p, c_int32, POINTER(c_float)]
        self.calls.stolik_result.argtypes = [c_void_p, POINTER(c_int32)]
        self.calls.stolik_resample.argtypes = [c_void_p, c_int32, c_uint64]
        self.calls.stolik_vector_refused.restype = c_int32
        self.calls.stolik_playouts.argtypes = [POINTER(c_int32), c_int64, c_uint64, c_int64, POINTER(c_int64)]
        self.searches = hasattr(self.calls, "stolik_search")
        if self.searches:
            self._declare_search()

    def _declare_search(self) -> None:
        """Of kernels that have the facts of their game."""
        self.calls.stolik_facts.argtypes = [c_void_p, POINTER(c_int32)]
        self.calls.stolik_evaluate.argtypes = [c_void_p, c_int32]
        self.calls.stolik_evaluate.restype = c_double
        self.calls.stolik_search.restype = c_void_p
        self.calls.stolik_search.argtypes = [
            *(c_void_p, c_void_p, POINTER(c_double), c_int32),
            *(POINTER(c_int32), c_int32, c_uint64),
        ]
        self.calls.stolik_search_more.argtypes = [c_void_p, c_int32]
        self.calls.stolik_search_tell.argtypes = [c_void_p, POINTER(c_int32), POINTER(c_double)]
        self.calls.stolik_search_judge.argtypes = [c_void_p, c_int32, c_int32, POINTER(c_double)]
        self.calls.stolik_search_end.argtypes = [c_void_p]

    def playouts(self, number: int, options: Options | None = None, seed: int = 0, longest: int = LONGEST) -> Playouts:
        """So many random games, as `stolik.playouts` plays them: by the same rules, with dice of its own."""
        return self.batch(number, options, seed, longest)[0]

    def batch(
        self, number: int, options: Options | None = None, seed: int = 0, longest: int = LONGEST
    ) -> tuple[Playouts, int]:
        """The same, with a digest of every game in it: other ways to play the batch must come to the same."""
        agreed = defaults(self.game) if options is None else options
        out = (c_int64 * (5 + self.seats))()
        self.calls.stolik_playouts(numbers(settings(self.game, agreed)), number, seed & MASK, longest, out)
        found = Playouts(int(agreed["seats"]))
        found.games, found.left, found.decisions, found.answers = out[:4]
        found.wins = out[4 : 4 + len(found.wins)]
        return found, out[4 + self.seats] & MASK


class KernelPosition:
    """One game in the kernel: what it asks, what a seat sees. It keeps the state before the step under way."""

    def __init__(self, kernel: Library, options: Options, flat: Sequence[int] | None = None) -> None:
        self.kernel = kernel
        self.options = options
        self.held = (c_char * kernel.held)()
        self._rest = (c_char * kernel.state)()
        agreed = numbers(settings(kernel.game, options))
        if flat is None:
            kernel.calls.stolik_setup(self.held, agreed, self._rest)
        else:
            kernel.calls.stolik_read(self.held, agreed, numbers(flat), self._rest)

    def copy(self) -> KernelPosition:
        new = KernelPosition.__new__(KernelPosition)
        new.kernel, new.options = self.kernel, self.options
        new.held = type(self.held).from_buffer_copy(self.held)
        new._rest = type(self._rest).from_buffer_copy(self._rest)
        return new

    def asked(self) -> Asked:
        out = (c_int32 * (HEAD + 2 * self.kernel.most))()
        self.kernel.calls.stolik_question(self.held, out)
        player, prompt, about, whose, count = out[:HEAD]
        options, weights = out[HEAD : HEAD + count], out[HEAD + count : HEAD + 2 * count]
        return Asked(player, prompt, about, whose, options, weights if player == -1 else [])

    def answer(self, place: int) -> None:
        """The option at that place of the question."""
        self.kernel.calls.stolik_answer(self.held, place, self._rest)

    def view(self, seat: Seat) -> array[float]:
        """The row that encoding.py makes of what the seat sees."""
        row = (c_float * self.kernel.row)()
        self.kernel.calls.stolik_view(self.held, seat, row)
        seen = array("f")
        seen.frombytes(bytes(row))
        return seen

    def result(self) -> tuple[list[int], int] | None:
        """Places by seat, and the number of the reason."""
        places = (c_int32 * self.kernel.seats)()
        reason = self.kernel.calls.stolik_result(self.held, places)
        return None if reason < 0 else (places[: int(self.options["seats"])], reason)

    def resample(self, seat: Seat, seed: int) -> None:
        self.kernel.calls.stolik_resample(self.held, seat, seed & MASK)

    def facts(self) -> list[list[int]]:
        """Of each option, as the game's features.py has them; only of a question to a seat."""
        count = len(self.asked().options)
        out = (c_int32 * (count * (1 + FACTS)))()
        self.kernel.calls.stolik_facts(self.held, out)
        found: list[list[int]] = []
        at = 0
        for _ in range(count):
            found.append(out[at + 1 : at + 1 + out[at]])
            at += 1 + out[at]
        return found

    def evaluate(self, seat: Seat) -> float:
        worth: float = self.kernel.calls.stolik_evaluate(self.held, seat)
        return worth

    def flat(self) -> list[int]:
        """The state before the step under way, as `kernels/<game>/flat.py` writes the same state of the rules."""
        out = (c_int32 * self.kernel.flat)()
        self.kernel.calls.stolik_write(self._rest, out)
        return listed(out)

    def flat_now(self) -> list[int]:
        """As `flat`, of the state as it is now, in the midst of a step or at the end."""
        out = (c_int32 * self.kernel.flat)()
        self.kernel.calls.stolik_write(self.held, out)
        return listed(out)


def listed(numbers: Any) -> list[int]:
    """Many at once: ctypes makes a list one by one."""
    return array("i", bytes(numbers)).tolist()


def numbers(values: Sequence[int]) -> Any:
    return (c_int32 * len(values))(*values)


@cache
def _loaded(name: str, path: Path) -> Library:
    return Library(name, path)


def kernel(name: str) -> Library | None:
    """The kernel of a game where it is built; nothing is compiled for it."""
    return _loaded(name, library(name)) if is_built(name) else None
