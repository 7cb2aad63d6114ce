"""Thousands of games of a native kernel as a Gymnasium vector environment, all seats played by one learner."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from stolik.adapters.arrays import spaces
from stolik.engine.encoder import encoder_of
from stolik.engine.game import Setting
from stolik.games import GAMES
from stolik.kernels.cuda_vector import CudaGames
from stolik.vector import CAP, IS_LEFT, IS_OVER, NoKernel, VectorGames, make


def vector_env(
    game: str, games: int, *, threads: int = 1, cap: int = CAP, device: str = "cpu", **options: Setting
) -> SeatsVectorEnv:
    """NumPy arrays, or with `device="cuda"` torch's tensors in the memory of the GPU: the same numbers."""
    if device == "cuda":
        torch = torch_here()
        return TensorsVectorEnv(game, make(game, games, threads=threads, cap=cap, device="cuda", **options), torch)
    return SeatsVectorEnv(game, make(game, games, threads=threads, cap=cap, device=device, **options))


class SeatsVectorEnv(VectorEnv[dict[str, Any], Any, Any]):
    """Each observation is that of the seat which is asked, `infos["seat"]`; the next may be another's.

    The reward of a step is that of the seat which has just answered; `infos["rewards"]` has those of all seats, which
    matter where a game ends by the answer of another. Who is over begins anew in the same step. What is
    seen and told is written anew by the next step: what is kept has to be copied.
    """

    def __init__(self, game: str, games: VectorGames | CudaGames) -> None:
        self.games: Any = games
        self.num_envs = games.games
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space, self.single_action_space = spaces(encoder_of(GAMES[game]))
        self.observation_space = batch_space(self.single_observation_space, games.games)
        self.action_space = batch_space(self.single_action_space, games.games)
        names = ("observations", "masks", "rewards", "seats", "endings")
        rows, masks, self._rewards, self._seats, self._endings = (self.handed(getattr(games, name)) for name in names)
        self._seen = {"observation": rows, "action_mask": self.signed(masks)}
        self._each = self.indices(range(games.games))

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        assert seed is None or isinstance(seed, int), "one seed for all games"
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(1 << 62)))
        return self._seen, self._told()

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        answered = self.indices(self._seats)
        self.games.step(self.numbers(actions))
        own = self._rewards[self._each, answered]
        return self._seen, own, self._endings == IS_OVER, self._endings == IS_LEFT, self._told()

    def _told(self) -> dict[str, Any]:
        return {"seat": self._seats, "rewards": self._rewards}

    def close_extras(self, **kwargs: Any) -> None:
        self.games.close()

    # How this kind of arrays does it

    def handed(self, array: Any) -> Any:
        """The same memory."""
        return array

    def signed(self, masks: Any) -> Any:
        return masks.view(np.int8)

    def indices(self, numbers: Any) -> Any:
        """A copy to look things up by."""
        return np.array(numbers, np.int64)

    def numbers(self, actions: Any) -> Any:
        return np.ascontiguousarray(actions, np.int32)


class TensorsVectorEnv(SeatsVectorEnv):
    """With torch's tensors on the GPU; nothing is copied on the way to a network there."""

    def __init__(self, game: str, games: CudaGames, torch: Any) -> None:
        self.torch = torch
        super().__init__(game, games)

    def handed(self, array: Any) -> Any:
        return self.torch.from_dlpack(array)

    def signed(self, masks: Any) -> Any:
        return masks.view(self.torch.int8)

    def indices(self, numbers: Any) -> Any:
        return self.torch.as_tensor(numbers, device=self._rewards.device).long()

    def numbers(self, actions: Any) -> Any:
        return actions.int().contiguous() if isinstance(actions, self.torch.Tensor) else actions


def torch_here() -> Any:
    try:
        import torch
    except ImportError:
        raise NoKernel("on cuda the arrays are tensors of torch, which is not installed: pip install torch") from None
    return torch
