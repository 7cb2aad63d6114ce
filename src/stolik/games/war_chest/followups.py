"""Attributes that follow a maneuver, a recruit, a deployment or a decree: they wait, and are settled one by one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stolik.engine.decision import choose
from stolik.engine.game import Rule
from stolik.games.war_chest.board import NO_HEX, Hex
from stolik.games.war_chest.state import FollowUp, State, stands
from stolik.games.war_chest.units import BERSERKER, NO_UNIT, UNIT_COUNT, UNITS, Unit


class Attribute:
    """`can`: something is left to be done with the unit where it stands now; `carry_out` asks its owner and does it."""

    __slots__ = ("can", "carry_out", "outlives")

    def __init__(
        self,
        can: Callable[[State, Hex, Unit], bool],
        carry_out: Callable[[State, Hex, Unit], Rule[None]],
        outlives: bool,
    ) -> None:
        self.can = can
        self.carry_out = carry_out
        self.outlives = outlives


ATTRIBUTES: Final[list[Attribute | None]] = [None] * UNIT_COUNT


def attribute(
    unit: Unit, can: Callable[[State, Hex, Unit], bool], outlives: bool = False
) -> Callable[[Callable[[State, Hex, Unit], Rule[None]]], Callable[[State, Hex, Unit], Rule[None]]]:
    """Registers what a unit does after one of its moments; `outlives` marks what needs no survivor (WC-7.7)."""

    def register(carry_out: Callable[[State, Hex, Unit], Rule[None]]) -> Callable[[State, Hex, Unit], Rule[None]]:
        ATTRIBUTES[unit] = Attribute(can, carry_out, outlives)
        return carry_out

    return register


def wait(s: State, unit: Unit, moment: str, about: Unit = NO_UNIT) -> None:
    """The unit's attribute waits until the printed steps of the action are done (WC-8.5).

    The revised Berserker rages after a move or an attack only (WC-2.5).
    """
    calm = unit == BERSERKER and moment == "control" and s.agreed.revised_berserker
    if moment in UNITS[unit].after and not calm:
        s.turn.waiting.append(FollowUp(unit, s.units.lives[unit], about))


async def settle(s: State) -> None:
    """The turn player picks the next; each is finished with all it triggers before another starts (WC-8.6)."""
    if not s.turn.waiting:
        return
    waiting, s.turn.waiting = s.turn.waiting, []
    while True:
        ready = [follow for follow in waiting if can_follow(s, follow)]
        if not ready:
            return  # dropped without a question (WC-8.7)
        unit = await choose(s.turn.actor, "next", sorted({follow.unit for follow in ready}))
        chosen = next(follow for follow in ready if follow.unit == unit)
        waiting.remove(chosen)
        attribute = ATTRIBUTES[unit]
        assert attribute is not None
        await attribute.carry_out(s, stands(s, unit), chosen.about)
        await settle(s)


def can_follow(s: State, follow: FollowUp) -> bool:
    attribute = ATTRIBUTES[follow.unit]
    if attribute is None:
        return False
    at = stands(s, follow.unit)
    alive = at != NO_HEX and s.units.lives[follow.unit] == follow.life
    return (alive or attribute.outlives) and attribute.can(s, at, follow.about)
