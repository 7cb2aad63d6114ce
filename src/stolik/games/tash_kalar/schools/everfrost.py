"""Everfrost: the thirteen heroic beings, after the five commons of everfrost_commons.py (TK-F-04, TK-F-06)."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Seat, offer
from stolik.games.tash_kalar import verbs
from stolik.games.tash_kalar.arena import AHEAD, NEAR, NOWHERE, Square, Way
from stolik.games.tash_kalar.beings import Deck, being_of
from stolik.games.tash_kalar.cards import COMMON, HEROIC, LEGENDARY
from stolik.games.tash_kalar.control import show_partner
from stolik.games.tash_kalar.effect import COMBAT, STANDARD, Effect, Fallen
from stolik.games.tash_kalar.piles import discard_openly, recallable, take_from_piles
from stolik.games.tash_kalar.schools.everfrost_commons import COMMONS
from stolik.games.tash_kalar.sight import ONLY_COMMON, ONLY_HEROIC, ONLY_LEGENDARY
from stolik.games.tash_kalar.state import BORROW, NO_CARD, State

EVERFROST: Final = Deck("everfrost", COMMONS.beings)
SUPPORT: Final = (0, 0, 1, 3)
"""Own pieces that the Deathbringer needs around its victim, by its rank."""


@EVERFROST.heroic(
    """
    . & .
    . x .
    x . x
    """
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


@EVERFROST.frost("frostweave_summoner", lends=BORROW)
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


@EVERFROST.heroic(
    """
    x & x
    """
)
async def frozen_chest(fx: Effect) -> None:
    """A frost effect of your discard pile may be put into play, the one there is discarded (TK-F-26, TK-F-27)."""
    s, player = fx.s, fx.player
    cards = [card for card in recallable(s, fx.seat) if being_of(card).frost is not None]
    if cards or not player.hidden:
        card = await fx.ask("recall", cards, may=True)
    else:  # that none of the cards put away is frozen is a secret
        show_partner(s, "recall")
        card = await offer(s.turn.chooser, "recall", cards, about=fx.card)
    if card is None:
        return
    take_from_piles(s, fx.seat, card)
    if player.frost != NO_CARD:
        discard_openly(s, fx.seat, player.frost, "TK-F-27")
    player.frost = card
    s.note("frost", "TK-F-27", fx.seat, card)


@EVERFROST.heroic(
    """
    @ .
    x .
    x x
    . x
    """
)
async def everfrost_sentinel(fx: Effect) -> None:
    """Summoned over an enemy it may become common; then all others have an action less in their next turn."""
    enemy = fx.over >= 0 and fx.over != fx.colour
    if enemy and await fx.may_downgrade_being():
        tax(fx.s, fx.seat)


def tax(s: State, seat: Seat) -> None:
    """Everyone else, in a team game the next player only, has an action less in the next turn (TK-F-29)."""
    others = [(seat + 1) % 4] if s.agreed.teams else [other for other in range(s.agreed.seats) if other != seat]
    for other in others:
        s.players[other].taxed = 1
        s.note("tax", "TK-F-29", other)


@EVERFROST.heroic(
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


@EVERFROST.heroic(
    """
    @ x x .
    . x . x
    """
)
async def polar_bear(fx: Effect) -> None:
    """A combat move; after a kill a standard one; after another kill one more, to an empty square."""
    first = await fx.move([fx.here], COMBAT)
    if first and first.rank:
        second = await fx.move([fx.here], STANDARD)
        if second and second.rank:
            await fx.move([fx.here], STANDARD, fx.empty())


@EVERFROST.heroic(
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


@EVERFROST.heroic(
    """
    . & x .
    x . . x
    """
)
async def snow_monster(fx: Effect) -> None:
    """Common enemies within two that touch a piece of yours are destroyed."""
    fx.destroy_all(fx.touching(fx.enemy(ONLY_COMMON, fx.within(2))))


@EVERFROST.heroic(
    """
    x @ .
    . x .
    . . x
    """
)
async def frost_imp(fx: Effect) -> None:
    """An adjacent common may slide in a direction until it is blocked."""
    await fx.slide(fx.all(ONLY_COMMON, fx.adjacent()), STANDARD, whole=True)


@EVERFROST.heroic(
    """
    @ x .
    x . .
    . x x
    """
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


@EVERFROST.heroic(
    """
    . x @
    . . .
    x x x
    """
)
async def deathbringer(fx: Effect) -> None:
    """An adjacent piece with enough of yours around it may be destroyed: it counts twice and leaves the game."""
    victim = await fx.may_destroy([one for one in fx.all(where=fx.adjacent()) if supported(fx, one)])
    if victim:
        remove_for_good(fx.s, victim)


def supported(fx: Effect, victim: Square) -> bool:
    """Enough own pieces around it, the Deathbringer not counted."""
    around = [square for square in fx.own(where=NEAR[victim]) if square != fx.here]
    return len(around) >= SUPPORT[fx.s.pieces.rank[victim]]


def remove_for_good(s: State, victim: Fallen) -> None:
    """It counts once more if it was an enemy's, and its piece never comes back (TK-F-28)."""
    colour, legendary = victim.colour, victim.rank == LEGENDARY
    if colour == s.agreed.side_of[s.turn.seat] or s.agreed.back_at_once:
        (s.supply.legendary if legendary else s.supply.small)[colour] -= 1
    else:
        (s.supply.legendary_aside if legendary else s.supply.small_aside)[colour] -= 1
    if colour != s.agreed.side_of[s.turn.seat]:
        s.turn.tally[colour * 4 + victim.rank] += 1
    s.supply.lost[colour * 2 + legendary] += 1
    s.note("remove", "TK-F-28", s.hues[colour], victim.rank)


@EVERFROST.heroic(
    """
    x @ x
    . . .
    . x .
    """
)
async def frostweave_illusionist(fx: Effect) -> None:
    """It becomes a common of an enemy's colour, of one who has a piece left (TK-F-35)."""
    colour = await fx.choose_colour([enemy for enemy in fx.opponents() if verbs.in_supply(fx.s, enemy, COMMON)])
    if colour >= 0 and fx.here != NOWHERE:
        verbs.convert(fx.s, fx.here, colour, COMMON, fx.card)


@EVERFROST.frost("frostweave_illusionist")
async def frostweave_illusionist_thaws(fx: Effect) -> None:
    """A common enemy becomes yours."""
    await fx.convert(fx.enemy(ONLY_COMMON), COMMON, may=False)
