"""What a position is worth, for the shared bots."""

from __future__ import annotations

from stolik.engine.decision import Seat
from stolik.games.titan_race.board import OFF, ROWS, row_of
from stolik.games.titan_race.state import ACTIVE, HEART, State
from stolik.games.titan_race.titans import NOBODY, TITANS, Titan

WIN = 1000.0
LOST_TURN = 5.0
"""Rows that a knocked-out titan falls behind."""


def evaluate(s: State, seat: Seat) -> float:
    """Rows ahead of the best rival, with life and cards as small change."""
    side = s.agreed.side_of[seat]
    if s.winner != NOBODY:
        return WIN if s.agreed.side_of[s.titans.owner[s.winner]] == side else -WIN
    own = [worth(s, titan) for titan in s.round.order if s.agreed.side_of[s.titans.owner[titan]] == side]
    rivals = [worth(s, titan) for titan in s.round.order if s.agreed.side_of[s.titans.owner[titan]] != side]
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
    cell = s.track.cells[titan]
    rows = 0.0 if cell == OFF else row_of(cell) % ROWS + ROWS * s.track.laps[titan]
    cards = 0.5 * len(s.cards.hands[s.titans.hand_of[titan]])
    if s.titans.health[titan] == ACTIVE:
        return rows + cards + life_worth(s.titans.life[titan])
    recovered = life_worth(TITANS[titan].recovers_to)
    return rows + cards + recovered - (LOST_TURN / 2 if s.titans.health[titan] == HEART else LOST_TURN)


def life_worth(life: int) -> float:
    """The last points count most."""
    return 3.0 - 3.0 / max(life, 1)
