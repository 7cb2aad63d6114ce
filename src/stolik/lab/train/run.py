"""Learns the weights of a game's facts: first what greedy would answer, then what the own search finds.

The standard library is enough: `python -m stolik.lab.train` runs where nothing is installed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Final

from stolik.bots.policy import NoPolicy
from stolik.bots.weights import FILE
from stolik.engine.box import BoxFault
from stolik.games import GAMES
from stolik.lab.match.crew import cores
from stolik.lab.train.course import Course

KEPT: Final = Path("build/train")
AT_ONCE: Final = 4000
"""Games with itself after which the course tells how it goes."""
IMITATING: Final = 0.15
"""Of the time, where nothing has been learned yet."""


def main(argv: Sequence[str] | None = None) -> int:
    wanted = arguments().parse_args(argv)
    if wanted.game not in GAMES:
        print(f"there is no game {wanted.game}; there are {', '.join(GAMES)}", file=sys.stderr)
        return 2
    folder = wanted.into or KEPT / wanted.game
    try:
        processes = wanted.processes or cores()
        course = Course(GAMES[wanted.game], folder, wanted.seed, wanted.iterations, processes)
        if wanted.start is not None:
            course.start_from(wanted.start)
        if wanted.rounds:
            teach(course, wanted.minutes * 60.0, wanted.rounds, wanted.matches)
        if wanted.results:
            win(course, wanted.results, wanted.matches)
        if wanted.openings:
            print(f"{wanted.game}: openings by {course.open(wanted.openings)} results", flush=True)
        for line in course.try_out(wanted.matches) if wanted.matches else []:
            print(line, flush=True)
    except (NoPolicy, BoxFault) as fault:
        print(fault, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nleft; the same command goes on from here", file=sys.stderr)
        return 130
    print(folder / FILE)
    return 0


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="stolik train", description="Learns the policy of a game from its search.")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--minutes", type=float, default=10.0, metavar="N", help="how long games are played (10)")
    parser.add_argument(
        "--rounds", type=int, default=3, metavar="N", help="how often it learns in that time (3; 0: not at all)"
    )
    parser.add_argument("--processes", type=int, metavar="N", help="as many as there are cores if nothing is said")
    parser.add_argument("--iterations", type=int, default=300, metavar="N", help="of the search that teaches (300)")
    parser.add_argument("--results", type=int, default=0, metavar="N", help="games with itself to learn from (0)")
    parser.add_argument("--openings", type=int, default=0, metavar="N", help="games that tell what openings win (0)")
    parser.add_argument(
        "--matches",
        type=int,
        default=0,
        metavar="N",
        help="without search after each round, and of each pairing at the end (0)",
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the luck of the games (1)")
    parser.add_argument("--from", dest="start", type=Path, metavar="FILE", help="weights to begin with")
    parser.add_argument("--into", type=Path, metavar="DIR", help=f"keeps games and weights (default: {KEPT}/GAME)")
    return parser


def teach(course: Course, seconds: float, rounds: int, matches: int) -> None:
    """Imitation only where nothing is known. Each round tells how surprising its games were before it learned them."""
    begun = monotonic()
    if not course.begun:
        _round(course, IMITATING * seconds, True, begun, matches)
        seconds *= 1.0 - IMITATING
    for _ in range(rounds):
        _round(course, seconds / rounds, False, begun, matches)


def win(course: Course, games: int, matches: int) -> None:
    """The page gets a line now and then."""
    begun = monotonic()
    for before in range(0, games, AT_ONCE):
        some = min(AT_ONCE, games - before)

        def progress(played: int, before: int = before) -> None:
            told(f"{course.game.name}: {before + played} of {games} games with itself", begun)

        figures = course.win(some, progress)
        told("", begun)
        print(
            f"{course.game.name}: {before + some} games with itself, {figures['decisions']:.0f} questions in the last, "
            f"surprise at who wins {figures['surprise']:.3f}",
            flush=True,
        )
        print(f"{course.game.name}: {course.tell('results', figures, matches)}", flush=True)


def told(line: str, begun: float) -> None:
    """On a terminal, in place of the line before."""
    if sys.stderr.isatty():
        clock = int(monotonic() - begun)
        print(f"\r{line}, {clock // 60}:{clock % 60:02}" if line else "\r", end=" \x1b[K", file=sys.stderr, flush=True)


def _round(course: Course, seconds: float, imitating: bool, begun: float, matches: int) -> None:
    teacher = "greedy" if imitating else "the search"

    def progress(games: int) -> None:
        told(f"{course.game.name}: {games} games of {teacher}", begun)

    figures = course.round(seconds, imitating, progress)
    told("", begun)
    print(
        f"{course.game.name}: {figures['games']:.0f} games of {teacher}, {figures['decisions']:.0f} questions, "
        f"loss {figures['loss_before']:.3f} before and {figures['loss']:.3f} after learning them, "
        f"its answer first in {figures['first_before']:.0%} and {figures['first']:.0%}",
        flush=True,
    )
    print(f"{course.game.name}: {course.tell(teacher, figures, matches)}", flush=True)
