"""The tree of a decision: the same as the search grew it, from what the seat knew, in both languages."""

import json
from pathlib import Path
from typing import Any

import pytest

from stolik.bots.bot import answer_of
from stolik.bots.levels import bot
from stolik.bots.policy import NoPolicy, policy_of
from stolik.engine import recordfile
from stolik.engine.decision import CHANCE
from stolik.engine.entries import ANSWER
from stolik.engine.history import steps
from stolik.engine.options import settle
from stolik.engine.record import Record, new_record
from stolik.games import GAMES
from stolik.lab.thought.tree import NoAnswer, Thought, asked_in, thought_of
from tests.terminal.keyboard import here


def has_weights(name: str) -> bool:
    try:
        return bool(policy_of(GAMES[name]).weights)
    except NoPolicy:
        return False


LEARNED = [name for name in GAMES if has_weights(name)]


def over(name: str) -> Record[Any]:
    """A game that was given up after some answers, so that it may be looked into."""
    game = GAMES[name]
    record = new_record(
        game, settle(game, min(game.seats({"seats": 0, **game.usual})), {}), ["A", "B"], ["1", "2"], bytes(32)
    )
    player = bot("policy", 1)
    for _ in range(30):
        decision = record.position.decision
        assert decision is not None
        assert decision.player != CHANCE
        record.answer(decision.player, answer_of(player, record.position))
    record.concede(0)
    return record


def a_choice(record: Record[Any]) -> int:
    """The last step in which somebody could choose."""
    for step in range(len(steps(record.entries)) - 1, 0, -1):
        try:
            asked_in(record, step)
        except NoAnswer:
            continue
        return step
    raise AssertionError("nobody was asked")


@pytest.mark.parametrize("name", LEARNED)
def test_the_tree_adds_up_and_is_the_same_again(name: str) -> None:
    record = over(name)
    past, asked = asked_in(record, a_choice(record))
    found = thought_of(past, asked.decision, 60, 3)
    assert sorted([one.answer for one in found], key=str) == sorted(asked.decision.options, key=str)
    assert asked.answer in asked.decision.options
    assert sum(one.visits for one in found) == 60
    assert sum(one.prior for one in found) == pytest.approx(1.0)
    assert [one.visits for one in found] == sorted((one.visits for one in found), reverse=True)
    assert found == thought_of(past, asked.decision, 60, 3)

    def check(one: Thought, plies: int) -> None:
        assert 0.0 <= one.value <= 1.0
        assert plies > 0
        assert sum(after.visits for after in one.then) <= one.visits
        for after in one.then:
            check(after, plies - 1)

    for one in found:
        check(one, 3)
    assert any(one.then for one in found)


@pytest.mark.parametrize("name", LEARNED)
def test_the_command_tells_it_in_words_and_numbers(name: str, tmp_path: Path) -> None:
    record = over(name)
    step, file = a_choice(record), tmp_path / "game.stolik"
    file.write_text(recordfile.write(record), encoding="utf-8")
    few = ("--step", str(step), "--iterations", "40")
    told = json.loads(here("think", file, *few, "--json").out)
    assert told["step"] == step
    assert sum(one["visits"] for one in told["answers"]) == 40
    said, polish = here("think", file, *few), here("--lang", "pl", "think", file, *few)
    assert said.code == polish.code == 0
    assert said.out.count("← given") == polish.out.count("← tak odpowiedziano") == 1
    for one in told["answers"]:
        assert one["words"] in said.out


@pytest.mark.parametrize("name", LEARNED[:1])
def test_a_step_without_a_choice_and_a_game_that_goes_on_are_refused(name: str, tmp_path: Path) -> None:
    record = over(name)
    file = tmp_path / "game.stolik"
    file.write_text(recordfile.write(record), encoding="utf-8")
    last = len(steps(record.entries)) - 1
    assert steps(record.entries)[last][0].act != ANSWER
    for step in (last, last + 1):
        done = here("think", file, "--step", str(step))
        assert done.code == 2
        assert done.err.count("\n") == 1
    game = GAMES[name]
    record = new_record(game, settle(game, 2, {}), ["A", "B"], ["1", "2"], bytes(32))
    file.write_text(recordfile.write(record), encoding="utf-8")
    assert here("think", file, "--step", "1").code == 2
