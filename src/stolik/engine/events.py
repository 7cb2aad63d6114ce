"""What happened, in order, with the id of the rule that made it happen: for the log, for animation, for learners."""

from __future__ import annotations

from stolik.engine.decision import Answer


class Event:
    """`args` are in the order in which the game's `events` declare them."""

    __slots__ = ("args", "kind", "rule")

    def __init__(self, kind: str, rule: str, args: tuple[Answer, ...]) -> None:
        self.kind = kind
        self.rule = rule
        self.args = args

    def __repr__(self) -> str:
        return f"{self.kind}{self.args} by {self.rule}"
