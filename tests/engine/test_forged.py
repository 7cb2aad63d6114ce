"""Files forged by somebody who holds the seed, so that every hash and the seal fit: rules and draws find them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from stolik.engine.game import Game
from tests.engine.files import (
    SHORT,
    Change,
    bad,
    first,
    illegal_token,
    is_found,
    luckier_count,
    no_draw,
    other_seat,
    other_value,
    reroll,
)
from tests.engine.reference import Line, drawn, forged
from tests.engine.table import GAMES, SEED


@pytest.mark.parametrize("change", [reroll, luckier_count, other_value, other_seat])
def test_a_draw_that_is_not_the_one_dealt_is_found(change: Change) -> None:
    assert bad(forged(SHORT, change)) == (2, "record-illegal", "dishonest-draw")


def test_an_answer_of_chance_without_a_draw_is_found() -> None:
    assert bad(forged(SHORT, no_draw))[0] == 2


def true_for_one(header: Line, entries: list[Line], closing: Line) -> None:
    first(entries, seat=0, act="answer")["value"] = True


def out_of_turn(header: Line, entries: list[Line], closing: Line) -> None:
    first(entries, seat=0, act="answer")["seat"] = 1


def without_consent(header: Line, entries: list[Line], closing: Line) -> None:
    first(entries, act="undo")["value"] = [2]


def undo_of_another(header: Line, entries: list[Line], closing: Line) -> None:
    first(entries, act="undo")["value"] = [1, 1]


def stranger_leaves(header: Line, entries: list[Line], closing: Line) -> None:
    first(entries, act="concede")["seat"] = 2


@pytest.mark.parametrize(
    ("change", "line", "why"),
    [
        (illegal_token, 3, "DR-2"),
        (true_for_one, 3, "DR-2"),
        (out_of_turn, 3, "not-your-turn"),
        (without_consent, 5, "undo-needs-consent"),
        (undo_of_another, 5, "undo-nothing"),
        (stranger_leaves, 11, "no-such-seat"),
    ],
)
def test_what_the_rules_forbid_is_found(change: Change, line: int, why: str) -> None:
    assert bad(forged(SHORT, change)) == (line, "record-illegal", why)


def test_an_entry_after_the_end_is_found() -> None:
    def more(header: Line, entries: list[Line], closing: Line) -> None:
        entries.append({"n": len(entries) + 1, "seat": 1, "act": "seat", "value": "Ewa"})

    assert bad(forged(SHORT, more)) == (12, "record-illegal", "game-over")


def test_a_dropped_answer_is_found_though_all_numbers_and_hashes_fit() -> None:
    def drop(header: Line, entries: list[Line], closing: Line) -> None:
        del entries[1]
        for number, entry in enumerate(entries, 1):
            entry["n"] = number

    assert bad(forged(SHORT, drop))[1] == "record-illegal"


@pytest.mark.parametrize(
    "result",
    [
        None,
        {"places": [1, 2], "reason": "concede", "scores": None},
        {"places": [2, 1], "reason": "timeout", "scores": None},
        {"places": [2, 1], "reason": "concede", "scores": [0, 0]},
        {"places": [2, 1], "reason": "concede"},
        {"places": [2, True], "reason": "concede", "scores": None},
        [],
        "Anna",
    ],
    ids=str,
)
def test_an_altered_result_is_found(result: object) -> None:
    def alter(header: Line, entries: list[Line], closing: Line) -> None:
        closing["result"] = result

    assert bad(forged(SHORT, alter)) == (12, "record-result", "")


def test_a_result_without_an_end_is_found() -> None:
    def win(header: Line, entries: list[Line], closing: Line) -> None:
        del entries[-1]

    assert bad(forged(SHORT, win)) == (11, "record-result", "")


def test_a_seed_that_was_not_committed_to_is_found() -> None:
    def other_seed(header: Line, entries: list[Line], closing: Line) -> None:
        closing["seed"] = "00" * 32

    assert bad(forged(SHORT, other_seed)) == (12, "record-seed", "")


@pytest.mark.parametrize("seed", ["", "0", "xy" * 32, 7, None, ["00"]])
def test_a_seed_that_is_none_is_found(seed: object) -> None:
    lines = SHORT.splitlines()
    closing = {**json.loads(lines[-1]), "seed": seed}
    lines[-1] = json.dumps(closing, separators=(",", ":"), sort_keys=True)
    assert bad("\n".join(lines) + "\n")[0] == 12


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 2, "goal": 5, "teams": False},
        {"seats": 3, "goal": 4, "teams": False},
        {"seats": 2, "goal": 4},
        {"seats": 2, "goal": 4, "teams": 0},
        {"seats": 2, "goal": 4, "teams": False, "more": 1},
        {},
    ],
    ids=str,
)
def test_options_with_which_the_game_cannot_be_played_are_found(options: object) -> None:
    def alter(header: Line, entries: list[Line], closing: Line) -> None:
        header["options"] = options

    assert bad(forged(SHORT, alter)) == (1, "record-options", "")


JUNK: list[object] = [None, True, -1, 10**30, 1.0, 0.5, "", "x", [], [[]], [[[1]]], ["a", 2], {}, {"a": {}}]
Part = Callable[[Line, list[Line], Line], Line]


def with_value(part: Part, key: str, value: object, text: str = SHORT) -> bytes:
    """The file with one value put in, hashes and seal recomputed."""

    def put(header: Line, entries: list[Line], closing: Line) -> None:
        part(header, entries, closing)[key] = value

    return forged(text, put).encode()


PARTS: list[tuple[Part, tuple[str, ...]]] = [
    (lambda header, entries, closing: header, ("game", "rules", "box", "options", "seats", "prelude")),
    (lambda header, entries, closing: entries[0], ("act", "seat", "value", "draw", "more")),
    (lambda header, entries, closing: entries[1], ("act", "seat", "value", "draw", "more")),
    (lambda header, entries, closing: first(entries, act="undo"), ("value", "seat")),
    (lambda header, entries, closing: closing, ("result", "more")),
]


@pytest.mark.parametrize("games", [GAMES, {}], ids=["these rules", "other rules"])
@pytest.mark.parametrize(("part", "keys"), PARTS, ids=["header", "chance", "answer", "undo", "closing"])
def test_junk_in_any_place_is_judged_and_breaks_nothing(
    games: Mapping[str, Game[Any]], part: Part, keys: tuple[str, ...]
) -> None:
    judged = [is_found(with_value(part, key, junk), games) for key in keys for junk in JUNK]
    assert any(judged)


NO_TEXT: list[object] = [None, True, 1, 1.5, [], {}]
NO_TEXTS: list[object] = [None, "ab", 2, {"a": 1, "b": 2}, ["a", 2], [["a"], ["b"]]]
NO_NUMBER: list[object] = [None, True, 3.0, "3", [3]]


@pytest.mark.parametrize("games", [GAMES, {}], ids=["these rules", "other rules"])
@pytest.mark.parametrize(
    ("key", "values"),
    [("game", NO_TEXT), ("box", NO_TEXT), ("rules", NO_NUMBER), ("seats", NO_TEXTS), ("numbers", NO_TEXTS)],
)
def test_a_header_of_the_wrong_shape_is_found(games: Mapping[str, Game[Any]], key: str, values: list[object]) -> None:
    unnoticed = [value for value in values if not is_found(with_value(lambda h, e, c: h, key, value), games)]
    assert unnoticed == []


@pytest.mark.parametrize(
    ("act", "key", "values"),
    [
        ("undo", "value", [None, [], [True, 1], [2, True], [2, "1"], 2]),
        ("concede", "value", [0, "", "x", [], False]),
        ("seat", "value", [None, 1, True, [], ["Ewa"]]),
        ("concede", "draw", [["die", 0, 2, 3, 0]]),
    ],
)
def test_an_act_carries_what_it_needs_and_nothing_else(act: str, key: str, values: list[object]) -> None:
    unnoticed = [value for value in values if not is_found(with_value(lambda h, e, c: first(e, act=act), key, value))]
    assert unnoticed == []


def test_an_answer_of_a_seat_has_no_draw() -> None:
    draw = ["die", 0, 0, 3, drawn(SEED, ["7", "13"], "die", 0, 0, 3)]
    assert is_found(with_value(lambda h, e, c: e[1], "draw", draw))


@pytest.mark.parametrize("number", [2, 0, -1, True, 1.0, "1", None])
def test_an_entry_with_a_wrong_number_is_found(number: object) -> None:
    lines = SHORT.splitlines()
    lines[1] = lines[1].replace('"n":1', f'"n":{json.dumps(number)}')
    assert bad("\n".join(lines) + "\n")[0] == 2


@pytest.mark.parametrize("line", ["[" * 100_000, '{"a":' * 100_000, "9" * 10_000, '{"n":1e999}', '{"n":NaN}', "null"])
def test_a_line_that_is_hard_to_read_is_found(line: str) -> None:
    lines = SHORT.splitlines()
    lines[3] = line
    assert bad("\n".join(lines) + "\n") == (4, "record-unreadable", "")
