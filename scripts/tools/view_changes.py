"""What it would cost to send, with each event, how the reader's view changed: CPU time a move, by random games.

PYTHONPATH=src python scripts/tools/view_changes.py [games of each title]
A move is an answer of a player with the chance after it. After each move the view of one reader is built and compared
with the one before; a change with every event costs that as many times as a move has events.
"""

import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

import stolik
from stolik.engine.decision import Decision
from stolik.engine.game import Game

TITLES = ("titan_race", "war_chest", "tash_kalar", "karak2")


def change(before: Any, after: Any) -> Any:
    """What is new, by field or place; None where nothing is."""
    if isinstance(after, dict) and isinstance(before, dict):
        found = {key: change(before.get(key), value) for key, value in after.items() if value != before.get(key)}
        return found or None
    if isinstance(after, list) and isinstance(before, list) and len(after) == len(before):
        pairs = enumerate(zip(before, after, strict=True))
        return {place: change(was, now) for place, (was, now) in pairs if was != now} or None
    return None if before == after else after


class Cost:
    def __init__(self) -> None:
        self.moves = self.events = self.seats = 0
        self.view = self.change = 0.0

    def shown(self) -> str:
        both = 1000 * (self.view + self.change) / self.moves
        each, seats = self.events / self.moves, self.seats / self.moves
        numbers = (each, 1000 * self.view / self.moves, 1000 * self.change / self.moves, both, both * each)
        return " ".join(f"{number:9.3f}" for number in (*numbers, both * each * seats))


def timed(act: Callable[[], Any]) -> tuple[float, Any]:
    start = process_time()
    made = act()
    return process_time() - start, made


def rests(decision: Decision | None) -> bool:
    return decision is None or decision.player >= 0


def play(game: Game[Any], number: int, cost: Cost) -> None:
    rng = Random(number)
    options: dict[str, Any] = dict(rng.choice(list(game.configurations())))
    position = stolik.start(game.name, **options)
    before = game.view(position.state, 0)
    while position.decision is not None:
        cost.moves += position.decision.player >= 0
        cost.seats += int(options["seats"]) if position.decision.player >= 0 else 0
        position.play(rng.choice(tuple(position.decision.options)))
        cost.events += len(position.state.events)
        if rests(position.decision):
            spent, after = timed(lambda: game.view(position.state, 0))
            cost.view += spent
            cost.change += timed(lambda: change(before, after))[0]  # noqa: B023
            before = after


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    print(f"{'ms a move':12} {'events':>9} {'view':>9} {'change':>9} {'at end':>9} {'each':>9} {'all seats':>9}")
    for title in TITLES:
        cost = Cost()
        for number in range(games):
            play(stolik.GAMES[title], number, cost)
        print(f"{title:12} {cost.shown()}")


if __name__ == "__main__":
    main()
