"""Etherweave: its five commons, most with a warp effect that is played before they are summoned (TK-W-01)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.games.tash_kalar import verbs
from stolik.games.tash_kalar.arena import AHEAD, COLOURS, NEAR, NO_COLOUR, NOWHERE, SQUARES, WAYS, Square
from stolik.games.tash_kalar.beings import Deck
from stolik.games.tash_kalar.cards import COMMON, SMALL
from stolik.games.tash_kalar.effect import Effect, Move
from stolik.games.tash_kalar.sight import ONLY_COMMON, ONLY_HEROIC
from stolik.games.tash_kalar.state import NO_CARD, NO_TOKEN, NOBODY, Colour
from stolik.games.tash_kalar.warp import copy_warp, in_pile, may_discard_pending, pending

COMMONS: Final = Deck("etherweave")
PLAIN: Final = [square for square in SQUARES if COLOURS[square] == NO_COLOUR]


@COMMONS.common(
    """
    x @
    x .
    """
)
async def doppelganger(fx: Effect) -> None:
    """If a being is pending, its warp effect is run once."""
    card = pending(fx)
    if card != NO_CARD:
        await copy_warp(fx, card)


@COMMONS.common(
    """
    . . x @
    x x . .
    """
)
async def paradox_worm(fx: Effect) -> None:
    """An own common or heroic piece may trade places with an enemy piece of its rank."""
    pairs = [(mine, theirs) for mine in fx.own(SMALL) for theirs in fx.enemy((fx.s.pieces.rank[mine],))]
    await swap(fx, pairs)


async def swap(fx: Effect, pairs: Sequence[Move]) -> Move | None:
    """Two pieces may trade squares; nobody is destroyed."""
    pair = await fx.ask("swap", pairs, may=True)
    if pair is not None:
        verbs.trade(fx.s, *pair, fx.card)
    return pair


@COMMONS.warp("paradox_worm")
async def paradox_worm_warps(fx: Effect) -> None:
    """Upgrade a common enemy; the pending being may then be discarded."""
    await fx.upgrade(fx.enemy(ONLY_COMMON))
    await may_discard_pending(fx)


@COMMONS.common(
    """
    @ . .
    x x x
    """
)
async def lesser_shadow_twin(fx: Effect) -> None:
    """With the Greater Twin in your pile: up to two commons next to one of your pieces are destroyed."""
    if not in_pile(fx, "greater_shadow_twin"):
        return
    shadow = await fx.ask_square("shadow", fx.own(), may=False)
    for _ in range(2):
        if shadow == NOWHERE or not await fx.may_destroy(fx.all(ONLY_COMMON, NEAR[shadow])):
            return


@COMMONS.warp("lesser_shadow_twin")
async def lesser_shadow_twin_warps(fx: Effect) -> None:
    """Upgrade an own common."""
    await fx.upgrade(fx.own(ONLY_COMMON))


@COMMONS.common(
    """
    . . x
    x @ .
    x x .
    """
)
async def translocationist(fx: Effect) -> None:
    """Up to two own heroic pieces trade places with own commons; by a switch the same one twice (TK-W-07)."""
    moved = NO_TOKEN
    for _ in range(2):
        heroes = [hero for hero in fx.own(ONLY_HEROIC) if fx.s.pieces.token[hero] != moved]
        pair = await swap(fx, [(hero, common) for hero in heroes for common in fx.own(ONLY_COMMON)])
        if pair is None:
            return
        moved = NO_TOKEN if fx.s.agreed.trades_twice else fx.s.pieces.token[pair[1]]


@COMMONS.warp("translocationist")
async def translocationist_warps(fx: Effect) -> None:
    """Gain an action."""
    fx.gain_action()


COMMONS.silent(
    "antimatter_spirit",
    COMMON,
    """
    . . x
    . @ .
    x . .
    """,
)


@COMMONS.warp("antimatter_spirit")
async def antimatter_spirit_warps(fx: Effect) -> None:
    """A common of yours and one of an enemy appear on a plain square and part: all of it or nothing (TK-W-08)."""
    moves = partings(fx) if fx.s.supply.small[fx.colour] else []
    move = await fx.ask("part", moves, may=False)
    if move is None:
        return
    start, end = move
    colours = antimatter(fx, end)
    verbs.add(fx.s, start, fx.colour, COMMON, fx.card)
    step = fx.step(start, end)
    verbs.add(fx.s, start, await fx.choose_colour(colours), COMMON, fx.card)
    fx.step(start, AHEAD[start][(step.way + 4) % 8])


def partings(fx: Effect) -> list[Move]:
    """Moves of the first common after which both find a way, the second one straight away from the first."""
    return [
        (start, AHEAD[start][way])
        for start in fx.empty(PLAIN)
        for way in WAYS
        if open_to_common(fx, AHEAD[start][way])
        and open_to_common(fx, AHEAD[start][(way + 4) % 8])
        and antimatter(fx, AHEAD[start][way])
    ]


def open_to_common(fx: Effect, square: Square) -> bool:
    return square != NOWHERE and fx.s.pieces.rank[square] <= COMMON


def antimatter(fx: Effect, end: Square) -> list[Colour]:
    """Enemies with a common in the supply, or with one that comes back there when the first move destroys it."""
    s = fx.s
    freed = s.pieces.colour[end] if s.agreed.back_at_once else NOBODY
    return [enemy for enemy in fx.opponents() if verbs.in_supply(s, enemy, COMMON) or enemy == freed]
