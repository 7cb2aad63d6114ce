"""The trees of one search, one for each seat."""

from __future__ import annotations

from typing import Any

from stolik.bots.strength import Strength
from stolik.bots.tree import Edge, Node
from stolik.bots.walk import Walk
from stolik.engine.decision import Decision, Seat
from stolik.engine.position import Position


class Forest:
    """Nodes are found by what their seat sees, never by what lies in a world."""

    __slots__ = ("_starts", "_strength")

    def __init__(self, strength: Strength) -> None:
        self._strength = strength
        self._starts: dict[Seat, Edge] = {}

    def before(self, walk: Walk, seat: Seat) -> Edge:
        """The seat's last answer on this way, or the root of its tree."""
        last = walk.last.get(seat) or self._starts.get(seat)
        if last is None:
            last = self._starts[seat] = Edge(None, 0)
        return last

    def chosen(self, world: Position[Any], decision: Decision, node: Node) -> Edge:
        """The answer to try next."""
        options = decision.options
        strength = self._strength
        edge = node.choose(options, strength.exploration, strength.width) if node.knows(options) else None
        if edge is None:
            node.judge(options, world.game.promising(world.state, decision) or options)
            edge = node.choose(options, strength.exploration, strength.width)
            assert edge is not None
        return edge
