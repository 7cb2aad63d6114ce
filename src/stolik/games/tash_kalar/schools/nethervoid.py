"""Nethervoid: eighteen demons, most of which look at the Gate (TK-N-04, TK-N-05)."""

from __future__ import annotations

from typing import Final

from stolik.games.tash_kalar import verbs
from stolik.games.tash_kalar.arena import GREEN, NEAR, NOWHERE, RED, SQUARES, Square
from stolik.games.tash_kalar.beings import Deck
from stolik.games.tash_kalar.cards import COMMON, HEROIC, LEGENDARY, SMALL
from stolik.games.tash_kalar.effect import COMBAT, STANDARD, UNDER, Effect
from stolik.games.tash_kalar.piles import deck_size
from stolik.games.tash_kalar.scoring import legend_counts
from stolik.games.tash_kalar.sight import ONLY_COMMON, ONLY_HEROIC
from stolik.games.tash_kalar.state import POSSESSED, Colour

NETHERVOID: Final = Deck("nethervoid")


@NETHERVOID.common(
    """
    x . .
    . @ x
    """
)
async def shadow_imp(fx: Effect) -> None:
    """A combat move; if it is not the Gate, the Gate may make one in the same direction."""
    dash = await fx.move([fx.here], COMBAT)
    if dash and fx.here != fx.gate:
        await fx.move([fx.gate], COMBAT, ways=[dash.way])


@NETHERVOID.common(
    """
    x . @
    . x .
    """
)
async def flame_imp(fx: Effect) -> None:
    """A common next to the Gate may be destroyed."""
    await fx.may_destroy(fx.all(ONLY_COMMON, fx.adjacent(fx.gate)))


@NETHERVOID.common(
    """
    . x .
    x @ x
    """
)
async def gate_keeper(fx: Effect) -> None:
    """An own common may be upgraded, or a common placed; it becomes the Gate."""
    ways = {
        "upgrade": bool(fx.own(ONLY_COMMON)),
        "place": bool(fx.empty()) and verbs.in_supply(fx.s, fx.colour, COMMON) > 0,
    }
    choice = await fx.choose_one([word for word, possible in ways.items() if possible], may=True)
    square = NOWHERE
    if choice == "upgrade":
        square = await fx.upgrade(fx.own(ONLY_COMMON))
    elif choice == "place":
        square = await fx.place(COMMON, SQUARES)
    if square != NOWHERE:
        verbs.set_gate(fx.s, square, "TK-N-20")


@NETHERVOID.common(
    """
    . @ .
    x x x
    """
)
async def demon_of_gluttony(fx: Effect) -> None:
    """A combat move; if it destroyed something it becomes heroic and may do it again, and then becomes the Gate."""
    first = await fx.move([fx.here], COMBAT)
    if first and first.rank:
        fx.upgrade_being()
        second = await fx.move([fx.here], COMBAT)
        if second and second.rank:
            verbs.set_gate(fx.s, fx.here, "TK-N-20")


@NETHERVOID.common(
    """
    @ .
    x .
    x x
    """
)
async def demon_of_pride(fx: Effect) -> None:
    """It becomes heroic and the Gate, and may make a combat move."""
    fx.upgrade_being()
    verbs.set_gate(fx.s, fx.here, "TK-N-20")
    await fx.move([fx.here], COMBAT)


@NETHERVOID.heroic(
    """
    . @ .
    x . x
    . . .
    . x .
    """
)
async def acolyte_of_destruction(fx: Effect) -> None:
    """Destroy a common; with the Gate on red a heroic piece next to it may be destroyed too."""
    victim = await fx.destroy(fx.all(ONLY_COMMON))
    if victim and fx.gate_on(RED):
        await fx.may_destroy(fx.all(ONLY_HEROIC, NEAR[victim.square]))


@NETHERVOID.heroic(
    """
    x . x
    x @ x
    """
)
async def acolyte_of_growth(fx: Effect) -> None:
    """Place a common; with the Gate on green place a heroic piece next to it."""
    grown = await fx.place(COMMON, SQUARES)
    if grown != NOWHERE and fx.gate_on(GREEN):
        await fx.place(HEROIC, NEAR[grown])


@NETHERVOID.heroic(
    """
    @ x . x .
    . . x . x
    """
)
async def power_seeker(fx: Effect) -> None:
    """The Gate itself may make a standard move; otherwise it may walk toward the Gate by combat moves."""
    if fx.here == fx.gate:
        await fx.move([fx.here], STANDARD)
        return
    while await fx.move([fx.here], COMBAT, fx.closer(fx.here, fx.gate)):
        pass


@NETHERVOID.heroic(
    """
    . x x @
    x . . x
    """
)
async def hell_hound(fx: Effect) -> None:
    """An adjacent piece may be destroyed; unless it was legendary, the card goes under your deck."""
    victim = await fx.may_destroy(fx.all(where=fx.adjacent()))
    if not (victim and victim.rank == LEGENDARY) and deck_size(fx.s, fx.seat):
        fx.after = UNDER


