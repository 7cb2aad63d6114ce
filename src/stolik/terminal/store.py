"""Where games are kept: after every answer, whole, so that whatever is killed loses nothing."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

from stolik.engine import recordfile
from stolik.engine.record import Record
from stolik.games import GAMES
from stolik.terminal.faults import BadInput, why

SUFFIX = ".stolik"


def folder(chosen: Path | None) -> Path:
    """The one chosen, or the usual place for what programs keep."""
    if chosen is not None:
        return chosen
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "stolik"


def write_whole(path: Path, text: str) -> None:
    """All of it or nothing: beside the old file first, then in its place."""
    unfinished = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        handle = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with open(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(unfinished, path)
        _sync_folder(path.parent)
    finally:
        unfinished.unlink(missing_ok=True)


def _sync_folder(path: Path) -> None:
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(path, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


class Keeper:
    """The file of one game. While it is held no other terminal can go on with the same game."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock_path = path.with_name(f".{path.name}.lock")
        self._lock: int | None = None

    def hold(self) -> None:
        try:
            import fcntl
        except ImportError:
            return
        self._lock = os.open(self._lock_path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._lock)
            self._lock = None
            raise BadInput("game-held", file=str(self.path)) from None

    def let_go(self) -> None:
        if self._lock is not None:
            self._lock_path.unlink(missing_ok=True)
            os.close(self._lock)
            self._lock = None

    def keep(self, record: Record[Any]) -> None:
        try:
            write_whole(self.path, recordfile.write(record))
        except OSError as error:
            raise BadInput("cannot-write", file=str(self.path), why=why(error)) from None


def new_keeper(where: Path, game: str) -> Keeper:
    """A file that is not there yet, named by the game and the time."""
    try:
        where.mkdir(parents=True, exist_ok=True)
        stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
        number = 1
        while True:
            path = where / (f"{stem}{SUFFIX}" if number == 1 else f"{stem}-{number}{SUFFIX}")
            try:
                os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
            except FileExistsError:
                number += 1
                continue
            keeper = Keeper(path)
            keeper.hold()
            return keeper
    except OSError as error:
        raise BadInput("cannot-write", file=str(where), why=why(error)) from None


def held(path: Path) -> Keeper:
    keeper = Keeper(path)
    try:
        keeper.hold()
    except OSError as error:
        raise BadInput("cannot-write", file=str(path), why=why(error)) from None
    return keeper


def read_text(path: Path) -> str:
    """As written: no line end is translated, and bytes that are no text leave their mark."""
    try:
        return path.read_bytes().decode("utf-8", "replace")
    except OSError as error:
        raise BadInput("cannot-read", file=str(path), why=why(error)) from None


def read_own(file: Path) -> dict[str, Any]:
    """What somebody has done so far, by game; nothing where the file is not there or is not ours."""
    try:
        found = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def keep_own(file: Path, told: dict[str, Any]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    write_whole(file, json.dumps(told, indent=1, sort_keys=True))


def unfinished(where: Path, game: str | None) -> Iterator[Path]:
    """The games that can be gone on with, the latest first."""
    files = [path for path in where.glob(f"*{SUFFIX}") if path.is_file()] if where.is_dir() else []
    for path in sorted(files, key=lambda path: path.stat().st_mtime_ns, reverse=True):
        try:
            record = recordfile.read(read_text(path), GAMES).record
        except (recordfile.NoRecord, recordfile.BadRecord):
            continue
        if record is not None and record.result is None and game in (None, record.game.name):
            yield path
