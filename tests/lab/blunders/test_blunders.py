"""The watch finds a blunder that was made on purpose, and leaves good answers alone."""

from __future__ import annotations

import json

from stolik.engine.decision import CHANCE
from stolik.engine.options import settle
from stolik.engine.position import Position
from stolik.games import GAMES
from stolik.lab.blunders.run import MISSED_WIN, Watch, is_pass, watched
from tests.lab.mini import MINI
from tests.terminal.keyboard import here


def watch_matches(takes: list[int]) -> list[tuple[str, int, object, object]]:
    """Who takes the last of twelve matches wins; a die is rolled before each take, and tells nothing."""
    options = settle(MINI, 2, {})
    position, watch = Position(MINI, MINI.setup(options)), Watch(MINI, options)
    for taken in takes:
        while (decision := position.decision) is not None and decision.player == CHANCE:
            watch.answer(0)
            position.play(0)
        watch.answer(taken)
        position.play(taken)
    return [(one.kind, one.seat, one.answer, one.better) for one in watch.end()]


def test_a_win_on_offer_that_is_not_taken_is_found() -> None:
    assert watch_matches([2, 2, 2, 2, 2, 1, 1]) == [(MISSED_WIN, 1, 1, 2)]


def test_a_win_that_is_taken_is_none() -> None:
    assert watch_matches([2, 2, 2, 2, 2, 2]) == []


def test_a_pass_is_known_by_its_verb() -> None:
    assert is_pass(("pass", 3))
    assert is_pass("end")
    assert not is_pass(("move", 1, 2))
    assert not is_pass(4)
    assert not is_pass(None)


def test_random_players_miss_wins_and_greedy_ones_do_not() -> None:
    game = GAMES["titan_race"]
    options = settle(game, 2, {})
    done: list[int] = []
    found = watched(game, options, "random", 4, 1, done.append)
    assert done == [1, 2, 3, 4]
    assert [one for one in found.blunders if one.kind == MISSED_WIN]
    greedy = watched(game, options, "greedy", 4, 1)
    assert not [one for one in greedy.blunders if one.kind == MISSED_WIN]
    assert greedy.questions > 0


def test_the_command_tells_people_and_programs() -> None:
    wish = ("blunders", "titan_race", "--games", "1", "--bots", "greedy,random")
    told = json.loads(here(*wish, "--json").out)
    assert set(told["bots"]) == {"greedy", "random"}
    for seen in told["bots"].values():
        assert sum(seen["counts"].values()) == len(seen["blunders"])
    assert "przegapione wygrane: " in here(*wish, "--lang", "pl").out
