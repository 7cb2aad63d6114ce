"""The client's types of a view are those of the rules."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Literal, TypedDict

from scripts.tools.view_types import BOARDS, games, written

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "scripts" / "tools" / "view_types.py"

Colour = Literal["red", "green"]


class Piece(TypedDict):
    """A piece."""

    colour: Colour
    at: Annotated[list[int], 2]


class View(TypedDict):
    pieces: list[Piece]
    winner: int | None
    hands: dict[str, list[str | None]]


def test_they_are_not_stale() -> None:
    """Read from the sources: compiled, a TypedDict has lost what its fields are."""
    pure = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "STOLIK_PURE": "1"}
    command = [sys.executable, str(SCRIPT), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=pure)
    assert done.returncode == 0, done.stderr


def test_every_board_of_its_own_has_them() -> None:
    assert games() == sorted(folder.name for folder in BOARDS.iterdir() if folder.is_dir() and folder.name != "generic")


def test_shapes_literals_and_pairs() -> None:
    lines = [line for line in written(View).split("\n")[2:] if line]
    assert lines == [
        'export type Colour = "red" | "green";',
        "/** A piece. */",
        "export type Piece = {",
        "  colour: Colour;",
        "  at: readonly [number, number];",
        "};",
        "export type View = {",
        "  pieces: Piece[];",
        "  winner: number | null;",
        "  hands: Record<string, (string | null)[]>;",
        "};",
    ]
