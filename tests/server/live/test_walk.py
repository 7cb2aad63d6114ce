"""How far one answer walks through the program (scripts/trace)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
MOST_FILES = 25
MOST_CALLS = 350
"""Decision 0079. What is new on the way of every answer must be worth a station of its own."""


def test_an_answer_walks_no_further_than_it_must() -> None:
    pure = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "STOLIK_PURE": "1"}
    command = [sys.executable, str(ROOT / "scripts" / "tools" / "walk.py"), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=pure)
    counts = json.loads(done.stdout)
    assert counts["files"] <= MOST_FILES
    assert counts["calls"] <= MOST_CALLS
    assert counts["functions"] > 150, "the walk was followed"
