"""Writes games.json: short stretches of random games in which every kind of event happens; some end with a question.

PYTHONPATH=src:web/tests python web/src/games/karak2/tests/record.py
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from recording import Stretch, chosen, stretches, write

from stolik.games.karak2.game import GAME

LENGTH = 3
GAMES = 120
FILE = Path(__file__).parent / "games.json"
UNREAD = ("level", "terrain")
BUSY = ("challenge", "found", "build", "train", "cure", "rebels", "summon", "fight", "bless", "pick-up", "explore")


def lively(rng: Random, options: tuple[Any, ...]) -> Any:
    """Without towns, fights and new land little happens."""
    busy = [one for one in options if isinstance(one, tuple) and one and one[0] in BUSY]
    return rng.choice(busy if busy and rng.random() < 0.7 else options)


def played(number: int) -> list[Stretch]:
    configurations = list(GAME.configurations())
    return stretches(GAME, dict(configurations[number % len(configurations)]), Random(number), LENGTH, lively)


def shortest(stretch: Stretch) -> Stretch:
    """Without what the client does not read, and without what stays the same."""
    stretch["options"] = {key: stretch["options"][key] for key in ("seats", "imperium")}
    before, after = stretch["before"], stretch["after"]
    changed = {key: value for key, value in after.items() if key != "legend" and value != before[key]}
    for key in {"tiles", "players"} & set(changed):
        rows = before[key]
        changed[key] = [
            brief(row) if place >= len(rows) or row != rows[place] else None for place, row in enumerate(after[key])
        ]
    stretch["after"] = changed
    stretch["before"] = {key: value for key, value in before.items() if key != "legend"}
    for key in ("tiles", "players"):
        stretch["before"][key] = [brief(row) for row in before[key]]
    return stretch


def brief(row: dict[str, Any]) -> dict[str, Any]:
    """The reader fills in what is empty."""
    return {key: value for key, value in row.items() if (value or (value == 0 and key == "town")) and key not in UNREAD}


def main() -> None:
    games = (played(number) for number in range(GAMES))
    write(FILE, [shortest(stretch) for stretch in chosen(games, GAME.events)])


if __name__ == "__main__":
    main()
