"""How random games of Tash-Kalar are played for the tests of its board."""

from random import Random
from typing import Any

LENGTH = 3
GAMES = 300
ASKED = """
    action aim claim colour convert destroy discard-flare downgrade gate group keep-frost leap move odd-common
    option pick-up place put-down put-under recall root shadow slide start-colour stash storm swap upgrade
"""
DULL = ("place", "discard", "hand-over")


def pick(rng: Random, options: tuple[Any, ...]) -> Any:
    """Only placing pieces shows nothing; what can be summoned is."""
    busy = [one for one in options if one is not None and not (isinstance(one, tuple) and one[0] in DULL)]
    return rng.choice(busy if busy and rng.random() < 0.85 else options)


def signs(stretch: dict[str, Any]) -> set[str]:
    """What can be done in a turn."""
    question = stretch["question"]
    if question is None or question.kind != "action":
        return set()
    return {f"action {option.value[0]} {len(option.value)}" for option in question.options}
