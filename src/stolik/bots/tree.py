"""The tree of an information-set search: what a seat could see leads to a node, what it could answer to an edge."""

from __future__ import annotations

from math import log, sqrt

from stolik.engine.decision import Answer
from stolik.engine.game import View

Key = tuple[object, ...]
"""What is asked, and all that the seat has seen since its last answer."""


class Edge:
    """An answer at a node. `available` counts the visits in which it could have been given."""

    __slots__ = ("answer", "available", "nodes", "rank", "total", "visits")

    def __init__(self, answer: Answer, rank: int) -> None:
        self.answer = answer
        self.rank = rank
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.nodes: dict[Key, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def node(self, key: Key) -> Node:
        found = self.nodes.get(key)
        if found is None:
            found = Node()
            self.nodes[key] = found
        return found


class Node:
    """A seat's question, as the seat knows it. Options that hold no promise have no edge."""

    __slots__ = ("edges", "view", "visits")

    def __init__(self) -> None:
        self.edges: dict[Answer, Edge | None] = {}
        self.view: View | None = None
        self.visits = 0

    def knows(self, options: list[Answer]) -> bool:
        return all(map(self.edges.__contains__, options))

    def judge(self, options: list[Answer], promising: list[Answer]) -> None:
        """Makes edges in the order of their promise; an option that is not promising now may be in another world."""
        edges = self.edges
        for rank, option in enumerate(promising):
            if edges.get(option) is None:
                edges[option] = Edge(option, rank)
        for option in options:
            if option not in edges:
                edges[option] = None

    def choose(self, options: list[Answer], exploration: float, width: float) -> Edge | None:
        """The untried edge of most promise while the node is not too wide, else the one with the best bound.

        None where no option has been promising in any world so far.
        """
        self.visits += 1
        edges = self.edges
        tried = 0
        untried: Edge | None = None
        best: Edge | None = None
        bound = -1.0
        for option in options:
            edge = edges[option]
            if edge is None:
                continue
            edge.available += 1
            if edge.visits == 0:
                if untried is None or edge.rank < untried.rank:
                    untried = edge
                continue
            tried += 1
            score = edge.total / edge.visits + exploration * sqrt(log(edge.available) / edge.visits)
            if score > bound:
                bound = score
                best = edge
        if untried is not None and (best is None or width <= 0.0 or tried < width * sqrt(self.visits)):
            return untried
        return best
