"""The Sylvan school: eighteen beings."""

from __future__ import annotations

from typing import Final

from stolik.games.tash_kalar import verbs
from stolik.games.tash_kalar.arena import DIAGONAL, SQUARES, ray
from stolik.games.tash_kalar.beings import Deck
from stolik.games.tash_kalar.cards import COMMON, SMALL, UPGRADED
from stolik.games.tash_kalar.effect import COMBAT, STANDARD, Effect
from stolik.games.tash_kalar.knowledge import show_all
from stolik.games.tash_kalar.piles import put_on_top, recallable
from stolik.games.tash_kalar.sight import ONLY_COMMON, ONLY_HEROIC, ONLY_LEGENDARY
from stolik.games.tash_kalar.state import NOBODY

SYLVAN: Final = Deck("sylvan")


@SYLVAN.common(
    """
    @
    x
    x
    """
)
async def sapling(fx: Effect) -> None:
    """It becomes heroic."""
    fx.upgrade_being()


@SYLVAN.common(
    """
    . @ x
    x . .
    """
)
async def kiskin_farseeders(fx: Effect) -> None:
    """A common may be placed next to an own piece."""
    await fx.place(COMMON, fx.touching(fx.empty()), may=True)


@SYLVAN.common(
    """
    . @
    x x
    x .
    """
)
async def charging_buck(fx: Effect) -> None:
    """Up to two combat leaps to distance two."""
    for _ in range(2):
        if await fx.leap(fx.here, COMBAT, fx.exactly_two()) is None:
            return


@SYLVAN.common(
    """
    x . @ x
    """
)
async def forest_wardens(fx: Effect) -> None:
    """Destroy a common of an enemy who has more commons, then a heroic of one who has more upgraded pieces."""
    for ranks, counted in ((ONLY_COMMON, ONLY_COMMON), (ONLY_HEROIC, UPGRADED)):
        ours = fx.count(fx.colour, counted)
        await fx.destroy([one for one in fx.enemy(ranks) if fx.count(fx.s.pieces.colour[one], counted) > ours])


@SYLVAN.common(
    """
    . . @
    x x x
    """
)
async def naiad(fx: Effect) -> None:
    """Up to two own pieces next to where it was summoned make a standard move each."""
    moved: list[int] = []
    for _ in range(2):
        near = [one for one in fx.own(where=fx.adjacent(fx.square)) if fx.s.pieces.token[one] not in moved]
        step = await fx.move(near, STANDARD)
        if step is None:
            return
        moved.append(fx.s.pieces.token[step.end])


@SYLVAN.heroic(
    """
    x . @
    x . x
    """
)
async def kiskin_spirit(fx: Effect) -> None:
    """A card of your discard pile may go on top of your deck; then, or if the pile is empty, draw one more."""
    if not recallable(fx.s, fx.seat) or await recall(fx):
        fx.s.turn.extra_beings += 1


async def recall(fx: Effect) -> bool:
    """Shown to all."""
    card = await fx.ask("recall", recallable(fx.s, fx.seat), may=True)
    if card is None:
        return False
    put_on_top(fx.s, fx.seat, card)
    show_all(fx.s, card)
    fx.s.note("recall", "TK-E-01", fx.seat, card)
    return True


@SYLVAN.heroic(
    """
    x .
    . &
    . x
    """
)
async def dryad(fx: Effect) -> None:
    """An adjacent enemy that is not legendary may become your common."""
    await fx.convert(fx.enemy(SMALL, fx.adjacent()), COMMON)


@SYLVAN.heroic(
    """
    @ . .
    x x x
    . . x
    """
)
async def centaur_spearman(fx: Effect) -> None:
    """A combat move; then the first piece ahead is destroyed, unless it is legendary."""
    step = await fx.move([fx.here], COMBAT)
    if step:
        ahead = fx.all(where=ray(fx.here, step.way))[:1]
        fx.destroy_all(fx.all(SMALL, ahead))


@SYLVAN.heroic(
    """
    x . . .
    . x @ .
    . . x .
    . . . x
    """
)
async def centaur_chieftain(fx: Effect) -> None:
    """A combat move; then up to three combat moves of other own pieces in the same direction."""
    charge = await fx.move([fx.here], COMBAT)
    if charge is None:
        return
    for _ in range(3):
        if await fx.move(fx.others(fx.own()), COMBAT, ways=[charge.way]) is None:
            return


