"""Which worker runs which file: some keep a browser open and some start programs while others compute, so that no core
waits for a page or for a server.
"""

from __future__ import annotations

from typing import Any, Final

from xdist.scheduler import LoadFileScheduling

IN_A_BROWSER: Final = ("tests/web/",)
STARTS_PROGRAMS: Final = (
    "tests/server/process/",
    "tests/torture/",
    "tests/test_",
    "tests/lab/server/",
    "tests/server/",
)
"""Servers that are stopped and started again, commands, builds: most of their time is spent waiting. What waits most
comes first, so that it is not what all wait for at the end.
"""
COMPUTES: Final = ()
KINDS: Final = (IN_A_BROWSER, STARTS_PROGRAMS)
PLACES: Final = (COMPUTES, IN_A_BROWSER, STARTS_PROGRAMS, IN_A_BROWSER, STARTS_PROGRAMS)
"""What the first worker begins with, the second, and so on round."""


class Together(LoadFileScheduling):  # type: ignore[misc]  # it ships no types
    """A file's tests stay together. Each worker begins with the kind of its place and goes on with it while there is
    some left, so a browser is opened once, and what waits runs beside what computes from the beginning to the end.
    """

    def _assign_work_unit(self, node: Any) -> None:
        kind = self._kind(node)
        wanted = min((file for file in self.workqueue if kind_of(file) == kind), key=waits, default=None)
        if wanted is not None:
            self.workqueue.move_to_end(wanted, last=False)
        super()._assign_work_unit(node)

    def _kind(self, node: Any) -> tuple[str, ...]:
        """By the file it had last; before the first, by its place."""
        files = list(self.assigned_work[node])
        return kind_of(files[-1]) if files else PLACES[self.nodes.index(node) % len(PLACES)]


def kind_of(file: str) -> tuple[str, ...]:
    return next((kind for kind in KINDS if file.startswith(kind)), COMPUTES)


def waits(file: str) -> int:
    """Its place in the order of its kind."""
    return next((place for place, folder in enumerate(kind_of(file)) if file.startswith(folder)), 0)
