"""How random games of War Chest are played for the tests of its board."""

from random import Random
from typing import Any

LENGTH = 4
GAMES = 400
ASKED = """
    again bishop bonus build deceive deploy-where draft footman maneuver march play raise recruit redeploy
    reinforce replace sabotage shove-whom spy spy-whom step step-on target
"""
QUIET = ("pass", "claim", "recruit")


def pick(rng: Random, options: tuple[Any, ...]) -> Any:
    """Passing all the time shows nothing, and without control nobody wins."""
    busy = [one for one in options if not (isinstance(one, tuple) and one[0] in QUIET)]
    control = [one for one in busy if isinstance(one, tuple) and one[0] == "control"]
    return rng.choice(control or busy if busy and rng.random() < 0.8 else options)
