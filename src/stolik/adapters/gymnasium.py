"""One seat of any game as a Gymnasium environment; a bot has each of the other seats."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import gymnasium

from stolik.adapters.arrays import Array, Observation, observation, spaces
from stolik.adapters.match import CAP, Match
from stolik.bots.bot import Bot, answer_of
from stolik.bots.levels import bot as bot_named
from stolik.engine.encoder import BadAction, encoded, encoder_of
from stolik.engine.game import Setting
from stolik.engine.options import settled
from stolik.games import GAMES

ILLEGAL = -1.0
"""What an action costs that is not offered; it ends the game too."""

Maker = Callable[[int], Bot]
"""Makes a bot from a seed."""


def env(
    game: str,
    seat: int = 0,
    bot: str | Maker = "random",
    *,
    cap: int = CAP,
    render_mode: str | None = None,
    **options: Setting,
) -> SeatEnv:
    return SeatEnv(game, seat, bot, cap, render_mode, options)


def register() -> list[str]:
    """Makes the games known to `gymnasium.make` as stolik/NAME-vRULES; their names."""
    names = []
    for name, game in GAMES.items():
        if encoded(game):
            names.append(f"stolik/{name}-v{game.rules}")
            if names[-1] not in gymnasium.registry:
                gymnasium.register(names[-1], entry_point="stolik.adapters.gymnasium:env", kwargs={"game": name})
    return names


class SeatEnv(gymnasium.Env[Observation, int]):
    def __init__(
        self, game: str, seat: int, bot: str | Maker, cap: int, render_mode: str | None, options: dict[str, Setting]
    ) -> None:
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        self._game = GAMES[game]
        self._options = settled(self._game, options)
        assert 0 <= seat < int(self._options["seats"]), f"there is no seat {seat}"
        self._seat = seat
        self._maker: Maker = bot if callable(bot) else lambda seed: bot_named(bot, seed)
        self._cap = cap
        self._encoder = encoder_of(self._game)
        self.render_mode = render_mode
        self.observation_space, self.action_space = spaces(self._encoder)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._luck = Random(int(self.np_random.integers(1 << 62)))
        self._bots = [self._maker(self._luck.getrandbits(32)) for _ in range(int(self._options["seats"]))]
        self._match = Match(self._game, self._options, self._cap)
        self._go_on()
        return self._seen(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        decision = self._match.decision
        assert decision is not None, "the game is over: reset"
        try:
            answer = self._encoder.answer(decision, int(action))
        except BadAction:
            return self._seen(), ILLEGAL, True, False, {"illegal": True}
        self._match.play(answer)
        self._go_on()
        over = self._match.decision is None
        left = self._match.left
        return self._seen(), self._match.returns()[self._seat], over and not left, left, {}

    def action_masks(self) -> Array:
        """As learners with masks ask for them."""
        return self._seen()["action_mask"].astype(bool)

    def render(self) -> str | None:
        """What the seat sees."""
        if self.render_mode is None:
            return None
        return json.dumps(self._match.view(self._seat), ensure_ascii=False, indent=1)

    def _go_on(self) -> None:
        """Until this seat is asked, or to the end."""
        self._match.pass_chance(self._luck)
        while (decision := self._match.decision) is not None and decision.player != self._seat:
            self._match.play(answer_of(self._bots[decision.player], self._match.position))
            self._match.pass_chance(self._luck)

    def _seen(self) -> Observation:
        return observation(self._encoder, self._match, self._seat)
