"""The twelve legends, shared by all (TK-C-02)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.games.tash_kalar import verbs
from stolik.games.tash_kalar.arena import GREENS, NEAR, NOWHERE, REDS, SQUARES, WAYS, Square, distance, ray
from stolik.games.tash_kalar.beings import Deck
from stolik.games.tash_kalar.cards import ANY_RANK, COMMON, LEGENDARY, SMALL, UPGRADED
from stolik.games.tash_kalar.effect import COMBAT, Effect, Move
from stolik.games.tash_kalar.sight import ONLY_COMMON, ONLY_HEROIC

LEGEND: Final = Deck("legends")
BESIDE_RED: Final = [square for square in SQUARES if square in REDS or any(red in NEAR[square] for red in REDS)]
BESIDE_GREEN: Final = [square for square in SQUARES if square in GREENS or any(one in NEAR[square] for one in GREENS)]
STORM: Final = (0, 5, 3, 1)
"""How far the Storm Elemental's piece may go, by its rank."""


@LEGEND.legendary(
    """
    X . X
    . x .
    . X .
    . @ .
    """,
    arrows="W E SW S SE",
)
async def fire_dragon(fx: Effect) -> None:
    """Choose an arrow: it and the two beside it burn what is not legendary, two squares far."""
    way = await fx.ask("aim", fx.arrows, may=False)
    assert way is not None
    flames = [square for turn in (-1, 0, 1) for square in ray(fx.here, (way + turn) % 8)[:2]]
    fx.destroy_all(fx.all(SMALL, flames))


@LEGEND.legendary(
    """
    x . x
    X & X
    . x .
    """
)
async def hell_bull(fx: Effect) -> None:
    """It may run in one direction by combat moves; a legendary victim stops it."""
    runs: list[Move] = []
    for way in WAYS:
        for end in ray(fx.here, way):
            runs.append((fx.here, end))
            if fx.s.pieces.rank[end] == LEGENDARY:
                break
    await fx.run(runs)


@LEGEND.legendary(
    """
    . x . x .
    x . % . x
    . . x . .
    """
)
async def angel_of_death(fx: Effect) -> None:
    """Another piece may be upgraded; then the Angel leaps onto it."""
    prey = await fx.ask_square("prey", fx.others(fx.all()), may=True)
    if prey == NOWHERE:
        return
    if verbs.can_upgrade(fx.s, prey):
        verbs.upgrade(fx.s, prey, fx.card)
    fx.step(fx.here, prey)


@LEGEND.legendary(
    """
    . . . X .
    x . @ . x
    . X . . .
    """
)
async def eldest_tree(fx: Effect) -> None:
    """On up to three adjacent squares: destroy a small enemy, upgrade an own common, or place a common."""
    left = fx.adjacent()[:]
    for _ in range(3):
        room = fx.empty(left) if fx.s.supply.small[fx.colour] else []
        square = await fx.ask_square("root", [*fx.enemy(SMALL, left), *fx.own(ONLY_COMMON, left), *room], may=True)
        if square == NOWHERE:
            return
        left.remove(square)
        if not fx.s.pieces.rank[square]:
            verbs.add(fx.s, square, fx.colour, COMMON, fx.card)
        elif fx.s.pieces.colour[square] == fx.colour:
            verbs.upgrade(fx.s, square, fx.card)
        else:
            verbs.destroy(fx.s, square, fx.card)


@LEGEND.legendary(
    """
    x . .
    . @ .
    X X X
    """,
    arrows="N NE W E",
)
async def bone_catapult(fx: Effect) -> None:
    """A piece in a marked direction may be destroyed, and then the commons around its square."""
    victim = await fx.may_destroy(fx.all(where=[square for way in fx.arrows for square in ray(fx.here, way)]))
    if victim:
        fx.destroy_all(fx.all(ONLY_COMMON, NEAR[victim.square]))


