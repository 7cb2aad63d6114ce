"""One measured process: reads a job per line from standard input and answers with what it counted.

`stolik.lab.bench.run` starts it once for pure Python and once compiled. All times are CPU times.
"""

from __future__ import annotations

import cProfile
import json
import platform
import pstats
import signal
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

import stolik.engine.position
from stolik.bots.levels import bot, led
from stolik.bots.mcts import SearchingBot
from stolik.bots.outlook import Tally
from stolik.bots.policy import has_policy, policy_of
from stolik.bots.puct import LearnedSearch
from stolik.engine.decision import CHANCE
from stolik.engine.luck import option_at, total_weight
from stolik.engine.options import settle
from stolik.engine.playouts import playouts
from stolik.engine.position import Position, worlds
from stolik.games import GAMES
from stolik.kernels import speed
from stolik.kernels.native import kernel
from stolik.kernels.search import search

SAMPLE = 48
"""Positions from the middle of random games: enough that no single one decides."""
GAMES_AT_LEAST = 10
"""In every round of play, however short: one game is not like another."""
NATIVE_GAMES = 500
"""To a call of a kernel."""
LONGEST = 600
"""Answers after which a game is left and the next one begins: random War Chest may never end."""
THINKER = "level3@1"
"""The bot whose simulations are counted: a level that stays as it was, so that checkouts of any age can be compared."""
SEARCHED = 250
"""Iterations of a learned search, as many as the strongest levels think."""
Counts = dict[str, float]


class Case:
    """A game with a number of seats, and positions in the midst of its steps."""

    def __init__(self, name: str, seats: int) -> None:
        self.game = GAMES[name]
        self.options = settle(self.game, seats, {})
        self.seed = 0
        self._sample: list[Position[Any]] = []

    def new_position(self, forkable: bool = False) -> Position[Any]:
        return Position(self.game, self.game.setup(self.options), forkable)

    def sample(self) -> list[Position[Any]]:
        """Questions to a seat that come after another answer in the same step: there a fork has to replay."""
        rng = Random(1)
        while len(self._sample) < SAMPLE:
            position = self.new_position(forkable=True)
            for _ in range(LONGEST):
                if position.decision is None:
                    break
                if position.decision.player != CHANCE and position._answers and rng.random() < 0.05:
                    self._sample.append(position.fork())
                answer_at_random(position, rng)
        return self._sample[:SAMPLE]


def answer_at_random(position: Position[Any], rng: Random) -> int:
    """Plays an option of the open question, each as likely as it is; tells whether a seat had a choice."""
    decision = position.decision
    assert decision is not None
    if decision.player == CHANCE:
        position.play(option_at(decision, int(rng.random() * total_weight(decision))))
        return 0
    options = decision.options
    position.play(options[int(rng.random() * len(options))])
    return 1 if len(options) > 1 else 0


def play(case: Case, seconds: float, forkable: bool = False) -> Counts:
    """Whole random games, set-up included."""
    rng = Random(case.seed)
    games = decisions = answers = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds or games < GAMES_AT_LEAST:
        position = case.new_position(forkable)
        for _ in range(LONGEST):
            if position.decision is None:
                break
            decisions += answer_at_random(position, rng)
            answers += 1
        games += 1
    return {"decisions": decisions / spent, "answers": answers / spent}


def play_forkable(case: Case, seconds: float) -> Counts:
    return {"forkable": play(case, seconds, forkable=True)["decisions"]}


def play_batched(case: Case, seconds: float) -> Counts:
    """The same games by `playouts`, ten at a time."""
    decisions = batches = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds or not batches:
        batch = playouts(case.game, GAMES_AT_LEAST, case.options, 1_000_000 * case.seed + batches, LONGEST)
        decisions += batch.decisions
        batches += 1
    return {"batched": decisions / spent}


def play_native(case: Case, seconds: float) -> Counts:
    """Random games inside the kernel, many to a call: the loop is native too."""
    found = kernel(case.game.name)
    assert found is not None, "it is measured only where it is built"
    decisions = answers = batches = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds or not batches:
        batch = found.playouts(NATIVE_GAMES, case.options, 1_000_000 * case.seed + batches, LONGEST)
        decisions += batch.decisions
        answers += batch.answers
        batches += 1
    return {"decisions": decisions / spent, "answers": answers / spent, "batched": decisions / spent}


