"""Everfrost: its five commons, two of them with a frost effect that is kept for later (TK-F-04)."""

from __future__ import annotations

from typing import Final

from stolik.games.tash_kalar import verbs
from stolik.games.tash_kalar.arena import NOWHERE, Square
from stolik.games.tash_kalar.beings import Deck
from stolik.games.tash_kalar.cards import HEROIC, SMALL
from stolik.games.tash_kalar.effect import COMBAT, STANDARD, Effect
from stolik.games.tash_kalar.sight import ONLY_COMMON

COMMONS: Final = Deck("everfrost")
WIDE: Final = 2
"""Squares of the Crystal Mirror in a row, on either side."""


@COMMONS.common(
    """
    @ x .
    . . x
    """
)
async def snow_fox(fx: Effect) -> None:
    """Up to two standard moves."""
    for _ in range(2):
        if await fx.move([fx.here], STANDARD) is None:
            return


@COMMONS.common(
    """
    . @ .
    x x .
    . . x
    """
)
async def royal_reindeer(fx: Effect) -> None:
    """A combat leap to distance two; if nothing was destroyed, by the summoning either, it becomes heroic."""
    leap = await fx.leap(fx.here, COMBAT, fx.exactly_two())
    if fx.over < 0 and not (leap and leap.rank):
        fx.upgrade_being()


@COMMONS.common(
    """
    y y x b b
    y y @ b b
    y y x b b
    """
)
async def crystal_mirror(fx: Effect) -> None:
    """One heroic or up to two common pieces on yellow squares are mirrored by own ones on blue squares (TK-F-30)."""
    images = reflections(fx.marks["y"], fx.marks["b"])
    for ranks in (SMALL, ONLY_COMMON):
        clear = [one for one in fx.all(ranks, list(images)) if fx.empty_at(images[one])]
        source = await fx.ask_square("mirror", clear if fx.s.supply.small[fx.colour] else [], may=True)
        if source == NOWHERE:
            return
        verbs.add(fx.s, images[source], fx.colour, fx.s.pieces.rank[source], fx.card)
        if fx.s.pieces.rank[source] == HEROIC:
            return


def reflections(yellow: list[Square], blue: list[Square]) -> dict[Square, Square]:
    """Each yellow square and its mirror image: as far on the other side, in the same row (TK-F-31, TK-F-32)."""
    images = [blue[row + place] for row in range(0, len(blue), WIDE) for place in reversed(range(WIDE))]
    return {square: image for square, image in zip(yellow, images, strict=True) if square != NOWHERE}


@COMMONS.common(
    """
    . @
    x x
    """
)
async def crystal_grower(fx: Effect) -> None:
    """Upgrade a common of every enemy."""
    for colour in fx.opponents():
        await fx.upgrade([one for one in fx.enemy(ONLY_COMMON) if fx.s.pieces.colour[one] == colour])


@COMMONS.frost("crystal_grower")
async def crystal_grower_thaws(fx: Effect) -> None:
    """Upgrade an own common."""
    await fx.upgrade(fx.own(ONLY_COMMON))


@COMMONS.common(
    """
    . @ .
    . x .
    x . x
    """
)
async def ice_princess(fx: Effect) -> None:
    """Another own common may make a combat move (TK-F-36)."""
    await fx.move(fx.others(fx.own(ONLY_COMMON)), COMBAT)


@COMMONS.frost("ice_princess")
async def ice_princess_thaws(fx: Effect) -> None:
    """An own common makes a standard move (TK-F-36)."""
    await fx.move(fx.own(ONLY_COMMON), STANDARD, may=False)
