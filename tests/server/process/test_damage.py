"""A damaged SQLite file: a sentence and status 2, a list of what can be read, and a way to save it."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from stolik.cli import host
from stolik.server.process import salvage, serve
from stolik.server.process.serve import CannotServe
from stolik.server.storage import OVER, PLAYING, LogRow, TableRow
from stolik.server.storage.queries import Storage
from stolik.server.table import changes, creation, log
from stolik.server.table.table import folded
from tests.server.storage.kit import opened

GAME = creation.game_named("titan_race")
OPTIONS = dict(next(iter(GAME.configurations())))
TABLES, ANSWERS = 12, 40
Logs = dict[str, list[LogRow]]


async def played(storage: Storage, number: int) -> None:
    row: TableRow = creation.new_row(GAME, OPTIONS, 1.0)
    names = [f"player {seat}" for seat in range(int(OPTIONS["seats"]))]
    await storage.create(row, [log.written(one) for one in changes.start_rows(row, GAME, names, ["1"] * len(names))])
    table, rng = folded(row, GAME, await storage.log(row.id)), Random(number)
    for _ in range(ANSWERS):
        decision = table.decision
        assert decision is not None
        change = changes.answer(table, decision.player, table.moved, rng.choice(decision.options))
        await storage.append(row.id, table.seq + 1, [log.written(one) for one in change.rows], 1.0)
        table.adopt(change, 1.0)
    await storage.set_status(row.id, PLAYING if number % 2 else OVER, None)


async def filled(where: str) -> Logs:
    async with opened(where) as storage:
        for number in range(TABLES):
            await played(storage, number)
    return await logs(where)


async def logs(where: str) -> Logs:
    with closing(sqlite3.connect(Path(where) / "stolik.db")) as db:
        names = [row[0] for row in db.execute("SELECT id FROM tables")]
    async with opened(where, read_only=True) as storage:
        return {name: await storage.log(name) for name in names}


def scratch(file: Path, pages: Callable[[int], bool]) -> None:
    """Random bytes in the place of these pages."""
    rng, size = Random(7), 4096
    content = bytearray(file.read_bytes())
    for number in range(1, len(content) // size):
        if pages(number):
            content[number * size : (number + 1) * size] = rng.randbytes(size)
    file.write_bytes(content)


def told(rows: list[LogRow]) -> list[tuple[int, str, object]]:
    return [(row.seq, row.kind, row.body) for row in rows]


@pytest.fixture
def before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Logs:
    monkeypatch.delenv("DATABASE_URL", raising=False)
    return asyncio.run(filled(str(tmp_path / "data")))


def test_hosts_hear_a_sentence_and_get_status_2(
    tmp_path: Path, before: Logs, capsys: pytest.CaptureFixture[str]
) -> None:
    data, file = tmp_path / "data", tmp_path / "data" / "stolik.db"
    scratch(file, lambda number: number % 16 == 15)
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    for language, word in (("en", "damaged"), ("pl", "uszkodzony")):
        assert host.backup(language, data, tmp_path / "backup") == 2
        assert word in capsys.readouterr().err
        with pytest.raises(CannotServe) as told:
            serve.serve(data, language, port=0, no_browser=True)
        assert word in told.value.sentence(language)
        assert host.doctor(language, data) == 2
        said = capsys.readouterr()
        assert word in said.err
        assert "titan_race, " in said.out
    assert not (tmp_path / "backup").exists()
    assert hashlib.sha256(file.read_bytes()).hexdigest() == digest, "nothing was changed"


def test_what_can_be_read_is_saved_as_it_was(tmp_path: Path, before: Logs, capsys: pytest.CaptureFixture[str]) -> None:
    scratch(tmp_path / "data" / "stolik.db", lambda number: number % 16 == 15)
    readable = salvage.looked_through(str(tmp_path / "data"))
    assert readable.good
    assert readable.lost
    for name in ("new", "other.db"):
        assert host.salvage("en", tmp_path / "data", tmp_path / name) == 0
    assert f"saved into {tmp_path / 'new'}" in capsys.readouterr().out
    saved = asyncio.run(logs(str(tmp_path / "new")))
    whole = {str(found.table[0]): found.whole for found in readable.good}
    assert set(saved) == set(whole)
    for name, rows in saved.items():
        assert told(rows) == told(before[name][: len(rows)])
        assert len(rows) == len(before[name]) or not whole[name], "only a last page may be missing, and nobody knows"
    assert host.doctor("en", tmp_path / "new") == 0
    assert host.salvage("en", tmp_path / "data", tmp_path / "new") == 2, "there are tables in it"


def test_an_index_that_is_gone_costs_no_table_but_nobody_knows_how_far_it_had_got(
    tmp_path: Path, before: Logs, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "data" / "stolik.db"
    with closing(sqlite3.connect(file)) as db:
        [(root,)] = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_log_1'")
    scratch(file, lambda number: number == root - 1)
    readable = salvage.looked_through(str(tmp_path / "data"))
    assert {table.id for table in readable.tables} == set(before)
    for language, sentence in (("en", "its last answers may be missing"), ("pl", "może brakować ostatnich odpowiedzi")):
        assert host.salvage(language, tmp_path / "data", tmp_path / language) == 0
        assert capsys.readouterr().out.count(sentence) == TABLES


def test_a_row_that_says_something_else_is_not_saved(tmp_path: Path, before: Logs) -> None:
    victims = sorted(before)[:2]
    with closing(sqlite3.connect(tmp_path / "data" / "stolik.db")) as db:
        db.execute("UPDATE log SET body = 'no json' WHERE table_id = ? AND seq = 20", victims[:1])
        db.execute(
            "UPDATE log SET body = replace(body, '\"n\":', '\"n\":1') WHERE table_id = ? AND seq = 20", victims[1:]
        )
        db.commit()
    readable = salvage.looked_through(str(tmp_path / "data"))
    assert {table.id for table in readable.tables} == set(before) - set(victims)
    assert len(readable.lost) == 2


def test_where_nothing_is_there_nothing_is_saved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert host.salvage("en", tmp_path / "none", tmp_path / "new") == 2
    (tmp_path / "letters.db").write_text("not a database at all, but quite a long text" * 100)
    assert host.salvage("en", tmp_path / "letters.db", tmp_path / "new") == 2
    assert "cannot be read" in capsys.readouterr().err


def test_a_backup_that_cannot_be_written_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)

    async def make() -> None:
        async with opened(str(tmp_path / "data")):
            pass

    asyncio.run(make())
    for to in (tmp_path / "nowhere" / "all.gz", tmp_path):
        assert host.backup("en", tmp_path / "data", to) == 2
        assert f"{to} cannot be written: " in capsys.readouterr().err
    assert not list(tmp_path.parent.glob("*.part"))
