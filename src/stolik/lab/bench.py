"""How fast the games are: pure and compiled, beside two engines that others wrote, in one run and on CPU time.

Every process does a little of everything in each round, in turn, so that what else the machine is doing hits all alike;
a number is the median of the rounds, a ratio the median of the ratios within the rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median
from typing import Any, Final

from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from stolik.engine.options import settle
from stolik.games import GAMES
from stolik.lab.children import Child, ChildDied, checkout, make_peers, our_child, our_command, peers_child, trees
from stolik.lab.measure import JOBS

COLUMNS: Final = ("decisions", "answers", "forkable", "copies", "forks", "worlds", "views")
COMPARED: Final = ("decisions", "answers", "copies")
CATAN: Final = "catanatron"
PEER_NAMES: Final = {CATAN: "Catanatron, 2", "backgammon": "OpenSpiel backgammon", "gin_rummy": "OpenSpiel gin rummy"}
PEER_JOBS: Final = ("play", "copies")
WIDTH: Final = 132
"""Where there is no terminal to ask."""


class Row:
    """One game in one process, with what was counted in each round."""

    def __init__(self, name: str, game: str, seats: int, child: Child, jobs: Sequence[str]) -> None:
        self.name = name
        self.game = game
        self.seats = seats
        self.child = child
        self.jobs = jobs
        self.kind = str(child.about["kind"])
        self.rounds: dict[str, list[float]] = {}

    def measure(self, job: str, seconds: float, seed: int) -> None:
        asked = {"game": self.game, "seats": self.seats, "job": job, "seconds": seconds, "seed": seed}
        for column, value in self.child.ask(asked).items():
            self.rounds.setdefault(column, []).append(value)

    def medians(self) -> dict[str, float]:
        return {column: median(values) for column, values in self.rounds.items()}

    def ratios(self, other: Row | None) -> dict[str, float]:
        """How many times as fast as the other, within the same rounds."""
        if other is None:
            return {}
        both = [column for column in self.rounds if column in other.rounds]
        return {
            column: median(one / two for one, two in zip(self.rounds[column], other.rounds[column], strict=True))
            for column in both
        }

    def spread(self) -> float:
        """How far the rounds lie apart, as a share of the median."""
        values = self.rounds["decisions"]
        return (max(values) - min(values)) / median(values)


class Bench:
    """What is measured, and what it is compared with."""

    def __init__(self, ours: list[Row], peers: list[Row]) -> None:
        self.ours = ours
        self.rows = [*ours, *peers]
        self._catan = next((row for row in peers if row.game == CATAN), None)

    def run(self, rounds: int, seconds: float, progress: Progress) -> None:
        task = progress.add_task("", total=rounds * sum(len(row.jobs) for row in self.rows))
        for number in range(1, rounds + 1):
            for job in JOBS:
                for row in self.rows:
                    if job in row.jobs:
                        progress.update(task, description=f"round {number} of {rounds}: {row.name}, {row.kind}, {job}")
                        row.measure(job, seconds, number)
                        progress.advance(task)

    def to_pure(self, row: Row) -> dict[str, float]:
        """A compiled row against the same game in pure Python."""
        fitting = (pure for pure in self.ours if (pure.game, pure.seats) == (row.game, row.seats))
        pure = next((pure for pure in fitting if pure.kind == "pure" and row.kind == "compiled"), None)
        return row.ratios(pure)

    def to_catan(self, row: Row) -> dict[str, float]:
        ratios = row.ratios(self._catan)
        return {column: ratios[column] for column in COMPARED if column in ratios}


def main(argv: Sequence[str] | None = None) -> int:
    argv = sys.argv[1:] if argv is None else argv
    if argv[:1] == ["server"]:
        from stolik.lab.serverbench import main as measure_server

        return measure_server(argv[1:])
    wanted = arguments().parse_args(argv)
    messages = Console(stderr=True, highlight=False)
    root = checkout()
    cases = [(name, seats) for name in GAMES if wanted.game in (None, name) for seats in tables(name)]
    if not cases:
        messages.print(f"there is no game {wanted.game}; there are {', '.join(GAMES)}")
        return 2
    ours = trees(root, messages.print)
    if wanted.profile:
        return profile(next(iter(ours.values())), *cases[0])
    rounds, seconds = (3, 0.05) if wanted.quick else (7, 0.3)
    try:
        with ExitStack() as open_children:
            children = [open_children.enter_context(our_child(tree)) for tree in ours.values()]
            found = [
                Row(f"{title(name)}, {seats}", name, seats, child, list(JOBS))
                for name, seats in cases
                for child in children
            ]
            bench = Bench(found, [] if wanted.no_peers else peer_rows(root, open_children, messages))
            with progress_on(messages) as progress:
                bench.run(rounds, seconds, progress)
            report = {"rounds": rounds, "seconds": seconds, "machine": machine(bench), "rows": as_rows(bench)}
    except ChildDied:
        messages.print("a measured process has ended; what it said stands above")
        return 1
    except KeyboardInterrupt:
        return 130
    if wanted.json:
        print(json.dumps(report, indent=2))
    else:
        show(bench, report)
    return 0


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="stolik bench", description="Measures the speed of the games on CPU time.")
    parser.add_argument("--game", help="measure this game only")
    parser.add_argument("--quick", action="store_true", help="shorter and less exact")
    parser.add_argument("--no-peers", action="store_true", help="without Catanatron and OpenSpiel")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--profile", action="store_true", help="show instead where the time of one game goes, pure")
    return parser


def tables(name: str) -> list[int]:
    """The numbers of seats to measure: up to four, and the fewest."""
    game = GAMES[name]
    possible = game.seats({key: option.default for key, option in game.options.items()})
    fewest = min(possible)
    most = max((seats for seats in possible if seats <= 4), default=fewest)
    return [seats for seats in dict.fromkeys((most, fewest)) if settle(game, seats, {})]


def title(name: str) -> str:
    return name.replace("_", " ").title()


def peer_rows(root: Path | None, open_children: ExitStack, messages: Console) -> list[Row]:
    """Whichever of the others can be installed here."""
    if root is None or not make_peers(root, messages.print):
        messages.print("Catanatron and OpenSpiel are not to be had, so ours are measured alone")
        return []
    try:
        child = open_children.enter_context(peers_child(root))
    except ChildDied:
        messages.print("Catanatron and OpenSpiel do not run, so ours are measured alone")
        return []
    return [Row(PEER_NAMES[game], game, 2, child, PEER_JOBS) for game in child.about["games"]]


def profile(tree: Path, game: str, seats: int) -> int:
    command, environment = our_command(tree, game, str(seats), "3")
    return subprocess.run(command, env=environment).returncode


def progress_on(messages: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    return Progress(*columns, console=messages, transient=True)


# What is told


def machine(bench: Bench) -> dict[str, Any]:
    """By what it was measured: without it the numbers say little."""
    peers: dict[str, str] = {}
    for row in bench.rows:
        peers.update(row.child.about.get("versions", {}))
    return {
        "python": platform.python_version(),
        "stolik": stolik_version(),
        "peers": peers,
        "cpu": cpu(),
        "cores": os.cpu_count(),
        "system": platform.platform(terse=True),
    }


def stolik_version() -> str:
    try:
        return version("stolik")
    except PackageNotFoundError:
        return "not installed"


def cpu() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    named = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(named, platform.processor() or platform.machine())


def as_rows(bench: Bench) -> list[dict[str, Any]]:
    return [
        {
            "name": row.name,
            "game": row.game,
            "seats": row.seats,
            "kind": row.kind,
            "median": row.medians(),
            "rounds": row.rounds,
            "to_pure": bench.to_pure(row),
            "to_catanatron": bench.to_catan(row),
        }
        for row in bench.rows
    ]


def show(bench: Bench, report: dict[str, Any]) -> None:
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = WIDTH
    console.print(table(bench))
    found = report["machine"]
    packages = [f"Python {found['python']}", f"stolik {found['stolik']}"]
    packages += [f"{package} {number}" for package, number in found["peers"].items()]
    console.print(f"{', '.join(packages)}; {found['cpu']}, {found['cores']} cores; {found['system']}")
    spread = max(row.spread() for row in bench.rows)
    console.print(
        f"Medians of {report['rounds']} rounds of {report['seconds']} s CPU time; "
        f"the decisions/s of single rounds lie up to {spread:.0%} apart."
    )


def table(bench: Bench) -> Table:
    shown = Table(box=box.SIMPLE_HEAD, title="Per second of CPU time; × is the speed of Catanatron")
    shown.add_column("game, seats")
    shown.add_column("")
    for column in COLUMNS:
        shown.add_column(column, justify="right", no_wrap=True)
        if column in COMPARED:
            shown.add_column("×", justify="right", no_wrap=True)
    for row in bench.rows:
        shown.add_row(row.name, row.kind, *numbers(row.medians(), bench.to_catan(row)))
        if bench.to_pure(row):
            shown.add_row("", "to pure", *multiples(bench.to_pure(row)), style="dim")
    return shown


def numbers(medians: dict[str, float], to_catan: dict[str, float]) -> list[str]:
    cells = []
    for column in COLUMNS:
        cells.append(f"{medians[column]:,.0f}" if column in medians else "")
        if column in COMPARED:
            cells.append(f"{to_catan[column]:.1f}" if column in to_catan else "")
    return cells


def multiples(ratios: dict[str, float]) -> list[str]:
    cells = []
    for column in COLUMNS:
        cells.append(f"{ratios[column]:.1f}×" if column in ratios else "")
        if column in COMPARED:
            cells.append("")
    return cells


if __name__ == "__main__":
    sys.exit(main())
