"""What happened, in order, with the id of the rule that made it happen: for the log, for animation, for learners."""

from __future__ import annotations

from collections.abc import Mapping

from stolik.engine.decision import Answer


def each_of(kind: str) -> str:
    """The kind of the words in a list: colours, hexes."""
    return kind[:-2] if kind.endswith("xes") else kind[:-1]


class Event:
    """`args` are in the order in which the game's `events` declare them."""

    __slots__ = ("args", "kind", "rule")

    def __init__(self, kind: str, rule: str, args: tuple[Answer, ...]) -> None:
        self.kind = kind
        self.rule = rule
        self.args = args

    def __repr__(self) -> str:
        return f"{self.kind}{self.args} by {self.rule}"


class EventKind:
    """The fields of an event, each with the kind of word it holds, and whether it shows a secret to anybody."""

    __slots__ = ("fields", "reveals")

    def __init__(self, fields: Mapping[str, str], reveals: bool = False) -> None:
        self.fields = fields
        self.reveals = reveals
