"""What the contract must know of the texts of Karak 2."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.games.karak2.checklist import QUESTIONS
from stolik.games.karak2.game import PARTS
from tests.games.boards import board_words

SAME_WORDS = {
    *("game-name", "building-portal", "tag-dryads"),
    *("hero-horan", "hero-taia", "hero-lorraine", "hero-lord_xanros", "hero-elspeth", "hero-darius"),
    *("hero-aderyn", "hero-argentus", "hero-valduk", "hero-kirima", "hero-saigo"),
}
"""What reads the same in every language: proper names."""


def words() -> Iterator[str]:
    """Keys of its texts that no kind of thing declares and play alone need not show."""
    yield from (f"check-{question.id}" for question in QUESTIONS)
    yield from (f"part-{part}" for part in PARTS)
    yield from ("pass-wild-out-of-turn", "pass-hard-head", "pass-duplicate", "pass-plague")
    yield from board_words("stolik.games.karak2", "karak-", "boards/karak2")
    yield from board_words("stolik.games.karak2", "checklist-", "checklist")
