"""Simulations: honest, repeatable, and not to be stopped by one bad game."""

import json
from collections import Counter
from dataclasses import replace
from math import sqrt
from pathlib import Path

import pytest

from stolik.bots.bot import Bot, Worlds
from stolik.engine import recordfile
from stolik.engine.decision import CHANCE, Answer, Decision
from stolik.engine.game import Options, View
from stolik.engine.options import settle
from stolik.games import GAMES
from stolik.lab.match import contestants, play
from stolik.lab.simulation import Report, play_game, simulate
from tests.lab.mini import MINI, State, matches

NAMES = list(GAMES)
MIXED = ["greedy", "random"]


def mini(trouble: str, games: int = 40, *, seats: int = 2, seed: int = 7, check: bool = False) -> Report:
    return simulate(MINI, settle(MINI, seats, {"trouble": trouble}), ["random"], games, seed, check=check)


def timeless(report: Report) -> Report:
    return replace(report, cpu_seconds=0.0)


def entry_seats(name: str) -> int:
    game = GAMES[name]
    return min(game.seats({key: option.default for key, option in game.options.items()}))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("bots", [["random"], MIXED], ids="-".join)
def test_the_same_seed_gives_the_same_games(name: str, bots: list[str]) -> None:
    game, options = GAMES[name], settle(GAMES[name], entry_seats(name), {})
    once = simulate(game, options, bots, 2, seed=1)
    assert once.errors == 0
    assert once.finished == 2
    assert timeless(once) == timeless(simulate(game, options, bots, 2, seed=1))
    assert once.decisions != simulate(game, options, bots, 2, seed=2).decisions


@pytest.mark.parametrize("name", NAMES)
def test_saved_games_are_the_games_that_were_not_saved(name: str, tmp_path: Path) -> None:
    game, options = GAMES[name], settle(GAMES[name], entry_seats(name), {})
    unsaved = simulate(game, options, MIXED, 2, seed=5)
    assert timeless(unsaved) == timeless(simulate(game, options, MIXED, 2, seed=5, save=tmp_path))
    for number in (1, 2):
        played = play_game(game, options, MIXED, 5, number, check=False, cap=play.CAP)
        text = (tmp_path / f"{name}-5-{number}.stolik").read_text(encoding="utf-8")
        record = recordfile.read(text, GAMES).record
        assert record is not None
        assert [(entry.seat, entry.value) for entry in record.entries if entry.seat != CHANCE] == played.line
        assert len(record.entries) == played.answers
        assert record.seats == played.seats
        assert record.result is not None
        assert played.result is not None
        assert record.result.places == played.result.places