@SYLVAN.heroic(
    """
    . x @
    x x .
    x . .
    """
)
async def unicorn(fx: Effect) -> None:
    """A combat move, or an action."""
    words = ["move", "action"] if fx.moves([fx.here], COMBAT) else ["action"]
    if await fx.choose_one(words) == "move":
        await fx.move([fx.here], COMBAT)
    else:
        fx.gain_action()


@SYLVAN.heroic(
    """
    @ . .
    x . x
    . x .
    . x .
    """
)
async def sylvan_queen(fx: Effect) -> None:
    """A common or heroic enemy diagonally next to it may become yours."""
    await fx.convert(fx.enemy(SMALL, fx.diagonal()))


@SYLVAN.heroic(
    """
    @ .
    x .
    . x
    x .
    """
)
async def sylvan_princess(fx: Effect) -> None:
    """A common enemy diagonally next to it may become yours."""
    await fx.convert(fx.enemy(ONLY_COMMON, fx.diagonal()))


@SYLVAN.heroic(
    """
    x . x
    . @ .
    . x .
    """
)
async def woodland_druid(fx: Effect) -> None:
    """Upgrade one common piece of every colour, your own first."""
    for colour in (fx.colour, *fx.opponents()):
        await fx.upgrade([one for one in fx.all(ONLY_COMMON) if fx.s.pieces.colour[one] == colour])


@SYLVAN.heroic(
    """
    . x .
    x @ x
    x . .
    """
)
async def forest_ancient(fx: Effect) -> None:
    """Place two enemy commons within two; for each, destroy a common of its colour within three."""
    placed: list[int] = []
    for _ in range(2):
        room = fx.empty(fx.within(2))
        ready = [enemy for enemy in fx.opponents() if room and verbs.in_supply(fx.s, enemy, COMMON)]
        colour = await fx.choose_colour(ready)
        if colour != NOBODY:
            await fx.place(COMMON, room, colour=colour)
            placed.append(colour)
    for colour in placed:
        await fx.destroy([one for one in fx.all(ONLY_COMMON, fx.within(3)) if fx.s.pieces.colour[one] == colour])


@SYLVAN.heroic(
    """
    . x .
    x @ .
    . . x
    """
)
async def forest_mystic(fx: Effect) -> None:
    """Draw a being and a legend more."""
    fx.s.turn.extra_beings += 1
    fx.s.turn.extra_legends += 1


@SYLVAN.heroic(
    """
    . x .
    x @ x
    . x .
    """
)
async def kiskin_leafsplitter(fx: Effect) -> None:
    """Up to two diagonal shots, each at the first piece."""
    for _ in range(2):
        line = await fx.aim([way for way in DIAGONAL if fx.all(where=ray(fx.here, way))])
        if not line:
            return
        fx.destroy_all(fx.all(where=line)[:1])


@SYLVAN.heroic(
    """
    . @ .
    x x x
    . x .
    """
)
async def kiskin_boughrunner(fx: Effect) -> None:
    """Up to three combat moves, each to a square next to another own piece."""
    for _ in range(3):
        if await fx.move([fx.here], COMBAT, fx.touching(SQUARES, besides=fx.here)) is None:
            return


@SYLVAN.heroic(
    """
    x @ x
    . x x
    """
)
async def tree_shepherd(fx: Effect) -> None:
    """Upgrade an own common, or a combat move of an own heroic, or a standard move of an own legendary piece."""
    ways = {
        "upgrade": bool(fx.own(ONLY_COMMON)),
        "heroic": bool(fx.moves(fx.own(ONLY_HEROIC), COMBAT)),
        "legendary": bool(fx.moves(fx.own(ONLY_LEGENDARY), STANDARD)),
    }
    choice = await fx.choose_one([word for word, possible in ways.items() if possible])
    if choice == "upgrade":
        await fx.upgrade(fx.own(ONLY_COMMON))
    elif choice == "heroic":
        await fx.move(fx.own(ONLY_HEROIC), COMBAT)
    elif choice == "legendary":
        await fx.move(fx.own(ONLY_LEGENDARY), STANDARD)
