"""How good a position is, and which options are worth a thought: for the shared bots."""

from __future__ import annotations

from math import sqrt
from typing import Final

from stolik.engine.decision import Answer, Decision, Seat
from stolik.games.war_chest.board import PLACES
from stolik.games.war_chest.plays import PASS
from stolik.games.war_chest.state import NEUTRAL, NOBODY, Side, State, coins_of, side_at
from stolik.games.war_chest.unit_cards import NO_UNIT, UNIT_COUNT
from stolik.geometry.hexes import distance

ORDER: Final = (
    *("control", "attack", "tactic", "deploy", "move", "proclaim", "bolster", "cure"),
    *("recruit", "claim", "return", PASS),
)
WIN: Final = 1000.0
MARKER: Final = 12.0
COIN_ON_BOARD: Final = 2.0
COIN_IN_CYCLE: Final = 1.0
COIN_IN_SUPPLY: Final = 0.5
POISONED: Final = 1.5
FAR: Final = 10
DISTANCES: Final = [[distance(one, other) for other in PLACES] for one in PLACES]


def evaluate(s: State, seat: Seat) -> float:
    """Markers first, then coins, then how near one's units are to locations worth taking."""
    side = s.agreed.side_of[seat]
    if s.winner != NOBODY:
        return WIN if s.winner == side else -WIN
    if s.drawn_by:
        return 0.0
    return strength(s, side) - strength(s, 1 - side)


def promising(s: State, decision: Decision) -> list[Answer]:
    """What does something on the board comes first; a coin is passed away only if it can do nothing else."""
    if decision.prompt not in ("play", "bonus"):
        return decision.options
    plays = [play for play in decision.options if isinstance(play, tuple)]
    useful = [play for play in plays if play[0] != PASS]
    idle = {play[1] for play in plays} - {play[1] for play in useful}
    kept = useful + [play for play in plays if play[0] == PASS and play[1] in idle]
    return [*sorted(kept, key=lambda play: ORDER.index(str(play[0])))]


def strength(s: State, side: Side) -> float:
    """Added hex by hex: `sum` of floats rounds in another way since Python 3.12, and a kernel must find the same."""
    worth = MARKER * s.board.control.count(side)
    for seat in range(s.agreed.seats):
        if s.agreed.side_of[seat] == side:
            cycle = coins_of(s.players[seat])
            worth += COIN_IN_CYCLE * sum(coin < UNIT_COUNT for coin in cycle)
            worth += COIN_IN_SUPPLY * sum(s.units.supply[unit] for unit in s.draft.picks[seat])
    standing = 0.0
    for hex in s.ground.hexes:
        if stands_there(s, hex, side):
            standing += presence(s, hex)
    return worth + standing


def stands_there(s: State, hex: int, side: Side) -> bool:
    return s.board.unit[hex] != NO_UNIT and side_at(s, hex) == side


def presence(s: State, hex: int) -> float:
    """A unit is worth its coins, more when it stands on, or near, what is not yet its side's."""
    side = side_at(s, hex)
    nearest = min((DISTANCES[hex][goal] for goal in s.ground.locations if s.board.control[goal] != side), default=FAR)
    worth = COIN_ON_BOARD * sqrt(s.board.height[hex]) + 4.0 / (1 + nearest)
    if s.board.control[hex] == side or s.board.control[hex] == NEUTRAL:
        worth += 0.5
    return worth - POISONED if s.board.poison[hex] else worth
