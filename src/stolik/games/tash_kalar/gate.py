"""The Gate of the Nethervoid: which demon becomes it (TK-N-15 to TK-N-18)."""

from __future__ import annotations

from stolik.games.tash_kalar import verbs
from stolik.games.tash_kalar.arena import Square
from stolik.games.tash_kalar.state import NO_TOKEN, State, gate_square


def demon_comes(s: State, square: Square) -> None:
    """Without a Gate, or with one of lower rank, the new demon becomes it before its effect (TK-N-15 to TK-N-18)."""
    if s.pieces.gate == NO_TOKEN:
        verbs.set_gate(s, square, "TK-N-15")
    elif s.pieces.rank[gate_square(s)] < s.pieces.rank[square]:
        verbs.set_gate(s, square, "TK-N-18")
