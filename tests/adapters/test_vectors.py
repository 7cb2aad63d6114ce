"""Thousands of games as one Gymnasium environment."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest

from stolik.adapters.vectors import vector_env
from stolik.kernels.build import compiler
from stolik.vector import NoKernel
from tests.kernels.test_cuda import gpu as gpu

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


def test_on_cuda_it_asks_for_torch_before_it_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(NoKernel, match="pip install torch"):
        vector_env("titan_race", 8, device="cuda")


@pytest.mark.usefixtures("gpu")
@pytest.mark.parametrize("game", ["titan_race", "war_chest"])
def test_tensors_on_the_gpu_are_the_arrays_of_the_cpu(game: str) -> None:
    torch = pytest.importorskip("torch", reason="there is no torch")
    here, there = vector_env(game, GAMES), vector_env(game, GAMES, device="cuda")
    assert here.observation_space == there.observation_space

    def alike(one: Any, other: Any) -> bool:
        return other.is_cuda and np.array_equal(one, other.cpu().numpy())

    seen, told = here.reset(seed=5)
    tensors, said = there.reset(seed=5)
    over = 0
    for number in range(400):
        assert all(alike(seen[name], tensors[name]) for name in seen)
        assert all(alike(told[name], said[name]) for name in told)
        answers = here.games.any_answers(number)
        seen, *counted, told = here.step(answers)
        tensors, *weighed, said = there.step(torch.from_numpy(answers).long().cuda() if number % 2 else answers)
        assert all(map(alike, counted, weighed))
        over += int(counted[1].sum())
    assert over or game == "war_chest"
    there.close()
    here.close()
