"""What a position is worth, and which answers are worth a look: help for the shared bots."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Answer, Decision, Seat
from stolik.games.tash_kalar.actions import summonable
from stolik.games.tash_kalar.arena import CENTRE, COLOURS, NEAR, SQUARES, Square, distance
from stolik.games.tash_kalar.beings import being_of
from stolik.games.tash_kalar.cards import COMMON, HEROIC, LEGENDARY
from stolik.games.tash_kalar.coverage import Masks, could_summon, nearly
from stolik.games.tash_kalar.plays import DISCARD, PLACE, SUMMON, by_verb
from stolik.games.tash_kalar.scoring import melee_scores, score_of
from stolik.games.tash_kalar.state import DUEL, HIGH_FORM, MELEE, Colour, State
from stolik.games.tash_kalar.tasks import TASKS, claimable

WIN: Final = 1000.0
POINT: Final = {HIGH_FORM: 8.0, DUEL: 5.0, MELEE: 4.0}
WORTH: Final = [0.0, 1.0, 2.2, 4.0]
"""Of a piece on the arena, by rank."""
PLACES: Final = 20
"""Squares for a common that are looked at."""
CARD_READY: Final = 0.6
"""Of a card in hand whose pattern lies there."""


def evaluate(s: State, seat: Seat) -> float:
    """Points first, also those that this turn will bring; then pieces; then how many cards could be summoned."""
    side = s.agreed.side_of[seat]
    if s.over:
        return WIN * (score_of(s, side) - max(score_of(s, other) for other in rivals(s, side)))
    value = strength(s, side) - max(strength(s, other) for other in rivals(s, side))
    if s.turn.seat >= 0:
        value += promised(s) if s.agreed.side_of[s.turn.seat] == side else -promised(s)
    return value + CARD_READY * ready(s, seat)


def promising(s: State, decision: Decision) -> list[Answer]:
    """Summoning first, then free steps, then the squares that bring a pattern nearer; two placings go in one order."""
    if decision.prompt != "action":
        return decision.options
    plays = by_verb(decision.options)
    places = [int(square) for _, square in plays.pop(PLACE, [])]
    discards = plays.pop(DISCARD, [])
    found: list[Answer] = [*plays.pop(SUMMON, [])]
    found += [answer for rest in plays.values() for answer in rest]
    found += [(PLACE, square) for square in worthy(s, decision.player, places)]
    return found + discards


def worthy(s: State, seat: Seat, squares: list[Square]) -> list[Square]:
    """The empty squares that complete a pattern, then those beside pieces; after a placing only what comes later."""
    lacking = completing(s, seat)
    first = [square for square in squares if square in lacking]
    beside = [
        square for square in squares if square not in lacking and any(s.pieces.rank[near] for near in NEAR[square])
    ]
    later = [square for square in beside if square > s.turn.placed]
    return (first + later)[:PLACES] or squares[:PLACES]


def completing(s: State, seat: Seat) -> set[Square]:
    """Where one common of the own colour would complete the pattern of a card in hand."""
    masks = Masks(s, s.agreed.side_of[seat])
    found: set[Square] = set()
    for card in summonable(s.players[seat]):
        for fit in nearly(being_of(card), masks, 1):
            lack = [square for square in fit.used if not masks.pieces >> square & 1]
            found.update(square for square in lack if not s.pieces.rank[square] and not fit.heroic >> square & 1)
    return found


def rivals(s: State, side: Colour) -> list[Colour]:
    return [other for other in range(s.agreed.sides) if other != side]


def strength(s: State, side: Colour) -> float:
    points = float(score_of(s, side))
    if s.agreed.form == MELEE:
        scores = melee_scores(s, side)
        points = scores[0] + 0.4 * sum(scores) / len(scores)
    return POINT[s.agreed.form] * points + sum(
        worth(s, square) for square in SQUARES if s.pieces.colour[square] == side
    )


def worth(s: State, square: int) -> float:
    """The middle and the coloured squares count a little more."""
    place = 0.05 * (4 - distance(square, CENTRE)) + (0.1 if COLOURS[square] != "." else 0.0)
    return WORTH[s.pieces.rank[square]] + place


def promised(s: State) -> float:
    """What the turn under way will bring when it is scored."""
    if s.agreed.form == HIGH_FORM:
        return POINT[HIGH_FORM] * max((TASKS[task].points for task in claimable(s)), default=0)
    fallen = 0.0
    for colour in range(s.agreed.sides):
        tally = s.turn.tally[colour * 4 : colour * 4 + 4]
        fallen += 2 * tally[LEGENDARY] + tally[HEROIC] + 0.5 * tally[COMMON]
    return POINT[s.agreed.form] * fallen


def ready(s: State, seat: Seat) -> int:
    return len(could_summon(s, seat, summonable(s.players[seat]))) if s.schools else 0
