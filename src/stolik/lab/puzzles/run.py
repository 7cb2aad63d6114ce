"""Finds puzzles: `stolik puzzles GAME --make N`.

The standard library is enough: `python -m stolik.lab.puzzles` runs where nothing is installed.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic, time
from typing import Final

from stolik.bots.bot import answer_of
from stolik.bots.levels import LEVELS, is_learned, strength_of
from stolik.bots.mcts import SearchingBot
from stolik.bots.policy import NoPolicy, policy_of
from stolik.bots.strength import ANY_GAME, Strength
from stolik.engine.box import BoxFault
from stolik.games import GAMES
from stolik.lab.match.crew import cores
from stolik.lab.puzzles.hunt import Kept, PuzzleJob, search_game
from stolik.lab.puzzles.proof import Rigour
from stolik.lab.train.crew import many
from stolik.puzzles import Puzzle, clear_in, shelf
from stolik.puzzles.attempt import begin

KEPT: Final = Path("build/puzzles")
FOREVER: Final = 1e12
TIMES: Final = 10


def main(argv: Sequence[str] | None = None) -> int:
    wanted = arguments().parse_args(argv)
    if wanted.game not in GAMES:
        print(f"there is no game {wanted.game}; there are {', '.join(GAMES)}", file=sys.stderr)
        return 2
    if wanted.by not in LEVELS and not is_learned(wanted.by):
        print(f"{wanted.by} is none of {', '.join(LEVELS)} and no puct250", file=sys.stderr)
        return 2
    try:
        policy_of(GAMES[wanted.game])
        if wanted.agree:
            return check(wanted)
        make(wanted, Kept(wanted.into or KEPT / f"{wanted.game}.jsonl"))
    except (NoPolicy, BoxFault) as fault:
        print(fault, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nleft; the same command goes on from here", file=sys.stderr)
        return 130
    return 0


def arguments() -> argparse.ArgumentParser:
    usual = Rigour()
    parser = argparse.ArgumentParser(prog="stolik puzzles", description="Finds puzzles in games of strong players.")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--make", type=int, default=10, metavar="N", help="how many there shall be in the file (10)")
    parser.add_argument(
        "--agree", type=int, default=0, metavar="N", help="how many of N level 5 agrees with, given ten times the time"
    )
    parser.add_argument(
        "--by", default=LEVELS[-1], metavar="BOT", help="who is asked then: a level, or puct250 (level5)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the luck of the games (1)")
    parser.add_argument("--processes", type=int, metavar="N", help="as many as there are cores if nothing is said")
    parser.add_argument(
        "--minutes", type=float, default=0.0, metavar="N", help="then it ends; 0: when there are enough (0)"
    )
    parser.add_argument(
        "--iterations",
        type=int,
        default=usual.iterations,
        metavar="N",
        help=f"of each long search ({usual.iterations})",
    )
    parser.add_argument(
        "--play", type=int, default=usual.played, metavar="N", help=f"iterations of those who play ({usual.played})"
    )
    parser.add_argument("--into", type=Path, metavar="FILE", help=f"keeps what is found (default: {KEPT}/GAME.jsonl)")
    return parser


def make(wanted: argparse.Namespace, kept: Kept) -> None:
    """Until there are enough, or time is up; what is found is written down at once."""
    begun, until = monotonic(), deadline(wanted)
    looks: Counter[str] = Counter()
    rigour = Rigour(wanted.play, iterations=wanted.iterations, gap=clear_in(wanted.game))

    def jobs() -> Iterator[PuzzleJob]:
        for number in kept.left():
            if len(kept.puzzles) >= wanted.make or time() > until:
                return
            yield PuzzleJob(wanted.game, wanted.seed, number, rigour, until)

    for found in many(search_game, jobs(), wanted.processes or cores()):
        looks.update(found.looks)
        kept.add(found)
        if sys.stderr.isatty():
            print(f"\r{bar(len(kept.puzzles), wanted.make, begun)} \x1b[K", end="", file=sys.stderr, flush=True)
    told = ", ".join(f"{name} {number}" for name, number in looks.items())
    print(f"{wanted.game}: {len(kept.puzzles)} puzzles in {len(kept.done)} games ({told}): {kept.file}", flush=True)


def bar(found: int, of: int, begun: float, width: int = 30) -> str:
    full, clock = min(width, width * found // max(of, 1)), int(monotonic() - begun)
    return f"[{'#' * full}{'.' * (width - full)}] {found} of {of}, {clock // 60}:{clock % 60:02}"


def check(wanted: argparse.Namespace) -> int:
    """Of the shelf, or of the file named; each as soon as it is known."""
    from_file = None if wanted.into is None else Kept(wanted.into).puzzles
    puzzles = list((from_file or shelf(GAMES[wanted.game])).values())
    begun, agreed = monotonic(), []
    processes = wanted.processes or cores()
    for name, yes in agreement(puzzles, wanted.agree, wanted.seed, processes, deadline(wanted), wanted.by):
        agreed.append(yes)
        if not yes:
            print(f"{wanted.game} {name}: {wanted.by} answers otherwise", flush=True)
        if sys.stderr.isatty():
            print(f"\r{bar(len(agreed), wanted.agree, begun)} \x1b[K", end="", file=sys.stderr, flush=True)
    print(f"{wanted.game}: {wanted.by} with ten times the time agrees with {sum(agreed)} of {len(agreed)} puzzles")
    return 0


def deadline(wanted: argparse.Namespace) -> float:
    return time() + wanted.minutes * 60.0 if wanted.minutes else FOREVER


def agreement(
    puzzles: Sequence[Puzzle], number: int, seed: int, processes: int, until: float, by: str = LEVELS[-1]
) -> Iterator[tuple[str, bool]]:
    """Of as many as are sampled, whether it answers the same, one after another; none is begun after `until`."""
    few = Random(seed).sample(list(puzzles), min(number, len(puzzles)))
    in_time = (puzzle for puzzle in few if time() < until)
    return many(partial(agrees, seed=seed, by=by), in_time, processes)


def agrees(puzzle: Puzzle, seed: int, by: str) -> tuple[str, bool]:
    """To the first answer of the solution."""
    game = GAMES[puzzle.game]
    player = SearchingBot(seed, {ANY_GAME: patient(strength_of(by, game.name))})
    return puzzle.id, answer_of(player, begin(game, puzzle)) == puzzle.solution[0]


def patient(strength: Strength) -> Strength:
    """As it is, with ten times the iterations. Compiled it has no slots to be asked for."""
    public = [name for name in dir(strength) if not name.startswith("_")]
    values = {name: value for name in public if not callable(value := getattr(strength, name))}
    return Strength(**{**values, "iterations": round(TIMES * strength.iterations)})
