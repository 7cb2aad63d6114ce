"""Gymnasium's own check, and what it does not ask."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from stolik.adapters.gymnasium import SeatEnv, env, register
from stolik.bots.bot import RandomBot
from stolik.engine.decision import Answer, Decision


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("name", register())
def test_check_env(name: str, bot: str) -> None:
    made = gymnasium.make(name, bot=bot, seat=1, disable_env_checker=True)
    check_env(made.unwrapped)


def play(table: SeatEnv, seed: int) -> tuple[float, bool, bool, list[list[int]]]:
    """How a random game ended, and every mask on the way."""
    rng = np.random.default_rng(seed)
    seen, _ = table.reset(seed=seed)
    masks = []
    while True:
        masks.append(np.flatnonzero(seen["action_mask"]).tolist())
        assert table.action_masks().sum() == len(masks[-1])
        seen, reward, over, left, _ = table.step(rng.choice(masks[-1]))
        if over or left:
            return float(reward), over, left, masks
        assert reward == 0


def test_a_game_to_the_end() -> None:
    ends = [play(env("titan_race", 1, "random"), seed) for seed in range(8)]
    assert {reward for reward, *_ in ends} == {-1.0, 1.0}
    assert all(over and not left for _, over, left, _ in ends)
    assert play(env("titan_race", 1, "random"), 3) == ends[3]


def test_a_game_that_is_left() -> None:
    reward, over, left, _ = play(env("war_chest", 0, "random", cap=50), 1)
    assert (reward, over, left) == (0.0, False, True)


def test_a_greedy_bot_wins_more_often_than_it_loses() -> None:
    rewards = [play(env("titan_race", 0, "greedy"), seed)[0] for seed in range(12)]
    assert sum(rewards) < 0


def test_every_other_seat_has_a_bot_of_its_own() -> None:
    made: list[int] = []
    asked: set[int] = set()

    class Noting:
        def __init__(self, seed: int) -> None:
            self._bot = RandomBot(seed)

        def answer(self, decision: Decision, view: Any, worlds: Any) -> Answer:
            asked.add(decision.player)
            return self._bot.answer(decision, view, worlds)

    def maker(seed: int) -> Noting:
        made.append(seed)
        return Noting(seed)

    play(env("titan_race", 2, maker, seats=4), 1)
    assert asked == {0, 1, 3}
    assert len(set(made)) == len(made) == 4


def test_an_action_that_is_not_offered_ends_the_game_and_costs_a_point() -> None:
    table = env("titan_race")
    table.reset(seed=1)
    _, reward, over, left, told = table.step(0)
    assert (reward, over, left, told) == (-1.0, True, False, {"illegal": True})


def test_what_is_shown_is_what_the_seat_sees() -> None:
    table = env("titan_race", render_mode="ansi")
    table.reset(seed=1)
    assert '"phase": "choosing"' in str(table.render())
