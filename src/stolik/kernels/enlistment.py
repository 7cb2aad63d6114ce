"""Hands the kernels to the bots, which know nothing of them: programs that let bots think call `enlist` once."""

from __future__ import annotations

from typing import Any

from stolik.bots.outlook import Tally
from stolik.bots.policy import Policy
from stolik.bots.puct import NATIVE
from stolik.bots.strength import Strength
from stolik.engine.decision import Decision
from stolik.engine.position import Imagination, Position
from stolik.kernels.games import KERNELS


def enlist() -> None:
    """Nothing is loaded before a search asks for it."""
    for name in KERNELS:
        NATIVE[name] = Lazily()


class Lazily:
    """`puct.Native`, by kernels/search.py."""

    def search(
        self, decision: Decision, policy: Policy, strength: Strength, first: int, worlds: Imagination[Any]
    ) -> Tally | None:
        from stolik.kernels import search

        return search.search(decision, policy, strength, first, worlds)

    def judge(
        self, position: Position[Any], policy: Policy, strength: Strength, first: int, uncounted: int, iterations: int
    ) -> list[float] | None:
        from stolik.kernels import search

        return search.judge(position, policy, strength, first, uncounted, iterations)
