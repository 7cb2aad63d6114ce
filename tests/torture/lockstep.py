"""Random games in the rules and in the native kernels at once, compared after every answer."""

from __future__ import annotations

from collections import Counter

from stolik.games import GAMES
from stolik.kernels.build import build
from stolik.kernels.games import KERNELS
from stolik.kernels.lockstep import lockstep
from stolik.kernels.native import kernel
from tests.torture.sums import Round


def titles() -> list[str]:
    return [name for name in KERNELS if name in GAMES]


def played(title: str, seed: int, number: int, size: int) -> Round:
    """At least so many decisions, over all configurations in turn."""
    build(title)
    found = kernel(title)
    assert found is not None
    compared = lockstep(found, 1, seed, least=size)
    counts = Counter(decisions=compared.decisions, games=compared.games, differences=len(compared.differences))
    return Round(counts, compared.differences)
