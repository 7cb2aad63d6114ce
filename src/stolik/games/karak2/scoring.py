"""Who has won (K-B-81, K-O-54, K-O-55)."""

from __future__ import annotations

from stolik.engine.decision import Seat
from stolik.games.karak2.sight import army_size, points
from stolik.games.karak2.state import State


def standing(s: State, seat: Seat) -> tuple[int, int, int]:
    """Points, then glory, then the dice that count to the limit."""
    return points(s, seat), s.players[seat].glory, army_size(s, seat)


def places(s: State) -> list[int]:
    """The highest total wins; equal standings share a place (K-B-81, K-O-55)."""
    standings = [standing(s, seat) for seat in range(s.agreed.seats)]
    return [1 + len([other for other in standings if other > own]) for own in standings]
