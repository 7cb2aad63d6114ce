"""The review of a game: its chances add up, its moments are where it turned, and it is the same every time."""

from __future__ import annotations

import json
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from stolik.bots.judge import judged, shared
from stolik.bots.review import EVERYBODY, MISTAKES, Moment, Review, Stop, decisive, review, stops, swing
from stolik.engine import recordfile
from stolik.engine.decision import CHANCE
from stolik.engine.game import Result
from stolik.engine.history import counted
from stolik.engine.options import settle
from stolik.engine.position import Position
from stolik.engine.record import Record, new_record
from stolik.games import GAMES
from stolik.lab.match.play import Played, play_out, record_of, seed_of
from stolik.lab.review.moments import reviewed
from stolik.text import LANGUAGES, Texts
from tests.lab.mini import MINI, State
from tests.terminal.keyboard import here

FEW = 20
"""Iterations: what is shown here does not depend on how well it is judged."""


@cache
def game_of(name: str = "titan_race", seats: int = 2, level: str = "greedy") -> Record[Any]:
    game = GAMES[name]
    options = settle(game, seats, {})
    played = Played(seed_of(3, 1), [level] * seats)
    play_out(game, options, played)
    record = record_of(game, options, played)
    assert record is not None
    assert record.result is not None
    return record


@cache
def review_of(name: str = "titan_race", seats: int = 2) -> Review:
    return reviewed(game_of(name, seats), iterations=FEW)


def near(value: float) -> Any:
    return pytest.approx(value, abs=1e-9)


def check_sums(found: Review, record: Record[Any]) -> None:
    first, last = found.moments[0].chances, found.moments[-1].chances
    for seat in range(len(record.sides)):
        assert found.luck[seat] + found.own[seat] + found.others[seat] == near(last[seat] - first[seat])
    assert record.result is not None
    assert last == shared(record.result, record.sides)
    assert all(0 <= chance <= 1 for moment in found.moments for chance in moment.chances)
    assert all(sum(moment.chances) == pytest.approx(1, abs=1e-3) for moment in found.moments)


@pytest.mark.parametrize(("name", "seats"), [("titan_race", 2), ("titan_race", 3), ("war_chest", 2)])
def test_luck_and_decisions_make_up_the_whole_change(name: str, seats: int) -> None:
    record = game_of(name, seats)
    found = review_of(name, seats)
    check_sums(found, record)
    assert found.moments[0].at == 0
    assert found.moments[-1].at == sum(entry.seat != CHANCE for entry in record.entries)
    assert any(found.luck)
    assert any(found.own)


def test_progress_is_told_stop_by_stop() -> None:
    record = game_of()
    told: list[int] = []
    found = reviewed(record, told.append, FEW)
    assert found == review_of(), "the same game, the same review"
    assert told == list(range(1, len(stops(record.entries, record.result)) + 1))


def test_decisive_moments_are_sorted_by_how_much_they_changed() -> None:
    found = review_of()
    swings = [swing(found.moments, number) for number in found.decisive]
    assert swings == sorted(swings, reverse=True)
    assert len(swings) == len({*found.decisive}) <= 5
    others = [swing(found.moments, number) for number in range(1, len(found.moments)) if number not in found.decisive]
    assert max(others) <= swings[-1]


def test_small_changes_decide_nothing() -> None:
    chances = [0.5, 0.52, 0.3, 0.33, 1.0]
    moments = [Moment(at, 0, at, [chance, 1 - chance]) for at, chance in enumerate(chances)]
    assert decisive(moments) == [4, 2]


def test_a_change_is_put_down_to_whoever_made_it() -> None:
    places = [Stop(0, 0, CHANCE, 0), Stop(1, 1, 0, 1), Stop(1, 2, CHANCE, 2), Stop(2, 3, 1, 3), Stop(3, 4, 0, 4)]
    found = review(places, [[0.5, 0.5], [0.4, 0.6], [0.7, 0.3], [0.6, 0.4], None])
    assert found.luck == [near(0.3), near(-0.3)]
    assert found.own == [near(-0.1), near(0.1)]
    assert found.others == [near(-0.1), near(0.1)]
    assert len(found.moments) == 4, "the only answer there was changes nothing"


