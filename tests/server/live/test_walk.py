"""How far one answer walks through the program (scripts/trace)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
MOST_FILES = 25
MOST_CALLS = 350
"""Decision 0079. What is new on the way of every answer must be worth a station of its own."""


@pytest.fixture(scope="module")
def counts() -> dict[str, int]:
    pure = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "STOLIK_PURE": "1"}
    command = [sys.executable, str(ROOT / "scripts" / "tools" / "walk.py"), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=pure)
    told: dict[str, int] = json.loads(done.stdout)
    return told


def test_an_answer_walks_no_further_than_it_must(counts: dict[str, int]) -> None:
    assert counts["files"] <= MOST_FILES
    assert counts["calls"] <= MOST_CALLS
    assert counts["functions"] > 150, "the walk was followed"


def test_what_an_answer_needs_is_done_once(counts: dict[str, int]) -> None:
    """Options are listed and the state is copied for the next question, and the one new entry is hashed."""
    assert {what: counts[what] for what in ("listings", "copies", "seals", "rows")} == {
        "listings": 1,
        "copies": 1,
        "seals": 1,
        "rows": 1,
    }
