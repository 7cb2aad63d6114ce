"""Etherweave: pieces that trade places, wait on a card, or part in opposite directions (TK-W-07, TK-W-08)."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.engine.decision import Answer
from stolik.games.tash_kalar import verbs
from stolik.games.tash_kalar.arena import AHEAD, NOWHERE, WAYS, Square
from stolik.games.tash_kalar.cards import COMMON, SMALL
from stolik.games.tash_kalar.effect import COMBAT, Effect
from stolik.games.tash_kalar.state import NO_TOKEN, NOBODY, Colour


async def swap(fx: Effect, pairs: Sequence[Answer]) -> bool:
    """Two pieces may trade squares; nobody is destroyed."""
    answer = await fx.ask("swap", pairs, may=True)
    if not isinstance(answer, tuple):
        return False
    one, other = int(answer[0]), int(answer[1])
    verbs.trade(fx.s, one, other, fx.rule)
    return True


# Merchant of Time


async def stash(fx: Effect, squares: Sequence[Square]) -> None:
    """Off the arena, but neither destroyed nor in the supply; a Gate is suspended."""
    square = await fx.ask_square("stash", squares, may=False)
    if square == NOWHERE:
        return
    s = fx.s
    s.stash.colour, s.stash.rank = s.pieces.colour[square], s.pieces.rank[square]
    s.stash.gate = s.pieces.gate != NO_TOKEN and s.pieces.token[square] == s.pieces.gate
    verbs.lose_gate(s, square, "TK-W-07")
    verbs.clear(s, square)
    s.note("stash", fx.rule, s.hues[s.stash.colour], s.stash.rank, square)


async def release(fx: Effect, squares: Sequence[Square]) -> None:
    """Back by a standard leap from the card; a Gate comes back unless a new one arose."""
    s = fx.s
    if s.stash.colour == NOBODY:
        return
    free = [square for square in squares if s.pieces.rank[square] < s.stash.rank]
    square = await fx.ask_square("release", free, may=False)
    if square == NOWHERE:
        return
    if s.pieces.rank[square]:
        verbs.destroy(s, square, fx.rule)
    verbs.stand(s, square, s.stash.colour, s.stash.rank)
    s.note("release", fx.rule, s.hues[s.stash.colour], s.stash.rank, square)
    if s.stash.gate and s.pieces.gate == NO_TOKEN:
        verbs.set_gate(s, square, "TK-W-07")
    s.stash.colour, s.stash.rank, s.stash.gate = NOBODY, 0, False


# Antimatter Spirit


async def part_matter(fx: Effect, squares: Sequence[Square]) -> None:
    """Both commons must find a way, the second one straight away from the first (TK-W-08)."""
    s = fx.s
    if not s.supply.small[fx.colour]:
        return
    options: list[Answer] = [
        (start, AHEAD[start][way])
        for start in fx.empty(squares)
        for way in WAYS
        if open_to_common(fx, AHEAD[start][way])
        and open_to_common(fx, AHEAD[start][(way + 4) % 8])
        and antimatter(fx, AHEAD[start][way])
    ]
    answer = await fx.ask("part", options, may=False)
    if not isinstance(answer, tuple):
        return
    start, end = int(answer[0]), int(answer[1])
    colours = antimatter(fx, end)
    verbs.put(s, start, fx.colour, COMMON, fx.rule)
    step = fx.step(start, end)
    colour = await fx.choose_colour(colours)
    verbs.put(s, start, colour, COMMON, fx.rule)
    fx.step(start, AHEAD[start][(step.way + 4) % 8])


def open_to_common(fx: Effect, square: Square) -> bool:
    return square != NOWHERE and fx.s.pieces.rank[square] <= COMMON


def antimatter(fx: Effect, end: Square) -> list[Colour]:
    """Enemies with a common in the supply, or with one that comes back there when the first move destroys it."""
    s = fx.s
    freed = s.pieces.colour[end] if s.agreed.back_at_once else NOBODY
    return [enemy for enemy in fx.opponents() if verbs.in_supply(s, enemy, COMMON) or enemy == freed]


# Polarity Queen


async def repel(fx: Effect) -> None:
    """A first move is offered only if another piece can then make the opposite one."""
    first = [way for way in fx.moves(fx.others(fx.own(SMALL)), COMBAT) if partners(fx, way)]
    answer = await fx.ask("move", first, may=False)
    if not isinstance(answer, tuple):
        return
    others = partners(fx, answer)
    fx.step(int(answer[0]), int(answer[1]))
    await fx.go("move", others, may=False)


def partners(fx: Effect, first: Answer) -> list[Answer]:
    """Opposite moves of other own pieces, judged as the arena will be after the first."""
    assert isinstance(first, tuple)
    start, end = int(first[0]), int(first[1])
    s = fx.s
    back = (AHEAD[start].index(end) + 4) % 8
    found: list[Answer] = []
    for mover in fx.others(fx.own(SMALL)):
        goal = AHEAD[mover][back]
        if mover in (start, end) or goal == NOWHERE:
            continue
        rank = s.pieces.rank[start] if goal == end else s.pieces.rank[goal]
        if rank <= s.pieces.rank[mover]:
            found.append((mover, goal))
    return found
