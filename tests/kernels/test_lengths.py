"""Kernels read like the rules: no function of a header is long, and none much longer than the Python of its name."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from scripts.tools.kernel_lengths import HEADERS, Function, functions, headers, in_python
from stolik.kernels.games import KERNELS

LONGEST = 30
MORE = 15
"""Lines that a function may have beyond the Python of its name: frames, braces, questions that are filled in place."""
LENGTHS = cache(in_python)


def every() -> Iterator[Function]:
    for file in headers():
        yield from functions(file)


def test_functions_are_found(tmp_path: Path) -> None:
    file = tmp_path / "any.hpp"
    file.write_text(
        "struct Any {\n    int one(int a,\n            int b) {\n        return a;\n    }\n};\nint two() {\n}\n"
    )
    assert [(found.name, found.line, found.lines) for found in functions(file)] == [("one", 2, 4), ("two", 7, 2)]
    names = {found.name for found in every()}
    assert {"travel", "take_turn", "use_card", "before_the_move", "chosen", "write_view"} <= names
    assert len(names) > 300


def test_no_function_of_a_header_is_long() -> None:
    assert [found for found in every() if found.lines > LONGEST] == []


@pytest.mark.parametrize("game", KERNELS)
def test_none_is_much_longer_than_the_python_of_its_name(game: str) -> None:
    shared = [found for file in sorted((HEADERS / game).rglob("*.hpp")) for found in functions(file)]
    pairs = [(found, LENGTHS(game)[found.name]) for found in shared if found.name in LENGTHS(game)]
    assert len(pairs) > 50
    assert [(found, python) for found, python in pairs if found.lines > python + MORE] == []