@LEGEND.legendary(
    """
    . . @ . .
    . X . x .
    X . x . x
    """
)
async def fire_elemental(fx: Effect) -> None:
    """Destroy all adjacent small enemies, or all common enemies within two."""
    if await fx.choose_one(["adjacent", "within-two"]) == "adjacent":
        fx.destroy_all(fx.enemy(SMALL, fx.adjacent()))
    else:
        fx.destroy_all(fx.enemy(ONLY_COMMON, fx.within(2)))


@LEGEND.legendary(
    """
    . . . . @
    . . X X .
    X x . . .
    """
)
async def leviathan(fx: Effect) -> None:
    """A connected group of up to three upgraded pieces may be downgraded, or of up to four commons destroyed."""
    upgraded = [one for one in fx.all(UPGRADED) if verbs.can_downgrade(fx.s, one)]
    groups = {"downgrade": upgraded, "destroy": fx.all(ONLY_COMMON)}
    choice = await fx.choose_one([word for word, group in groups.items() if group], may=True)
    if choice == "downgrade":
        for square in await choose_group(fx, upgraded, 3):
            if verbs.can_downgrade(fx.s, square):
                verbs.downgrade(fx.s, square, fx.card)
    elif choice == "destroy":
        fx.destroy_all(await choose_group(fx, groups["destroy"], 4))


async def choose_group(fx: Effect, squares: Sequence[Square], most: int) -> list[Square]:
    """Up to so many of these, connected in themselves."""
    group: list[Square] = []
    while len(group) < most:
        fit = [one for one in squares if one not in group and (not group or any(one in NEAR[by] for by in group))]
        square = await fx.ask_square("group", fit, may=True)
        if square == NOWHERE:
            break
        group.append(square)
    return group


@LEGEND.legendary(
    """
    @ . X .
    . X . .
    X . x .
    . . . x
    """,
    uses_pieces=True,
)
async def two_headed_dragon(fx: Effect) -> None:
    """A piece used for the summoning may be upgraded; then a heroic piece next to it may be destroyed."""
    raised = await fx.upgrade([one for one in map(fx.find, fx.used) if one != NOWHERE], may=True)
    if raised != NOWHERE:
        await fx.may_destroy(fx.all(ONLY_HEROIC, NEAR[raised]))


@LEGEND.legendary(
    """
    . @ x .
    . x x .
    X . . X
    """
)
async def earth_elemental(fx: Effect) -> None:
    """Destroy a small piece on or beside red, upgrade a common on or beside green; it may move to a coloured square."""
    await fx.destroy(fx.all(SMALL, BESIDE_RED))
    await fx.upgrade(fx.all(ONLY_COMMON, BESIDE_GREEN))
    await fx.move([fx.here], COMBAT, [*REDS, *GREENS])


@LEGEND.legendary(
    """
    . @ .
    X . X
    . X .
    x . x
    """
)
async def time_elemental(fx: Effect) -> None:
    """After this turn you have another one."""
    fx.s.turn.extra_turn = True
    fx.s.note("extra-turn", "TK-G-14", fx.seat)


@LEGEND.legendary(
    """
    X . .
    X . X
    . & .
    """
)
async def storm_elemental(fx: Effect) -> None:
    """A piece may be placed within three; it may run by combat moves, and is then destroyed."""
    ranks = [rank for rank in ANY_RANK if verbs.in_supply(fx.s, fx.colour, rank)]
    rank = await fx.ask("storm", ranks if fx.empty(fx.within(3)) else [], may=True)
    if rank is None:
        return
    square = await fx.place(rank, fx.within(3))
    runs = [(start, end) for start, end in fx.slides([square], COMBAT) if distance(start, end) <= STORM[rank]]
    step = await fx.run(runs)
    verbs.destroy(fx.s, step.end if step else square, fx.card)


@LEGEND.legendary(
    """
    . @ .
    . X .
    . X .
    x x x
    """
)
async def titan(fx: Effect) -> None:
    """Everything orthogonally next to it is destroyed, and what is small diagonally; nothing of it counts."""
    crushed = [*fx.all(where=fx.orthogonal()), *fx.all(SMALL, fx.diagonal())]
    fx.destroy_all(crushed, counts=False)
