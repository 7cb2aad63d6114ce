"""Everfrost: eighteen beings, seven of them with a frost effect that is kept for later (TK-F-04 to TK-F-06)."""

from __future__ import annotations

from typing import Final

from stolik.games.tash_kalar import verbs
from stolik.games.tash_kalar.arena import AHEAD, NOWHERE, Way
from stolik.games.tash_kalar.cards import COMMON, HEROIC, SMALL, Deck
from stolik.games.tash_kalar.effect import COMBAT, STANDARD, Effect
from stolik.games.tash_kalar.frost import reflections, remove_for_good, supported, tax, thaw_from_pile
from stolik.games.tash_kalar.sight import ONLY_COMMON, ONLY_HEROIC, ONLY_LEGENDARY
from stolik.games.tash_kalar.state import BORROW

EVERFROST: Final = Deck("everfrost")


@EVERFROST.being(
    "snow_fox",
    COMMON,
    """
    @ x .
    . . x
    """,
)
async def snow_fox(fx: Effect) -> None:
    """Up to two standard moves."""
    for _ in range(2):
        if await fx.move([fx.here], STANDARD) is None:
            return


@EVERFROST.being(
    "royal_reindeer",
    COMMON,
    """
    . @ .
    x x .
    . . x
    """,
)
async def royal_reindeer(fx: Effect) -> None:
    """A combat leap to distance two; if nothing was destroyed, by the summoning either, it becomes heroic."""
    leap = await fx.leap(fx.here, COMBAT, fx.exactly_two())
    if fx.over < 0 and not (leap and leap.rank):
        fx.upgrade_being()


@EVERFROST.being(
    "crystal_mirror",
    COMMON,
    """
    y y x b b
    y y @ b b
    y y x b b
    """,
)
async def crystal_mirror(fx: Effect) -> None:
    """One heroic or up to two common pieces on yellow squares are mirrored by own ones on blue squares."""
    images = reflections(fx)
    for ranks in (SMALL, ONLY_COMMON):
        clear = [one for one in fx.all(ranks, list(images)) if fx.empty_at(images[one])]
        source = await fx.ask_square("mirror", clear if fx.s.supply.small[fx.colour] else [], may=True)
        if source == NOWHERE:
            return
        verbs.put(fx.s, images[source], fx.colour, fx.s.pieces.rank[source], fx.rule)
        if fx.s.pieces.rank[source] == HEROIC:
            return


@EVERFROST.being(
    "crystal_grower",
    COMMON,
    """
    . @
    x x
    """,
)
async def crystal_grower(fx: Effect) -> None:
    """Upgrade a common of every enemy."""
    for colour in fx.opponents():
        await fx.upgrade([one for one in fx.enemy(ONLY_COMMON) if fx.s.pieces.colour[one] == colour])


@EVERFROST.frost("crystal_grower")
async def crystal_grower_thaws(fx: Effect) -> None:
    """Upgrade an own common."""
    await fx.upgrade(fx.own(ONLY_COMMON))


@EVERFROST.being(
    "ice_princess",
    COMMON,
    """
    . @ .
    . x .
    x . x
    """,
)
async def ice_princess(fx: Effect) -> None:
    """Another own common may make a combat move."""
    await fx.move(fx.others(fx.own(ONLY_COMMON)), COMBAT)


@EVERFROST.frost("ice_princess")
async def ice_princess_thaws(fx: Effect) -> None:
    """An own common makes a standard move."""
    await fx.move(fx.own(ONLY_COMMON), STANDARD, may=False)


@EVERFROST.being(
    "ice_queen",
    HEROIC,
    """
    . & .
    . x .
    x . x
    """,
)
async def ice_queen(fx: Effect) -> None:
    """Another own heroic piece may make a combat move."""
    await fx.move(fx.others(fx.own(ONLY_HEROIC)), COMBAT)


@EVERFROST.frost("ice_queen")
async def ice_queen_thaws(fx: Effect) -> None:
    """An own heroic piece makes a standard move."""
    await fx.move(fx.own(ONLY_HEROIC), STANDARD, may=False)


EVERFROST.silent(
    "frostweave_summoner",
    HEROIC,
    """
    x .
    . @
    . x
    . x
    """,
)


@EVERFROST.frost("frostweave_summoner")
async def frostweave_summoner_thaws(fx: Effect) -> None:
    """Just before summoning: an enemy piece may stand in for an own one (TK-F-37)."""
    fx.s.turn.bonus = BORROW
    fx.s.turn.at_once = True


EVERFROST.silent(
    "winter_whisperer",
    HEROIC,
    """
    . @ . .
    x x x x
    """,
)


@EVERFROST.frost("winter_whisperer")
async def winter_whisperer_thaws(fx: Effect) -> None:
    """An own common may be destroyed and a flare discarded; for both you gain an action."""
    offered = await fx.may_destroy(fx.own(ONLY_COMMON))
    burnt = await fx.may_discard_flare()
    if offered and burnt:
        fx.gain_action()


