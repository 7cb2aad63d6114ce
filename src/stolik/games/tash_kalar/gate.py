"""The Gate of the Nethervoid: which demon becomes it, where the Possessed Summoner places (TK-N-15 to TK-N-20)."""

from __future__ import annotations

from stolik.games.tash_kalar import verbs
from stolik.games.tash_kalar.arena import NEAR, SQUARES, Square
from stolik.games.tash_kalar.cards import COMMON
from stolik.games.tash_kalar.sight import Sight
from stolik.games.tash_kalar.state import NO_TOKEN, Colour, State, gate_square


def demon_comes(s: State, square: Square) -> None:
    """Without a Gate, or with one of lower rank, the new demon becomes it before its effect (TK-N-15 to TK-N-18)."""
    if s.pieces.gate == NO_TOKEN:
        verbs.set_gate(s, square, "TK-N-15")
    elif s.pieces.rank[gate_square(s)] < s.pieces.rank[square]:
        verbs.set_gate(s, square, "TK-N-18")


def beside_own(sight: Sight, colour: Colour) -> list[Square]:
    """Empty squares next to a piece of this colour, if its owner has one to place."""
    if not verbs.in_supply(sight.s, colour, COMMON):
        return []
    standing = [square for square in SQUARES if sight.s.pieces.colour[square] == colour]
    return [square for square in sight.empty() if any(piece in NEAR[square] for piece in standing)]
