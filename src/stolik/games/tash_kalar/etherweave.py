"""Etherweave: eighteen beings, many with a warp effect that is played before they are summoned (TK-W-01 to TK-W-08)."""

from __future__ import annotations

from typing import Final

from stolik.games.tash_kalar import verbs
from stolik.games.tash_kalar.arena import COLOURS, NEAR, NO_COLOUR, NOWHERE, SQUARES
from stolik.games.tash_kalar.cards import COMMON, HEROIC, SMALL, Deck
from stolik.games.tash_kalar.effect import COMBAT, STANDARD, Effect
from stolik.games.tash_kalar.matter import part_matter, release, repel, stash, swap
from stolik.games.tash_kalar.scoring import legend_counts
from stolik.games.tash_kalar.sight import ONLY_COMMON, ONLY_HEROIC, ONLY_LEGENDARY
from stolik.games.tash_kalar.state import EMPTY, NO_CARD
from stolik.games.tash_kalar.warp import (
    command,
    copy_warp,
    discard_legends,
    in_pile,
    may_discard_card,
    may_discard_pending,
    no_longer_pending,
    pending,
    recall_top,
    warps_in_pile,
)

ETHERWEAVE: Final = Deck("etherweave")
PLAIN: Final = [square for square in SQUARES if COLOURS[square] == NO_COLOUR]


@ETHERWEAVE.being(
    "doppelganger",
    COMMON,
    """
    x @
    x .
    """,
)
async def doppelganger(fx: Effect) -> None:
    """If a being is pending, its warp effect is run once."""
    card = pending(fx)
    if card != NO_CARD:
        await copy_warp(fx, card)


@ETHERWEAVE.being(
    "paradox_worm",
    COMMON,
    """
    . . x @
    x x . .
    """,
)
async def paradox_worm(fx: Effect) -> None:
    """An own common or heroic piece may trade places with an enemy piece of its rank."""
    pairs = [(mine, theirs) for mine in fx.own(SMALL) for theirs in fx.enemy((fx.s.pieces.rank[mine],))]
    await swap(fx, pairs)


@ETHERWEAVE.warp("paradox_worm")
async def paradox_worm_warps(fx: Effect) -> None:
    """Upgrade a common enemy; the pending being may then be discarded."""
    await fx.upgrade(fx.enemy(ONLY_COMMON))
    await may_discard_pending(fx)


@ETHERWEAVE.being(
    "lesser_shadow_twin",
    COMMON,
    """
    @ . .
    x x x
    """,
)
async def lesser_shadow_twin(fx: Effect) -> None:
    """With the Greater Twin in your pile: up to two commons next to one of your pieces are destroyed."""
    if not in_pile(fx, "greater_shadow_twin"):
        return
    shadow = await fx.ask_square("shadow", fx.own(), may=False)
    for _ in range(2):
        if shadow == NOWHERE or not await fx.may_destroy(fx.all(ONLY_COMMON, NEAR[shadow])):
            return


@ETHERWEAVE.warp("lesser_shadow_twin")
async def lesser_shadow_twin_warps(fx: Effect) -> None:
    """Upgrade an own common."""
    await fx.upgrade(fx.own(ONLY_COMMON))


@ETHERWEAVE.being(
    "translocationist",
    COMMON,
    """
    . . x
    x @ .
    x x .
    """,
)
async def translocationist(fx: Effect) -> None:
    """Up to twice an own heroic piece trades places with an own common."""
    for _ in range(2):
        if not await swap(fx, [(hero, common) for hero in fx.own(ONLY_HEROIC) for common in fx.own(ONLY_COMMON)]):
            return


@ETHERWEAVE.warp("translocationist")
async def translocationist_warps(fx: Effect) -> None:
    """Gain an action."""
    fx.gain_action()


ETHERWEAVE.silent(
    "antimatter_spirit",
    COMMON,
    """
    . . x
    . @ .
    x . .
    """,
)


@ETHERWEAVE.warp("antimatter_spirit")
async def antimatter_spirit_warps(fx: Effect) -> None:
    """A common of yours and one of an enemy appear on a plain square and leap apart: all of it or nothing."""
    await part_matter(fx, PLAIN)


