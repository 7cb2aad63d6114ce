"""A database full of tables: two are played on a real server, the rest are copies under other ids and codes."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

from stolik.lab.server.process import WISH, NotServed, ServerProcess

FILE: Final = "stolik.db"
ANSWERS: Final = 10
OVER_OF: Final = 100
"""One table in so many is still being played, the others are over."""
COUNTED: Final = "WITH RECURSIVE copies(n) AS (SELECT $1 UNION ALL SELECT n + 1 FROM copies WHERE n < $2)"


def stocked(server: ServerProcess, number: int, keep: Path) -> Path:
    """The folder of a database with so many tables; made once for each schema, from what this empty server stores."""
    over, playing = played(server, concede=True), played(server, concede=False)
    server.stop()
    folder = keep / f"tables-{number}-{schema_of(server.data / FILE)}"
    if not folder.is_dir():
        for old in keep.glob(f"tables-{number}-*"):
            shutil.rmtree(old)
        copy_tables(server.data / FILE, folder, {over: number - number // OVER_OF, playing: number // OVER_OF})
    return folder


def played(server: ServerProcess, concede: bool) -> str:
    """A short game between two people; one may give it up."""
    made = told(server, "POST", "/api/tables", WISH)
    token = ",".join(key["token"] for key in made["keys"])
    table, rng = f"/api/tables/{made['id']}", Random(1)
    for _ in range(ANSWERS):
        update = told(server, "GET", table, token=token)
        question = next(seen["question"] for seen in update["seen"] if seen["question"])
        answer = {"seat": question["seat"], "seq": update["seq"], "value": rng.choice(question["options"])["value"]}
        told(server, "POST", f"{table}/answer", answer, token)
    if concede:
        told(server, "POST", f"{table}/act", {"seat": 0, "act": "concede", "seq": update["seq"]}, token)
    return str(made["id"])


def told(server: ServerProcess, method: str, path: str, body: Any = None, token: str = "") -> dict[str, Any]:
    status, text = server.ask(method, path, body, token)
    if status >= 400:
        raise NotServed(f"{method} {path}: {status} {text}")
    found: dict[str, Any] = json.loads(text)
    return found


def schema_of(file: Path) -> str:
    """The same for the same tables and indexes."""
    with closing(sqlite3.connect(file)) as db:
        lines = [str(row[0]) for row in db.execute("SELECT sql FROM sqlite_master ORDER BY name")]
    return sha256("\n".join(lines).encode()).hexdigest()[:12]


def copy_tables(source: Path, folder: Path, copies: dict[str, int]) -> None:
    """Made beside, so that a folder that is there is whole."""
    part = folder.with_name(folder.name + ".part")
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir(parents=True)
    shutil.copyfile(source, part / FILE)
    with closing(sqlite3.connect(part / FILE, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = OFF")
        db.execute("PRAGMA synchronous = OFF")
        first = 1
        for table, number in copies.items():
            copy_table(db, table, first, first + number - 1)
            first += number
        db.execute("PRAGMA journal_mode = WAL")
    sync(part / FILE)
    part.replace(folder)


def copy_table(db: sqlite3.Connection, table: str, first: int, last: int) -> None:
    if last < first:
        return
    copied = {"id": id_of("n"), "code": "'KOPIA-' || n"}
    multiply(db, "tables", copied, "id = $3", (first, last, table))
    multiply(db, "log", {"table_id": id_of("n")}, "table_id = $3", (first, last, table))


def multiply(db: sqlite3.Connection, name: str, changed: dict[str, str], which: str, args: Sequence[Any]) -> None:
    """All columns as they are but those that are changed."""
    columns = [str(row[1]) for row in db.execute(f"PRAGMA table_info({name})")]
    values = [changed.get(column, column) for column in columns]
    wanted = f"{COUNTED} INSERT INTO {name} ({', '.join(columns)}) SELECT {', '.join(values)}"
    named = {str(number): arg for number, arg in enumerate(args, 1)}
    db.execute(f"{wanted} FROM copies CROSS JOIN {name} WHERE {which}", named)


def id_of(number: str) -> str:
    return f"printf('%016x', {number})"


def copied_id(number: int) -> str:
    return f"{number:016x}"


def sync(file: Path) -> None:
    with file.open("rb+") as written:
        os.fsync(written.fileno())


def forget(folder: Path) -> None:
    """Out of the memory in which the system keeps files, where it can be told; so a start is a cold one."""
    if not hasattr(os, "posix_fadvise"):
        return
    for file in folder.glob(f"{FILE}*"):
        descriptor = os.open(file, os.O_RDONLY)
        os.posix_fadvise(descriptor, 0, 0, os.POSIX_FADV_DONTNEED)
        os.close(descriptor)
