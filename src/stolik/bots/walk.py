"""The way of one world through the trees: the edges taken, and what happened between them."""

from __future__ import annotations

from typing import Any

from stolik.bots.tree import Edge, Key
from stolik.engine.decision import Answer, Decision, Seat
from stolik.engine.position import Position
from stolik.engine.things import Event


class Walk:
    __slots__ = ("_events", "_read", "last", "path", "world")

    def __init__(self, world: Position[Any]) -> None:
        self.world = world
        self.path: list[tuple[Seat, Edge]] = []
        self.last: dict[Seat, Edge] = {}
        self._events: list[Event] = []
        self._read: dict[Seat, int] = {}

    def play(self, answer: Answer) -> None:
        self.world.play(answer)
        self._events += self.world.state.events

    def answer(self, seat: Seat, edge: Edge) -> None:
        self.path.append((seat, edge))
        self.last[seat] = edge
        self._read[seat] = len(self._events)
        self.play(edge.answer)

    def seen(self, decision: Decision) -> Key:
        """What is asked, and what the asked seat saw since its last answer."""
        seat = decision.player
        see = self.world.game.see
        key: list[object] = [decision.prompt, decision.about]
        for event in self._events[self._read.get(seat, 0) :]:
            shown = see(event, seat)
            key.append(shown.kind)
            key.append(shown.args)
        return tuple(key)
