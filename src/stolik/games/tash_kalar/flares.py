"""The twelve flares: when they may be invoked, and their upper and lower parts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stolik.engine.game import Rule
from stolik.games.tash_kalar.arena import SQUARES
from stolik.games.tash_kalar.cards import COMMON, HEROIC, SMALL, Card
from stolik.games.tash_kalar.effect import COMBAT, STANDARD, Effect
from stolik.games.tash_kalar.registry import FIRST_FLARE
from stolik.games.tash_kalar.sight import ONLY_COMMON
from stolik.games.tash_kalar.state import Colour, State, count_of

Part = Callable[[Effect], Rule[None]]


class Flare:
    """It carries no name: it is called by its two thresholds."""

    def __init__(self, id: str, upper: int, lower: int, above: Part, below: Part) -> None:
        self.id = id
        self.upper = upper
        self.lower = lower
        self.above = above
        self.below = below


# Parts


async def place_common(fx: Effect) -> None:
    await fx.place(COMMON, SQUARES)


async def place_two_commons(fx: Effect) -> None:
    await fx.place(COMMON, SQUARES)
    await fx.place(COMMON, SQUARES)


async def place_heroic(fx: Effect) -> None:
    await fx.place(HEROIC, SQUARES)


async def gain_action(fx: Effect) -> None:
    fx.gain_action()


async def upgrade_and_gain(fx: Effect) -> None:
    """The action is gained even if nothing could be upgraded."""
    await fx.upgrade(fx.own(ONLY_COMMON))
    fx.gain_action()


async def three_standard_moves(fx: Effect) -> None:
    for _ in range(3):
        if await fx.move(fx.own(ONLY_COMMON), STANDARD) is None:
            return


async def standard_and_combat(fx: Effect) -> None:
    """Two moves of own commons, of which one may take an equal (GAP-13, GAP-26)."""
    step = await fx.move(fx.own(ONLY_COMMON), COMBAT)
    if step:
        await fx.move(fx.own(ONLY_COMMON), STANDARD if step.even else COMBAT)


async def combat_or_two_standard(fx: Effect) -> None:
    step = await fx.move(fx.own(SMALL), COMBAT)
    if step and not step.even:
        await fx.move(fx.own(SMALL), STANDARD)


async def combat_leap(fx: Effect) -> None:
    await fx.go("leap", fx.leaps(fx.own(ONLY_COMMON), COMBAT), may=True)


async def standard_leap(fx: Effect) -> None:
    await fx.go("leap", fx.leaps(fx.own(ONLY_COMMON), STANDARD), may=True)


async def place_or_convert(fx: Effect) -> None:
    if not fx.s.supply.small[fx.colour]:
        return
    words = ["place"] if not fx.enemy(ONLY_COMMON) else ["place", "convert"]
    if await fx.choose_one(words) == "place":
        await fx.place(COMMON, SQUARES)
    else:
        await fx.convert(fx.enemy(ONLY_COMMON), COMMON, may=False)


async def move_or_upgrade(fx: Effect) -> None:
    moves = fx.moves(fx.own(ONLY_COMMON), STANDARD)
    words = [*(["move"] if moves else []), *(["upgrade"] if fx.own(ONLY_COMMON) else [])]
    choice = await fx.choose_one(words)
    if choice == "move":
        await fx.move(fx.own(ONLY_COMMON), STANDARD, may=False)
    elif choice == "upgrade":
        await fx.upgrade(fx.own(ONLY_COMMON))


async def place_or_upgrade(fx: Effect) -> None:
    words = [*(["place"] if fx.s.supply.small[fx.colour] else []), *(["upgrade"] if fx.own(ONLY_COMMON) else [])]
    choice = await fx.choose_one(words)
    if choice == "place":
        await fx.place(COMMON, SQUARES)
    elif choice == "upgrade":
        await fx.upgrade(fx.own(ONLY_COMMON))


FLARES: Final = (
    Flare("3-6a", 3, 6, place_common, place_heroic),
    Flare("4-4a", 4, 4, place_common, place_common),
    Flare("3-5", 3, 5, three_standard_moves, gain_action),
    Flare("4-5a", 4, 5, place_common, place_or_convert),
    Flare("3-6b", 3, 6, move_or_upgrade, place_two_commons),
    Flare("4-4b", 4, 4, place_or_upgrade, combat_leap),
    Flare("4-6", 4, 6, place_common, upgrade_and_gain),
    Flare("4-5b", 4, 5, gain_action, place_common),
    Flare("5-4", 5, 4, place_heroic, standard_and_combat),
    Flare("5-5", 5, 5, place_two_commons, place_common),
    Flare("3-4", 3, 4, place_common, combat_or_two_standard),
    Flare("2-5", 2, 5, standard_leap, gain_action),
)
"""TK-X-07."""
LEAST_UPPER: Final = min(flare.upper for flare in FLARES)
LEAST_LOWER: Final = min(flare.lower for flare in FLARES)


# Criteria


def deficits(s: State, colour: Colour, opponent: Colour) -> tuple[int, int]:
    """How many more upgraded pieces, and pieces in all, the opponent has (TK-X-02)."""
    upgraded = count_of(s, opponent, HEROIC) - count_of(s, colour, HEROIC)
    return upgraded, count_of(s, opponent) - count_of(s, colour)


def flare_of(card: Card) -> Flare:
    return FLARES[card - FIRST_FLARE]


def can_invoke(s: State, card: Card, colour: Colour, opponent: Colour) -> bool:
    """One of the two criteria is enough (TK-X-01)."""
    upgraded, pieces = deficits(s, colour, opponent)
    flare = flare_of(card)
    return upgraded >= flare.upper or pieces >= flare.lower


def thinkable(s: State, colour: Colour, opponents: list[Colour]) -> bool:
    """Some flare could be invoked: so much all can see."""
    for opponent in opponents:
        upgraded, pieces = deficits(s, colour, opponent)
        if upgraded >= LEAST_UPPER or pieces >= LEAST_LOWER:
            return True
    return False


async def resolve(fx: Effect, opponent: Colour) -> None:
    """What is met is fixed now; the upper part first (TK-X-03)."""
    flare = flare_of(fx.card)
    upgraded, pieces = deficits(fx.s, fx.colour, opponent)
    if upgraded >= flare.upper:
        await flare.above(fx)
    if pieces >= flare.lower:
        await flare.below(fx)