@NETHERVOID.heroic(
    """
    . x .
    x . x
    . x .
    . @ .
    """
)
async def vortexmaster(fx: Effect) -> None:
    """The Gate may make a combat move, then an own piece next to it."""
    await fx.move([fx.gate], COMBAT)
    await fx.move(fx.own(where=fx.adjacent(fx.gate)), COMBAT)


@NETHERVOID.heroic(
    """
    . x x .
    x @ x x
    """
)
async def gate_master(fx: Effect) -> None:
    """Upgrade the Gate, which counts as summoning a legend; another piece of yours becomes the Gate."""
    raised = await fx.upgrade([fx.gate] if fx.gate != NOWHERE else [])
    square = await fx.ask_square("gate", fx.own(SMALL), may=False)
    if square != NOWHERE:
        verbs.set_gate(fx.s, square, "TK-N-20")
    if raised != NOWHERE:
        await legend_counts(fx)


@NETHERVOID.heroic(
    """
    & x x
    x . .
    """
)
async def hell_rider(fx: Effect) -> None:
    """The Gate itself may make a combat move, another up to three."""
    for _ in range(1 if fx.here == fx.gate else 3):
        if await fx.move([fx.here], COMBAT) is None:
            return


@NETHERVOID.heroic(
    """
    . @ x
    x . x
    . x .
    """
)
async def demon_of_wrath(fx: Effect) -> None:
    """With no common enemy next to the Gate it may make a standard move; then those next to it are destroyed."""
    if not fx.enemy(ONLY_COMMON, fx.adjacent(fx.gate)):
        await fx.move([fx.gate], STANDARD)
    fx.destroy_all(fx.enemy(ONLY_COMMON, fx.adjacent(fx.gate)))


@NETHERVOID.heroic(
    """
    x x .
    . @ .
    x . x
    """
)
async def demon_of_greed(fx: Effect) -> None:
    """Destroy an own common and an own heroic piece, not the Gate, and gain an action for each."""
    for ranks in (ONLY_COMMON, ONLY_HEROIC):
        if await fx.destroy([one for one in fx.own(ranks) if one != fx.gate]):
            fx.gain_action()


@NETHERVOID.heroic(
    """
    @ . .
    x x .
    . x x
    """
)
async def demon_of_lust(fx: Effect) -> None:
    """Up to two different pieces make a combat move toward the Gate, not onto it."""
    moved: list[int] = []
    for _ in range(2):
        drawn = [one for one in fx.all() if fx.s.pieces.token[one] not in moved]
        moves = [move for one in drawn for move in fx.moves([one], COMBAT, fx.closer(one, fx.gate))]
        step = await fx.go("move", [(start, end) for start, end in moves if end != fx.gate], may=True)
        if step is None:
            return
        moved.append(fx.s.pieces.token[step.end])


@NETHERVOID.heroic(
    """
    . @
    x .
    """
)
async def demon_of_sloth(fx: Effect) -> None:
    """An action left is lost; if there is none, the Gate is destroyed."""
    if fx.s.turn.actions:
        fx.s.turn.actions -= 1
        fx.s.note("lose-action", "TK-E-01")
    elif fx.gate != NOWHERE:
        fx.destroy_all([fx.gate])


@NETHERVOID.heroic(
    """
    x . .
    . & x
    """
)
async def demon_of_envy(fx: Effect) -> None:
    """Place a common next to the Gate, and again while an opponent has more pieces than you."""
    while await fx.place(COMMON, fx.adjacent(fx.gate)) != NOWHERE:
        ours = fx.count(fx.colour)
        if all(fx.count(enemy) <= ours for enemy in fx.opponents()):
            return


@NETHERVOID.heroic(
    """
    . @ x
    x x .
    . x .
    """
)
async def possessed_summoner(fx: Effect) -> None:
    """Place an enemy common next to its like: the next summoning uses that colour. A flare may go for an action."""
    colour = await fx.choose_colour([enemy for enemy in fx.opponents() if beside_own(fx, enemy)])
    if colour >= 0 and await fx.place(COMMON, beside_own(fx, colour), colour=colour) != NOWHERE:
        fx.s.turn.bonus = POSSESSED
        fx.s.turn.bonus_colour = colour
    if await fx.may_discard_flare():
        fx.gain_action()


def beside_own(fx: Effect, colour: Colour) -> list[Square]:
    """Empty squares next to a piece of this colour, if its owner has one to place."""
    if not verbs.in_supply(fx.s, colour, COMMON):
        return []
    standing = [square for square in SQUARES if fx.s.pieces.colour[square] == colour]
    return [square for square in fx.empty() if any(piece in NEAR[square] for piece in standing)]