@ETHERWEAVE.being(
    "merchant_of_time",
    HEROIC,
    """
    . . @ .
    . x . x
    x . x .
    """,
)
async def merchant_of_time(fx: Effect) -> None:
    """The piece on the card comes back by a standard leap to a plain square."""
    await release(fx, PLAIN)


@ETHERWEAVE.warp("merchant_of_time")
async def merchant_of_time_warps(fx: Effect) -> None:
    """A piece on a plain square is laid on this card."""
    await stash(fx, fx.all(where=PLAIN))


@ETHERWEAVE.being(
    "gate_of_oblivion",
    HEROIC,
    """
    . r r r .
    r x @ x r
    r x p x r
    """,
)
async def gate_of_oblivion(fx: Effect) -> None:
    """What stands on the purple square is destroyed; of the red squares one small piece may be."""
    fx.destroy_all(fx.all(where=fx.marked("p")))
    await fx.may_destroy(fx.all(SMALL, fx.marked("r")))


@ETHERWEAVE.warp("gate_of_oblivion")
async def gate_of_oblivion_warps(fx: Effect) -> None:
    """For the rest of the turn every destroyed enemy piece counts once more."""
    fx.s.turn.counts_more += 1


@ETHERWEAVE.being(
    "time_traveler",
    HEROIC,
    """
    x . .
    . & .
    . . x
    """,
)
async def time_traveler(fx: Effect) -> None:
    """An adjacent common may be destroyed; then the top card of your pile goes on top of your deck."""
    if await fx.may_destroy(fx.all(ONLY_COMMON, fx.adjacent())):
        recall_top(fx)


@ETHERWEAVE.being(
    "greater_shadow_twin",
    HEROIC,
    """
    @ x x x
    """,
)
async def greater_shadow_twin(fx: Effect) -> None:
    """With the Lesser Twin in your pile: a heroic piece that touches two of yours may be destroyed."""
    if in_pile(fx, "lesser_shadow_twin"):
        await fx.may_destroy([one for one in fx.all(ONLY_HEROIC) if len(fx.own(where=NEAR[one])) >= 2])


@ETHERWEAVE.warp("greater_shadow_twin")
async def greater_shadow_twin_warps(fx: Effect) -> None:
    """Upgrade an own common."""
    await fx.upgrade(fx.own(ONLY_COMMON))


@ETHERWEAVE.being(
    "warpmaster",
    HEROIC,
    """
    . x .
    . . .
    x . @
    . x .
    """,
)
async def warpmaster(fx: Effect) -> None:
    """The pending being may come back to the hand, or the Warpmaster make a standard move."""
    words = [*(["recall"] if pending(fx) != NO_CARD else []), *(["move"] if fx.moves([fx.here], STANDARD) else [])]
    choice = await fx.choose_one(words, may=True)
    if choice == "recall":
        no_longer_pending(fx.s, fx.seat)
    elif choice == "move":
        await fx.move([fx.here], STANDARD)


@ETHERWEAVE.being(
    "dark_sphere",
    HEROIC,
    """
    x &
    x x
    """,
)
async def dark_sphere(fx: Effect) -> None:
    """Up to three pieces, two of a colour at most, make a combat move to distance two from the Sphere."""
    moved: list[int] = []
    colours: list[int] = []
    for _ in range(3):
        fit = [
            one
            for one in fx.all(SMALL)
            if fx.s.pieces.token[one] not in moved and colours.count(fx.s.pieces.colour[one]) < 2
        ]
        step = await fx.move(fit, COMBAT, fx.exactly_two())
        if step is None:
            return
        moved.append(fx.s.pieces.token[step.end])
        colours.append(fx.s.pieces.colour[step.end])


@ETHERWEAVE.being(
    "void_summoner",
    HEROIC,
    """
    . @ x
    . x .
    x . x
    """,
)
async def void_summoner(fx: Effect) -> None:
    """At the next summoning of this turn up to two empty squares count as own commons."""
    fx.s.turn.bonus = EMPTY


@ETHERWEAVE.warp("void_summoner")
async def void_summoner_warps(fx: Effect) -> None:
    """An own common or heroic piece makes a standard move."""
    await fx.move(fx.own(SMALL), STANDARD, may=False)


