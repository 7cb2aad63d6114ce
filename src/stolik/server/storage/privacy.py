"""Whoever reads the database knows every hand: its folder and its files are for their owner alone."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path
from typing import Final

logger = logging.getLogger(__name__)
FOLDER: Final = 0o700
FILE: Final = 0o600
OTHERS: Final = 0o077
COMPANIONS: Final = ("", "-wal", "-shm", "-journal")


def keep_private(path: Path, folder: Path | None) -> None:
    """Makes the file of the database before SQLite does, which would let everybody read it; mends what is open.

    `folder` is named where it is the database's own.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, FILE))
    mended = [file for end in COMPANIONS if _mended(file := path.with_name(path.name + end), FILE)]
    if folder is not None and _mended(folder, FOLDER):
        mended.append(folder)
    if mended:
        logger.warning("others could read %s: now only their owner can", ", ".join(map(str, mended)))


def _mended(path: Path, mode: int) -> bool:
    """A folder that all share, like /tmp, stays as it is."""
    try:
        found = path.stat().st_mode
        if not found & OTHERS or found & stat.S_ISVTX:
            return False
        path.chmod(mode)
    except FileNotFoundError:
        return False
    except OSError as error:
        logger.warning("others can read %s, which holds secrets of games: %s", path, error.strerror)
        return False
    return True
