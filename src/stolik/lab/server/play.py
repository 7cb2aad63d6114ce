"""Play at many tables: how many moves, how long they take to be seen, and the CPU time that each costs."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from stolik.lab.bench.children import Child
from stolik.lab.server.process import ServerProcess
from stolik.lab.server.share import Parts

Report = dict[str, Any]


class Tempo(NamedTuple):
    """How people play: the seconds that each thinks, on average."""

    name: str
    think: float


CALM: Final = Tempo("calm", 1.0)
BRISK: Final = Tempo("brisk", 0.5)
FLAT_OUT: Final = Tempo("flat_out", 0.0)
MANNERS: Final = (CALM, BRISK, FLAT_OUT)
SEVERAL: Final = (1, 2)
"""Workers on one database."""


def visitors(server: ServerProcess) -> Child:
    return Child([sys.executable, "-m", "stolik.lab.server.visitors", server.address])


def play(server: ServerProcess, tables: int, rounds: int, seconds: float, part: float = 0.0) -> Report:
    """In each round calmly, briskly, then flat out, so that what else the machine does hits all of them.

    `part`: of a core, to which each process that serves is held; 0: they have what they can get.
    """
    found: dict[str, list[Report]] = {manner.name: [] for manner in MANNERS}
    with Parts(part) as shares, server:
        server.start()
        if part:
            shares.give(server.serving())
        with visitors(server) as crowd:
            crowd.ask({"job": "seat", "tables": tables})
            for _ in range(rounds):
                for manner in MANNERS:
                    found[manner.name].append(played_round(server, crowd, seconds, manner))
    return {"tables": tables} | {name: summed_up(played) for name, played in found.items()}


def by_workers(data: Path, database: str, tables: int, rounds: int, seconds: float, part: float = 0.0) -> Report:
    """The same by several processes on one database, as against one process on it."""
    found: Report = {}
    for workers in SEVERAL:
        server = ServerProcess(data / f"{workers}", database, workers)
        found[f"{workers}"] = play(server, tables, rounds, seconds, part)
    return found


def beside(data: Path, source: Path, tables: int, rounds: int, seconds: float) -> Report:
    """This server and that of another checkout, flat out, in turn: what each move costs, and that as a part of what it
    costs there, round by round."""
    servers = {"here": ServerProcess(data / "here"), "there": ServerProcess(data / "there", source=source)}
    found: dict[str, list[Report]] = {name: [] for name in servers}
    with ExitStack() as running:
        crowds: dict[str, Child] = {}
        for name, server in servers.items():
            running.enter_context(server).start()
            crowds[name] = running.enter_context(visitors(server))
            crowds[name].ask({"job": "seat", "tables": tables})
        for number in range(rounds):
            for name in list(servers)[:: -1 if number % 2 else 1]:
                found[name].append(played_round(servers[name], crowds[name], seconds, FLAT_OUT))
    parts = [divided(here, there) for here, there in zip(found["here"], found["there"], strict=True)]
    return {"tables": tables, "part": median_of(parts)} | {name: summed_up(played) for name, played in found.items()}


def divided(here: Report, there: Report) -> float | None:
    cost, other = here["cpu_ms_per_move"], there["cpu_ms_per_move"]
    return cost / other if cost and other else None


def played_round(server: ServerProcess, crowd: Child, seconds: float, manner: Tempo) -> Report:
    crowd.ask({"job": "begin", "think": manner.think})
    time.sleep(seconds / 3)
    before = server.times()
    counts: Report = dict(crowd.ask({"job": "play", "seconds": seconds}))
    after = server.times()
    crowd.ask({"job": "rest"})
    if before is None or after is None:
        return counts | {"cpu_ms_per_move": None, "waited_for_cpu": None}
    return counts | {
        "cpu_ms_per_move": 1000 * (after.cpu - before.cpu) / max(1.0, counts["moves"]),
        "waited_for_cpu": (after.waited - before.waited) / counts["seconds"],
    }


def summed_up(rounds: list[Report]) -> Report:
    """Medians of the rounds, and the round in which the server waited least for a core."""
    found: Report = {name: median_of([one[name] for one in rounds]) for name in rounds[0]}
    return found | {"quietest": min(rounds, key=disturbed), "rounds": rounds}


def disturbed(one: Report) -> tuple[float, float]:
    return one["waited_for_cpu"] or 0.0, one["p99_ms"]


def median_of(values: Sequence[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return median(known) if known else None
