"""The correction that some games ask for: a line through the log-odds of what was found, as likely as can be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.bots.chances import FLATTEST, Correction, log_odds
from stolik.lab.calibration.cases import Calibration, Forecast

DOUBT: Final = 4.0
"""How strongly few games are held to no correction at all: as if shift and slope were known to one half."""
STEPS: Final = 25


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


def held_out(found: Calibration) -> Calibration:
    """Each half of the games corrected by what the other half asks for: what a correction is worth elsewhere."""
    odd = [case for case in found.cases if case.game % 2]
    even = [case for case in found.cases if not case.game % 2]
    halves = [(odd, fitted(even)), (even, fitted(odd))]
    cases = [case._replace(said=by.of(case.found)) for half, by in halves for case in half]
    return Calibration(found.seats, found.games, cases)


def written(found: Sequence[Calibration], bot: str) -> str:
    """A file that `stolik.bots.chances` reads."""
    lines = [f'how = "logistic regression on games of {bot}: stolik calibration --correct"']
    for one in found:
        by = fitted(one.cases)
        lines += ["", f"[seats.{one.seats}]", f"games = {one.games}", f"questions = {len(one.cases)}"]
        lines += [f"shift = {by.shift}", f"slope = {by.slope}"]
    return "\n".join(lines) + "\n"
