"""The ladder: every level against the one below, 3 against 1 and 5 against 3, until each claim is clear.

Where the levels have learned, the policy alone, level 3 and level 5 also play greedy.

The standard library is enough: `python -m stolik.lab.ladder` runs where nothing is installed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from time import monotonic
from typing import Final

from stolik.games import GAMES
from stolik.lab.ladder.page import HEADER, MARK, rows
from stolik.lab.ladder.play import Ladder
from stolik.lab.match.crew import Crew, new_crew
from stolik.lab.pages.markdown import filled_in

KEPT: Final = Path("build/ladder.jsonl")
PAGE: Final = Path("docs/bots.md")
WIDTH: Final = 24


def main(argv: Sequence[str] | None = None) -> int:
    wanted = arguments().parse_args(argv)
    unknown = [name for name in wanted.games if name not in GAMES]
    if unknown:
        print(f"there is no game {unknown[0]}; there are {', '.join(GAMES)}", file=sys.stderr)
        return 2
    ladders = [Ladder(game, wanted.keep, wanted.seed, wanted.most) for game in GAMES.values()]
    climbed = [ladder for ladder in ladders if not wanted.games or ladder.game.name in wanted.games]
    try:
        if not wanted.show:
            with new_crew(wanted.processes) as crew:
                climb(climbed, crew)
    except KeyboardInterrupt:
        print("\nleft; the same command goes on from here", file=sys.stderr)
        return 130
    table = "\n".join([*HEADER, *[row for ladder in ladders for row in rows(ladder)]])
    print(table)
    if wanted.page.exists():
        wanted.page.write_text(filled_in(wanted.page.read_text(encoding="utf-8"), MARK, table), encoding="utf-8")
    return 0 if all(claim.holds for ladder in climbed for claim in ladder.claims) else 1


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="stolik ladder", description="Shows that higher levels are stronger.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games if none is named")
    parser.add_argument("--keep", type=Path, default=KEPT, metavar="FILE", help=f"what was played (default: {KEPT})")
    parser.add_argument("--page", type=Path, default=PAGE, metavar="FILE", help=f"gets the table (default: {PAGE})")
    parser.add_argument("--most", type=int, default=200, metavar="N", help="matches of two levels at most (200)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the luck of the matches (1)")
    parser.add_argument("--processes", type=int, metavar="N", help="as many as there are cores if nothing is said")
    parser.add_argument("--show", action="store_true", help="only show what has been played")
    return parser


def climb(ladders: Iterable[Ladder], crew: Crew) -> None:
    """Plays what is not yet clear, with a bar on a terminal."""
    begun = monotonic()
    for ladder in ladders:
        for played in ladder.play(crew):
            clear = sum(claim.decided for claim in ladder.claims)
            bar = f"{'█' * (WIDTH * clear // len(ladder.claims)):░<{WIDTH}}"
            clock = int(monotonic() - begun)
            line = f"{bar} {ladder.game.name}: {clear} of {len(ladder.claims)} clear, {played} matches"
            if sys.stderr.isatty():
                print(f"\r{line}, {clock // 60}:{clock % 60:02} \x1b[K", end="", file=sys.stderr, flush=True)
        if sys.stderr.isatty():
            print(file=sys.stderr)
