"""Thousands of games as one Gymnasium environment."""

from __future__ import annotations

import numpy as np
import pytest

from stolik.adapters.vectors import vector_env
from stolik.kernels.build import compiler

pytestmark = pytest.mark.skipif(compiler() is None, reason="there is no C++ compiler")
GAMES = 64


def test_spaces_hold_what_is_seen_and_every_offered_action_is_taken() -> None:
    table = vector_env("titan_race", GAMES, seats=3)
    seen, told = table.reset(seed=1)
    over = np.zeros(GAMES, bool)
    for number in range(600):
        assert seen["observation"].shape == (GAMES, *table.single_observation_space["observation"].shape)  # type: ignore[index]
        assert number or table.observation_space.contains(seen)
        assert ((told["seat"] >= 0) & (told["seat"] < 3)).all()
        actions = table.games.any_answers(number)
        assert table.action_space.contains(np.array(actions, np.int64))
        seen, rewards, ended, left, told = table.step(actions)
        assert not rewards[~ended].any()
        over |= ended
        assert not left.any()
    assert over.any()
    table.close()


def test_the_same_seed_is_the_same_game() -> None:
    one, two = vector_env("titan_race", 8), vector_env("titan_race", 8, threads=2)
    for table in (one, two):
        table.reset(seed=5)
        for number in range(20):
            table.step(table.games.any_answers(number))
    assert one.games.observations.tobytes() == two.games.observations.tobytes()
    one.close()
    two.close()
