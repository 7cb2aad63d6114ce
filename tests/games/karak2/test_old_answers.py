"""Records of rules 1 hold the land of a tile in their answers: verified by their chain; such answers are understood."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.engine.decision import Answer
from stolik.engine.record import new_record
from stolik.engine.recordfile import BadRecord, read
from stolik.games.karak2 import GAME

OLD_FORMS: list[tuple[Answer, Answer]] = [
    (("go", 3, 7), ("go", 3)),
    (("trail", 3, 7), ("trail", 3)),
    (("portal", 3, 7), ("portal", 3)),
    (("ride", 2, 3, 7), ("ride", 2, 3)),
    (("ride-out", 2, 7, 4), ("ride-out", 2, 4)),
]


@pytest.mark.parametrize(("old", "new"), OLD_FORMS)
def test_the_land_is_left_out(old: Answer, new: Answer) -> None:
    assert GAME.converted(old) == new
    assert GAME.converted(new) == new


@pytest.mark.parametrize("answer", [None, True, 3, "keep", (), ("end",), ("dream", 1), ("pick-up", 2), (4, 1)])
def test_other_answers_stay_what_they_are(answer: Answer) -> None:
    assert GAME.converted(answer) == answer


def old_record() -> str:
    """Played when answers still told the land: steps, rides and rides into the unknown among them."""
    return (Path(__file__).parent / "old" / "with_lands.stolik").read_text("utf-8")


def test_an_old_record_is_verified_by_its_chain_and_says_by_which_rules_it_was_played() -> None:
    verdict = read(old_record(), {"karak2": GAME})
    assert (verdict.record, verdict.header.rules, verdict.entries) == (None, 1, old_record().count("\n") - 2)
    with pytest.raises(BadRecord):
        read(old_record().replace('"go"', '"trail"', 1), {"karak2": GAME})


def test_an_old_answer_that_is_sent_is_understood() -> None:
    options = {key: option.default for key, option in GAME.options.items()} | {"seats": 2}
    record = new_record(GAME, options, ["Ala", "Olek"], ["1", "2"], b"\0" * 32)
    decision = record.position.decision
    assert decision is not None
    move = next(option for option in decision.options if isinstance(option, tuple) and option[0] == "go")
    number = len(record.entries)
    record.answer(decision.player, (*move, 7))
    assert (record.entries[number].value, record.entries[number].written) == (move, move)
