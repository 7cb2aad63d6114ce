"""The database holds the seeds of games being played: nobody but its owner may read it."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.storage.kit import a_table, asynchronous, opened, said


@pytest.fixture(autouse=True)
def usual_umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o7777


async def spoken(folder: Path) -> dict[str, int]:
    """The modes of all files while it is open."""
    async with opened(str(folder)) as storage:
        if await storage.find("one") is None:
            await storage.create(a_table(), said("a"))
        return {file.name: mode(file) for file in folder.iterdir() if file.name != "stolik.db.lock"}


@asynchronous
async def test_a_new_database_is_its_owners(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "data"
    modes = await spoken(folder)
    assert mode(folder) == 0o700
    assert modes == dict.fromkeys(("stolik.db", "stolik.db-wal", "stolik.db-shm"), 0o600)


@asynchronous
async def test_what_earlier_versions_left_open_is_mended_and_said_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "data"
    await spoken(folder)
    assert caplog.text == ""
    folder.chmod(0o755)
    (folder / "stolik.db").chmod(0o644)
    (folder / "stolik.db-wal").touch(0o644)
    with caplog.at_level(logging.WARNING):
        modes = await spoken(folder)
    assert set(modes.values()) == {0o600}
    assert mode(folder) == 0o700
    assert caplog.text.count("others could read") == 1
    for name in ("stolik.db,", "stolik.db-wal,", f"{folder}:"):
        assert name in caplog.text
    caplog.clear()
    await spoken(folder)
    assert caplog.text == ""


@asynchronous
async def test_a_folder_that_is_not_its_own_stays_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    async with opened(str(tmp_path / "games.db")):
        assert (mode(tmp_path / "games.db"), mode(tmp_path)) == (0o600, 0o755)
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o1777)
    await spoken(shared)
    assert mode(shared) == 0o1777


@asynchronous
async def test_whoever_only_reads_changes_nothing(tmp_path: Path) -> None:
    await spoken(tmp_path / "data")
    (tmp_path / "data").chmod(0o755)
    async with opened(str(tmp_path / "data"), read_only=True):
        pass
    assert mode(tmp_path / "data") == 0o755
