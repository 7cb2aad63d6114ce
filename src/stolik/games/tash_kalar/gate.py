"""The Gate of the Nethervoid: which demon becomes it."""

from __future__ import annotations

from stolik.games.tash_kalar import verbs
from stolik.games.tash_kalar.arena import Square
from stolik.games.tash_kalar.state import NO_TOKEN, State, gate_square


def demon_comes(s: State, square: Square) -> None:
    """Without a Gate, destroyed by the summoning perhaps, or with one of lower rank the new demon becomes it, before
    its effect and at no other time (TK-N-15, TK-N-16, TK-N-17, TK-N-18, TK-N-29)."""
    if s.pieces.gate == NO_TOKEN:
        verbs.set_gate(s, square, "TK-N-15")
    elif s.pieces.rank[gate_square(s)] < s.pieces.rank[square]:
        verbs.set_gate(s, square, "TK-N-18")
