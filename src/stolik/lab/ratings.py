"""Elo by Bradley and Terry: the strengths under which the results are likeliest, and how far they may be off."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

AVERAGE: Final = 1500.0
"""Elo of all bots together."""
SCALE: Final = 400 / log(10)
Z95: Final = 1.959964
PRIOR: Final = 1.0
"""Drawn matches against an average opponent that every bot is given, so that one that wins all stays finite."""
STEPS: Final = 50
Pair = tuple[str, str]
Matrix = list[list[float]]


@dataclass(frozen=True)
class Elo:
    elo: float
    low: float
    high: float


@dataclass(frozen=True)
class Share:
    """Of `of` cases, with the 95 % interval of Wilson."""

    share: float
    low: float
    high: float
    of: int


def wilson(points: float, of: int) -> Share:
    """Half points are allowed: a draw makes the interval a little wider than it need be."""
    if of == 0:
        return Share(0.0, 0.0, 1.0, 0)
    share, z2 = points / of, Z95 * Z95
    middle = (share + z2 / (2 * of)) / (1 + z2 / of)
    half = Z95 * sqrt(share * (1 - share) / of + z2 / (4 * of * of)) / (1 + z2 / of)
    return Share(share, max(middle - half, 0.0), min(middle + half, 1.0), of)


def ratings(bots: Sequence[str], points: Mapping[Pair, float]) -> dict[str, Elo]:
    """`points[a, b]`: what a has won of b. Both ways together are the matches between them; a draw is half each."""
    strengths = _likeliest(bots, points)
    spread = _centred(_inverse(_information(bots, strengths, points)))
    mean = sum(strengths) / len(bots)
    found = {}
    for place, bot in enumerate(bots):
        elo = AVERAGE + SCALE * (strengths[place] - mean)
        off = Z95 * SCALE * sqrt(spread[place][place])
        found[bot] = Elo(elo, elo - off, elo + off)
    return found


def expected(one: float, other: float) -> float:
    """What a strength wins of another, on the scale of logarithms."""
    return 1 / (1 + exp(other - one))


def _likeliest(bots: Sequence[str], points: Mapping[Pair, float]) -> list[float]:
    """Newton's method, no step longer than one: the likelihood has a single top."""
    strengths = [0.0] * len(bots)
    for _ in range(STEPS):
        steps = _times(_inverse(_information(bots, strengths, points)), _slope(bots, strengths, points))
        longest = max(map(abs, steps))
        strengths = [old + step / max(longest, 1.0) for old, step in zip(strengths, steps, strict=True)]
        if longest < 1e-9:
            break
    return strengths


def _slope(bots: Sequence[str], strengths: Sequence[float], points: Mapping[Pair, float]) -> list[float]:
    slope = [PRIOR * (0.5 - expected(strength, 0.0)) for strength in strengths]
    for i, one in enumerate(bots):
        for j, other in enumerate(bots):
            if i != j:
                won, lost = points.get((one, other), 0.0), points.get((other, one), 0.0)
                slope[i] += won - (won + lost) * expected(strengths[i], strengths[j])
    return slope


def _information(bots: Sequence[str], strengths: Sequence[float], points: Mapping[Pair, float]) -> Matrix:
    found = [[0.0] * len(bots) for _ in bots]
    for i, one in enumerate(bots):
        alone = expected(strengths[i], 0.0)
        found[i][i] += PRIOR * alone * (1 - alone)
        for j, other in enumerate(bots):
            if i != j:
                chance = expected(strengths[i], strengths[j])
                known = (points.get((one, other), 0.0) + points.get((other, one), 0.0)) * chance * (1 - chance)
                found[i][i] += known
                found[i][j] -= known
    return found


def _centred(matrix: Matrix) -> Matrix:
    """The spread of each strength about the mean of all, which alone the matches can tell."""
    size = len(matrix)
    rows = [sum(row) / size for row in matrix]
    whole = sum(rows) / size
    return [[matrix[i][j] - rows[i] - rows[j] + whole for j in range(size)] for i in range(size)]


def _times(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(cell * value for cell, value in zip(row, vector, strict=True)) for row in matrix]


def _inverse(matrix: Matrix) -> Matrix:
    """By elimination; the matrix is positive definite, so no pivot is ever zero."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [cell / rows[i][i] for cell in rows[i]]
        for j in range(size):
            if j != i:
                rows[j] = [cell - rows[j][i] * own for cell, own in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
