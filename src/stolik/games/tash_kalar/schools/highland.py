"""The Highland school: eighteen beings."""

from __future__ import annotations

from typing import Final

from stolik.games.tash_kalar.arena import CENTRE, COLOURS, GREEN, GREENS, NEAR, NOWHERE, RED, SQUARES
from stolik.games.tash_kalar.beings import Deck
from stolik.games.tash_kalar.cards import COMMON, LEGENDARY, SMALL
from stolik.games.tash_kalar.effect import COMBAT, STANDARD, Effect
from stolik.games.tash_kalar.sight import ONLY_COMMON, ONLY_HEROIC
from stolik.games.tash_kalar.state import BORROW

HIGHLAND: Final = Deck("highland")
NEXT_TO_GREEN: Final = [square for square in SQUARES if any(green in NEAR[square] for green in GREENS)]


@HIGHLAND.common(
    """
    . @ .
    x . x
    """
)
async def wild_eagle(fx: Effect) -> None:
    """It may make a combat leap."""
    await fx.leap(fx.here, COMBAT)


@HIGHLAND.common(
    """
    . . x
    . @ .
    x . .
    """
)
async def clan_axeman(fx: Effect) -> None:
    """An orthogonal neighbour that is not legendary may be destroyed."""
    await fx.may_destroy(fx.all(SMALL, fx.orthogonal()))


@HIGHLAND.common(
    """
    . . x
    x @ x
    """
)
async def clan_healer(fx: Effect) -> None:
    """Up to two commons next to green squares."""
    for _ in range(2):
        if await fx.place(COMMON, NEXT_TO_GREEN, may=True) == NOWHERE:
            return


@HIGHLAND.common(
    """
    . . @
    . x x
    x . .
    """
)
async def dire_wolf(fx: Effect) -> None:
    """Up to two combat moves."""
    for _ in range(2):
        if await fx.move([fx.here], COMBAT) is None:
            return


@HIGHLAND.common(
    """
    . x
    x @
    """
)
async def ritual_keeper(fx: Effect) -> None:
    """Summoned on green: upgrade an own common. On red: an own piece may make a combat move."""
    if COLOURS[fx.square] == GREEN:
        await fx.upgrade(fx.own(ONLY_COMMON))
    elif COLOURS[fx.square] == RED:
        await fx.move(fx.own(), COMBAT)


@HIGHLAND.heroic(
    """
    x . @ . x
    . x . x .
    """
)
async def eagle_lord(fx: Effect) -> None:
    """It may make a combat leap."""
    await fx.leap(fx.here, COMBAT)


@HIGHLAND.heroic(
    """
    @ . .
    x x x
    x . .
    """
)
async def wolf_rider(fx: Effect) -> None:
    """Up to two combat moves."""
    for _ in range(2):
        if await fx.move([fx.here], COMBAT) is None:
            return


@HIGHLAND.heroic(
    """
    . . x
    . @ x
    x x .
    """
)
async def blood_shaman(fx: Effect) -> None:
    """Destroy a common or heroic piece; if it stood on red, the commons around it too."""
    victim = await fx.destroy(fx.all(SMALL))
    if victim and COLOURS[victim.square] == RED:
        fx.destroy_all(fx.all(ONLY_COMMON, NEAR[victim.square]))


@HIGHLAND.heroic(
    """
    & x
    x x
    """
)
async def war_drummer(fx: Effect) -> None:
    """Other own pieces: one combat move, or up to two standard ones."""
    step = await fx.move(fx.others(fx.own()), COMBAT)
    if step and not step.even:
        await fx.move(fx.others(fx.own()), STANDARD)


@HIGHLAND.heroic(
    """
    . @ .
    . x .
    x x x
    """
)
async def hill_giant(fx: Effect) -> None:
    """Every orthogonal neighbour that is not legendary is destroyed."""
    fx.destroy_all(fx.all(SMALL, fx.orthogonal()))


@HIGHLAND.heroic(
    """
    . . @ . .
    . x x x .
    x . . . x
    """
)
async def warlord(fx: Effect) -> None:
    """Up to three combat moves of own pieces; of three, one must be the Warlord's."""
    rode = False
    for number in range(3):
        movers = fx.own() if rode or number < 2 else [fx.here]
        step = await fx.move(movers, COMBAT)
        if step is None:
            return
        rode = rode or step.end == fx.here


@HIGHLAND.heroic(
    """
    x @ x
    . x .
    . x .
    """
)
async def war_summoner(fx: Effect) -> None:
    """Gain an action; an enemy piece may stand in for an own one at the next summoning of this turn."""
    fx.gain_action()
    fx.s.turn.bonus = BORROW


@HIGHLAND.heroic(
    """
    x . .
    . @ .
    x . x
    """
)
async def ritual_master(fx: Effect) -> None:
    """Summoned on green: gain two actions. On red: a heroic and a common piece may be destroyed."""
    if COLOURS[fx.square] == GREEN:
        fx.gain_action(2)
    elif COLOURS[fx.square] == RED:
        await fx.may_destroy(fx.all(ONLY_HEROIC))
        await fx.may_destroy(fx.all(ONLY_COMMON))


@HIGHLAND.heroic(
    """
    @ . .
    x x .
    x . x
    """
)
async def legend_slayer(fx: Effect) -> None:
    """A legendary piece, or up to two others, diagonally next to it may be destroyed."""
    victim = await fx.may_destroy(fx.all(where=fx.diagonal()))
    if victim and victim.rank != LEGENDARY:
        await fx.may_destroy(fx.all(SMALL, fx.diagonal()))


@HIGHLAND.heroic(
    """
    . @ .
    x x .
    . x x
    """
)
async def mountain_troll(fx: Effect) -> None:
    """Every adjacent common enemy is destroyed; for two or more you gain an action."""
    if fx.destroy_all(fx.enemy(ONLY_COMMON, fx.adjacent())) >= 2:
        fx.gain_action()


@HIGHLAND.heroic(
    """
    @ x
    x x
    """
)
async def hungry_bear(fx: Effect) -> None:
    """A standard move; if it destroyed something, another."""
    step = await fx.move([fx.here], STANDARD)
    if step and step.rank:
        await fx.move([fx.here], STANDARD)


@HIGHLAND.heroic(
    """
    . x . .
    x . . @
    . x . .
    """
)
async def werewolf(fx: Effect) -> None:
    """By moonlight, on green or on red but not in the centre, up to three combat moves; else a standard one."""
    if COLOURS[fx.square] not in (RED, GREEN) or fx.square == CENTRE:
        await fx.move([fx.here], STANDARD)
        return
    for _ in range(3):
        if await fx.move([fx.here], COMBAT) is None:
            return


@HIGHLAND.heroic(
    """
    x x @ x
    """,
    uses_pieces=True,
)
async def clan_guardian(fx: Effect) -> None:
    """A common piece used for the summoning may be upgraded."""
    await fx.upgrade(fx.all(ONLY_COMMON, [one for one in map(fx.find, fx.used) if one != NOWHERE]), may=True)
