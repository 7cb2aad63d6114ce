"""Which worker runs which file: some keep a browser open while others compute, so that no core waits for a page."""

from __future__ import annotations

from typing import Any, Final

from xdist.scheduler import LoadFileScheduling

IN_A_BROWSER: Final = "tests/web/"


class Together(LoadFileScheduling):  # type: ignore[misc]  # it ships no types
    """A file's tests stay together. Every second worker begins with the files of the browser, and each goes on with its
    kind while there is some left: it opens a browser once, and what waits for pages runs beside what computes from the
    beginning to the end.
    """

    def _assign_work_unit(self, node: Any) -> None:
        wanted = next((file for file in self.workqueue if in_a_browser(file) == self._has_browser(node)), None)
        if wanted is not None:
            self.workqueue.move_to_end(wanted, last=False)
        super()._assign_work_unit(node)

    def _has_browser(self, node: Any) -> bool:
        """By the file it had last; before the first, by its place."""
        files = list(self.assigned_work[node])
        return in_a_browser(files[-1]) if files else self.nodes.index(node) % 2 == 1


def in_a_browser(file: str) -> bool:
    return file.startswith(IN_A_BROWSER)
