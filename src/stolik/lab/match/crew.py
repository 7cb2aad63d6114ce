"""Where matches are played: in this process, in several on this machine, or on a Ray cluster. The same either way."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import AbstractContextManager
from dataclasses import dataclass
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol, Self

import stolik
from stolik.children import serve_parent
from stolik.engine import recordfile
from stolik.engine.game import Game, Options
from stolik.games import GAMES
from stolik.lab.match.outcome import Match, Outcome, outcome
from stolik.lab.match.play import Played, play_out, record_of, seed_of

AHEAD = 4
"""Jobs handed out for each worker, so that none waits for the next."""

PATIENCE = 5.0
"""Seconds in which a cluster must answer."""


@dataclass(frozen=True)
class MatchJob:
    """`cap` as in a simulation; `keep` asks for the record."""

    game: str
    options: Options
    seed: int
    match: Match
    cap: int
    keep: bool


Finished = tuple[Outcome, str | None]
"""And the record as a file, where it was asked for and there is one."""


def play_match(job: MatchJob, games: Mapping[str, Game[Any]] = GAMES) -> Finished:
    game = games[job.game]
    played = Played(seed_of(job.seed, job.match.deal), list(job.match.seats))
    play_out(game, job.options, played, cap=job.cap)
    record = record_of(game, job.options, played) if job.keep else None
    fault = None if played.fault is None else f"match {job.match.number}, {played.fault}"
    found = outcome(game, job.match, played.answers, played.result, played.end, fault)
    return found, None if record is None else recordfile.write(record)


class Crew(AbstractContextManager["Crew"], Protocol):
    def play(self, jobs: Iterable[MatchJob]) -> Iterator[Finished]:
        """As they finish, in any order."""
        ...


class ThisProcess:
    def __init__(self, games: Mapping[str, Game[Any]] = GAMES) -> None:
        self._games = games

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Nothing is left to be ended."""

    def play(self, jobs: Iterable[MatchJob]) -> Iterator[Finished]:
        for job in jobs:
            yield play_match(job, self._games)


class Processes:
    def __init__(self, number: int) -> None:
        self._number = number
        self._pool = ProcessPoolExecutor(number, mp_context=get_context("spawn"), initializer=serve_parent)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._pool.shutdown(cancel_futures=True)

    def play(self, jobs: Iterable[MatchJob]) -> Iterator[Finished]:
        open_jobs: set[Future[Finished]] = set()
        for job in jobs:
            open_jobs.add(self._pool.submit(play_match, job))
            if len(open_jobs) >= AHEAD * self._number:
                done, open_jobs = wait(open_jobs, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        while open_jobs:
            done, open_jobs = wait(open_jobs, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)


class NoRay(Exception):
    """Ray is not installed, or the cluster does not answer; the text says which."""


class Ray:
    """A cluster by its address; "local" starts one here for as long as it is needed."""

    def __init__(self, address: str) -> None:
        try:
            self._ray: Any = import_module("ray")
        except ImportError:
            raise NoRay("") from None
        _check_listening(address)
        try:
            self._ray.init(address=address, log_to_driver=False, logging_level="error", runtime_env=_brought(address))
        except Exception as error:
            raise NoRay(" ".join(str(error).split()) or type(error).__name__) from None
        self._play = self._ray.remote(play_match)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._ray.shutdown()

    def play(self, jobs: Iterable[MatchJob]) -> Iterator[Finished]:
        most = AHEAD * max(int(self._ray.cluster_resources().get("CPU", 1)), 1)
        open_jobs: list[Any] = []
        for job in jobs:
            open_jobs.append(self._play.remote(job))
            if len(open_jobs) >= most:
                done, open_jobs = self._ray.wait(open_jobs)
                yield from self._ray.get(done)
        while open_jobs:
            done, open_jobs = self._ray.wait(open_jobs)
            yield from self._ray.get(done)


def _brought(address: str) -> dict[str, list[str]]:
    """A cluster gets this very Stolik, whatever is installed there; one that starts here has it."""
    return {} if address == "local" else {"py_modules": [str(Path(str(stolik.__file__)).parent)]}


def _check_listening(address: str) -> None:
    """Asked first, because Ray itself waits for minutes; a name such as "local" or "auto" is left to it."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except OSError as error:
        raise NoRay(error.strerror or str(error)) from None


def cores() -> int:
    """Those that this process may use, where the system tells."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def new_crew(processes: int | None = None, ray: str | None = None) -> Crew:
    """As many processes as there are cores for us, if nothing else is said."""
    if ray is not None:
        return Ray(ray)
    number = cores() if processes is None else processes
    return ThisProcess() if number == 1 else Processes(number)
