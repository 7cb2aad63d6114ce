"""What the bench has measured: for programs, for the terminal, and as a table in a page."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from textwrap import fill
from typing import Any, Final

from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from stolik.lab.bench.rows import COMPARABLE, Bench
from stolik.lab.pages.markdown import filled_in

PLAY: Final = ("decisions", "answers", "batched", "forkable")
POSITIONS: Final = ("copies", "forks", "worlds", "views", "simulations", "searched")
COLUMNS: Final = (*PLAY, *POSITIONS)
WIDTH: Final = 152
"""Where there is no terminal to ask."""
PAGE_WIDTH: Final = 120
MARK: Final = "bench"


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


def progress_on(messages: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    return Progress(*columns, console=messages, transient=True)


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
    console.print(about(report))
    spread = max(row.spread() for row in bench.rows)
    console.print(f"The decisions/s of single rounds lie up to {spread:.0%} apart.")


def about(report: dict[str, Any]) -> str:
    """On what and with what it was measured."""
    found = report["machine"]
    packages = [f"Python {found['python']}", f"stolik {found['stolik']}"]
    packages += [f"{package} {number}" for package, number in found["peers"].items()]
    return (
        f"{', '.join(packages)}; {found['cpu']}, {found['cores']} cores; {found['system']}. "
        f"Medians of {report['rounds']} rounds of {report['seconds']} s CPU time."
    )


def table(bench: Bench) -> Table:
    shown = Table(box=box.SIMPLE_HEAD, title="Per second of CPU time; × is the speed of Catanatron")
    shown.add_column("game, seats")
    shown.add_column("")
    for column in COLUMNS:
        shown.add_column(column, justify="right", no_wrap=True)
        if column in COMPARABLE:
            shown.add_column("×", justify="right", no_wrap=True)
    for row in bench.rows:
        shown.add_row(row.name, row.kind, *numbers(row.medians(), bench.to_catan(row)))
        if bench.to_pure(row):
            shown.add_row("", "to pure", *multiples(bench.to_pure(row)), style="dim")
    return shown


def numbers(medians: dict[str, float], to_catan: dict[str, float], columns: Sequence[str] = COLUMNS) -> list[str]:
    cells = []
    for column in columns:
        cells.append(f"{medians[column]:,.0f}" if column in medians else "")
        if column in COMPARABLE:
            cells.append(f"{to_catan[column]:.1f}" if column in to_catan else "")
    return cells


def multiples(ratios: dict[str, float], columns: Sequence[str] = COLUMNS) -> list[str]:
    cells = []
    for column in columns:
        cells.append(f"{ratios[column]:.1f}×" if column in ratios else "")
        if column in COMPARABLE:
            cells.append("")
    return cells


# In a page


def in_page(page: str, bench: Bench, report: dict[str, Any]) -> str:
    tables = "\n\n".join(markdown(bench, columns) for columns in (PLAY, POSITIONS))
    return filled_in(page, MARK, f"{fill(about(report), PAGE_WIDTH, break_on_hyphens=False)}\n\n{tables}")


def markdown(bench: Bench, columns: Sequence[str]) -> str:
    """Whoever has none of the columns is left out."""
    heads, lines = ["game, seats", ""], ["---", "---"]
    for column in columns:
        more = ["× Catanatron"] if column in COMPARABLE else []
        heads += [f"{column}/s", *more]
        lines += ["--:"] * (1 + len(more))
    rows = [heads, lines]
    for row in bench.rows:
        if row.medians().keys() & {*columns}:
            rows.append([row.name, row.kind, *numbers(row.medians(), bench.to_catan(row), columns)])
        if bench.to_pure(row).keys() & {*columns}:
            rows.append(["", f"{row.kind} to pure", *multiples(bench.to_pure(row), columns)])
    return "\n".join(f"| {' | '.join(cells)} |" for cells in rows)
