"""The staged tests of a game's rules, played in its kernel too: who changes a rule in Python alone is told by them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from stolik.kernels.build import compiler

pytestmark = pytest.mark.skipif(compiler() is None, reason="there is no C++ compiler")
TESTS = Path("tests/games")
CHAPTERS = ("chain_reactions", "variants", "pentagrams")
ROOT = Path(__file__).parents[2]
TOLD = re.compile(r"in the kernel too: (\d+) positions, (\d+) answers; (\d+) positions .* (\d+) were changed")
WORDS = ("-p", "tests.games.in_kernel", "-p", "no:cacheprovider", "-q", "-n0", "-m", "not long and not many")


class Played(NamedTuple):
    """Positions that were put up in the kernel, and answers given there; those that had no room or were changed."""

    positions: int
    answers: int
    left_out: int
    changed: int


def played(*files: Path) -> Played:
    command = [sys.executable, "-m", "pytest", *WORDS, *map(str, files)]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout[-4000:] + found.stderr
    told = TOLD.search(found.stdout)
    assert told is not None, found.stdout[-2000:]
    return Played(*map(int, told.groups()))


def files_of(game: str, *names: str) -> list[Path]:
    return [TESTS / game / f"test_{name}.py" for name in names]


def test_some_chapters_are_the_same_in_the_kernel() -> None:
    found = played(
        *files_of("war_chest", "attack", "decrees", "feasibility", "nightfall"), *files_of("titan_race", *CHAPTERS)
    )
    assert found.positions > 150
    assert found.answers > 150


@pytest.mark.long
@pytest.mark.parametrize(("game", "least", "most"), [("titan_race", 4500, 10), ("war_chest", 900, 100)])
def test_every_staged_position_is_the_same_in_the_kernel(game: str, least: int, most: int) -> None:
    found = played(TESTS / game)
    assert found.positions > least
    assert found.left_out + found.changed < most
