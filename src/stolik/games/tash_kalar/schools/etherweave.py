"""Etherweave: the thirteen heroic beings, after the five commons of etherweave_commons.py."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Seat
from stolik.games.tash_kalar import verbs
from stolik.games.tash_kalar.arena import AHEAD, NEAR, NOWHERE, SQUARES, Square
from stolik.games.tash_kalar.beings import Deck
from stolik.games.tash_kalar.cards import COMMON, SMALL, UPGRADED
from stolik.games.tash_kalar.effect import COMBAT, STANDARD, Effect, Move
from stolik.games.tash_kalar.knowledge import show_all
from stolik.games.tash_kalar.piles import discard_openly, holding, in_hand, put_on_top, recallable
from stolik.games.tash_kalar.schools.etherweave_commons import COMMONS, PLAIN
from stolik.games.tash_kalar.scoring import legend_counts
from stolik.games.tash_kalar.sight import ONLY_COMMON, ONLY_HEROIC, ONLY_LEGENDARY
from stolik.games.tash_kalar.state import EMPTY, NO_CARD, NO_TOKEN, Stash, State, gate_square
from stolik.games.tash_kalar.warp import (
    copy_warp,
    in_pile,
    may_discard_pending,
    no_longer_pending,
    pending,
    warps_in_pile,
)

ETHERWEAVE: Final = Deck("etherweave", COMMONS.beings)


@ETHERWEAVE.heroic(
    """
    . . @ .
    . x . x
    x . x .
    """
)
async def merchant_of_time(fx: Effect) -> None:
    """The piece on the card comes back by a standard leap to a plain square."""
    free = [square for square in PLAIN if fx.s.pieces.rank[square] < fx.s.stash.rank]
    square = await fx.ask_square("release", free, may=False)
    if square != NOWHERE:
        release(fx, square)


def release(fx: Effect, square: Square) -> None:
    """A Gate is the Gate again unless a new one arose (TK-W-07)."""
    s = fx.s
    stash, s.stash = s.stash, Stash()
    if s.pieces.rank[square]:
        verbs.destroy(s, square, fx.card, "TK-W-07")
    verbs.stand(s, square, stash.colour, stash.rank)
    s.note("release", "TK-W-07", s.hues[stash.colour], stash.rank, square)
    if stash.gate and s.pieces.gate == NO_TOKEN:
        verbs.set_gate(s, square, "TK-W-07")


@ETHERWEAVE.warp("merchant_of_time", fixed=True)
async def merchant_of_time_warps(fx: Effect) -> None:
    """A piece on a plain square is laid on this card."""
    square = await fx.ask_square("stash", fx.all(where=PLAIN), may=False)
    if square != NOWHERE:
        lay_aside(fx.s, square)


def lay_aside(s: State, square: Square) -> None:
    """Off the arena, but neither destroyed nor in the supply; a Gate is suspended (TK-W-07)."""
    stash = s.stash
    stash.colour, stash.rank = s.pieces.colour[square], s.pieces.rank[square]
    stash.gate = square == gate_square(s)
    verbs.lose_gate(s, square, "TK-W-07")
    s.pieces.clear(square)
    s.note("stash", "TK-W-07", s.hues[stash.colour], stash.rank, square)


@ETHERWEAVE.heroic(
    """
    . r r r .
    r x @ x r
    r x p x r
    """
)
async def gate_of_oblivion(fx: Effect) -> None:
    """What stands on the purple square is destroyed; of the red squares one small piece may be."""
    fx.destroy_all(fx.all(where=fx.marked("p")))
    await fx.may_destroy(fx.all(SMALL, fx.marked("r")))


@ETHERWEAVE.warp("gate_of_oblivion")
async def gate_of_oblivion_warps(fx: Effect) -> None:
    """For the rest of the turn every destroyed enemy piece counts once more."""
    fx.s.turn.counts_more += 1


@ETHERWEAVE.heroic(
    """
    x . .
    . & .
    . . x
    """,
    elsewhere=True,
)
async def time_traveler(fx: Effect) -> None:
    """An adjacent common may be destroyed; then the top card of your pile goes on top of your deck."""
    if await fx.may_destroy(fx.all(ONLY_COMMON, fx.adjacent())):
        recall_top(fx.s, fx.seat)


def recall_top(s: State, seat: Seat) -> None:
    """The card discarded last; others see which only if they saw it go (TK-W-07)."""
    cards = recallable(s, seat)
    if not cards:
        return
    card = max(cards, key=lambda one: s.memory.stamps[one])
    seen = card in s.players[seat].pile
    put_on_top(s, seat, card)
    if seen:
        show_all(s, card)
    s.note("recall" if seen else "recall-unseen", "TK-W-07", seat, card)


@ETHERWEAVE.heroic(
    """
    @ x x x
    """
)
async def greater_shadow_twin(fx: Effect) -> None:
    """With the Lesser Twin in your pile: a heroic piece that touches two of yours may be destroyed."""
    if in_pile(fx, "lesser_shadow_twin"):
        await fx.may_destroy([one for one in fx.all(ONLY_HEROIC) if len(fx.own(where=NEAR[one])) >= 2])


@ETHERWEAVE.warp("greater_shadow_twin")
async def greater_shadow_twin_warps(fx: Effect) -> None:
    """Upgrade an own common."""
    await fx.upgrade(fx.own(ONLY_COMMON))


@ETHERWEAVE.heroic(
    """
    . x .
    . . .
    x . @
    . x .
    """
)
async def warpmaster(fx: Effect) -> None:
    """The pending being may come back to the hand, or the Warpmaster make a standard move."""
    words = [*(["recall"] if pending(fx) != NO_CARD else []), *(["move"] if fx.moves([fx.here], STANDARD) else [])]
    choice = await fx.choose_one(words, may=True)
    if choice == "recall":
        no_longer_pending(fx.s, fx.seat)
    elif choice == "move":
        await fx.move([fx.here], STANDARD)


@ETHERWEAVE.heroic(
    """
    x &
    x x
    """
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


@ETHERWEAVE.heroic(
    """
    . @ x
    . x .
    x . x
    """
)
async def void_summoner(fx: Effect) -> None:
    """At the next summoning of this turn up to two empty squares count as own commons."""
    fx.s.turn.bonus = EMPTY


@ETHERWEAVE.warp("void_summoner")
async def void_summoner_warps(fx: Effect) -> None:
    """An own common or heroic piece makes a standard move."""
    await fx.move(fx.own(SMALL), STANDARD, may=False)


@ETHERWEAVE.heroic(
    """
    x .
    x @
    x x
    """
)
async def eternal_emperor(fx: Effect) -> None:
    """Unless its warp effect was played this turn: one of its three commands may be given."""
    if fx.card not in fx.s.turn.warped:
        await command(fx, may=True)


@ETHERWEAVE.warp("eternal_emperor")
async def eternal_emperor_warps(fx: Effect) -> None:
    """One of three commands: place a common, a combat move of a common, a standard move of an upgraded piece."""
    await command(fx, may=False)


async def command(fx: Effect, may: bool) -> None:
    """Place a common, a combat move of a common, or a standard move of an upgraded piece."""
    ways = {
        "place": bool(fx.empty()) and fx.s.supply.small[fx.colour] > 0,
        "common": bool(fx.moves(fx.own(ONLY_COMMON), COMBAT)),
        "upgraded": bool(fx.moves(fx.own(UPGRADED), STANDARD)),
    }
    choice = await fx.choose_one([word for word, possible in ways.items() if possible], may)
    if choice == "place":
        await fx.place(COMMON, SQUARES)
    elif choice == "common":
        await fx.move(fx.own(ONLY_COMMON), COMBAT, may=False)
    elif choice == "upgraded":
        await fx.move(fx.own(UPGRADED), STANDARD, may=False)


@ETHERWEAVE.heroic(
    """
    . x .
    x @ x
    . x .
    """
)
async def reality_patch(fx: Effect) -> None:
    """A heroic piece of every enemy may be destroyed; the pending being and a card of the hand may be discarded."""
    for colour in fx.opponents():
        await fx.may_destroy([one for one in fx.enemy(ONLY_HEROIC) if fx.s.pieces.colour[one] == colour])
    await may_discard_pending(fx)
    card = await fx.ask("discard-card", [one for one in in_hand(fx.s, fx.seat) if one != fx.player.pending], may=True)
    if card is not None:
        holding(fx.player, card).remove(card)
        discard_openly(fx.s, fx.seat, card, "TK-E-01")


@ETHERWEAVE.heroic(
    """
    . @ .
    x . x
    . x .
    . x .
    """
)
async def polarity_queen(fx: Effect) -> None:
    """Two other own small pieces make combat moves in opposite directions: both or none."""
    movers = fx.others(fx.own(SMALL))
    first = await fx.ask("move", [move for move in fx.moves(movers, COMBAT) if opposite(fx, movers, move)], may=False)
    if first is not None:
        second = opposite(fx, movers, first)
        fx.step(*first)
        await fx.go("move", second, may=False)


def opposite(fx: Effect, movers: list[Square], first: Move) -> list[Move]:
    """Moves of the others the other way, judged as the arena will be after the first."""
    start, end = first
    rank = fx.s.pieces.rank
    back = (AHEAD[start].index(end) + 4) % 8
    found: list[Move] = []
    for mover in movers:
        goal = AHEAD[mover][back]
        if mover in (start, end) or goal == NOWHERE:
            continue
        if (rank[start] if goal == end else rank[goal]) <= rank[mover]:
            found.append((mover, goal))
    return found


@ETHERWEAVE.warp("polarity_queen")
async def polarity_queen_warps(fx: Effect) -> None:
    """Place a common next to an enemy piece."""
    enemies = fx.enemy()
    await fx.place(COMMON, [square for square in fx.empty() if any(enemy in NEAR[square] for enemy in enemies)])


@ETHERWEAVE.heroic(
    """
    x . x
    . @ .
    x . x
    """
)
async def singularity(fx: Effect) -> None:
    """All commons around an empty plain square move onto it, one after another."""
    hole = await fx.ask_square("hole", fx.empty(PLAIN), may=False)
    while hole != NOWHERE and fx.all(ONLY_COMMON, NEAR[hole]):
        await fx.move(fx.all(ONLY_COMMON, NEAR[hole]), COMBAT, [hole], may=False)


@ETHERWEAVE.heroic(
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
        assert card is not None
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


@ETHERWEAVE.heroic(
    """
    . @ .
    x . x
    x . x
    . x .
    """
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
        for card in fx.player.legends:
            discard_openly(fx.s, fx.seat, card, "TK-E-01")
        fx.player.legends = []
