"""What a host hears of tables that began by other rules: at the start by their number, from the doctor by name."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from stolik.cli import host
from stolik.server.process import maintenance
from stolik.server.storage import OVER, PLAYING
from stolik.server.storage.queries import Storage
from stolik.server.table import changes, creation, log
from tests.server.storage.kit import a_table, asynchronous, opened

GAME = creation.game_named("titan_race")
OPTIONS = dict(next(iter(GAME.configurations())))


def begun(rules: int) -> tuple[Any, list[Any]]:
    row = creation.new_row(GAME, OPTIONS, 1.0)
    names = [f"player {seat}" for seat in range(int(OPTIONS["seats"]))]
    start, *_ = changes.start_rows(row, GAME, names, ["1"] * len(names))
    assert isinstance(start, log.Start)
    start.rules = rules
    return row, [log.written(log.Chat(None, "", "hej")), log.written(start)]


async def seated(storage: Storage, rules: int, status: str = PLAYING) -> None:
    row, rows = begun(rules)
    await storage.create(row, rows, status)


async def fill(storage: Storage) -> None:
    for rules in (GAME.rules, GAME.rules - 1, GAME.rules - 1):
        await seated(storage, rules)
    await seated(storage, GAME.rules - 1, OVER)
    await storage.create(a_table("waits"), [])


@asynchronous
async def test_those_being_played_are_counted_and_nothing_is_replayed(where: str) -> None:
    async with opened(where) as storage:
        await fill(storage)
        assert await maintenance.others_counted(storage) == 2


@asynchronous
async def test_those_that_the_rules_of_today_play_the_same_are_not(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "_alike", lambda rules, options: options["seats"] == OPTIONS["seats"])
    async with opened(where) as storage:
        await fill(storage)
        assert await maintenance.others_counted(storage) == 0


def test_the_host_hears_of_them_at_the_start_and_from_the_doctor(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)

    async def filled() -> None:
        async with opened(str(tmp_path)) as storage:
            await fill(storage)

    assert maintenance.others_told(str(tmp_path), "en") == [], "there is nothing yet"
    asyncio.run(filled())
    [english], [polish] = (maintenance.others_told(str(tmp_path), language) for language in ("en", "pl"))
    assert english.startswith("2 tables")
    assert polish.startswith("Stoją 2 stoły")
    assert host.doctor("en", tmp_path) == 0, "no damage"
    told = capsys.readouterr().out
    assert told.count("it began by other rules") == 2
