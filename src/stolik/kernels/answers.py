"""Answers as programs that learn give them: one number for every game."""

from __future__ import annotations

from array import array
from ctypes import c_int32
from typing import Any

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
