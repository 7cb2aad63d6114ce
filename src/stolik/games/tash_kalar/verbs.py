"""What can be done to pieces without asking anybody; every verb notes its event, and the card whose effect it is."""

from __future__ import annotations

from stolik.games.tash_kalar.arena import Square
from stolik.games.tash_kalar.cards import COMMON, HEROIC, LEGENDARY, Card
from stolik.games.tash_kalar.state import NO_TOKEN, Colour, State, active_colour


def in_supply(s: State, colour: Colour, rank: int) -> int:
    return s.supply.legendary[colour] if rank == LEGENDARY else s.supply.small[colour]


def take(s: State, colour: Colour, rank: int) -> None:
    """Out of the supply."""
    (s.supply.legendary if rank == LEGENDARY else s.supply.small)[colour] -= 1


def give_back(s: State, colour: Colour, rank: int) -> None:
    (s.supply.legendary if rank == LEGENDARY else s.supply.small)[colour] += 1


def stand(s: State, square: Square, colour: Colour, rank: int) -> None:
    s.pieces.stand(square, colour, rank, s.pieces.tokens)
    s.pieces.tokens += 1


def change_rank(s: State, square: Square, rank: int) -> None:
    """The piece stays the same one."""
    colour, token = s.pieces.colour[square], s.pieces.token[square]
    s.pieces.clear(square)
    s.pieces.stand(square, colour, rank, token)


def lose_gate(s: State, square: Square, rule: str) -> None:
    """The marker leaves the arena with its piece (TK-N-21, TK-N-22, TK-N-25)."""
    if s.pieces.gate != NO_TOKEN and s.pieces.token[square] == s.pieces.gate:
        s.pieces.gate = NO_TOKEN
        s.note("gate-lost", rule, square)


def set_gate(s: State, square: Square, rule: str) -> None:
    """Nothing changes if it is the Gate already (TK-N-41)."""
    if s.pieces.gate != s.pieces.token[square]:
        s.pieces.gate = s.pieces.token[square]
        s.note("gate", rule, square)


def put(s: State, square: Square, colour: Colour, rank: int, rule: str) -> None:
    """A piece from the supply onto an empty square, by an action or before the first turn."""
    take(s, colour, rank)
    stand(s, square, colour, rank)
    s.note("place", rule, s.hues[colour], rank, square)


def add(s: State, square: Square, colour: Colour, rank: int, card: Card) -> None:
    """The same by the effect of a card (TK-E-10)."""
    take(s, colour, rank)
    stand(s, square, colour, rank)
    s.note("add", "TK-E-10", s.hues[colour], rank, square, card)


def pick_up(s: State, square: Square, rule: str) -> None:
    """In a shortage: no destruction (TK-G-03, TK-P-09, TK-N-28)."""
    colour, rank = s.pieces.colour[square], s.pieces.rank[square]
    lose_gate(s, square, "TK-N-28")
    s.pieces.clear(square)
    give_back(s, colour, rank)
    s.note("pick-up", rule, s.hues[colour], rank, square)


def destroy(s: State, square: Square, card: Card, rule: str = "TK-E-13", counts: bool = True) -> None:
    """Off the arena: own pieces back at once, enemy ones when the turn is scored, and counted (TK-C-07, TK-E-15)."""
    colour, rank = s.pieces.colour[square], s.pieces.rank[square]
    lose_gate(s, square, "TK-N-21")
    s.pieces.clear(square)
    leave(s, colour, rank, counts)
    s.note("destroy", rule, s.hues[colour], rank, square, card)


def leave(s: State, colour: Colour, rank: int, counts: bool) -> None:
    if colour == active_colour(s):
        give_back(s, colour, rank)
        return
    if counts:
        s.turn.tally[colour * 4 + rank] += 1 + s.turn.counts_more
    if s.agreed.back_at_once:
        give_back(s, colour, rank)
    else:
        (s.supply.legendary_aside if rank == LEGENDARY else s.supply.small_aside)[colour] += 1


def bring_back(s: State) -> None:
    """The enemy pieces beside the arena, when the turn is scored (TK-G-09)."""
    supply = s.supply
    for colour in range(s.agreed.sides):
        supply.small[colour] += supply.small_aside[colour]
        supply.legendary[colour] += supply.legendary_aside[colour]
        supply.small_aside[colour] = supply.legendary_aside[colour] = 0


def shift(s: State, start: Square, end: Square, card: Card, rule: str) -> None:
    """A move or a leap; whatever stood there is destroyed, and a Gate stays one (TK-E-06, TK-N-14, TK-N-38)."""
    if s.pieces.rank[end]:
        destroy(s, end, card, rule)
    colour, rank, token = s.pieces.colour[start], s.pieces.rank[start], s.pieces.token[start]
    s.pieces.clear(start)
    s.pieces.stand(end, colour, rank, token)
    s.note("move", rule, s.hues[colour], rank, start, end, card)


def trade(s: State, one: Square, other: Square, card: Card) -> None:
    """Two pieces change places; nobody is destroyed (TK-W-07)."""
    pieces = s.pieces
    mine = pieces.colour[one], pieces.rank[one], pieces.token[one]
    theirs = pieces.colour[other], pieces.rank[other], pieces.token[other]
    pieces.clear(one)
    pieces.clear(other)
    pieces.stand(one, *theirs)
    pieces.stand(other, *mine)
    s.note("swap", "TK-W-07", one, other, card)


def can_upgrade(s: State, square: Square) -> bool:
    """A common flips; a heroic needs a free legendary piece of its colour (TK-E-11)."""
    rank = s.pieces.rank[square]
    return rank == COMMON or (rank == HEROIC and s.supply.legendary[s.pieces.colour[square]] > 0)


def upgrade(s: State, square: Square, card: Card) -> None:
    """A Gate that is flipped stays one, an exchanged one does not (TK-N-24, TK-N-25)."""
    colour = s.pieces.colour[square]
    if s.pieces.rank[square] == HEROIC:
        take(s, colour, LEGENDARY)
        give_back(s, colour, HEROIC)
        lose_gate(s, square, "TK-N-25")
    change_rank(s, square, s.pieces.rank[square] + 1)
    s.note("upgrade", "TK-E-11", s.hues[colour], s.pieces.rank[square], square, card)


def can_downgrade(s: State, square: Square) -> bool:
    """A heroic flips; a legendary needs a free small piece of its colour (TK-E-12)."""
    rank = s.pieces.rank[square]
    return rank == HEROIC or (rank == LEGENDARY and s.supply.small[s.pieces.colour[square]] > 0)


def downgrade(s: State, square: Square, card: Card) -> None:
    """A Gate stays one (TK-N-27)."""
    colour = s.pieces.colour[square]
    if s.pieces.rank[square] == LEGENDARY:
        take(s, colour, HEROIC)
        give_back(s, colour, LEGENDARY)
    change_rank(s, square, s.pieces.rank[square] - 1)
    s.note("downgrade", "TK-E-12", s.hues[colour], s.pieces.rank[square], square, card)


def convert(s: State, square: Square, colour: Colour, rank: int, card: Card) -> None:
    """Replaced by a piece of another colour; the old one counts as destroyed (TK-E-14, TK-F-33, TK-F-34)."""
    before, old = s.pieces.colour[square], s.pieces.rank[square]
    lose_gate(s, square, "TK-N-22")
    s.pieces.clear(square)
    take(s, colour, rank)
    leave(s, before, old, counts=True)
    stand(s, square, colour, rank)
    s.note("convert", "TK-E-14", s.hues[before], s.hues[colour], rank, square, card)
