"""A server in a process of its own, started as a host starts it, and what can be known of it from outside."""

from __future__ import annotations

import http.client
import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple

LONGEST: Final = 60.0
"""Seconds that anything may take."""
ELSEWHERE: Final = ("DATABASE_URL", "FORWARDED_ALLOW_IPS", "PROMETHEUS_MULTIPROC_DIR")
"""What a host may have set; here it would lead away from the measured database or address."""
PEOPLE: Final = ("Anna", "Jan")
WISH: Final = {"game": "titan_race", "seats": [{"kind": "here", "name": name} for name in PEOPLE]}
"""The table that is played at."""


class NotServed(Exception):
    """What the server said last."""


class Times(NamedTuple):
    """Seconds of CPU time of all threads, and those for which the thread that serves was ready but had no core."""

    cpu: float
    waited: float


class ServerProcess(AbstractContextManager["ServerProcess"]):
    """On the loopback; another may take its place on the same data and at the same address.

    `source`: of another checkout, which is served by the packages that are installed here.
    """

    def __init__(self, data: Path, database: str = "", workers: int = 1, source: Path | None = None) -> None:
        self.data = data
        self._database = database
        self._workers = workers
        self._source = source
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self._said = tempfile.TemporaryFile()  # noqa: SIM115 - closed at the end
        self._process: subprocess.Popen[bytes] | None = None

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()
        self._said.close()

    def start(self) -> float:
        """Returns the seconds until it says that it serves."""
        began = time.monotonic()
        self._process = self._launched()
        while not self._is_healthy():
            if self._process.poll() is not None or time.monotonic() - began > LONGEST:
                raise NotServed(self._last_words())
            time.sleep(0.005)
        return time.monotonic() - began

    def _launched(self) -> subprocess.Popen[bytes]:
        """Every table of the benchmark comes from an address of its own, as a proxy would tell."""
        command = [sys.executable, "-m", module_in(self._source), "--no-browser", "--behind-proxy"]
        command += ["--port", str(self.port), "--data", str(self.data), "--workers", str(self._workers)]
        environment = {key: value for key, value in os.environ.items() if key not in ELSEWHERE}
        if self._database:
            environment["DATABASE_URL"] = self._database
        if self._source is not None:
            environment |= {"PYTHONPATH": str(self._source), "STOLIK_PURE": "1"}
        nothing, said = subprocess.DEVNULL, self._said
        return subprocess.Popen(command, stdin=nothing, stdout=said, stderr=said, env=environment)

    def _last_words(self) -> str:
        self._said.seek(0)
        return self._said.read().decode(errors="replace")[-2000:].strip()

    def _is_healthy(self) -> bool:
        try:
            return self.ask("GET", "/health")[0] == 200
        except (OSError, http.client.HTTPException):
            return False

    def kill(self) -> None:
        """Without a word of farewell."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait(LONGEST)
            self._process = None

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(LONGEST / 4)
            self.kill()

    # From outside

    def ask(self, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, str]:
        link = http.client.HTTPConnection("127.0.0.1", self.port, timeout=LONGEST)
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        try:
            link.request(method, path, None if body is None else json.dumps(body), headers)
            answer = link.getresponse()
            return answer.status, answer.read().decode()
        finally:
            link.close()

    def serving(self) -> list[int]:
        """The processes that do, when all of them are there."""
        began = time.monotonic()
        while f"stolik_alive {self._workers}.0" not in self.ask("GET", "/metrics")[1]:
            if time.monotonic() - began > LONGEST:
                raise NotServed(self._last_words())
            time.sleep(0.05)
        first, *children = self._processes()
        return children if self._workers > 1 else [first]

    def sockets(self) -> int:
        """As many as it counts itself."""
        found = re.search(r"^stolik_sockets (\S+)$", self.ask("GET", "/metrics")[1], re.MULTILINE)
        return int(float(found[1])) if found else 0

    def memory_kib(self) -> float | None:
        """Resident, where the system tells."""
        found = re.search(r"^VmRSS:\s+(\d+) kB$", self._proc("status"), re.MULTILINE)
        return float(found[1]) if found else None

    def times(self) -> Times | None:
        """Up to now, of all its processes, where the system tells."""
        each = [times_of(process) for process in self._processes()]
        known = [times for times in each if times is not None]
        return Times(sum(times.cpu for times in known), sum(times.waited for times in known)) if known else None

    def _processes(self) -> list[int]:
        assert self._process is not None
        found = [self._process.pid]
        for process in found:
            found += [int(child) for child in told_of(process, f"task/{process}/children").split()]
        return found

    def _proc(self, name: str) -> str:
        assert self._process is not None
        return told_of(self._process.pid, name)


def module_in(source: Path | None) -> str:
    """What serves; older checkouts have it elsewhere."""
    older = source is not None and not (source / "stolik" / "server" / "process").is_dir()
    return "stolik.server.serve" if older else "stolik.server.process.serve"


def times_of(process: int) -> Times | None:
    used, waiting = told_of(process, "stat").rpartition(")")[2].split(), told_of(process, "schedstat").split()
    if not used or not waiting:
        return None
    return Times((int(used[11]) + int(used[12])) / os.sysconf("SC_CLK_TCK"), int(waiting[1]) / 1e9)


def told_of(process: int, name: str) -> str:
    try:
        return Path(f"/proc/{process}/{name}").read_text(encoding="utf-8")
    except OSError:
        return ""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
