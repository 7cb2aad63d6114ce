"""How many puzzles there are is told in the docs, and true."""

from __future__ import annotations

from pathlib import Path

from stolik.games import FOLDER, GAMES
from stolik.puzzles import shelf

PAGE = Path(__file__).parents[2] / "docs" / "learning.md"
WANTED = ("karak2", "tash_kalar", "titan_race", "war_chest")
OURS = sorted(path.parent.name for path in FOLDER.glob("*/puzzles"))


def test_the_page_tells_how_many_puzzles_each_game_has() -> None:
    counts = ", ".join(f"{name} {len(shelf(GAMES[name]))}" for name in OURS)
    if set(OURS) == set(WANTED):
        assert f"Puzzles: {counts}." in " ".join(PAGE.read_text("utf-8").split())
