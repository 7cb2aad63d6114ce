"""What a position is worth, for the shared bots."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Seat
from stolik.games.titan_race.board import OFF, ROW, ROWS
from stolik.games.titan_race.state import ACTIVE, HEART, State
from stolik.games.titan_race.titans import NOBODY, TITANS, TOP, Titan

WIN = 1000.0
LOST_TURN = 5.0
"""Rows that a knocked-out titan falls behind."""
LIFE_WORTH: Final = [3.0 - 3.0 / max(life, 1) for life in range(TOP + 1)]
"""By life: the last points count most."""


def evaluate(s: State, seat: Seat) -> float:
    """Rows ahead of the best rival, with life and cards as small change."""
    side_of, owner = s.agreed.side_of, s.titans.owner
    side = side_of[seat]
    if s.winner != NOBODY:
        return WIN if side_of[owner[s.winner]] == side else -WIN
    own: list[float] = []
    rivals: list[float] = []
    for titan in s.round.order:
        (own if side_of[owner[titan]] == side else rivals).append(worth(s, titan))
    if not own or not rivals:
        return 0.0
    return max(own) + mean(own) - max(rivals) - mean(rivals)


def mean(worths: list[float]) -> float:
    """Added up one by one, as the kernel does: `sum` rounds in another way since Python 3.12."""
    total = 0.0
    for one in worths:
        total += one
    return total / len(worths)


def worth(s: State, titan: Titan) -> float:
    titans, track = s.titans, s.track
    cell = track.cells[titan]
    rows = 0.0 if cell == OFF else ROW[cell] % ROWS + ROWS * track.laps[titan]
    cards = 0.5 * len(s.cards.hands[titans.hand_of[titan]])
    health = titans.health[titan]
    if health == ACTIVE:
        return rows + cards + LIFE_WORTH[titans.life[titan]]
    recovered = LIFE_WORTH[TITANS[titan].recovers_to]
    return rows + cards + recovered - (LOST_TURN / 2 if health == HEART else LOST_TURN)
