"""Information-set search: each iteration deals one world and plays it forward, every seat for its own side."""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Any

from stolik.bots.bot import Worlds
from stolik.bots.forest import Forest
from stolik.bots.outlook import Tally
from stolik.bots.rollout import by_chance, chances, roll_out
from stolik.bots.strength import Strength
from stolik.bots.tree import Node
from stolik.bots.walk import Walk
from stolik.engine.decision import CHANCE, Decision, Seat
from stolik.engine.position import Position


class Search:
    """From one question of one seat, in worlds that look to it like the truth."""

    def __init__(self, decision: Decision, root: Node, strength: Strength, rng: Random) -> None:
        self._seat = decision.player
        self._root = root
        self._strength = strength
        self._rollout = strength.far.get(decision.prompt, strength.rollout)
        self._rng = rng
        self._forest = Forest(strength)

    def run(self, worlds: Worlds) -> Tally:
        """Iterations that an earlier search spent on the root count."""
        strength, root = self._strength, self._root
        if strength.seconds > 0.0:
            until = monotonic() + strength.seconds
            while monotonic() < until:
                self._iterate(worlds)
        share = -(-strength.iterations // strength.processes)
        while root.visits < share:
            self._iterate(worlds)
        return {answer: (edge.visits, edge.total) for answer, edge in root.edges.items() if edge and edge.visits}

    def _iterate(self, worlds: Worlds) -> None:
        world = worlds(self._rng.getrandbits(32))
        walk = Walk(world)
        node: Node | None = self._root
        while (decision := world.decision) is not None:
            if decision.player == CHANCE:
                walk.play(by_chance(decision, self._rng))
            elif node is None and len(decision.options) == 1:
                walk.play(decision.options[0])
            else:
                edge = self._forest.chosen(world, decision, node or self._found(walk, decision))
                node = None
                walk.answer(decision.player, edge)
                if edge.visits == 0:
                    break
        played = len(walk.path) + roll_out(world, self._rollout, self._strength.skew, self._rng)
        self._learn(world, walk, played)

    def _found(self, walk: Walk, decision: Decision) -> Node:
        """The node of a seat's next question. What the searching seat would see there is kept, to know it again."""
        last = self._forest.before(walk, decision.player)
        node = last.node(walk.seen(decision))
        if node.view is None and last is walk.path[0][1]:
            node.view = walk.world.game.view(walk.world.state, decision.player)
        return node

    def _learn(self, world: Position[Any], walk: Walk, played: int) -> None:
        worth: dict[Seat, float] = {}
        for seat, edge in walk.path:
            value = worth.get(seat)
            if value is None:
                value = worth[seat] = chances(world, seat, self._strength, played)
            edge.visits += 1
            edge.total += value
