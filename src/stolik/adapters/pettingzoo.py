"""Any game as a PettingZoo environment: seats take turns, and chance plays between them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from stolik.adapters.arrays import Observation, observation, spaces
from stolik.adapters.match import CAP, Match
from stolik.engine.decision import CHANCE
from stolik.engine.encoder import encoder_of
from stolik.engine.game import Setting
from stolik.engine.options import settled
from stolik.games import GAMES


def env(game: str, *, cap: int = CAP, render_mode: str | None = None, **options: Setting) -> Any:
    """The environment as it is meant to be used: an action that is not offered ends the game and costs a point."""
    raw = raw_env(game, cap=cap, render_mode=render_mode, **options)
    guarded = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def raw_env(game: str, *, cap: int = CAP, render_mode: str | None = None, **options: Setting) -> StolikEnv:
    return StolikEnv(game, cap, render_mode, options)


class StolikEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """The agents are the seats: seat_0, seat_1 …"""

    def __init__(self, game: str, cap: int, render_mode: str | None, options: dict[str, Setting]) -> None:
        super().__init__()
        self.metadata = {
            "name": f"stolik_{game}_v{GAMES[game].rules}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._game = GAMES[game]
        self._options = settled(self._game, options)
        self._cap = cap
        self._encoder = encoder_of(self._game)
        self.possible_agents = [f"seat_{seat}" for seat in range(int(self._options["seats"]))]
        self.observation_spaces, self.action_spaces = {}, {}
        for agent in self.possible_agents:
            self.observation_spaces[agent], self.action_spaces[agent] = spaces(self._encoder)
        self._luck = Random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Without a seed the luck goes on where it was."""
        if seed is not None:
            self._luck = Random(seed)
        self._match = Match(self._game, self._options, self._cap, forkable=False)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        decision = self._match.decision
        assert decision is not None and action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._match.play(self._encoder.answer(decision, int(action)))
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """To the next seat that is asked, or to the end."""
        self._match.pass_chance(self._luck)
        decision = self._match.decision
        if decision is not None:
            assert decision.player != CHANCE
            self.agent_selection = self.possible_agents[decision.player]
            return
        ended = self.truncations if self._match.left else self.terminations
        for agent, points in zip(self.possible_agents, self._match.returns(), strict=True):
            ended[agent] = True
            self.rewards[agent] = points

    def observe(self, agent: str) -> Observation:
        return observation(self._encoder, self._match, self.possible_agents.index(agent))

    def render(self) -> str | None:
        """What a spectator sees."""
        if self.render_mode is None:
            return None
        return json.dumps(self._match.view(None), ensure_ascii=False, indent=1)

    def close(self) -> None:
        """Nothing is held."""
