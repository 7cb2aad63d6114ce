"""One process at a time: an OS lock, which a killed process cannot leave behind."""

from __future__ import annotations

import fcntl
import os
import time
from pathlib import Path
from typing import Final

from stolik.server.storage import Unusable

MOMENT: Final = 0.5
_held: set[int] = set()


def lock_of(path: Path) -> Path:
    return path.with_name(path.name + ".lock")


class Lock:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._fd: int | None = None

    def take(self) -> None:
        fd = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        if not _locked(fd):
            os.close(fd)
            raise Unusable(
                "storage-in-use",
                f"Another process is using {self._path.with_suffix('')}; a SQLite file serves one process. "
                "Stop the other one, or use PostgreSQL for several.",
            )
        self._fd = fd
        _held.add(fd)

    def give_back(self) -> None:
        if self._fd in _held:
            _held.discard(self._fd)
            os.close(self._fd)
        self._fd = None


def _locked(fd: int) -> bool:
    """Tried for a moment: somebody may just be going."""
    end = time.monotonic() + MOMENT
    while True:
        try:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() > end:
                return False
            time.sleep(0.02)
        else:
            return True


def _let_go() -> None:
    """A forked child (a bot at work, say) must not keep the lock of a parent that was killed."""
    for fd in _held:
        os.close(fd)
    _held.clear()


os.register_at_fork(after_in_child=_let_go)
