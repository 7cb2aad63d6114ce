"""How long Tash-Kalar's hardest question takes: what a hand of five can summon where (docs/benchmarks.md)."""

from __future__ import annotations

import sys
import time
from random import Random
from typing import Final

from stolik.engine.decision import CHANCE
from stolik.engine.luck import option_at, total_weight
from stolik.engine.options import settle
from stolik.engine.position import Position
from stolik.games.tash_kalar import coverage
from stolik.games.tash_kalar.game import GAME
from stolik.games.tash_kalar.state import State, count_of

DUELS: Final = 40
PIECES: Final = 24
CARDS: Final = 5


def crowded(seed: int) -> tuple[State, int, list[int]] | None:
    """The first moment of a random duel in which a full hand looks at a crowded arena."""
    rng = Random(seed)
    position = Position(GAME, GAME.setup(settle(GAME, 2, {"form": "duel", "schools": "random"})), forkable=False)
    while (decision := position.decision) is not None:
        s, seat = position.state, decision.player
        if seat != CHANCE and decision.prompt == "action":
            hand = s.players[seat].hand + s.players[seat].legends
            if len(hand) == CARDS and sum(count_of(s, side) for side in (0, 1)) >= PIECES:
                return s, seat, hand
        position.play(option_at(decision, rng.randrange(total_weight(decision))))
    return None


def main(seconds: float) -> None:
    found = [moment for seed in range(DUELS) if (moment := crowded(seed)) is not None]
    asked, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for s, seat, hand in found:
            coverage.summonings(s, seat, hand)
        asked += len(found)
    how = "pure" if (coverage.__file__ or "").endswith(".py") else "compiled"
    print(f"{len(found)} positions, {how}: {spent / asked * 1e6:.1f} µs for a hand of {CARDS}")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 2.0)
