"""Several serving processes on the same sockets, looked after by this one."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from tempfile import TemporaryDirectory
from threading import Event
from types import FrameType
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from stolik.server.defaults import SHARED
from stolik.server.settings import Settings

PATIENCE: Final = 15.0
"""Seconds for the workers to drain."""
TOO_SOON: Final = 5.0
"""A worker that dies sooner is not started again at once."""


class Running(NamedTuple):
    number: int
    since: float


class Workers:
    def __init__(self, settings: Settings, listening: Sequence[socket.socket], number: int) -> None:
        own = replace(settings, limits=settings.limits.of_one_among(number))
        self._settings = msgspec.json.encode(own) + b"\n"
        self._listening = [one.fileno() for one in listening]
        self._number = number
        self._stopping = Event()
        self._running: dict[subprocess.Popen[bytes], Running] = {}
        self._folder = ""

    def run(self, ready: Callable[[], None]) -> int:
        """Until a signal comes; a worker that dies is replaced."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        with TemporaryDirectory(prefix="stolik-workers-") as self._folder:
            os.environ[SHARED] = self._folder
            status = self._look_after(ready)
            self._end()
        return status

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._stopping.set()

    def _look_after(self, ready: Callable[[], None]) -> int:
        self._start()
        if not self._first_is_ready():
            return 1
        ready()
        while not self._stopping.is_set():
            for worker in [worker for worker in self._running if worker.poll() is not None]:
                self._replace(worker)
            while len(self._running) < self._number:
                self._start()
            self._stopping.wait(0.5)
        return 0

    def _first_is_ready(self) -> bool:
        first = next(iter(self._running))
        assert first.stdout is not None
        return first.stdout.readline().strip() == b"ready"

    def _start(self) -> None:
        """In the place of the one that is missing: the tables at home there are at home with it."""
        number = min({*range(self._number)} - {running.number for running in self._running.values()})
        told = (*self._listening, "--among", self._folder, number, self._number)
        worker = subprocess.Popen(
            [sys.executable, "-m", "stolik.server.process.worker", *map(str, told)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=self._listening,
            start_new_session=True,  # a key at the terminal is for this process, which passes it on
        )
        assert worker.stdin is not None
        worker.stdin.write(self._settings)
        worker.stdin.flush()
        self._running[worker] = Running(number, time.monotonic())

    def _replace(self, worker: subprocess.Popen[bytes]) -> None:
        started = self._running.pop(worker).since
        close_pipes(worker)
        if time.monotonic() - started < TOO_SOON:
            self._stopping.wait(TOO_SOON)

    def _end(self) -> None:
        for worker in self._running:
            worker.terminate()
        deadline = time.monotonic() + PATIENCE
        for worker in self._running:
            try:
                worker.wait(max(0.1, deadline - time.monotonic()))
            except subprocess.TimeoutExpired:
                worker.kill()
                worker.wait()
            close_pipes(worker)


def close_pipes(worker: subprocess.Popen[bytes]) -> None:
    for pipe in (worker.stdin, worker.stdout):
        if pipe is not None:
            pipe.close()