def rate(work: Callable[[Position[Any]], object], case: Case, seconds: float) -> float:
    """How often a second the work is done, going round the sample."""
    positions = case.sample()
    count = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds or not count:
        for position in positions:
            work(position)
        count += len(positions)
    return count / spent


def copies(case: Case, seconds: float) -> Counts:
    return {"copies": rate(lambda position: position.state.copy(), case, seconds)}


def forks(case: Case, seconds: float) -> Counts:
    return {"forks": rate(lambda position: position.fork(), case, seconds)}


def imagine(position: Position[Any]) -> None:
    assert position.decision is not None
    worlds(position, position.decision.player)(7)


def resamples(case: Case, seconds: float) -> Counts:
    return {"worlds": rate(imagine, case, seconds)}


def look(position: Position[Any]) -> None:
    assert position.decision is not None
    position.game.view(position.state, position.decision.player)


def views(case: Case, seconds: float) -> Counts:
    return {"views": rate(look, case, seconds)}


def simulations(case: Case, seconds: float) -> Counts:
    """Iterations of a searching bot that sees each position for the first time."""
    count = number = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds or not count:
        position = case.sample()[number % SAMPLE]
        player = bot(THINKER, number)
        assert isinstance(player, SearchingBot) and position.decision is not None
        seat = position.decision.player
        view = case.game.view(position.state, seat)
        count += sum(found.visits for found in player.outlooks(position.decision.shown(), view, worlds(position, seat)))
        number += 1
    return {"simulations": count / spent}


def searched(case: Case, seconds: float) -> Counts:
    """Iterations of the learned search by the rules; of games in which nothing has been learned there are none."""
    return searches(case, seconds, by_rules)


def searched_native(case: Case, seconds: float) -> Counts:
    """The same in the kernel, from the same questions."""
    return searches(case, seconds, in_kernel)


class Searching:
    """The learned search of one question, before it has begun."""

    def __init__(self, position: Position[Any], iterations: int, seed: int) -> None:
        assert position.decision is not None
        self.asked = position.decision.shown()
        self.worlds = worlds(position, self.asked.player)
        self.policy = policy_of(position.game)
        self.strength = led(position.game.name, iterations)
        self.search = LearnedSearch(self.asked, self.policy, self.strength, Random(seed))


def by_rules(wanted: Searching) -> Tally:
    return wanted.search.run(wanted.worlds)


def in_kernel(wanted: Searching) -> Tally:
    found = search(wanted.asked, wanted.policy, wanted.strength, wanted.search.first, wanted.worlds)
    assert found is not None, "it is measured only where it is built"
    return found


def searches(case: Case, seconds: float, find: Callable[[Searching], Tally]) -> Counts:
    if not has_policy(case.game):
        return {}
    count = number = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds or not count:
        count += sum(visits for visits, _ in find(Searching(case.sample()[number % SAMPLE], SEARCHED, number)).values())
        number += 1
    return {"searched": count / spent}


JOBS: dict[str, Callable[[Case, float], Counts]] = {
    "play": play,
    "batched": play_batched,
    "forkable": play_forkable,
    "copies": copies,
    "forks": forks,
    "worlds": resamples,
    "views": views,
    "simulations": simulations,
    "searched": searched,
}
NATIVE: dict[str, Callable[[Case, float], Counts]] = {"native": play_native, "searched native": searched_native}
"""Of kernels only."""


def about() -> dict[str, object]:
    compiled = str(stolik.engine.position.__file__).endswith(".so")
    kind = "compiled" if compiled else "pure"
    return {"python": platform.python_version(), "kind": kind, "kernels": speed.built(), "jobs": list(JOBS)}


def serve() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent ends us by closing the input
    cases: dict[tuple[str, int], Case] = {}
    print(json.dumps(about()), flush=True)
    for line in sys.stdin:
        job = json.loads(line)
        key = (job["game"], job["seats"])
        if key not in cases:
            cases[key] = Case(*key)
            play(cases[key], 0.02)  # the first run fills caches
        cases[key].seed = job["seed"]
        print(json.dumps((JOBS | NATIVE)[job["job"]](cases[key], job["seconds"])), flush=True)


def profile(name: str, seats: int, seconds: float) -> None:
    """Where the time of random play goes, by the functions' own time."""
    case = Case(name, seats)
    play(case, 0.1)
    profiler = cProfile.Profile()
    profiler.runcall(play, case, seconds)
    pstats.Stats(profiler).strip_dirs().sort_stats("tottime").print_stats(25)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        profile(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))
    else:
        serve()
