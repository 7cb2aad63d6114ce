"""Plays a few fixed random games of each game and writes digests of their states to tests/games/<game>/digests.json.

A digest that changes is a game that goes another way: that asks for a new number of the rules, since tables being
played by the old one must not go on by others. With the same number nothing is written, unless --unreleased says that
nobody has played by it yet.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from stolik.engine.digests import digest
from stolik.engine.game import Game, Options
from stolik.engine.position import Position
from stolik.games import FOLDER, GAMES

TESTS = Path(__file__).resolve().parents[2] / "tests" / "games"
PLAYED, EVERY, LONGEST = 6, 25, 600
SENTENCE = (
    "{game}: a golden game goes another way, or is seen differently, but the rules are still number {rules}. Raise "
    "`rules` in src/stolik/games/{game}/game.py, so that no table goes on by rules it did not begin by, then run "
    "scripts/tools/golden_digests.py to write the digests anew."
)
STALE = "{game}: the digests are those of other rules or data; run scripts/tools/golden_digests.py to write them anew."

Stored = dict[str, Any]


def path_of(game: str) -> Path:
    return TESTS / game / "digests.json"


def stored(game: str) -> Stored:
    found: Stored = json.loads(path_of(game).read_text("utf-8"))
    return found


def digests(game: Game[Any], options: Options, seed: int) -> Iterator[str]:
    """Of a random game: every so many answers, and at its end."""
    rng, position = Random(seed), Position(game, game.setup(options))
    for answers in range(1, LONGEST + 1):
        if position.decision is None:
            break
        choices = position.decision.options
        position.play(choices[int(rng.random() * len(choices))])
        if answers % EVERY == 0 or position.decision is None:
            yield digest(game, position.state, int(options["seats"]))


def settings(game: Game[Any]) -> list[Options]:
    """Spread over all that show the game."""
    every = list(game.configurations())
    return [every[number * len(every) // PLAYED] for number in range(PLAYED)]


def played(game: Game[Any]) -> Stored:
    games = [
        {"options": dict(options), "seed": seed, "digests": list(digests(game, options, seed))}
        for seed, options in enumerate(settings(game))
    ]
    return {"rules": game.rules, "box": game.box, "games": games}


def replayed(game: Game[Any], golden: Stored) -> list[list[str]]:
    """The same games as they go now."""
    return [list(digests(game, one["options"], one["seed"])) for one in golden["games"]]


def fault(game: Game[Any], golden: Stored) -> str:
    """What is wrong and what to do, in a sentence; nothing where all goes as ever."""
    if not is_of(game, golden):
        return STALE.format(game=game.name)
    if replayed(game, golden) == [one["digests"] for one in golden["games"]]:
        return ""
    return SENTENCE.format(game=game.name, rules=game.rules)


def is_of(game: Game[Any], golden: Stored) -> bool:
    return (golden["rules"], golden["box"]) == (game.rules, game.box)


def check_may_write(game: Game[Any]) -> None:
    if path_of(game.name).is_file() and is_of(game, golden := stored(game.name)) and (wrong := fault(game, golden)):
        sys.exit(wrong)


def main() -> None:
    for file in sorted(FOLDER.glob("*/game.py")):
        game = GAMES[file.parent.name]
        if sys.argv[1:] != ["--unreleased"]:
            check_may_write(game)
        path_of(game.name).write_text(json.dumps(played(game), ensure_ascii=False, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
