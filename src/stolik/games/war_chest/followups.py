"""Attributes that follow a maneuver, a recruit, a deployment or a decree: they wait, and are settled one by one."""

from __future__ import annotations

from stolik.engine.decision import choose
from stolik.games.war_chest.board import NO_HEX
from stolik.games.war_chest.moments import ATTRIBUTES
from stolik.games.war_chest.state import FollowUp, State, stands
from stolik.games.war_chest.unit_cards import NO_UNIT, UNITS, Unit


def wait(s: State, unit: Unit, moment: str, about: Unit = NO_UNIT) -> None:
    """Its attribute waits until the printed steps of the action are done, once for each time (WC-8.5, WC-8.10)."""
    if moment in UNITS[unit].after and not struck(s, unit, moment):
        s.turn.waiting.append(FollowUp(unit, s.units.lives[unit], about))


def struck(s: State, unit: Unit, moment: str) -> bool:
    """The revised card, if it is in use, does not act at this moment (WC-2.5)."""
    attribute = ATTRIBUTES[unit]
    return attribute is not None and attribute.struck == moment and s.agreed.revised[unit]


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
    """The unit is on the board, if its card does not say otherwise, and something is left to do (WC-8.7, WC-N-D5)."""
    attribute = ATTRIBUTES[follow.unit]
    if attribute is None:
        return False
    at = stands(s, follow.unit)
    alive = at != NO_HEX and s.units.lives[follow.unit] == follow.life
    return (alive or attribute.outlives) and attribute.can(s, at, follow.about)
