"""A record of rules that are not at hand: chain, draws and seal are still checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from stolik.engine.game import Game
from stolik.engine.recordfile import read
from tests.engine.files import (
    FINISHED,
    FIRST_TURN,
    SHORT,
    UNKNOWN,
    Change,
    bad,
    changed,
    illegal_token,
    is_found,
    luckier_count,
    no_draw,
    other_seat,
    played_on,
    reroll,
)
from tests.engine.mini import dice_race
from tests.engine.reference import Line, drawn, forged, parts
from tests.engine.table import GAMES, SEED


@pytest.mark.many
@pytest.mark.parametrize("games", UNKNOWN[:1], ids=["unknown game"])
def test_every_changed_byte_is_found_without_the_rules(games: Mapping[str, Game[Any]]) -> None:
    data = SHORT.encode()
    assert not is_found(data, games)
    unnoticed = [other for other in changed(data, b"0.,\n\xff") if not is_found(other, games)]
    assert unnoticed == []


@pytest.mark.parametrize("games", UNKNOWN, ids=["unknown game", "other rules", "other box"])
@pytest.mark.parametrize("text", [SHORT, FINISHED], ids=["short", "finished"])
def test_for_other_rules_chain_and_draws_are_checked(games: Mapping[str, Game[Any]], text: str) -> None:
    ours, theirs = read(text, GAMES), read(text, games)
    assert theirs.record is None
    assert (theirs.head, theirs.entries, theirs.header.body()) == (ours.head, ours.entries, ours.header.body())


def test_a_record_that_newer_rules_play_the_same_is_played_again() -> None:
    newer = dice_race(rules=4, alike=lambda rules, options: rules == 3 and not options["teams"])
    verdict = read(FINISHED, {"dice_race": newer})
    assert verdict.record is not None
    assert verdict.header.rules == 3
    other = dice_race(rules=4, alike=lambda rules, options: bool(options["teams"]))
    assert read(FINISHED, {"dice_race": other}).record is None


def skipped_count(header: Line, entries: list[Line], closing: Line) -> None:
    """The luck of a draw that was never made."""
    entry = [entry for entry in entries if "draw" in entry and entry["draw"][:2] == ["die", 0]][2]
    entry["draw"][2] += 1
    entry["draw"][4] = drawn(SEED, header["numbers"], *entry["draw"][:4])


def test_for_other_rules_a_skipped_draw_is_found_after_a_prelude_too() -> None:
    assert is_found(forged(FINISHED, skipped_count).encode(), {})
    assert is_found(played_on(FIRST_TURN, skipped_count).encode(), {})


@pytest.mark.parametrize("change", [reroll, luckier_count, no_draw, other_seat])
def test_for_other_rules_a_draw_that_is_not_the_one_dealt_is_found(change: Change) -> None:
    assert bad(forged(FINISHED, change), {})[0] == 2


def test_for_other_rules_counts_go_back_with_an_undo() -> None:
    """The draw that is dealt again after an undo has the count it had before."""
    entries = parts(SHORT)[1]
    assert [entry["draw"][:3] for entry in entries if "draw" in entry].count(["die", 1, 0]) == 2
    assert read(SHORT, {}).record is None


def test_for_other_rules_an_altered_entry_is_found() -> None:
    assert bad(SHORT.replace('"value":"Óla"', '"value":"Ola"'), {}) == (6, "record-hash", "")


def test_for_other_rules_an_altered_result_is_found() -> None:
    assert bad(SHORT.replace('"places":[2,1]', '"places":[1,2]'), {}) == (12, "record-hash", "")


def test_for_other_rules_what_only_rules_can_tell_is_not_checked() -> None:
    assert read(forged(SHORT, illegal_token), {}).record is None
