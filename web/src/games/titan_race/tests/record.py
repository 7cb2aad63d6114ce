"""Writes games.json: short stretches of random games in which every kind of event happens.

    PYTHONPATH=src:web/tests python web/src/games/titan_race/tests/record.py
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from recording import Stretch, kinds, stretches, write

from stolik.games.titan_race.game import GAME

LENGTH = 10
GAMES = 60
FILE = Path(__file__).parent / "games.json"


def played(number: int) -> list[Stretch]:
    rng = Random(number)
    return stretches(GAME, dict(rng.choice(list(GAME.configurations()))), rng, LENGTH)


def main() -> None:
    chosen, wanted = [], set(GAME.events)
    for number in range(GAMES):
        for stretch in played(number):
            found = kinds(stretch)
            by_titan = stretch["options"]["two_player_hand"] == "titan" and "draw" in found
            if found & wanted or (by_titan and len(chosen) < 12):
                stretch.pop("question")
                chosen.append(stretch)
                wanted -= found
    assert not wanted, f"nobody saw {sorted(wanted)}"
    write(FILE, chosen)


if __name__ == "__main__":
    main()