def test_only_whole_files_are_left_in_the_folder(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "there yet"
    simulate(MINI, settle(MINI, 2, {}), ["random"], 3, 9, save=folder)
    assert sorted(file.name for file in folder.iterdir()) == [f"mini-9-{number}.stolik" for number in (1, 2, 3)]


def test_a_file_that_is_there_stops_the_simulation_before_its_first_game(tmp_path: Path) -> None:
    (tmp_path / "mini-9-3.stolik").write_text("precious")
    with pytest.raises(FileExistsError, match="not overwritten"):
        simulate(MINI, settle(MINI, 2, {}), ["random"], 3, 9, save=tmp_path)
    assert [file.read_text() for file in tmp_path.iterdir()] == ["precious"]


def test_a_game_does_not_depend_on_the_games_before_it() -> None:
    options = settle(MINI, 2, {})
    whole, start = (simulate(MINI, options, MIXED, games, 3) for games in (5, 4))
    fifth = simulate(MINI, options, MIXED, 1, 3, first=5)
    assert start.answers + fifth.answers == whole.answers
    assert Counter(start.wins) + Counter(fifth.wins) == Counter(whole.wins)


def test_luck_does_not_depend_on_who_plays() -> None:
    options = settle(MINI, 2, {})
    one, other = (play_game(MINI, options, [name], 3, 1, check=False, cap=10) for name in ("random", "greedy"))
    assert (one.seed, one.numbers) == (other.seed, other.numbers)


def test_every_bot_has_every_seat_in_turn() -> None:
    options = settle(MINI, 3, {})
    seats = [play_game(MINI, options, MIXED, 1, number, check=False, cap=10).seats for number in (1, 2, 3)]
    assert seats == [["greedy", "random", "greedy"], ["random", "greedy", "random"], ["greedy", "random", "greedy"]]


def test_a_game_that_raises_is_counted_and_does_not_stop_the_others() -> None:
    report = mini("raises")
    assert report.games == 40
    assert 0 < report.errors < 40
    assert report.finished == 40 - report.errors == sum(report.wins.values())
    assert len(report.faults) == report.errors
    assert all("of seed 7" in fault and "RuntimeError at mini.py:" in fault for fault in report.faults)
    assert all(fault.endswith("the table broke") for fault in report.faults)


def test_an_error_can_be_repeated_from_its_number_and_seed() -> None:
    report = mini("raises")
    number = int(report.faults[0].split()[1])
    again = simulate(MINI, settle(MINI, 2, {"trouble": "raises"}), ["random"], 1, 7, first=number)
    assert again.faults == report.faults[:1]


def test_a_game_that_raises_is_saved_up_to_its_last_good_answer(tmp_path: Path) -> None:
    options = settle(MINI, 2, {"trouble": "raises"})
    report = simulate(MINI, options, ["random"], 10, 7, save=tmp_path)
    broken = [int(fault.split()[1]) for fault in report.faults]
    assert broken
    for number in range(1, 11):
        text = (tmp_path / f"mini-7-{number}.stolik").read_text(encoding="utf-8")
        record = recordfile.read(text, {"mini": MINI}).record
        assert record is not None
        assert (record.result is None) == (number in broken)


def test_a_faulty_state_is_found_only_when_it_is_looked_for() -> None:
    assert mini("faulty").errors == 0
    found = mini("faulty", check=True)
    assert 0 < found.errors < 40
    assert all(fault.endswith("2 sixes") for fault in found.faults)


def test_a_capped_game_is_finished_without_a_winner(tmp_path: Path) -> None:
    options = settle(MINI, 2, {"trouble": "endless"})
    report = simulate(MINI, options, ["random"], 3, 1, cap=50, save=tmp_path)
    assert (report.finished, report.capped, report.answers, report.draws) == (3, 3, 150, 0)
    assert report.wins == {"random": 0}
    for file in tmp_path.iterdir():
        assert recordfile.read(file.read_text(encoding="utf-8"), {"mini": MINI}).entries >= 50


def test_a_game_that_ends_at_the_cap_is_not_capped() -> None:
    options = settle(MINI, 2, {})
    answers = play_game(MINI, options, ["random"], 1, 1, check=False, cap=100).answers
    assert not play_game(MINI, options, ["random"], 1, 1, check=False, cap=answers).capped
    assert play_game(MINI, options, ["random"], 1, 1, check=False, cap=answers - 1).capped


def test_a_game_that_all_share_is_a_draw() -> None:
    report = mini("drawn", 5)
    assert (report.finished, report.draws, report.wins) == (5, 5, {"random": 0})


class Liar:
    def answer(self, decision: Decision, view: View, worlds: Worlds) -> Answer:
        return "three"


def test_an_answer_that_is_no_option_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def liar(name: str, seed: int) -> Bot:
        return Liar()

    monkeypatch.setattr(contestants, "contestant", liar)
    report = mini("none", 2)
    assert report.errors == 2
    assert all("'three' to take" in fault for fault in report.faults)


def empty(options: Options) -> State:
    raise ValueError("the box is empty")


def test_a_game_that_cannot_even_start_is_an_error_and_leaves_no_file(tmp_path: Path) -> None:
    report = simulate(matches(setup=empty), settle(MINI, 2, {}), ["random"], 2, 1, save=tmp_path)
    assert report.errors == 2
    assert list(tmp_path.iterdir()) == []


def test_progress_is_told_after_every_game() -> None:
    told: list[int] = []
    simulate(MINI, settle(MINI, 2, {}), ["random"], 4, 1, progress=told.append)
    assert told == [1, 2, 3, 4]


def test_the_report_as_json_has_every_number() -> None:
    report = mini("raises", 5)
    found = json.loads(report.as_json())
    assert found["game"] == "mini"
    assert found["faults"] == report.faults
    assert found["answers_per_game"] == report.answers / 5
    assert {"games", "finished", "errors", "capped", "decisions", "answers", "cpu_seconds", "wins", "draws"} <= set(
        found
    )


def lower_bound(wins: int, games: int) -> float:
    """Of Wilson's 95 % interval."""
    z, share = 1.96, wins / games
    middle = share + z * z / (2 * games)
    return (middle - z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))) / (1 + z * z / games)


def test_greedy_beats_random_in_titan_race() -> None:
    game = GAMES["titan_race"]
    report = simulate(game, settle(game, 4, {}), MIXED, 60, seed=1, check=True)
    assert report.faults == []
    assert lower_bound(report.wins["greedy"], report.finished) > 0.6, report.wins
