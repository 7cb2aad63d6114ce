"""The moments at which the cards of units act. Each card registers here what it says (units/); general rules ask here.

Lists have a place for each unit of the box, None where its card says nothing of that moment (WC-8.1).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from stolik.engine.decision import Refusal
from stolik.engine.game import Rule
from stolik.games.war_chest.board import Hex
from stolik.games.war_chest.state import Side, State
from stolik.games.war_chest.unit_cards import UNIT_COUNT, Unit

# A tactic, which its coin pays for

Goals = Callable[[State, Hex], list[Hex]]
WhyNoTactic = Callable[[State, Hex, Hex], Refusal | None]
CarryOutTactic = Callable[[State, Hex, Hex], Rule[None]]


class Tactic:
    """`goals`: what the first choice can be, NO_HEX where there is none to make; `carry_out` does all of it.

    `rule` forbids whatever is no goal, unless `why_not` knows a paragraph that says it.
    """

    __slots__ = ("carry_out", "goals", "rule", "why_not")

    def __init__(self, rule: str, goals: Goals, carry_out: CarryOutTactic, why_not: WhyNoTactic | None) -> None:
        self.rule = rule
        self.goals = goals
        self.carry_out = carry_out
        self.why_not = why_not


TACTICS: Final[list[Tactic | None]] = [None] * UNIT_COUNT
ROYAL_TACTICS: Final[list[Unit]] = []
"""Units whose tactic the royal coin pays for, and not their own (WC-6.17)."""


def tactic(
    unit: Unit, rule: str, goals: Goals, why_not: WhyNoTactic | None = None, royal: bool = False
) -> Callable[[CarryOutTactic], CarryOutTactic]:
    def register(carry_out: CarryOutTactic) -> CarryOutTactic:
        TACTICS[unit] = Tactic(rule, goals, carry_out, why_not)
        if royal:
            ROYAL_TACTICS.append(unit)
        return carry_out

    return register


# An attribute after a move, an attack, a control, a recruit, a deployment or a decree

Can = Callable[[State, Hex, Unit], bool]
CarryOutAttribute = Callable[[State, Hex, Unit], Rule[None]]


class Attribute:
    """`can`: something is left to be done with the unit where it stands now; `carry_out` asks its owner and does it.

    `outlives` marks what needs no survivor (WC-7.7), `struck` a moment that the revised card leaves out (WC-2.5).
    """

    __slots__ = ("can", "carry_out", "outlives", "struck")

    def __init__(self, can: Can, carry_out: CarryOutAttribute, outlives: bool, struck: str) -> None:
        self.can = can
        self.carry_out = carry_out
        self.outlives = outlives
        self.struck = struck


ATTRIBUTES: Final[list[Attribute | None]] = [None] * UNIT_COUNT


def attribute(
    unit: Unit, can: Can, outlives: bool = False, struck: str = ""
) -> Callable[[CarryOutAttribute], CarryOutAttribute]:
    def register(carry_out: CarryOutAttribute) -> CarryOutAttribute:
        ATTRIBUTES[unit] = Attribute(can, carry_out, outlives, struck)
        return carry_out

    return register


# A coin lost in place of the target's

CanReplace = Callable[[State, Hex], bool]
Replace = Callable[[State, Hex, Hex], None]


class Replacement:
    """`unit` may lose something else, called `word`, when the target would lose a coin (WC-7.4)."""

    __slots__ = ("can", "carry_out", "unit", "word")

    def __init__(self, unit: Unit, word: str, can: CanReplace, carry_out: Replace) -> None:
        self.unit = unit
        self.word = word
        self.can = can
        self.carry_out = carry_out


REPLACEMENTS: Final[list[Replacement]] = []


def may_replace(unit: Unit, word: str, can: CanReplace) -> Callable[[Replace], Replace]:
    def register(carry_out: Replace) -> Replace:
        REPLACEMENTS.append(Replacement(unit, word, can, carry_out))
        return carry_out

    return register


# What needs no choice

WhyNotAttacked = Callable[[bool], Refusal | None]
WhenAttacked = Callable[[State, Hex, Hex], None]
Deployable = Callable[[State, Side], list[Hex]]
F = TypeVar("F")

MAY_BE_ATTACKED: Final[list[WhyNotAttacked | None]] = [None] * UNIT_COUNT
"""Why not, by a bolstered unit or by one that is not."""
WHEN_ATTACKED: Final[list[WhenAttacked | None]] = [None] * UNIT_COUNT
"""From where and here, when the attack is over (WC-7.6)."""
MAY_BE_DEPLOYED: Final[list[Deployable | None]] = [None] * UNIT_COUNT
"""On which hexes of a side besides those of the general rule (WC-6.2)."""
STANDS_IN_ENEMY_FORTS: Final = [False] * UNIT_COUNT
"""For what is built around it, it need not enter (WC-14.4)."""


def at_moment(moment: list[F | None], unit: Unit) -> Callable[[F], F]:
    def register(card: F) -> F:
        moment[unit] = card
        return card

    return register
