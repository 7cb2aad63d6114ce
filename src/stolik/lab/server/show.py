"""What was measured of the server, as a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich import box
from rich.console import Console
from rich.table import Table

from stolik.lab.bench.show import WIDTH

Report = dict[str, Any]
Line = tuple[str, str, str]
MANNERS: Final = {
    "calm": "a move a second at each",
    "brisk": "two moves a second at each",
    "flat_out": "everybody answers at once",
}


def show(report: Report) -> None:
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = WIDTH
    console.print(table(report))
    console.print(footing(report["machine"]))


def table(report: Report) -> Table:
    shown = Table(box=box.SIMPLE_HEAD, title="The server, one process on SQLite")
    shown.add_column("")
    shown.add_column("measured", justify="right", no_wrap=True)
    shown.add_column("")
    for lines in (playing(report["play"]), sockets(report["sockets"]), start(report["start"])):
        for line in lines:
            shown.add_row(*line)
        shown.add_section()
    for line in recovery(report["recovery"]):
        shown.add_row(*line)
    for workers, found in report.get("workers", {}).items():
        shown.add_section()
        for line in playing(found, f"PostgreSQL, workers: {workers}; "):
            shown.add_row(*line)
    if "workers" in report:
        shown.add_row("moves of two workers, everybody answering at once", f"{gained(report['workers']):.2f} times", "")
    return shown


def gained(workers: Report) -> float:
    """What the last of them plays, as a multiple of what the first does."""
    first, *_, last = (found["flat_out"]["moves_per_second"] for found in workers.values())
    return float(last / first)


def playing(found: Report, where: str = "") -> Iterator[Line]:
    for how, said in MANNERS.items():
        yield from played(f"{where}{found['tables']} live tables, {said}", found[how])
    yield "bytes sent to one player per answer", number(found["flat_out"]["bytes_per_update"]), "mean, with the frame"


def played(what: str, found: Report) -> Iterator[Line]:
    quietest = found["quietest"]
    refused = f"; {number(found['refused'])} answers refused as too many" if found["refused"] else ""
    rate = f"quietest round {number(quietest['moves_per_second'])}{refused}"
    yield what, f"{number(found['moves_per_second'])} moves/s", rate
    spread = f"quietest round {number(quietest['p50_ms'], 1)} and {number(quietest['p99_ms'], 1)} ms"
    delays = f"{number(found['p50_ms'], 1)} and {number(found['p99_ms'], 1)} ms"
    yield "  click to the other player's screen, p50 and p99", delays, spread
    yield "  CPU time of the server per move", f"{number(found['cpu_ms_per_move'], 2)} ms", waited(found)


def waited(found: Report) -> str:
    share = found["waited_for_cpu"]
    return "" if share is None else f"{share:.0%} of the time it was ready but had no core"


def sockets(found: Report) -> Iterator[Line]:
    yield "sockets held", number(found["held"]), f"at {found['tables']} tables; {found['still_held']} after the moves"
    memory = f"{number(megabytes(found['kib_before']))} MiB before, {number(megabytes(found['kib_after']))} after"
    yield "memory per socket", f"{number(found['kib_per_socket'], 1)} KiB", memory
    later = f"{found['shown_moves']} moves, each to {found['held'] // found['tables']} spectators"
    yield "  after moves were shown", f"{number(found['kib_per_socket_after_moves'], 1)} KiB", later
    yield "click to the last spectator's screen, p50", f"{number(found['last_spectator_p50_ms'])} ms", ""
    yield "sockets opened", f"{number(found['opened_per_second'])} per second", ""


def start(found: Report) -> Iterator[Line]:
    stored, empty = found["stored"], found["empty"]
    size = f"{number(found['megabytes'])} MB on the disk; fastest {number(stored['fastest'], 2)} s"
    yield f"start with {number(found['tables'])} tables stored", f"{number(stored['seconds'], 2)} s", size
    yield "  with none", f"{number(empty['seconds'], 2)} s", f"fastest {number(empty['fastest'], 2)} s"
    none = f"with none {number(megabytes(empty['kib']))} MiB"
    yield "memory after it", f"{number(megabytes(stored['kib']))} MiB", none
    yield "first stored table that is asked for", f"{number(stored['first_table_ms'])} ms", ""


def recovery(found: Report) -> Iterator[Line]:
    slowest = {name: max(one[name] for one in found["kills"]) for name in found["kills"][0]}
    yield "kill -9 in play until it serves again", *seconds("serving", found, slowest)
    yield "  until every player's link has resumed", *seconds("last_link", found, slowest)
    yield "  until there was a move at every table", *seconds("all_move", found, slowest)
    about = f"{len(found['kills'])} kills, {found['tables']} tables"
    yield "  players whose table had lost what they had seen", number(found["behind"]), about


def seconds(name: str, found: Report, slowest: Report) -> tuple[str, str]:
    return f"{number(found[name], 2)} s", f"slowest {number(slowest[name], 2)} s"


def number(value: float | None, places: int = 0) -> str:
    return "–" if value is None else f"{value:,.{places}f}"


def megabytes(kib: float | None) -> float | None:
    return None if kib is None else kib / 1024


def footing(machine: Report) -> str:
    packages = [f"Python {machine['python']}", f"stolik {machine['stolik']} ({machine['kind']})"]
    packages += [f"{name} {known}" for name, known in machine["packages"].items()]
    place = f"{machine['cpu']}, {machine['cores']} cores; {machine['system']}"
    return (
        f"{', '.join(packages)}; {place}; load {machine['load']:.1f} at the start, fsync {machine['fsync_ms']:.1f} ms"
    )
