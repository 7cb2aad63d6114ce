"""Writes games.json: short stretches of random games in which every kind of event happens; some end with a question.

PYTHONPATH=src:web/tests python web/src/games/tash_kalar/tests/record.py
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from recording import Stretch, chosen, stretches, write

from stolik.games.tash_kalar.game import GAME

LENGTH = 3
GAMES = 300
FILE = Path(__file__).parent / "games.json"
DULL = ("place", "discard", "hand-over")


def lively(rng: Random, options: tuple[Any, ...]) -> Any:
    """Only placing pieces shows nothing; what can be summoned is."""
    busy = [one for one in options if one is not None and not (isinstance(one, tuple) and one[0] in DULL)]
    return rng.choice(busy if busy and rng.random() < 0.85 else options)


def played(number: int) -> list[Stretch]:
    configurations = list(GAME.configurations())
    options = dict(configurations[number % len(configurations)])
    return stretches(GAME, options, Random(number), LENGTH, lively)


def shortest(stretch: Stretch) -> Stretch:
    """Without what the client does not read, and without what stays the same."""
    stretch["options"] = {key: stretch["options"][key] for key in ("seats", "form")}
    before, after = stretch["before"], stretch["after"]
    stretch["before"] = {**before, "squares": [brief(square) for square in before["squares"]]}
    changed = {key: value for key, value in after.items() if value != before[key]}
    both = zip(after["squares"], before["squares"], strict=True)
    stretch["after"] = {**changed, "squares": [brief(square) for square, was in both if square != was]}
    return stretch


def brief(square: dict[str, Any]) -> dict[str, Any] | str:
    """Only what differs from a plain empty square; the reader fills in the rest."""
    rest = {key: value for key, value in square.items() if value not in (None, "none", ".") and value is not False}
    return square["square"] if len(rest) == 1 else rest


def signs(question: dict[str, Any] | None) -> set[str]:
    """What is asked, and what can be done in a turn."""
    if question is None:
        return set()
    values = [option["value"] for option in question["options"]]
    return {
        question["prompt"],
        *(f"action {value[0]} {len(value)}" for value in values if question["kind"] == "action"),
    }


def main() -> None:
    games = (played(number) for number in range(GAMES))
    write(FILE, [shortest(stretch) for stretch in chosen(games, GAME.events, signs)])


if __name__ == "__main__":
    main()
