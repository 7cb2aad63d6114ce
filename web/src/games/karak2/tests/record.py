"""How random games of Karak II are played for the tests of its board."""

from random import Random
from typing import Any

LENGTH = 3
GAMES = 200
ASKED = """
    army blessing-die bolts build build-more dice dream-heal duplicate finesse forage foresight gift gift-to
    hard-head hero leave-item loop mirror mirror-which plague play position raise-dead return rotation
    second-sight shield tax tile token train train-more wild-army wild-out-of-turn wild-tile
"""
BUSY = ("challenge", "found", "build", "train", "cure", "rebels", "summon", "fight", "bless", "pick-up", "explore")


def pick(rng: Random, options: tuple[Any, ...]) -> Any:
    """Without towns, fights and new land little happens."""
    busy = [one for one in options if isinstance(one, tuple) and one and one[0] in BUSY]
    return rng.choice(busy if busy and rng.random() < 0.7 else options)
