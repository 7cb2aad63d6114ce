"""The kernels play by the rules: the same questions, states, views and results after every answer."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import pytest

from stolik.cli import main
from stolik.engine.position import worlds
from stolik.kernels.lockstep import Lockstep, lockstep
from stolik.kernels.native import KernelPosition, Library

FEW, MANY = 8_000, 100_000


@pytest.mark.parametrize("decisions", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
def test_a_kernel_goes_in_lockstep_with_the_rules(native: Library, decisions: int) -> None:
    found = lockstep(native, 1, seed=1, least=decisions)
    assert found.differences == []
    assert found.decisions >= decisions


def test_the_command_tells_programs_what_it_found(native: Library, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lockstep", native.game.name, "--games", "2", "--seed", "3", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told.keys() == {"game", "games", "decisions", "differences"}
    assert (told["game"], told["games"], told["differences"]) == (native.game.name, 2, 0)
    assert told["decisions"] > 100


def test_the_command_refuses_a_game_without_a_kernel(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lockstep", "karak2", "--lang", "en"]) == 2
    assert "karak2 has no native kernel" in capsys.readouterr().err


def test_every_game_in_a_batch_ends_as_often_for_a_seat_as_by_the_rules(native: Library) -> None:
    """Of the games that end, each has its winners; the batch itself is the same for the same seed."""
    one, again, other = (native.playouts(200, seed=seed, longest=2000) for seed in (1, 1, 2))
    assert (one.decisions, one.answers, one.wins) == (again.decisions, again.answers, again.wins)
    assert one.decisions != other.decisions
    assert one.games == 200
    assert 0 < sum(one.wins) <= (one.games - one.left) * len(one.wins)


def asked(native: Library, number: int) -> Lockstep:
    """A game in both, at a question to a seat."""
    rng = Random(number)
    options = [*native.game.configurations()][number % len([*native.game.configurations()])]
    both = Lockstep(native, options, rng)
    for _ in range(60 + number):
        if both.rules.decision is not None:
            both.answer()
    while both.rules.decision is not None and both.rules.decision.player < 0:
        both.answer()
    return both


def test_a_kernel_deals_the_worlds_that_the_rules_deal(native: Library) -> None:
    """World for world, by the number of each; and not always the same."""
    found = [dealt_by_both(asked(native, number)) for number in range(4)]
    assert max(found) > 1


def dealt_by_both(both: Lockstep) -> int:
    """How many different worlds of a few numbers."""
    assert both.rules.decision is not None
    seat, seen = both.rules.decision.player, set()
    imagined = worlds(both.rules, seat)
    for world in (0, 1, 2, (1 << 32) - 1, 1 << 32, (1 << 64) - 1):
        native: KernelPosition = both.native.copy()
        native.resample(seat, world)
        by_rules = both.flat.flat(imagined(world).state)
        assert native.flat_now() == by_rules
        seen.add(tuple(by_rules))
    return len(seen)


# It finds what differs


def test_another_rule_is_a_difference_that_names_the_rules_to_look_at(
    native: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules that offer the same in another order, after a while, stop the first game in which it counts."""
    step, asked = native.game.step, count()
    monkeypatch.setattr(native.game, "step", lambda state: spoilt(step(state), asked))
    found = lockstep(native, 3, seed=1)
    assert len(found.differences) == 1
    told = found.differences[0]
    assert "differs after" in told
    assert "by the rules:" in told
    assert "in the kernel:" in told
    assert "tests/games/" in told


@pytest.mark.parametrize("words", [(), ("--json",)], ids=["words", "json"])
def test_the_command_shows_both_sides_of_a_difference(
    native: Library, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """To programs it tells the count, and the difference aside."""
    step, asked = native.game.step, count()
    monkeypatch.setattr(native.game, "step", lambda state: spoilt(step(state), asked))
    assert main(["lockstep", native.game.name, "--games", "3", *words]) == 1
    told = capsys.readouterr()
    shown = told.err if words else told.out
    assert shown.index("by the rules:") < shown.index("in the kernel:") < shown.index("tests/games/")
    if words:
        assert json.loads(told.out)["differences"] == 1


async def spoilt(rule: Any, asked: Iterator[int]) -> None:
    answer: Any = None
    while True:
        try:
            decision = rule.send(answer)
        except StopIteration:
            return
        if next(asked) > 40:
            decision.options.reverse()
        answer = await decision
