"""Strength against thinking: a learned search against itself with about a third of the iterations, up to ×100."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import log, log10, sqrt
from typing import Any, Final

from stolik.bots.levels import PUCT
from stolik.engine.game import Game
from stolik.lab.ladder.claims import EVEN, Claim
from stolik.lab.ladder.play import Ladder, settled
from stolik.lab.pages.markdown import title
from stolik.lab.pages.svg import WIDTH, drawing, line, spread, text

FACTORS: Final = (1, 3, 10, 30, 100)
LEAST: Final = 8
"""Iterations of the search that thinks least."""
TALL: Final = 260
LEFT: Final = 60
ROOM: Final = 150
"""For the names at the right."""
COLOURS: Final = ("#1b6ca8", "#b3541e", "#2e7d32", "#7b1fa2")
STYLE: Final = (
    "<style>text{font:13px sans-serif;fill:#222}.axis{stroke:#ccc}.whisker{stroke-width:1.5}"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}.axis{stroke:#555}}</style>"
)
Point = tuple[float, float]
"""Elo above the search that thinks least, and how far it may be off (one standard error)."""


def claims_of(game: Game[Any], matches: int) -> list[Claim]:
    names = [f"{PUCT}{LEAST * factor}" for factor in FACTORS]
    return [Claim(game, settled(game, "2"), (stronger, weaker, EVEN), matches) for weaker, stronger in pairwise(names)]


def points(ladder: Ladder) -> list[Point]:
    """Step by step; half a point is given to either side, so that who wins everything has a number. Up to a gap."""
    found = [(0.0, 0.0)]
    for claim in ladder.claims:
        played = claim.counted
        if not played:
            break
        won = (sum(claim.points[number] for number in range(1, played + 1)) + 0.5) / (played + 1)
        error = 400 / log(10) / sqrt((played + 1) * won * (1 - won))
        elo, off = found[-1]
        found.append((elo + 400 * log10(won / (1 - won)), sqrt(off * off + error * error)))
    return found


def plot(lines: Sequence[tuple[str, Sequence[Point]]]) -> str:
    """Elo over the thinking, the name of the game at the end of its line."""
    high = max([elo + off for _, points in lines for elo, off in points] + [100.0])
    low = min([elo - off for _, points in lines for elo, off in points] + [0.0])
    wide = WIDTH - LEFT - ROOM

    def x(place: int) -> float:
        return LEFT + wide * log10(FACTORS[place]) / log10(FACTORS[-1])

    def y(elo: float) -> float:
        return 16 + TALL * (high - elo) / (high - low)

    grid = range(-(-int(low) // 100) * 100, int(high) + 1, 100)
    parts = [STYLE, *(line(LEFT, y(elo), LEFT + wide, y(elo), "axis") for elo in grid)]
    parts += [text(LEFT - 8, y(elo) + 4, f"{elo:+d}" if elo else "0", "number", "end") for elo in grid]
    parts += [text(x(place), TALL + 38, f"×{factor}", "number", "middle") for place, factor in enumerate(FACTORS)]
    ends = spread([y(points[-1][0]) for _, points in lines], 16)
    for number, (name, points) in enumerate(lines):
        colour = COLOURS[number % len(COLOURS)]
        way = " ".join(f"{x(place):.1f},{y(elo):.1f}" for place, (elo, _) in enumerate(points))
        parts.append(f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for place, (elo, off) in enumerate(points):
            parts.append(
                f'<line x1="{x(place):.1f}" y1="{y(elo - off):.1f}" x2="{x(place):.1f}" y2="{y(elo + off):.1f}"'
                f' stroke="{colour}" class="whisker"/>'
            )
        parts.append(text(LEFT + wide + 12, ends[number] + 4, name, "name"))
    drawn = drawing(TALL + 48, parts, "Elo gained by thinking up to a hundred times as long, by game")
    return drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1) + "\n"


def named(ladder: Ladder) -> tuple[str, list[Point]]:
    return title(ladder.game.name), points(ladder)
