"""A bot that searches: it imagines many games from what it knows, and answers what did best in them."""

from __future__ import annotations

from collections.abc import Mapping
from math import log
from random import Random
from typing import Final

from stolik.bots.bot import Worlds, game_in
from stolik.bots.learned import led_answer, led_outlooks
from stolik.bots.outlook import TINY, Outlook, Tally, outlooks
from stolik.bots.policy import has_policy
from stolik.bots.processes import shared_out
from stolik.bots.rollout import by_lot
from stolik.bots.search import Search
from stolik.bots.strength import ANY_GAME, Strength
from stolik.bots.tree import Edge, Node
from stolik.engine.decision import Answer, Decision
from stolik.engine.game import View

Strengths = Mapping[str, Strength]
"""By a game's name how strong a bot is there, and under ANY_GAME how strong elsewhere."""
NONE: Final[Strengths] = {}


class SearchingBot:
    """`unled` is how strong it is where it should be led, but the weights do not fit; they must if nothing is said."""

    def __init__(self, seed: int, strengths: Strengths, unled: Strengths = NONE) -> None:
        self._rng = Random(seed)
        self._strengths = strengths
        self._unled = unled
        self._root: Node | None = None
        self._taken: Edge | None = None

    def answer(self, decision: Decision, view: View, worlds: Worlds) -> Answer:
        if len(decision.options) == 1:
            return decision.options[0]
        strength = self._strength(worlds)
        if strength.led:
            return led_answer(decision, worlds, strength, None, self._rng)
        if strength.lapses > 0.0 and self._rng.random() < strength.lapses:
            self._taken = None
            return by_lot(decision.options, self._rng)
        noise = strength.noise
        best: Outlook | None = None
        most = (0.0, 0.0)
        for outlook in self.outlooks(decision, view, worlds):
            seems = outlook.lead + noise * gumbel(self._rng) if noise > 0.0 else float(outlook.visits)
            if best is None or (seems, outlook.chance) > most:
                best = outlook
                most = (seems, outlook.chance)
        assert best is not None
        self._taken = None if self._root is None else self._root.edges.get(best.answer)
        return best.answer

    def outlooks(self, decision: Decision, view: View, worlds: Worlds) -> list[Outlook]:
        """The options that were tried, in the order in which they are offered."""
        strength = self._strength(worlds)
        if strength.led:
            return led_outlooks(decision, worlds, strength, None, self._rng)
        if strength.processes > 1:
            self._root = None

            def searched(rng: Random) -> Tally:
                return Search(decision, Node(), strength, rng).run(worlds)

            return outlooks(decision.options, shared_out(searched, strength.processes, self._rng))
        self._root = self._grown(decision, view)
        return outlooks(decision.options, Search(decision, self._root, strength, self._rng).run(worlds))

    def _strength(self, worlds: Worlds) -> Strength:
        game = game_in(worlds)
        found = self._strengths.get(game.name) or self._strengths[ANY_GAME]
        return self._unled.get(game.name, found) if found.led and not has_policy(game) else found

    def _grown(self, decision: Decision, view: View) -> Node:
        """What the last search found of this question, if it foresaw it as the seat now sees it; else a new node."""
        if self._taken is not None:
            for key, node in self._taken.nodes.items():
                if node.view == view and key[:2] == (decision.prompt, decision.about) and node.knows(decision.options):
                    return node
        return Node()


def gumbel(rng: Random) -> float:
    """Noise of which the largest sum is a draw weighted by exponents."""
    return -log(-log(rng.random() * (1.0 - TINY) + TINY / 2))
