"""The staged tests of a game's rules, played in its kernel too: who changes a rule in Python alone is told by them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from stolik.kernels.build import compiler

pytestmark = pytest.mark.skipif(compiler() is None, reason="there is no C++ compiler")
TESTS = Path("tests/games/war_chest")
ROOT = Path(__file__).parents[2]
TOLD = re.compile(r"in the kernel too: (\d+) positions, (\d+) answers")


def played(*files: Path) -> tuple[int, int]:
    """How many positions were put up in the kernel, and how many answers were given there."""
    words = [
        "-p",
        "tests.games.war_chest.in_kernel",
        "-p",
        "no:cacheprovider",
        "-q",
        "-n0",
        "-m",
        "not long and not many",
    ]
    command = [sys.executable, "-m", "pytest", *words, *map(str, files)]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout[-4000:] + found.stderr
    told = TOLD.search(found.stdout)
    assert told is not None, found.stdout[-2000:]
    return int(told[1]), int(told[2])


def test_attacks_decrees_and_night_are_the_same_in_the_kernel() -> None:
    positions, answers = played(*(TESTS / f"test_{name}.py" for name in ("attack", "decrees", "nightfall")))
    assert positions > 50
    assert answers > 50


@pytest.mark.long
def test_every_staged_position_is_the_same_in_the_kernel() -> None:
    positions, _ = played(TESTS)
    assert positions > 900