@ETHERWEAVE.being(
    "eternal_emperor",
    HEROIC,
    """
    x .
    x @
    x x
    """,
)
async def eternal_emperor(fx: Effect) -> None:
    """Unless its warp effect was played this turn: one of its three commands may be given."""
    if fx.card not in fx.s.turn.warped:
        await command(fx, may=True)


@ETHERWEAVE.warp("eternal_emperor")
async def eternal_emperor_warps(fx: Effect) -> None:
    """One of three commands: place a common, a combat move of a common, a standard move of an upgraded piece."""
    await command(fx, may=False)


@ETHERWEAVE.being(
    "reality_patch",
    HEROIC,
    """
    . x .
    x @ x
    . x .
    """,
)
async def reality_patch(fx: Effect) -> None:
    """A heroic piece of every enemy may be destroyed; the pending being and a card of the hand may be discarded."""
    for colour in fx.opponents():
        await fx.may_destroy([one for one in fx.enemy(ONLY_HEROIC) if fx.s.pieces.colour[one] == colour])
    await may_discard_pending(fx)
    await may_discard_card(fx)


@ETHERWEAVE.being(
    "polarity_queen",
    HEROIC,
    """
    . @ .
    x . x
    . x .
    . x .
    """,
)
async def polarity_queen(fx: Effect) -> None:
    """Two other own small pieces make combat moves in opposite directions: both or none."""
    await repel(fx)


@ETHERWEAVE.warp("polarity_queen")
async def polarity_queen_warps(fx: Effect) -> None:
    """Place a common next to an enemy piece."""
    enemies = fx.enemy()
    await fx.place(COMMON, [square for square in fx.empty() if any(enemy in NEAR[square] for enemy in enemies)])


@ETHERWEAVE.being(
    "singularity",
    HEROIC,
    """
    x . x
    . @ .
    x . x
    """,
)
async def singularity(fx: Effect) -> None:
    """All commons around an empty plain square move onto it, one after another."""
    hole = await fx.ask_square("hole", fx.empty(PLAIN), may=False)
    while hole != NOWHERE and fx.all(ONLY_COMMON, NEAR[hole]):
        await fx.move(fx.all(ONLY_COMMON, NEAR[hole]), COMBAT, [hole], may=False)


@ETHERWEAVE.being(
    "ziggurat_sentinel",
    HEROIC,
    """
    . . @
    . . x
    . x x
    x x .
    """,
    arrows="SW",
)
async def ziggurat_sentinel(fx: Effect) -> None:
    """The warp effect of a card in your pile may be run, or up to three combat moves in the marked direction."""
    words = [
        *(["warp"] if warps_in_pile(fx) else []),
        *(["move"] if fx.moves([fx.here], COMBAT, ways=fx.arrows) else []),
    ]
    choice = await fx.choose_one(words, may=True)
    if choice == "warp":
        card = await fx.ask("recall", warps_in_pile(fx), may=False)
        assert isinstance(card, int)
        await copy_warp(fx, card)
    elif choice == "move":
        for _ in range(3):
            if await fx.move([fx.here], COMBAT, ways=fx.arrows) is None:
                return


@ETHERWEAVE.warp("ziggurat_sentinel")
async def ziggurat_sentinel_warps(fx: Effect) -> None:
    """An own small piece makes a combat move, or two standard moves."""
    step = await fx.move(fx.own(SMALL), COMBAT, may=False)
    if step and not step.even:
        await fx.move([step.end], STANDARD)


@ETHERWEAVE.being(
    "iris_of_eternity",
    HEROIC,
    """
    . @ .
    x . x
    x . x
    . x .
    """,
)
async def iris_of_eternity(fx: Effect) -> None:
    """An adjacent legendary piece is destroyed, or the Iris becomes a legend and your legends are discarded."""
    able = fx.here != NOWHERE and verbs.can_upgrade(fx.s, fx.here)
    words = [*(["destroy"] if fx.all(ONLY_LEGENDARY, fx.adjacent()) else []), *(["upgrade"] if able else [])]
    choice = await fx.choose_one(words, may=True)
    if choice == "destroy":
        await fx.destroy(fx.all(ONLY_LEGENDARY, fx.adjacent()))
    elif choice == "upgrade":
        fx.upgrade_being()
        await legend_counts(fx)
        discard_legends(fx)
