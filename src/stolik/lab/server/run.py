"""How much the server carries: play at many tables, sockets held, bytes sent, cold start, and what a kill costs.

The server is a process of its own, started as a host starts it, with all its limits; visitors come from another.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import resource
import sqlite3
import tempfile
import time
from collections.abc import Callable, Sequence
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from rich.console import Console

import stolik.engine.position
from stolik.lab.bench.children import Child, ChildDied, checkout
from stolik.lab.bench.show import cpu, progress_on, stolik_version
from stolik.lab.server.play import CALM, beside, by_workers, median_of, play, visitors
from stolik.lab.server.process import NotServed, ServerProcess
from stolik.lab.server.share import NoParts
from stolik.lab.server.show import show
from stolik.lab.server.stock import copied_id, forget, stocked, told
from stolik.text.program import adding

PACKAGES: Final = ("litestar", "uvicorn", "websockets", "msgspec")
NEEDED: Final = (*PACKAGES, "httpx")
SPECTATED: Final = 4
"""Tables that the spectators share."""
FIRST_SPECTATORS: Final = 100
"""They come before the others are counted, so that what is made but once is there."""
IN_PLAY: Final = 1.5
IN_TURN: Final = 4
"""As many rounds as usual, half as long, where two servers are compared."""
SETTLE: Final = 1.0
SPARE_FILES: Final = 200
Say = Callable[[str], None]
Report = dict[str, Any]


class Sizes(NamedTuple):
    tables: int = 200
    rounds: int = 4
    seconds: float = 4.0
    sockets: int = 4000
    stored: int = 100_000
    starts: int = 5
    kills: int = 5
    killed_tables: int = 20


class Held(NamedTuple):
    sockets: int
    kib: float | None


QUICK: Final = Sizes(tables=40, rounds=1, seconds=1.5, sockets=300, stored=10_000, starts=1, kills=1, killed_tables=5)


def main(argv: Sequence[str] | None = None) -> int:
    wanted = arguments().parse_args(argv)
    messages = Console(stderr=True, highlight=False)
    if missing := [name for name in NEEDED if find_spec(name) is None]:
        messages.print(f"not installed: {', '.join(missing)}; run: {adding(*missing)}", markup=False)
        return 2
    sizes = QUICK if wanted.quick else Sizes()
    sizes = sizes._replace(sockets=sockets_allowed(sizes.sockets, messages.print))
    try:
        if wanted.beside:
            print(json.dumps(compared_with_progress(sizes, messages, wanted.beside.resolve()), indent=2))
            return 0
        report = measured_with_progress(sizes, messages, wanted.database, wanted.share)
    except ChildDied:
        messages.print("the visitors have failed; what they said stands above")
        return 1
    except NoParts as fault:
        messages.print(f"{fault}; without --share the workers have what they can get", markup=False)
        return 2
    except NotServed as fault:
        messages.print(f"the server has failed: {fault}", markup=False)
        return 1
    except KeyboardInterrupt:
        return 130
    if wanted.json:
        print(json.dumps(report, indent=2))
    else:
        show(report)
    return 0


def compared_with_progress(sizes: Sizes, messages: Console, checkout: Path) -> Report:
    with progress_on(messages) as progress, tempfile.TemporaryDirectory(prefix="run-", dir=made(workplace())) as name:
        progress.add_task(f"{sizes.tables} tables here and at {checkout} in turn ...", total=None)
        return beside(Path(name), checkout / "src", sizes.tables, IN_TURN * sizes.rounds, sizes.seconds / 2)


def made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def measured_with_progress(sizes: Sizes, messages: Console, database: str, part: float) -> Report:
    with progress_on(messages) as progress:
        task = progress.add_task("", total=5 if database else 4)
        say = lambda what: progress.update(task, description=what, advance=1)  # noqa: E731
        return measured(sizes, workplace(), say, database, part)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="stolik bench server", description="Measures what the server carries.")
    parser.add_argument("--quick", action="store_true", help="smaller and less exact")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--database", default="", metavar="URL", help="empty, of PostgreSQL: for 1 and 2 workers")
    parser.add_argument("--share", type=float, default=0.0, metavar="PART", help="of a core, for each of the workers")
    parser.add_argument("--beside", type=Path, metavar="CHECKOUT", help="play alone, in turn with its server; JSON")
    return parser


def sockets_allowed(wanted: int, say: Say) -> int:
    """As many as a process may have open here; the children inherit it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = hard if hard != resource.RLIM_INFINITY else wanted + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted + SPARE_FILES:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, wanted + SPARE_FILES), hard))
    if most < wanted + SPARE_FILES:
        say(f"a process may have {most} files open here, so fewer sockets are tried")
    return min(wanted, most - SPARE_FILES)


def workplace() -> Path:
    """On the disk of the checkout, where there is one: the system's folder for such things may be no disk at all."""
    root = checkout()
    return Path(tempfile.gettempdir()) if root is None else root / "build" / "serverbench"


