"""How strong players are, by game and form: openskill, with bots as fixed marks on the scale."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib import resources
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

from stolik.text.program import adding

MU: Final = 25.0
SIGMA: Final = 25.0 / 3
POINTS: Final = 48.0
"""Of a point of openskill: then 200 of ours mean three wins of four, as in Elo."""
MIDDLE: Final = 1500.0


def need() -> str:
    return f"Nobody is rated: that needs the package openskill ({adding('openskill')}), or say --no-ratings."


class Rating(NamedTuple):
    mu: float = MU
    sigma: float = SIGMA

    @property
    def points(self) -> int:
        return round(MIDDLE + POINTS * (self.mu - MU))

    @property
    def off(self) -> int:
        """Nineteen of twenty players are no further off."""
        return round(1.96 * POINTS * self.sigma)


def can_rate() -> bool:
    """Without openskill nothing is rated."""
    return find_spec("openskill") is not None


@cache
def model(**scale: Any) -> Any:
    """Loaded when somebody is first rated."""
    from openskill.models import PlackettLuce

    return PlackettLuce(**scale)


@cache
def marks() -> dict[str, dict[str, Rating]]:
    """Bots by game and level, as the ladder has measured them."""
    written = json.loads((resources.files("stolik.server.players") / "bots.json").read_text("utf-8"))
    return {
        game: {level: Rating(MU + (elo - MIDDLE) / POINTS, off / POINTS / 1.96) for level, (elo, off) in levels.items()}
        for game, levels in written.items()
    }


def rated(sides: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[Rating]]:
    """The ratings after a game, by side; places as in a result, 1 is best."""
    assert can_rate(), need()
    teams = [[model().rating(mu=one.mu, sigma=one.sigma) for one in side] for side in sides]
    after = model().rate(teams, ranks=list(places))
    return [[Rating(one.mu, one.sigma) for one in side] for side in after]


def level_for(game: str, own: Rating) -> str:
    """The bot against whom one wins about every second game; "" where none is measured."""
    known = marks().get(game, {})
    return min(known, key=lambda level: abs(known[level].mu - own.mu), default="")
