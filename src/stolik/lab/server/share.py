"""A part of a core for each process that serves, by control groups of Linux: so workers can be counted on any machine.

Visitors and the database have the rest. On as many cores as there are processes nothing of this would be needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from types import TracebackType
from typing import Final

ROOT: Final = Path("/sys/fs/cgroup")
PERIOD: Final = 10_000
"""Microseconds in which a process gets its part."""


class NoParts(Exception):
    """Why processes cannot be held to a part of a core here."""


class Parts(AbstractContextManager["Parts"]):
    """Of so much each, until it is left. Raises NoParts."""

    def __init__(self, part: float, root: Path = ROOT) -> None:
        self._quota = str(int(part * PERIOD))
        self._root = root
        self._groups: list[Path] = []

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """The processes are gone by now, or go back to where all are."""
        for group in self._groups:
            with suppress(OSError):
                for process in (group / "cgroup.procs").read_text().split():
                    (group.parent / "cgroup.procs").write_text(process)
                group.rmdir()

    def give(self, processes: Sequence[int]) -> None:
        for process in processes:
            try:
                self._hold(process)
            except OSError as fault:
                raise NoParts(f"no part of a core can be given to a process here: {fault}") from None

    def _hold(self, process: int) -> None:
        """The older groups have a tree for each thing that is divided, the newer ones one for all."""
        older = self._root / "cpu"
        group = (older if older.is_dir() else self._root) / f"stolik-bench-{process}"
        group.mkdir()
        self._groups.append(group)
        if older.is_dir():
            (group / "cpu.cfs_period_us").write_text(str(PERIOD))
            (group / "cpu.cfs_quota_us").write_text(self._quota)
        else:
            (group / "cpu.max").write_text(f"{self._quota} {PERIOD}")
        (group / "cgroup.procs").write_text(str(process))
