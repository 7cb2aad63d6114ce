"""Points in the three forms, and who has won."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Seat, choose
from stolik.games.tash_kalar.cards import COMMON, HEROIC, LEGENDARY
from stolik.games.tash_kalar.effect import Effect
from stolik.games.tash_kalar.state import (
    DESTROYED,
    DUEL,
    FLARES,
    HIGH_FORM,
    LEGENDS,
    MELEE,
    NO_CARD,
    SOURCES,
    Colour,
    State,
    active_colour,
    count_of,
    enemies_of,
    legendaries_of,
    upgraded_of,
)
from stolik.games.tash_kalar.tasks import colour_points

PENDING: Final = 2
MORE_POINTS: Final = {HIGH_FORM: "TK-H-05", DUEL: "TK-D-04", MELEE: "TK-M-01"}


def score_of(s: State, side: Colour) -> int:
    """High Form: claimed tasks and legendary pieces on the arena now. Melee: the lowest colour (TK-H-01, TK-M-01)."""
    if s.agreed.form == HIGH_FORM:
        points = colour_points(s, side) + legendaries_of(s, side)
    else:
        points = s.points[side] if s.agreed.form == DUEL else min(melee_scores(s, side))
    return points - penalty(s, side)


def penalty(s: State, side: Colour) -> int:
    """Two points for every being that is pending (TK-W-04)."""
    points = 0
    for seat, player in enumerate(s.players):
        if player.pending != NO_CARD and s.agreed.side_of[seat] == side:
            points += PENDING
    return points


def melee_scores(s: State, seat: Seat) -> list[int]:
    """Against each opponent, lowest first."""
    return sorted(s.points[seat * s.agreed.sides + colour] for colour in enemies_of(s, seat))


def reached(s: State) -> bool:
    """Some side stands at the limit (TK-H-04, TK-D-04, TK-M-06)."""
    if s.agreed.form == MELEE:
        scores = [melee_scores(s, seat)[-1] - penalty(s, seat) for seat in range(s.agreed.seats)]
        return max(scores) >= s.agreed.limit
    return any(score_of(s, side) >= s.agreed.limit for side in range(s.agreed.sides))


def gain(s: State, side: Colour, against: Colour, points: int, rule: str, source: int = DESTROYED) -> None:
    if points:
        place = side * s.agreed.sides + against if s.agreed.form == MELEE else side
        s.points[place] += points
        s.earned = s.earned[:]
        s.earned[place * SOURCES + source] += points
        s.note("score", rule, s.hues[side], s.hues[against], points)


# At once


async def legend_counts(fx: Effect) -> None:
    """A legend summoned, or what counts as one (TK-D-02, TK-M-04)."""
    s = fx.s
    s.turn.legends += 1
    if s.agreed.form == DUEL:
        gain(s, fx.colour, fx.opponents()[0], 1, "TK-D-02", LEGENDS)
    elif s.agreed.form == MELEE:
        gain(s, fx.colour, await fx.choose_colour(fx.opponents()), 1, "TK-M-04", LEGENDS)


def flare_penalty(s: State, opponent: Colour) -> None:
    """The opponent compared with gains a point (TK-X-06, TK-D-03, TK-M-05)."""
    if s.agreed.form != HIGH_FORM:
        gain(s, opponent, active_colour(s), 1, "TK-X-06", FLARES)


# At the end of the turn


async def score_turn(s: State) -> None:
    """Two for a legendary, one for a heroic, one for a pair of commons, by colour (TK-D-01, TK-M-02, TK-M-03)."""
    side = active_colour(s)
    odd: list[Colour] = []
    for colour in enemies_of(s, side):
        fallen = s.turn.tally[colour * 4 : colour * 4 + 4]
        points = 2 * fallen[LEGENDARY] + fallen[HEROIC] + fallen[COMMON] // 2
        gain(s, side, colour, points, "TK-D-01" if s.agreed.form == DUEL else "TK-M-02")
        if fallen[COMMON] % 2:
            odd.append(colour)
    if s.agreed.form == MELEE and len(odd) >= 2:
        hue = await choose(s.turn.seat, "odd-common", [s.hues[colour] for colour in odd])
        gain(s, side, s.hues.index(hue), 1, "TK-M-03")


# The end


def standing(s: State, side: Colour) -> tuple[int, ...]:
    """What is compared: the score, in a melee the next-lowest colours, upgraded pieces, pieces (TK-Z-06)."""
    scores = [score_of(s, side), *(melee_scores(s, side)[1:] if s.agreed.form == MELEE else [])]
    return (*scores, upgraded_of(s, side), count_of(s, side))


def places(s: State) -> list[int]:
    standings = [standing(s, side) for side in range(s.agreed.sides)]
    by_side = [1 + sum(other > mine for other in standings) for mine in standings]
    return [by_side[s.agreed.side_of[seat]] for seat in range(s.agreed.seats)]


def decided_by(s: State) -> str:
    """The points, by the rule of the form; where the best are equal, what breaks the tie (TK-Z-06)."""
    scores = sorted(score_of(s, side) for side in range(s.agreed.sides))
    return "TK-Z-06" if scores[-1] == scores[-2] else MORE_POINTS[s.agreed.form]


def parts(s: State, side: Colour) -> dict[str, int]:
    """Where the score of a side comes from; in a melee that of the colour that counts (TK-H-01, TK-D-01, TK-M-01)."""
    if s.agreed.form == HIGH_FORM:
        found = {"tasks": colour_points(s, side), "legendary": legendaries_of(s, side)}
    else:
        place = side if s.agreed.form == DUEL else lowest(s, side)
        sums = s.earned[place * SOURCES : place * SOURCES + SOURCES]
        found = {"destroyed": sums[DESTROYED], "legends": sums[LEGENDS], "flares": sums[FLARES]}
    if penalty(s, side):
        found["pending"] = -penalty(s, side)
    return found


def lowest(s: State, side: Colour) -> int:
    """The place of the points against the colour with the fewest."""
    return min((side * s.agreed.sides + colour for colour in enemies_of(s, side)), key=lambda place: s.points[place])