@EVERFROST.being(
    "frozen_chest",
    HEROIC,
    """
    x & x
    """,
)
async def frozen_chest(fx: Effect) -> None:
    """A frost effect of your discard pile may be put into play."""
    await thaw_from_pile(fx)


@EVERFROST.being(
    "everfrost_sentinel",
    HEROIC,
    """
    @ .
    x .
    x x
    . x
    """,
)
async def everfrost_sentinel(fx: Effect) -> None:
    """Summoned over an enemy it may become common; then all others have an action less in their next turn."""
    enemy = fx.over >= 0 and fx.over != fx.colour
    if enemy and await fx.may_downgrade_being():
        tax(fx.s, fx.seat)


@EVERFROST.being(
    "glacier_giant",
    HEROIC,
    """
    . @ .
    . x .
    x x x
    """,
    arrows="SW SE",
)
async def glacier_giant(fx: Effect) -> None:
    """It may slide in a marked direction by combat moves; then it may crush a legendary piece ahead, and itself."""
    step = await fx.slide([fx.here], COMBAT, ways=fx.arrows)
    if step is None:
        return
    ahead = [square for square in (AHEAD[fx.here][step.way],) if square != NOWHERE]
    if await fx.may_destroy(fx.all(ONLY_LEGENDARY, ahead)):
        fx.destroy_being()


@EVERFROST.being(
    "polar_bear",
    HEROIC,
    """
    @ x x .
    . x . x
    """,
)
async def polar_bear(fx: Effect) -> None:
    """A combat move; after a kill a standard one; after another kill one more, to an empty square."""
    first = await fx.move([fx.here], COMBAT)
    if first and first.rank:
        second = await fx.move([fx.here], STANDARD)
        if second and second.rank:
            await fx.move([fx.here], STANDARD, fx.empty())


@EVERFROST.being(
    "war_sled",
    HEROIC,
    """
    x . @
    x x x
    """,
    arrows="NE E SE",
)
async def war_sled(fx: Effect) -> None:
    """Up to three combat moves, the first in a marked direction, each turning by 45 degrees at most."""
    ways: list[Way] = fx.arrows
    for _ in range(3):
        step = await fx.move([fx.here], COMBAT, ways=ways)
        if step is None:
            return
        ways = [(step.way + turn) % 8 for turn in (-1, 0, 1)]


@EVERFROST.being(
    "snow_monster",
    HEROIC,
    """
    . & x .
    x . . x
    """,
)
async def snow_monster(fx: Effect) -> None:
    """Common enemies within two that touch a piece of yours are destroyed."""
    fx.destroy_all(fx.touching(fx.enemy(ONLY_COMMON, fx.within(2))))


@EVERFROST.being(
    "frost_imp",
    HEROIC,
    """
    x @ .
    . x .
    . . x
    """,
)
async def frost_imp(fx: Effect) -> None:
    """An adjacent common may slide in a direction until it is blocked."""
    await fx.slide(fx.all(ONLY_COMMON, fx.adjacent()), STANDARD, whole=True)


@EVERFROST.being(
    "ice_wyvern",
    HEROIC,
    """
    @ x .
    x . .
    . x x
    """,
)
async def ice_wyvern(fx: Effect) -> None:
    """A combat leap; if it destroyed something, the Wyvern is destroyed too."""
    leap = await fx.leap(fx.here, COMBAT)
    if leap and leap.rank:
        fx.destroy_being()


@EVERFROST.frost("ice_wyvern")
async def ice_wyvern_thaws(fx: Effect) -> None:
    """Place a common next to an own heroic piece."""
    await fx.place(COMMON, fx.touching(fx.empty(), ONLY_HEROIC))


@EVERFROST.being(
    "deathbringer",
    HEROIC,
    """
    . x @
    . . .
    x x x
    """,
)
async def deathbringer(fx: Effect) -> None:
    """An adjacent piece with enough of yours around it may be destroyed: it counts twice and leaves the game."""
    victim = await fx.may_destroy([one for one in fx.all(where=fx.adjacent()) if supported(fx, one)])
    if victim:
        remove_for_good(fx.s, victim)


@EVERFROST.being(
    "frostweave_illusionist",
    HEROIC,
    """
    x @ x
    . . .
    . x .
    """,
)
async def frostweave_illusionist(fx: Effect) -> None:
    """It becomes a common of an enemy's colour."""
    colour = await fx.choose_colour([enemy for enemy in fx.opponents() if verbs.in_supply(fx.s, enemy, COMMON)])
    if colour >= 0 and fx.here != NOWHERE:
        verbs.convert(fx.s, fx.here, colour, COMMON, fx.rule)


@EVERFROST.frost("frostweave_illusionist")
async def frostweave_illusionist_thaws(fx: Effect) -> None:
    """A common enemy becomes yours."""
    await fx.convert(fx.enemy(ONLY_COMMON), COMMON, may=False)