def measured(sizes: Sizes, place: Path, say: Say, database: str = "", part: float = 0.0) -> Report:
    """Leaves nothing behind but the stored tables, for the next run."""
    with tempfile.TemporaryDirectory(prefix="run-", dir=made(place)) as name:
        folder = Path(name)
        report: Report = {"sizes": sizes._asdict(), "machine": machine(folder)}
        say(f"{sizes.tables} tables are being played at ...")
        report["play"] = play(ServerProcess(folder / "play"), sizes.tables, sizes.rounds, sizes.seconds)
        say(f"{sizes.sockets} spectators come ...")
        report["sockets"] = sockets(folder / "sockets", sizes)
        say(f"a server starts on {sizes.stored} tables ...")
        report["start"] = starts(folder / "start", sizes, place)
        say("a server is killed in the middle of play ...")
        report["recovery"] = recovery(folder / "recovery", sizes)
        if database:
            say("several workers serve one database ...")
            report["workers"] = by_workers(folder / "workers", database, *sizes[:3], part)
        return report


# Sockets


def sockets(data: Path, sizes: Sizes) -> Report:
    """Then moves are shown to all of them."""
    with ServerProcess(data) as server:
        server.start()
        with visitors(server) as crowd:
            crowd.ask({"job": "seat", "tables": SPECTATED})
            before, _ = watched(server, crowd, min(FIRST_SPECTATORS, sizes.sockets))
            after, seconds = watched(server, crowd, sizes.sockets)
            crowd.ask({"job": "begin", "think": 2 * CALM.think})
            shown = crowd.ask({"job": "play", "seconds": 2 * sizes.seconds})
            moved = Held(server.sockets(), server.memory_kib())
    return {
        "held": after.sockets,
        "still_held": moved.sockets,
        "tables": SPECTATED,
        "opened_per_second": sizes.sockets / seconds,
        "kib_before": before.kib,
        "kib_after": after.kib,
        "kib_after_moves": moved.kib,
        "kib_per_socket": share(before.kib, after.kib, after.sockets - before.sockets),
        "kib_per_socket_after_moves": share(before.kib, moved.kib, after.sockets - before.sockets),
        "last_spectator_p50_ms": shown["last_p50_ms"],
        "shown_moves": shown["last_moves"],
    }


def watched(server: ServerProcess, crowd: Child, number: int) -> tuple[Held, float]:
    """With so many spectators more; and how long it took them to come."""
    came = crowd.ask({"job": "watch", "sockets": number})
    time.sleep(SETTLE)
    return Held(server.sockets(), server.memory_kib()), came["seconds"]


def share(before: float | None, after: float | None, number: int) -> float | None:
    return None if before is None or after is None or number <= 0 else (after - before) / number


# Start


def starts(data: Path, sizes: Sizes, place: Path) -> Report:
    with ServerProcess(data) as empty:
        empty.start()
        stock = stocked(empty, sizes.stored, place)
        with ServerProcess(stock) as full:
            return {
                "tables": sizes.stored,
                "megabytes": sum(file.stat().st_size for file in stock.iterdir()) / 1e6,
                "empty": started(empty, sizes.starts),
                "stored": started(full, sizes.starts, copied_id(max(1, sizes.stored // 2))),
            }


def started(server: ServerProcess, times: int, table: str = "") -> Report:
    """And how long it takes until the first table is shown, if one is named."""
    seconds, kib, shown = [], [], []
    for _ in range(times):
        forget(server.data)
        seconds.append(server.start())
        time.sleep(SETTLE)
        kib.append(server.memory_kib())
        if table:
            began = time.monotonic()
            told(server, "GET", f"/api/tables/{table}")
            shown.append(1000 * (time.monotonic() - began))
        server.stop()
    return {
        "seconds": median(seconds),
        "fastest": min(seconds),
        "kib": median_of(kib),
        "first_table_ms": median_of(shown),
    }


# Recovery


def recovery(data: Path, sizes: Sizes) -> Report:
    with ServerProcess(data) as server:
        server.start()
        with visitors(server) as crowd:
            crowd.ask({"job": "seat", "tables": sizes.killed_tables})
            crowd.ask({"job": "begin", "think": CALM.think / 20})
            kills = [killed(server, crowd) for _ in range(sizes.kills)]
    found: Report = {name: median(one[name] for one in kills) for name in kills[0]}
    return found | {"behind": sum(one["behind"] for one in kills), "kills": kills, "tables": sizes.killed_tables}


def killed(server: ServerProcess, crowd: Child) -> dict[str, float]:
    """Started again at once, as a supervisor would."""
    time.sleep(IN_PLAY)
    since = time.monotonic()
    server.kill()
    server.start()
    return {"serving": time.monotonic() - since, **crowd.ask({"job": "resumed", "since": since})}


# By what it was measured


def machine(folder: Path) -> Report:
    place = Path(str(stolik.engine.position.__file__))
    return {
        "python": platform.python_version(),
        "stolik": stolik_version(),
        "kind": "compiled" if place.suffix == ".so" else "pure",
        "packages": {name: version(name) for name in PACKAGES} | {"SQLite": sqlite3.sqlite_version},
        "cpu": cpu(),
        "cores": os.cpu_count(),
        "load": os.getloadavg()[0],
        "fsync_ms": fsync_ms(folder / "fsync"),
        "system": platform.platform(terse=True),
    }


def fsync_ms(file: Path) -> float:
    """What it takes to be sure that a page is on the disk, as each commit must be."""
    taken = []
    with file.open("wb", buffering=0) as page:
        for _ in range(50):
            page.write(bytes(4096))
            began = time.monotonic()
            os.fsync(page.fileno())
            taken.append(1000 * (time.monotonic() - began))
    file.unlink()
    return median(taken)
