"""Writes games.json: short stretches of random games in which every kind of event happens; some end with a question.

    PYTHONPATH=src:web/tests python web/src/games/war_chest/tests/record.py
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from recording import Stretch, chosen, stretches, write

from stolik.games.war_chest.game import GAME

LENGTH = 4
GAMES = 400
FILE = Path(__file__).parent / "games.json"
QUIET = ("pass", "claim", "recruit")


def lively(rng: Random, options: tuple[Any, ...]) -> Any:
    """Passing all the time shows nothing, and without control nobody wins."""
    busy = [one for one in options if not (isinstance(one, tuple) and one[0] in QUIET)]
    control = [one for one in busy if isinstance(one, tuple) and one[0] == "control"]
    return rng.choice(control or busy if busy and rng.random() < 0.8 else options)


def played(number: int) -> list[Stretch]:
    configurations = list(GAME.configurations())
    options = dict(configurations[number % len(configurations)])
    return stretches(GAME, options, Random(number), LENGTH, lively)


def shortest(stretch: Stretch) -> Stretch:
    """Without what the client does not read, and without what stays the same."""
    stretch["options"] = {key: stretch["options"][key] for key in ("seats", "setup")}
    before, after = stretch["before"], stretch["after"]
    stretch["before"] = {**before, "hexes": [brief(hex) for hex in before["hexes"]]}
    changed = {key: value for key, value in after.items() if value != before[key]}
    hexes = [brief(hex) for hex, was in zip(after["hexes"], before["hexes"], strict=True) if hex != was]
    stretch["after"] = {**changed, "hexes": hexes}
    return stretch


def brief(hex: dict[str, Any]) -> dict[str, Any] | str:
    """Only what differs from a bare hex; the reader fills in the rest."""
    rest = {key: value for key, value in hex.items() if value or (key in ("control", "seat") and value is not None)}
    return hex["hex"] if len(rest) == 1 else rest


def main() -> None:
    games = (played(number) for number in range(GAMES))
    write(FILE, [shortest(stretch) for stretch in chosen(games, GAME.events)])


if __name__ == "__main__":
    main()
