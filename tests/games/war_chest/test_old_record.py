"""A game that was stored before answers were made of things (2026-11-15) is read, and played again, by the rules of
today."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.engine.recordfile import BadRecord, read
from stolik.games.war_chest import GAME

OLD = (Path(__file__).parent / "old" / "greedy.stolik").read_text("utf-8")


def test_an_old_record_verifies_and_replays_to_its_end() -> None:
    verdict = read(OLD, {"war_chest": GAME})
    assert (verdict.header.rules, GAME.rules) == (1, 2), "which plays it the same"
    assert verdict.entries == OLD.count("\n") - 2
    assert verdict.record is not None
    assert verdict.record.position.decision is None
    assert GAME.result(verdict.record.position.state) is not None


def test_so_every_answer_of_it_has_to_be_one_of_today() -> None:
    with pytest.raises(BadRecord):
        read(OLD.replace('"deploy"', '"bolster"', 1), {"war_chest": GAME})
