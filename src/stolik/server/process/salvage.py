"""Out of a damaged file into a fresh database: every table that can be read to its end and fits together."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from stolik.engine.decision import CHANCE
from stolik.server.live import downtime
from stolik.server.process.maintenance import restored
from stolik.server.storage import Away, TableRow, Unusable, file_of
from stolik.server.storage.backups import BackupWriter
from stolik.server.storage.rows import Columns, log_row, table_of
from stolik.server.storage.salvage import Salvaged, survey
from stolik.server.table.creation import game_or_none
from stolik.server.table.table import folded


class Readable(NamedTuple):
    """Tables that can be saved, and the codes of those that cannot, as far as they are known."""

    good: list[Salvaged]
    lost: list[str]

    @property
    def tables(self) -> list[TableRow]:
        """The house's own left out."""
        return [table_of(found.table) for found in self.good if found.table[0] != downtime.ID]

    @property
    def unsure(self) -> set[str]:
        """Tables that fit together as far as they can be read, but may have gone on."""
        return {str(found.table[0]) for found in self.good if not found.whole}


def looked_through(where: str) -> Readable:
    path = file_of(where)
    if not path.is_file():
        raise Unusable("storage-none", f"There is no database {path}.")
    try:
        found, lost = survey(path)
    except (OSError, sqlite3.Error) as error:
        raise Unusable("storage-unreadable", f"{path} cannot be read: {error}.") from error
    good = [one for one in found if fits(one)]
    bad = [one.table for one in found if one not in good]
    return Readable(good, [named(table) for table in (*lost, *bad)])


def named(table: Columns) -> str:
    return str(table[1])


def fits(found: Salvaged) -> bool:
    """Its rows can be read and are chained, and it does not end in the middle of what was written together."""
    if found.table[0] == downtime.ID:
        return True
    try:
        row = table_of(found.table)
        table = folded(row, game_or_none(row.game), [log_row(one) for one in found.rows])
    except (Away, AssertionError, LookupError, TypeError, ValueError):  # of which msgspec's are some
        return False
    cut = not found.whole and (table.decision is None or table.decision.player == CHANCE)
    return not table.damaged and not cut


def salvage(where: str, to: str) -> Readable:
    """Raises Unusable; the damaged file stays as it is."""
    readable = looked_through(where)
    with TemporaryDirectory(prefix="stolik-salvage-") as folder:
        saved = Path(folder) / "saved"
        with BackupWriter(saved, len(readable.good), None) as writer:
            for found in readable.good:
                writer.page([found.table], found.rows)
        asyncio.run(restored(to, saved, None))
    return readable
