"""What hosts do: serve, backup, restore, doctor, salvage. The web framework is imported here and nowhere before."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from importlib import metadata
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from stolik.terminal import store
from stolik.terminal.faults import BadInput
from stolik.text import Texts
from stolik.text.program import adding

NEEDED = ("litestar", "msgspec", "prometheus_client", "uvicorn", "websockets")


def need_server() -> None:
    """Who installs without dependencies, for the rules alone, has none."""
    from importlib.util import find_spec

    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise BadInput("no-server", missing=", ".join(missing), command=installing())


def installing() -> str:
    """Names what is needed, so that it works wherever this package itself came from."""
    asked = [line.partition(";")[0].strip() for line in metadata.requires("stolik") or ()]
    wanted = [line for line in asked if re.split(r"[^\w-]", line)[0].replace("-", "_") in NEEDED]
    return adding(*dict.fromkeys(wanted))


def where(data: Path | None) -> str:
    """The database that $DATABASE_URL names, else a file in the folder where games are kept."""
    return os.environ.get("DATABASE_URL") or str(store.folder(data))


def serve(language: str, data: Path | None, **wishes: Any) -> int:
    need_server()
    from stolik.server.process.serve import CannotServe
    from stolik.server.process.serve import serve as run

    try:
        return run(store.folder(data), language, **wishes)
    except CannotServe as fault:
        return _failed(fault.sentence(language))


def backup(language: str, data: Path | None, to: Path) -> int:
    return _kept(language, lambda kept, told: kept.backup(where(data), to, told), "backup-made", to)


def restore(language: str, data: Path | None, source: Path) -> int:
    return _kept(language, lambda kept, told: kept.restore(where(data), source, told), "backup-restored", source)


def _kept(language: str, work: Callable[[Any, Any], object], done: str, file: Path) -> int:
    need_server()
    from stolik.server.process import maintenance
    from stolik.server.storage import Unusable

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(str(file), total=None)
        try:
            work(maintenance, lambda number, total: bar.update(task, completed=number, total=total))
        except Unusable as fault:
            bar.stop()
            return _failed(_sentence(language, fault))
    print(Texts(language).say(done, file=str(file)))
    return 0


def doctor(language: str, data: Path | None) -> int:
    """1 if a table is damaged, 2 if the file is; tables of other rules are told and are no damage."""
    need_server()
    from stolik.server.process import maintenance
    from stolik.server.refusals import say
    from stolik.server.storage import DamagedFile, Unusable

    try:
        report = maintenance.doctor(where(data))
    except DamagedFile as fault:
        _failed(_sentence(language, fault))
        return _list_readable(language, where(data))
    except Unusable as fault:
        return _failed(str(fault))
    print(say(language, "doctor-good", tables=report.tables - len(report.faults)))
    for found in report.faults:
        told = {"game": found.game, "code": found.code, "table": found.table, "at": str(found.at)}
        print(say(language, "doctor-fault", **told, why=say(language, found.why)))
        if found.differs:
            print(say(language, "doctor-differs", entry=str(found.differs)))
    return 1 if report.damaged else 0


def salvage(language: str, data: Path | None, to: Path) -> int:
    """Of a SQLite file, whatever $DATABASE_URL says."""
    need_server()
    from stolik.server.process.salvage import salvage as save
    from stolik.server.storage import Unusable

    try:
        readable = save(str(store.folder(data)), str(to))
    except Unusable as fault:
        return _failed(_sentence(language, fault))
    _list(language, readable, "salvage-done", str(to))
    return 0


def _list_readable(language: str, data: str) -> int:
    from stolik.server.process.salvage import looked_through
    from stolik.server.storage import Unusable

    try:
        _list(language, looked_through(data), "doctor-readable", data)
    except Unusable as fault:
        return _failed(str(fault))
    return 2


def _list(language: str, readable: Any, heading: str, place: str) -> None:
    from stolik.server.refusals import say

    print(say(language, heading, tables=len(readable.tables), where=place))
    for table in readable.tables:
        end = f"; {say(language, 'salvage-unsure')}" if table.id in readable.unsure else ""
        print(f"  {table.game}, {table.code} ({table.id}){end}")
    if readable.lost:
        print(say(language, "salvage-lost", tables=len(readable.lost), codes=", ".join(readable.lost)))


def _sentence(language: str, fault: Exception) -> str:
    """What is damaged is told in the language spoken."""
    from stolik.server.refusals import say
    from stolik.server.storage import DamagedFile

    return say(language, "storage-damaged", file=str(fault.path)) if isinstance(fault, DamagedFile) else str(fault)


def _failed(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2
