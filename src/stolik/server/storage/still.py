"""A SQLite file where nothing may be written: SQLite cannot read it in its usual way, which needs files beside it."""

from __future__ import annotations

import fcntl
import os
import shutil
import sqlite3
from pathlib import Path
from typing import Final

from stolik.server.storage import Unusable
from stolik.server.storage.faults import code_of

UNWRITABLE: Final = (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY)


def is_unwritable(error: BaseException) -> bool:
    return code_of(error) in UNWRITABLE


def source_of(path: Path, copies: Path) -> str:
    """From where it can be read: the file itself, as one that nobody changes, or a copy where rows wait beside it."""
    waiting = path.with_name(path.name + "-wal")
    if not waiting.is_file() or not waiting.stat().st_size:
        return f"{path.absolute().as_uri()}?mode=ro&immutable=1"
    for file in (path, waiting):
        shutil.copyfile(file, copies / file.name)
    return (copies / path.name).as_uri()


def check_unused(path: Path, lock: Path) -> None:
    """What a server writes meanwhile would be read half."""
    if not lock.is_file():
        return
    fd = os.open(lock, os.O_RDONLY)
    try:
        fcntl.flock(fd, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Unusable(
            "storage-read-only",
            f"A server is using {path}, and its folder cannot be written to from here. Read it as whoever runs the "
            "server, or when the server has stopped.",
        ) from None
    finally:
        os.close(fd)
