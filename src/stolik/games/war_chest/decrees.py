"""Nobility: the decrees in play, and proclaiming one (WC-13.1, WC-13.2); what each says stands in decree_cards.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stolik.engine.decision import Refusal, Seat
from stolik.engine.game import Rule
from stolik.games.war_chest.state import State, units_of
from stolik.games.war_chest.unit_cards import PROCLAIMED
from stolik.games.war_chest.verbs import settle, wait

DECREE_IDS: Final = ("enlist", "guard", "march", "redeploy", "reinforce", "sacrifice", "spy")
DECREES_IN_PLAY: Final = 3

Can = Callable[[State, Seat], bool]
CarryOut = Callable[[State, Seat], Rule[None]]


class Decree:
    """`can`: it could be fully carried out now (WC-13.5)."""

    __slots__ = ("can", "carry_out", "rule")

    def __init__(self, rule: str, can: Can, carry_out: CarryOut) -> None:
        self.rule = rule
        self.can = can
        self.carry_out = carry_out


DECREES: Final[dict[int, Decree]] = {}


def decree(id: str, rule: str, can: Can) -> Callable[[CarryOut], CarryOut]:
    """Registers what a decree says."""

    def register(carry_out: CarryOut) -> CarryOut:
        DECREES[DECREE_IDS.index(id)] = Decree(rule, can, carry_out)
        return carry_out

    return register


def why_no_proclamation(s: State, seat: Seat, decree: int) -> Refusal | None:
    """One in play, without a seal of your side, that can be fully carried out (WC-13.3, WC-13.4, WC-13.5)."""
    if decree not in s.decrees.in_play:
        return "WC-13.3"
    if s.decrees.seals[s.decrees.in_play.index(decree)] & seal(s, seat):
        return "WC-13.4"
    found = DECREES[decree]
    return None if found.can(s, seat) else found.rule


def seal(s: State, seat: Seat) -> int:
    return 1 << s.agreed.side_of[seat]


async def proclaim(s: State, seat: Seat, decree: int) -> None:
    """The decree with all that follows, then what follows a proclamation (WC-13.6, WC-13.21)."""
    s.note("proclaim", "WC-13.3", seat, decree)
    await DECREES[decree].carry_out(s, seat)
    await settle(s)
    for unit in units_of(s, seat):
        wait(s, unit, PROCLAIMED)
