"""Plays one random game of each title: the shortest proof that a Python runs the rules."""

import random

from stolik.engine.position import Position
from stolik.games import GAMES


def main() -> None:
    for name, game in sorted(GAMES.items()):
        options = next(iter(game.configurations()))
        position = Position(game, game.setup(options))
        luck = random.Random(1)
        answers = 0
        while position.decision is not None:
            position.play(luck.choice(position.decision.options))
            answers += 1
        print(f"  {name}: {answers} answers")


if __name__ == "__main__":
    main()
