"""Flares under test: enemies that are far enough ahead, and a flare invoked against them."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.tash_kalar.arena import Fight, at

THRESHOLDS = {
    "3-6a": (3, 6),
    "4-4a": (4, 4),
    "3-5": (3, 5),
    "4-5a": (4, 5),
    "3-6b": (3, 6),
    "4-4b": (4, 4),
    "4-6": (4, 6),
    "4-5b": (4, 5),
    "5-4": (5, 4),
    "5-5": (5, 5),
    "3-4": (3, 4),
    "2-5": (2, 5),
}
HEROES = ["a3:h", "a4:h", "a5:h", "a6:h", "a7:h", "b3:h", "b4:h"]
COMMONS = ["i3", "i4", "i5", "i6", "i7", "h3", "h4", "h5", "h6", "h7"]
Part = Callable[[str, str], Fight]


def army(heroic: int, pieces: int) -> str:
    """So many upgraded ones among so many pieces."""
    return " ".join([*HEROES[:heroic], *COMMONS[: pieces - heroic]])


def invoked(name: str, mine: str, theirs: str) -> Fight:
    fight = at(mine, theirs, flare=name)
    fight.play(f"flare {name} highland")
    return fight


def upper(name: str, mine: str, extra: str = "") -> Fight:
    """Only the upper part is met: the enemy has as many upgraded pieces as it asks for, and few in all."""
    own = mine.split()
    heroic = THRESHOLDS[name][0] + len([one for one in own if ":" in one])
    return invoked(name, mine, f"{army(heroic, heroic)} {extra}")


def lower(name: str, mine: str, extra: str = "") -> Fight:
    """Only the lower part is met."""
    pieces = THRESHOLDS[name][1] + len(mine.split()) - len(extra.split())
    return invoked(name, mine, f"{army(0, pieces)} {extra}")
