"""The correction that some games ask for: a line through the log-odds of what hints found, a power of reviews."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final

from stolik.bots.chances import FLATTEST, LEAST, STEEPEST, Correction, Sharpness, log_odds
from stolik.lab.calibration.cases import Calibration, Forecast

DOUBT: Final = 4.0
"""How strongly few games are held to no correction at all: as if shift and slope were known to one half."""
REVIEWS_DOUBT: Final = 20.0
"""The same of reviews: with less, games that were not learned from are told worse than as found."""
STEPS: Final = 25
TINY: Final = 1e-4


def fitted(cases: Sequence[Forecast]) -> Correction:
    """By Newton's method; the same cases, the same correction."""
    shift, slope = 0.0, 1.0
    for _ in range(STEPS):
        now = Correction(shift, slope)
        along, across, both, first, second = DOUBT, DOUBT, 0.0, DOUBT * shift, DOUBT * (slope - 1.0)
        for case in cases:
            odds, said = log_odds(case.found), now.of(case.found)
            spread = said * (1.0 - said)
            first += said - case.happened
            second += (said - case.happened) * odds
            along += spread
            both += spread * odds
            across += spread * odds * odds
        whole = along * across - both * both
        shift -= (across * first - both * second) / whole
        slope = max(FLATTEST, slope - (along * second - both * first) / whole)
    return Correction(round(shift, 3), round(slope, 3))


def sharpest(found: Calibration) -> Sharpness:
    """The power under which what happened is likeliest, by halving: the slope of its likelihood falls steadily."""
    low, high = FLATTEST, STEEPEST
    while high - low > TINY:
        middle = (low + high) / 2
        if pull(found, middle) > 0.0:
            low = middle
        else:
            high = middle
    return Sharpness(round(low, 3))


def pull(found: Calibration, slope: float) -> float:
    """Towards more, by the questions and by what is held to without any."""
    total = -REVIEWS_DOUBT * (slope - 1.0)
    by = Sharpness(slope)
    for question in found.questions:
        odds = [log(max(one.found, LEAST)) for one in question]
        said = by.of([one.found for one in question], range(found.sides))
        total += sum((one.happened - chance) * far for one, chance, far in zip(question, said, odds, strict=True))
    return total


def halves(found: Calibration) -> tuple[Calibration, Calibration]:
    """Games of odd and of even numbers."""
    odd = [case for case in found.cases if case.game % 2]
    even = [case for case in found.cases if not case.game % 2]
    return (
        Calibration(found.seats, found.games, odd, found.sides),
        Calibration(found.seats, found.games, even, found.sides),
    )


def held_out(found: Calibration) -> Calibration:
    """Each half of the games corrected by what the other half asks for: what a correction is worth elsewhere."""
    odd, even = halves(found)
    cases = [*odd.corrected(fitted(even.cases)).cases, *even.corrected(fitted(odd.cases)).cases]
    return Calibration(found.seats, found.games, cases, found.sides)


def held_out_review(found: Calibration) -> Calibration:
    odd, even = halves(found)
    cases = [*odd.sharpened(sharpest(even)).cases, *even.sharpened(sharpest(odd)).cases]
    return Calibration(found.seats, found.games, cases, found.sides)


def written(found: Sequence[Calibration], bot: str, reviews: Sequence[Calibration] = ()) -> str:
    """A file that `stolik.bots.chances` reads."""
    lines = [f'how = "logistic regression on games of {bot}: stolik calibration --correct"']
    for one in found:
        by = fitted(one.cases)
        lines += ["", f"[seats.{one.seats}]", f"games = {one.games}", f"questions = {len(one.cases)}"]
        lines += [f"shift = {by.shift}", f"slope = {by.slope}"]
    for one in reviews:
        lines += ["", f"[reviews.{one.seats}]", f"games = {one.games}", f"questions = {len(one.questions)}"]
        lines += [f"slope = {sharpest(one).slope}"]
    return "\n".join(lines) + "\n"
