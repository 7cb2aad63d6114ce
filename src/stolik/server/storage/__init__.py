"""Where tables are kept: rows that only grow, in one SQLite file or in PostgreSQL, behind one small interface."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from stolik.text.program import called

FIRST = 1
"""The sequence number of a table's first row."""

WAITING, PLAYING, OVER, ABORTED, STOPPED = "waiting", "playing", "over", "aborted", "stopped"
LIVE = (WAITING, PLAYING)
HOUSE = "house"
"""Of what the house keeps as a table of its own: not listed, not woken, not pruned."""

NewRow = tuple[str, str]
"""Kind of a row to be written, and its body as it is kept: see rows.py."""

Statement = tuple[Any, ...]
"""SQL that both databases understand, and its arguments."""

Fetched = list[Sequence[Sequence[Any]]]
"""The rows of each statement."""

Progress = Callable[[int, int], None]
"""How many tables are done, out of how many."""


class TableRow(NamedTuple):
    """What never changes about a table. The seed is secret."""

    id: str
    code: str
    game: str
    rules: int
    box: str
    options: dict[str, int | str | bool]
    visibility: str
    pace: dict[str, Any]
    absence: str
    seed: bytes
    created: float
    webhook: str


class LogRow(NamedTuple):
    table: str
    seq: int
    kind: str
    body: dict[str, Any]
    at: float


class Conflict(Exception):
    """Somebody else was first: that sequence is taken, or that id or code."""


class NoTable(Exception):
    """No such table: never made, or pruned in the meantime."""


class Away(Exception):
    """The database does not answer. What was being written may be stored or not: read the log before going on."""


class Full(Away):
    """There is no room on the disk of the database: nothing was stored."""


class Damaged(Away):
    """What was stored cannot be read, now or later."""


class Unusable(Exception):
    """Why this database or this backup cannot be used: a key of the texts, and one sentence for the host."""

    def __init__(self, why: str, sentence: str) -> None:
        super().__init__(sentence)
        self.why = why


class DamagedFile(Unusable):
    def __init__(self, path: Path) -> None:
        super().__init__(
            "storage-damaged",
            f"{path} is damaged: part of it cannot be read. Restore a backup; `{called()} doctor` tells which tables "
            f"can still be read, `{called()} salvage` saves them.",
        )
        self.path = path


class Storage(Protocol):
    """Cancelling a write does not undo it: once asked for, it may be stored."""

    async def open(self) -> None:
        """Connects and brings the schema up to date; loads nothing. Raises Unusable."""

    async def close(self) -> None:
        """Everything asked for is stored first."""

    async def fetch(self, sql: str, *args: Any) -> Sequence[Sequence[Any]]:
        """All rows, by SQL that both databases understand."""

    async def transact(
        self, about: str, reads: Sequence[Statement], then: Callable[[Fetched], list[Statement]]
    ) -> Fetched:
        """What is read, and what `then` makes of it, in one transaction: nobody else changes what is `about` the same.

        Gives what the statements of `then` return. It may be tried again: a second time must do no harm.
        """

    async def create(self, table: TableRow, rows: Sequence[NewRow], status: str = WAITING) -> None:
        """The table and its first rows, at the time it was created. Conflict: its id or code is taken."""

    async def find(self, id_or_code: str) -> TableRow | None:
        """By id, or by code in capitals or not."""

    async def append(self, table: str, first: int, rows: Sequence[NewRow], at: float) -> None:
        """Rows first, first + 1 …, all or none, on the disk when this returns. Raises Conflict or NoTable."""

    async def log(self, table: str, after: int = 0) -> list[LogRow]: ...

    async def set_status(self, table: str, status: str, wake_at: float | None) -> None:
        """An index over the log, for lobby, sweep and pruning; it may lag."""

    async def lobby(self, limit: int) -> list[TableRow]:
        """Public tables, waiting or playing, newest first."""

    async def waiting(self, since: float, limit: int) -> list[str]:
        """Public tables made before then that have not begun, the oldest first."""

    async def waiting_by_link(self, since: float, limit: int) -> list[str]:
        """Tables by link that have not begun and at which nothing has happened since then, the oldest first."""

    def live(self) -> AsyncIterator[TableRow]:
        """Every table waiting or playing."""

    def starts(self) -> AsyncIterator[tuple[str, dict[str, Any], dict[str, Any]]]:
        """Of every table being played: its game, what was agreed, and the body of the row that it began with."""

    async def count(self) -> dict[str, int]:
        """How many tables there are of each status."""

    async def due(self, now: float, limit: int) -> list[str]:
        """Tables to wake whose time has come and that nobody has claimed beyond now, the longest due first."""

    async def claim(self, table: str, process: str, until: float) -> None:
        """ "I have it awake." Several processes may."""

    async def renew(self, process: str, until: float) -> None:
        """All claims of a process at once."""

    async def release(self, table: str, process: str) -> None: ...

    async def listen(self, heard: Callable[[str, int], None]) -> None:
        """From now on, in the event loop: (table, last sequence) written by other processes; never on SQLite.

        After a lost link, `heard` is called for every table claimed through this storage.
        """

    def watch(self, lost: Callable[[str], None]) -> None:
        """`lost` is called, in the event loop, if nothing can ever be written again through this storage: why."""

    async def beat(self, process: str, now: float) -> None: ...

    async def last_beat(self) -> float | None:
        """When any process was last alive. Ask before the first beat: clocks stop while nobody is."""

    async def check(self) -> None:
        """Looks at every page of the file; raises Damaged. A server of databases looks after its own."""

    async def prune(self, before: float, archive: Path | None) -> int:
        """Deletes tables that wait or have ended and whose last row is older; first writes each to ID.jsonl there.

        A table of any status but the five above stays for ever.
        """

    async def backup(self, to: Path, progress: Progress | None = None) -> None:
        """Everything as of one moment, in a file that either kind of database restores; others go on meanwhile."""

    async def restore(self, source: Path, progress: Progress | None = None) -> int:
        """All of it or nothing; only into a database without tables. Raises Unusable. Returns how many tables."""


def file_of(where: str) -> Path:
    """Of SQLite: a folder holds it under a name of ours."""
    path = Path(where)
    return path if path.suffix == ".db" else path / "stolik.db"
