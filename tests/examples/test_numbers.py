"""How many examples there are is told in the docs, and true."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from stolik.examples import examples, showing
from stolik.games import FOLDER, GAMES
from stolik.text import rulebook

PAGE = Path(__file__).parents[2] / "docs" / "learning.md"
LEAST = 30
LEAST_IN_ALL = 150
OURS = sorted(path.parent.name for path in FOLDER.glob("*/examples"))


def told(name: str) -> str:
    """Of a game: its examples by chapter, and how many paragraphs they show."""
    game = GAMES[name]
    chapters = Counter(one.chapter for one in examples(game).values())
    listed = ", ".join(f"{chapter} {count}" for chapter, count in chapters.items())
    paragraphs = f"{len(showing(game))} of {len(rulebook(game, 'en'))} paragraphs"
    return f"`{name}`: {sum(chapters.values())} examples show {paragraphs}: {listed}."


@pytest.mark.parametrize("name", OURS)
def test_each_game_has_its_share_and_the_page_tells_how_many(name: str) -> None:
    assert len(examples(GAMES[name])) >= LEAST
    assert told(name) in " ".join(PAGE.read_text("utf-8").split())


def test_there_are_enough_in_all() -> None:
    assert sum(len(examples(GAMES[name])) for name in OURS) >= LEAST_IN_ALL or len(OURS) < 4
