"""Alive is one thing, ready another: a write goes through, or why it does not."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

from stolik.server.live.metrics import Metrics
from stolik.server.live.readiness import MEGABYTE, Disk, Readiness
from stolik.server.storage import Away, Full
from tests.server.kit import Site, served
from tests.server.process.test_lasting import eventually, metric
from tests.server.storage.kit import asynchronous


class Usage(NamedTuple):
    free: int


def answer(site: Site, path: str) -> tuple[int, str]:
    response = site.visitor().http.get(path)
    return response.status_code, str(response.json().get("key", response.json().get("status")))


def test_a_database_that_takes_no_writes_is_not_ready_and_the_process_is_alive(tmp_path: Path) -> None:
    assert b"stolik_alive 0.0" in Metrics().text(), "a process that does not listen yet is not counted"
    with served(str(tmp_path / "data"), ready_within=0.4) as site:
        assert answer(site, "/ready") == answer(site, "/api/ready") == (200, "ready")
        assert (metric(site, "stolik_alive "), metric(site, "stolik_ready ")) == (1, 1)
        assert metric(site, "stolik_disk_free_bytes ") > 0
        with closing(sqlite3.connect(tmp_path / "data" / "stolik.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            eventually(lambda: answer(site, "/ready") == (503, "storage-away"))
            assert answer(site, "/health") == (200, "ok")
            assert (metric(site, "stolik_alive "), metric(site, "stolik_ready ")) == (1, 0)
            other.execute("ROLLBACK")
        eventually(lambda: answer(site, "/ready") == (200, "ready"))


@pytest.mark.parametrize(("error", "key"), [(Full("x"), "storage-full"), (Away("x"), "storage-away")])
@asynchronous
async def test_why_it_is_not_ready_is_told_once(error: Exception, key: str, caplog: pytest.LogCaptureFixture) -> None:
    faults: list[Exception] = [error]

    async def write() -> None:
        if faults:
            raise faults[0]

    readiness = Readiness(write, 1.0, None, Metrics())
    for _ in range(3):
        await readiness.look()
        assert await readiness.why_not() == key
    assert caplog.text.count(f"not ready: {key}") == 1
    faults.clear()
    assert await readiness.why_not() == key, "it was looked at a moment ago"
    await readiness.look()
    assert await readiness.why_not() == ""
    assert caplog.text.count("ready again") == 1


@asynchronous
async def test_many_who_ask_are_one_write() -> None:
    written: list[int] = []

    async def write() -> None:
        written.append(1)
        await asyncio.sleep(0.01)

    readiness = Readiness(write, 1.0, None, Metrics())
    assert await asyncio.gather(*(readiness.why_not() for _ in range(20))) == [""] * 20
    assert len(written) == 1


@asynchronous
async def test_a_disk_is_told_before_it_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def write() -> None:
        pass

    left = [500 * MEGABYTE]
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: Usage(left[0]))
    readiness = Readiness(write, 1.0, Disk(tmp_path, 256 * MEGABYTE), Metrics())
    for free, why, told in ((500, "", 0), (200, "", 1), (100, "", 1), (0, "storage-full", 1), (300, "", 1), (9, "", 2)):
        left[0] = free * MEGABYTE
        with caplog.at_level(logging.WARNING):
            await readiness.look()
        assert await readiness.why_not() == why
        assert caplog.text.count("nearly full") == told
