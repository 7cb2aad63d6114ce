"""The Imperial schools, Northern and Southern: eighteen beings."""

from __future__ import annotations

from typing import Final

from stolik.games.tash_kalar.arena import NOWHERE, SQUARES
from stolik.games.tash_kalar.beings import Deck
from stolik.games.tash_kalar.cards import COMMON, LEGENDARY, SMALL
from stolik.games.tash_kalar.effect import COMBAT, STANDARD, Effect
from stolik.games.tash_kalar.sight import ONLY_COMMON

IMPERIAL: Final = Deck("imperial")


@IMPERIAL.common(
    """
    x
    @
    x
    """
)
async def swordmaster(fx: Effect) -> None:
    """A common enemy diagonally next to it may be destroyed; then it becomes heroic itself."""
    if await fx.may_destroy(fx.enemy(ONLY_COMMON, fx.diagonal())):
        fx.upgrade_being()


@IMPERIAL.common(
    """
    @ . .
    . x .
    . . x
    """
)
async def messenger(fx: Effect) -> None:
    """An own common or heroic piece may run in one direction by standard moves."""
    await fx.slide(fx.own(SMALL), STANDARD)


@IMPERIAL.common(
    """
    @ . .
    . x x
    . x .
    """
)
async def herald(fx: Effect) -> None:
    """Up to two moves of own pieces to empty squares."""
    for _ in range(2):
        if await fx.move(fx.own(), STANDARD, fx.empty()) is None:
            return


@IMPERIAL.common(
    """
    @ .
    . x
    . x
    """
)
async def bomb(fx: Effect) -> None:
    """With an action left it destroys itself and every common piece around."""
    if fx.s.turn.actions:
        fx.destroy_being()
        fx.destroy_all(fx.all(ONLY_COMMON, fx.adjacent(fx.square)))


@IMPERIAL.common(
    """
    . x .
    x @ x
    """
)
async def chronicler(fx: Effect) -> None:
    """Another own common becomes heroic and may make a standard move."""
    raised = await fx.upgrade(fx.others(fx.own(ONLY_COMMON)))
    if raised != NOWHERE:
        await fx.move([raised], STANDARD)


@IMPERIAL.heroic(
    """
    . . x .
    . x . .
    x . t .
    . . . @
    """
)
async def assassin(fx: Effect) -> None:
    """Whatever stands on the marked square is destroyed; if it was empty, the Assassin may step there."""
    target = fx.marked("t")
    if not fx.destroy_all(fx.all(where=target)):
        await fx.move([fx.here], STANDARD, target)


@IMPERIAL.heroic(
    """
    . x @
    x t x
    . x .
    """
)
async def time_mage(fx: Effect) -> None:
    """Gain an action; an enemy on the marked square is destroyed."""
    fx.gain_action()
    fx.destroy_all(fx.enemy(where=fx.marked("t")))


@IMPERIAL.heroic(
    """
    a . a . a
    . a a a .
    a a @ a a
    . x x x .
    """
)
async def summoner(fx: Effect) -> None:
    """Up to two commons on marked squares."""
    for _ in range(2):
        if await fx.place(COMMON, fx.marked("a"), may=True) == NOWHERE:
            return


@IMPERIAL.heroic(
    """
    . . x
    x @ x
    x . .
    """
)
async def hypnotist(fx: Effect) -> None:
    """Up to three commons or two heroic pieces of one enemy make a combat move each."""
    first = await fx.move(fx.enemy(SMALL), COMBAT)
    if first is None:
        return
    colour, rank = fx.s.pieces.colour[first.end], fx.s.pieces.rank[first.end]
    moved = [fx.s.pieces.token[first.end]]
    for _ in range(2 if rank == COMMON else 1):
        rest = [
            one
            for one in fx.enemy((rank,))
            if fx.s.pieces.colour[one] == colour and fx.s.pieces.token[one] not in moved
        ]
        step = await fx.move(rest, COMBAT)
        if step is None:
            return
        moved.append(fx.s.pieces.token[step.end])


@IMPERIAL.heroic(
    """
    . x &
    x . .
    """,
    arrows="NW N NE E SE S SW",
)
async def cannon(fx: Effect) -> None:
    """Every common piece in one of the marked directions may be destroyed, to the edge."""
    fx.destroy_all(fx.all(ONLY_COMMON, await fx.aim(fx.arrows)))


@IMPERIAL.heroic(
    """
    x @
    x x
    . x
    """
)
async def champion(fx: Effect) -> None:
    """An adjacent enemy may be destroyed; if it was legendary, so is the Champion, and you gain an action."""
    victim = await fx.may_destroy(fx.enemy(where=fx.adjacent()))
    if victim and victim.rank == LEGENDARY:
        fx.destroy_being()
        fx.gain_action()


@IMPERIAL.heroic(
    """
    . . @ . .
    x x . x x
    """
)
async def infantry_captain(fx: Effect) -> None:
    """Up to two combat moves of own pieces, the Captain excepted."""
    for _ in range(2):
        if await fx.move(fx.others(fx.own()), COMBAT) is None:
            return


@IMPERIAL.heroic(
    """
    . @ .
    x . x
    x . x
    """
)
async def cavalry_captain(fx: Effect) -> None:
    """Another own piece makes up to one combat and two standard moves: one of three may take an equal."""
    step = await fx.move(fx.others(fx.own()), COMBAT)
    combat = COMBAT
    for _ in range(2):
        if step is None:
            return
        combat = STANDARD if step.even else combat
        step = await fx.move([step.end], combat)


@IMPERIAL.heroic(
    """
    . x @ .
    x . x .
    . . . x
    """
)
async def gryphon_rider(fx: Effect) -> None:
    """A combat leap; then it may become common, and a common is placed next to it."""
    if await fx.leap(fx.here, COMBAT) and await fx.may_downgrade_being():
        await fx.place(COMMON, fx.adjacent())


@IMPERIAL.heroic(
    """
    . @ .
    x x x
    x . .
    """
)
async def knight(fx: Effect) -> None:
    """Up to three combat moves, never onto a common piece."""
    for _ in range(3):
        common = fx.all(ONLY_COMMON)
        if await fx.move([fx.here], COMBAT, [square for square in SQUARES if square not in common]) is None:
            return


@IMPERIAL.heroic(
    """
    . & .
    . . .
    x . x
    """
)
async def high_priestess(fx: Effect) -> None:
    """A standard move; then an adjacent common piece may be upgraded, whoever owns it."""
    await fx.move([fx.here], STANDARD)
    await fx.upgrade(fx.all(ONLY_COMMON, fx.adjacent()), may=True)


@IMPERIAL.heroic(
    """
    x . x
    . @ .
    x . x
    """,
    uses_pieces=True,
)
async def master_of_intrigue(fx: Effect) -> None:
    """Up to three times: a standard move of its own, or a combat move of a common or heroic piece used."""
    for _ in range(3):
        pawns = fx.all(SMALL, [one for one in map(fx.find, fx.used) if one != NOWHERE])
        if await fx.go("move", [*fx.moves([fx.here], STANDARD), *fx.moves(pawns, COMBAT)], may=True) is None:
            return


@IMPERIAL.heroic(
    """
    @ .
    x x
    x x
    """,
    arrows="W E",
)
async def gun_tower(fx: Effect) -> None:
    """Fires in a marked direction: the first two pieces are destroyed, a legendary one stops the shot."""
    hits = 0
    for square in fx.all(where=await fx.aim(fx.arrows)):
        if fx.s.pieces.rank[square] == LEGENDARY or hits == 2:
            return
        hits += fx.destroy_all([square])