@pytest.mark.parametrize(
    ("before", "after", "kind"),
    [
        ([0.9, 0.1], [0.5, 0.5], "missed-win"),
        ([0.5, 0.5], [0.1, 0.9], "let-win"),
        ([0.6, 0.4], [0.35, 0.65], "threw-away"),
        ([0.6, 0.4], [0.48, 0.52], "missed-better"),
        ([0.6, 0.4], [0.53, 0.47], "inaccurate"),
        ([0.6, 0.4], [0.58, 0.42], ""),
        ([0.4, 0.6], [0.6, 0.4], ""),
    ],
)
def test_a_mistake_is_named_by_what_it_cost(before: list[float], after: list[float], kind: str) -> None:
    places = [Stop(0, 0, CHANCE, 0), Stop(1, 1, 0, 1)]
    assert review(places, [before, after]).mistakes == ["", kind]
    lucky = [Stop(0, 0, CHANCE, 0), Stop(1, 1, CHANCE, 1)]
    assert review(lucky, [before, after]).mistakes == ["", ""], "luck makes no mistakes"


def test_every_kind_of_mistake_has_words() -> None:
    for language in LANGUAGES:
        assert len({Texts(language).say(f"mistake-{kind}") for kind in MISTAKES}) == len(MISTAKES)


def test_what_chance_answers_in_a_row_is_one_moment() -> None:
    record = game_of()
    found = stops(record.entries, record.result)
    assert all(not (one.seat == other.seat == CHANCE) for one, other in pairwise(found[1:]))
    assert found[-1].length == len(record.entries)


def test_what_was_taken_back_does_not_count() -> None:
    game = GAMES["titan_race"]
    record = new_record(game, settle(game, 2, {}), ["A", "B"], ["1", "2"], bytes(32))
    assert record.decision is not None
    seat, first, other = record.decision.player, *record.decision.options[:2]
    record.answer(seat, first)
    record.undo(seat, [1 - seat])
    record.answer(seat, other)
    assert [entry.value for entry in counted(record.entries) if entry.seat == seat] == [other]
    record.concede(seat)
    found = stops(record.entries, record.result)
    assert (found[-1].seat, found[-1].at) == (seat, 4)
    told = reviewed(record, iterations=FEW)
    check_sums(told, record)
    assert told.moments[-1].chances[seat] == 0
    assert told.own[seat] < -0.1, "to give up is a decision"
    assert told.mistakes[-1] == "gave-up"


def test_a_draw_that_is_agreed_is_nobodys_luck() -> None:
    game = GAMES["titan_race"]
    record = new_record(game, settle(game, 2, {}), ["A", "B"], ["1", "2"], bytes(32))
    record.agree_draw()
    told = reviewed(record, iterations=FEW)
    assert told.moments[-1].seat == EVERYBODY
    assert told.moments[-1].chances == [0.5, 0.5]
    check_sums(told, record)


def test_who_has_won_has_all_of_the_chance() -> None:
    assert shared(Result([1, 2, 3], "R"), [0, 1, 2]) == [1, 0, 0]
    assert shared(Result([1, 2, 1, 2], "R"), [0, 1, 0, 1]) == [1, 0, 1, 0], "a side has one chance"
    assert shared(Result([1, 1], "R"), [0, 1]) == [0.5, 0.5]


@pytest.mark.parametrize(("left", "wins"), [(2, 0), (3, 1), (4, 0)])
def test_a_forced_win_is_seen(left: int, wins: int) -> None:
    """Who leaves a multiple of three takes the last match."""
    position = Position(MINI, State("none", 2, left))
    position.play(0)
    assert judged(position, [0, 1])[wins] > 0.75


def test_the_command_tells_it_in_words_and_numbers_and_draws_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolik.lab.review.moments.ITERATIONS", FEW)
    file, page = tmp_path / "game.stolik", tmp_path / "page.html"
    file.write_text(recordfile.write(game_of()), encoding="utf-8")
    told = json.loads(here("review", file, "--json").out)
    found = review_of()
    assert [point["chances"] for point in told["moments"]] == [moment.chances for moment in found.moments]
    assert told["decisive"] == found.decisive
    said = here("review", file, "--report", page)
    assert said.code == 0
    assert said.out.count("%") >= 8
    drawn = page.read_text("utf-8")
    assert drawn.count("<polyline") == 2
    assert drawn.count('class="turn') == len(found.decisive)
    assert "http" not in drawn.replace("http://www.w3.org", "")
    polish = here("--lang", "pl", "review", file).out
    assert polish != said.out


def test_a_game_that_is_not_over_is_not_reviewed(tmp_path: Path) -> None:
    game = GAMES["titan_race"]
    file = tmp_path / "open.stolik"
    record = new_record(game, settle(game, 2, {}), ["A", "B"], ["1", "2"], bytes(32))
    file.write_text(recordfile.write(record), encoding="utf-8")
    done = here("review", file)
    assert done.code == 2
    assert done.err.count("\n") == 1
