"""The ladder: every level against the one below, 3 against 1 and 5 against 3, until each claim is clear.

Where the levels have learned, greedy, the policy alone and the former level 5 play too. `--thinking` measures how long
the bots think, `--curve` draws what thinking longer brings.

The standard library is enough: `python -m stolik.lab.ladder` runs where nothing is installed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any, Final

from stolik.bots.policy import has_policy
from stolik.engine.game import Game
from stolik.games import GAMES
from stolik.lab.ladder import curve
from stolik.lab.ladder import durations as thought
from stolik.lab.ladder.page import HEADER, MARK, rows, rows_of
from stolik.lab.ladder.play import Ladder, claims_of
from stolik.lab.match.crew import Crew, new_crew
from stolik.lab.pages.markdown import filled_in

KEPT: Final = Path("docs/ladder.jsonl")
PAGE: Final = Path("docs/bots.md")
WIDTH: Final = 24


def main(argv: Sequence[str] | None = None) -> int:
    wanted = arguments().parse_args(argv)
    unknown = [name for name in wanted.games if name not in GAMES]
    if unknown:
        print(f"there is no game {unknown[0]}; there are {', '.join(GAMES)}", file=sys.stderr)
        return 2
    games = [game for game in GAMES.values() if not wanted.games or game.name in wanted.games]
    if wanted.thinking:
        table = "\n".join([*thought.HEADER, *[row for game in games for row in measured(game, wanted.seed)]])
        print(table)
        if not wanted.games:  # the page tells of all
            fill_in(wanted.page, thought.MARK, table)
        return 0
    try:
        return draw(games, wanted) if wanted.curve else claim(games, wanted)
    except KeyboardInterrupt:
        print("\nleft; the same command goes on from here", file=sys.stderr)
        return 130


def claim(games: Sequence[Game[Any]], wanted: argparse.Namespace) -> int:
    """Only the games asked for are played; of the others the page keeps what it tells."""
    ladders = [Ladder(game, wanted.keep, wanted.seed, claims_of(game, wanted.most)) for game in games]
    if not wanted.show:
        with new_crew(wanted.processes) as crew:
            climb(ladders, crew, wanted.minutes)
    page = wanted.page.read_text(encoding="utf-8") if wanted.page.exists() else ""
    played = {ladder.game.name: rows(ladder) for ladder in ladders}
    lines = [row for name in GAMES for row in played.get(name) or rows_of(page, name)]
    table = "\n".join([*HEADER, *lines])
    print(table)
    fill_in(wanted.page, MARK, table)
    return 0 if all(claim.holds for ladder in ladders for claim in ladder.claims) else 1


def draw(games: Sequence[Game[Any]], wanted: argparse.Namespace) -> int:
    """Only games in which something has been learned."""
    known = [game for game in games if has_policy(game)]
    ladders = [Ladder(game, wanted.keep, wanted.seed, curve.claims_of(game, wanted.matches)) for game in known]
    if not wanted.show:
        with new_crew(wanted.processes) as crew:
            climb(ladders, crew, wanted.minutes)
    lines = [curve.named(ladder) for ladder in ladders]
    for name, points in lines:
        print(f"{name}: {', '.join(f'{elo:+.0f} ± {off:.0f}' for elo, off in points)}")
    wanted.curve.write_text(curve.plot(lines), encoding="utf-8")
    return 0


def measured(game: Game[Any], seed: int) -> list[str]:
    return thought.rows(game, thought.thinking(game, seed))


def fill_in(page: Path, mark: str, table: str) -> None:
    if page.exists():
        page.write_text(filled_in(page.read_text(encoding="utf-8"), mark, table), encoding="utf-8")


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="stolik ladder", description="Shows that higher levels are stronger.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games if none is named")
    parser.add_argument("--keep", type=Path, default=KEPT, metavar="FILE", help=f"what was played (default: {KEPT})")
    parser.add_argument("--page", type=Path, default=PAGE, metavar="FILE", help=f"gets the table (default: {PAGE})")
    parser.add_argument("--most", type=int, default=200, metavar="N", help="matches of two levels at most (200)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the luck of the matches (1)")
    parser.add_argument("--processes", type=int, metavar="N", help="as many as there are cores if nothing is said")
    parser.add_argument("--minutes", type=float, default=inf, metavar="N", help="after which no match is begun")
    parser.add_argument("--thinking", action="store_true", help="measure the CPU time of a choice instead")
    parser.add_argument("--curve", type=Path, metavar="FILE", help="draw strength against thinking instead (SVG)")
    parser.add_argument("--matches", type=int, default=20, metavar="N", help="for each step of the curve (20)")
    parser.add_argument("--show", action="store_true", help="only show what has been played")
    return parser


def climb(ladders: Sequence[Ladder], crew: Crew, minutes: float) -> None:
    """Plays what is not yet clear, with a bar on a terminal. Every game has its share of the minutes."""
    begun = monotonic()
    for place, ladder in enumerate(ladders):
        left = begun + 60 * minutes - monotonic()
        for played in ladder.play(crew, monotonic() + left / (len(ladders) - place)):
            clear = sum(claim.decided for claim in ladder.claims)
            bar = f"{'█' * (WIDTH * clear // len(ladder.claims)):░<{WIDTH}}"
            clock = int(monotonic() - begun)
            line = f"{bar} {ladder.game.name}: {clear} of {len(ladder.claims)} clear, {played} matches"
            if sys.stderr.isatty():
                print(f"\r{line}, {clock // 60}:{clock % 60:02} \x1b[K", end="", file=sys.stderr, flush=True)
        if sys.stderr.isatty():
            print(file=sys.stderr)
