"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from stolik.adapters.pettingzoo import env
from stolik.engine.options import BadOption
from tests.adapters.walks import ENCODED

SETUPS: list[tuple[str, dict[str, Any]]] = [
    *[(name, {}) for name in ENCODED],
    ("titan_race", {"seats": 6, "teams": "three"}),
    ("war_chest", {"seats": 4, "round_limit": 20, "nobility": True, "siege": True, "nightfall": True}),
]
setups = pytest.mark.parametrize(("name", "options"), SETUPS)


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably")  # a mapping with a mask, as the
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")  # board games of PettingZoo itself have
@setups
def test_api(name: str, options: dict[str, Any]) -> None:
    api_test(env(name, **options), num_cycles=200)


@setups
def test_seeds(name: str, options: dict[str, Any]) -> None:
    seed_test(lambda: env(name, **options), num_cycles=40)


@pytest.mark.slow
@pytest.mark.parametrize("name", [ENCODED[0], *[pytest.param(name, marks=pytest.mark.long) for name in ENCODED[1:]]])
def test_performance_is_measured(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env(name))
    assert "turns per second" in capsys.readouterr().out


def play(name: str, seed: int, **options: Any) -> tuple[dict[str, float], dict[str, bool], list[int]]:
    """The rewards of a random game, whether it was left, and the actions."""
    table = env(name, **options)
    table.reset(seed=seed)
    rng = np.random.default_rng(seed)
    rewards: dict[str, float] = {}
    left: dict[str, bool] = {}
    actions: list[int] = []
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        if over or cut:
            rewards[agent], left[agent] = reward, cut
            table.step(None)
            continue
        actions.append(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        table.step(actions[-1])
    return rewards, left, actions


def test_the_winner_gets_a_point_and_the_others_pay_it() -> None:
    rewards, left, _ = play("titan_race", 1, seats=3)
    assert sorted(rewards.values()) == [-0.5, -0.5, 1.0]
    assert not any(left.values())


def test_a_game_that_is_left_is_cut_and_nobody_has_won() -> None:
    rewards, left, actions = play("war_chest", 1, cap=60)
    assert set(rewards.values()) == {0.0}
    assert all(left.values())
    assert 0 < len(actions) <= 60


def test_the_seed_decides_the_luck() -> None:
    assert play("titan_race", 5) == play("titan_race", 5)
    assert play("titan_race", 5) != play("titan_race", 6)


def test_without_a_seed_the_luck_goes_on() -> None:
    table = env("titan_race", titans="random")

    def titans(seed: int | None) -> list[float]:
        table.reset(seed=seed)
        return list(table.last()[0]["observation"])

    first, second = titans(3), titans(None)
    assert first != second
    assert [titans(3), titans(None)] == [first, second]


def test_only_the_seat_that_is_asked_has_a_mask() -> None:
    table = env("titan_race")
    table.reset(seed=1)
    assert table.observe("seat_0")["action_mask"].sum() == 6, "six titans to choose from"
    assert table.observe("seat_1")["action_mask"].sum() == 0


def test_an_action_that_is_not_offered_ends_the_game_and_costs_a_point() -> None:
    table = env("titan_race")
    table.reset(seed=1)
    table.step(0)
    assert table.last()[1:3] == (-1, True)


def test_options_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(BadOption):
        env("war_chest", seats=3)


def test_what_is_shown_is_what_a_spectator_sees() -> None:
    table = env("titan_race", render_mode="ansi")
    table.reset(seed=1)
    assert '"phase": "choosing"' in table.render()
    assert '"hand": []' in table.render()
