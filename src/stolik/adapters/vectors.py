"""Thousands of games of a native kernel as a Gymnasium vector environment, all seats played by one learner."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from stolik.adapters.arrays import Array, Observation, spaces
from stolik.adapters.encoder import encoder_of
from stolik.engine.game import Setting
from stolik.vector import CAP, IS_LEFT, IS_OVER, make


def vector_env(game: str, games: int, *, threads: int = 1, cap: int = CAP, **options: Setting) -> SeatsVectorEnv:
    return SeatsVectorEnv(game, games, threads, cap, options)


class SeatsVectorEnv(VectorEnv[Observation, Array, Array]):
    """Each observation is that of the seat which is asked, `infos["seat"]`; the next may be another's.

    The reward of a step is that of the seat which has just answered; `infos["rewards"]` has those of all seats, which
    matter where a game ends by the answer of another. Who is over begins anew in the same step.
    """

    def __init__(self, game: str, games: int, threads: int, cap: int, options: dict[str, Setting]) -> None:
        self.games = make(game, games, threads=threads, cap=cap, device="cpu", **options)
        self.num_envs = games
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space, self.single_action_space = spaces(encoder_of(game))
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self._each = np.arange(games)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        assert seed is None or isinstance(seed, int), "one seed for all games"
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(1 << 62)))
        return self._seen(), self._told()

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        seats = self.games.seats.copy()
        self.games.step(np.ascontiguousarray(actions, np.int32))
        rewards = self.games.rewards[self._each, seats].astype(np.float64)
        endings = self.games.endings
        return self._seen(), rewards, endings == IS_OVER, endings == IS_LEFT, self._told()

    def _seen(self) -> Observation:
        """Written anew by the next step: what is kept has to be copied."""
        return {"observation": self.games.observations, "action_mask": self.games.masks.view(np.int8)}

    def _told(self) -> dict[str, Any]:
        return {"seat": self.games.seats, "rewards": self.games.rewards}

    def close_extras(self, **kwargs: Any) -> None:
        self.games.close()
