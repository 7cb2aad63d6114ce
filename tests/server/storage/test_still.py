"""A database in a folder in which nothing may be written is read all the same."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from stolik.server.process import maintenance
from stolik.server.storage import Unusable
from tests.server.storage.kit import a_table, asynchronous, heard_at, opened, said

NOBODY = 65534


@pytest.fixture
def folder() -> Iterator[Path]:
    """Where others may look, unlike the folders of pytest."""
    made = Path(tempfile.mkdtemp(prefix="stolik-still-"))
    made.chmod(0o755)
    yield made / "data"
    shutil.rmtree(made)


@contextmanager
def only_to_be_read(folder: Path) -> Iterator[None]:
    """By whoever runs the test, and by somebody else where that is root, whom no mode of a folder stops."""
    for file in folder.iterdir():
        file.chmod(0o444)
    folder.chmod(0o555)
    root = os.geteuid() == 0
    if root:
        os.seteuid(NOBODY)
    try:
        with pytest.raises(OSError, match="denied"):
            (folder / "new").touch()
        yield
    finally:
        if root:
            os.seteuid(0)
        folder.chmod(0o755)


async def stored(where: str) -> None:
    async with opened(where) as storage:
        await storage.create(a_table("one"), said("a", "b"))


@asynchronous
async def test_what_was_closed_in_peace_is_read(folder: Path) -> None:
    await stored(str(folder))
    assert not (folder / "stolik.db-wal").exists()
    with only_to_be_read(folder):
        async with opened(str(folder), read_only=True) as storage:
            await storage.check()
            assert await heard_at(storage, "one") == [(1, "a"), (2, "b")]


@asynchronous
async def test_so_are_rows_that_a_killed_server_has_left_beside_the_file(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "alive"
    async with opened(str(other)) as storage:
        await storage.create(a_table("one"), said("a", "b"))
        await storage.append("one", 3, said("c"), 2000.0)
        shutil.copytree(other, folder, ignore=shutil.ignore_patterns("*-shm"))
    assert (folder / "stolik.db-wal").stat().st_size > 0
    with only_to_be_read(folder):
        async with opened(str(folder), read_only=True) as storage:
            assert await heard_at(storage, "one") == [(1, "a"), (2, "b"), (3, "c")]


@asynchronous
async def test_beside_a_server_it_is_told_why_not(folder: Path) -> None:
    async with opened(str(folder)):
        for file in folder.glob("stolik.db-*"):
            file.rename(folder.parent / file.name)  # as if it wrote elsewhere: only its lock is seen
        with only_to_be_read(folder), pytest.raises(Unusable, match="A server is using") as refused:
            async with opened(str(folder), read_only=True):
                pass
        assert refused.value.why == "storage-read-only"
        for file in folder.parent.glob("stolik.db-*"):
            file.rename(folder / file.name)


def test_doctor_and_backup_do_their_work_there(folder: Path) -> None:
    asynchronous(stored)(str(folder))
    with tempfile.TemporaryDirectory() as elsewhere:
        Path(elsewhere).chmod(0o777)
        with only_to_be_read(folder):
            assert maintenance.doctor(str(folder)).tables == 1
            maintenance.backup(str(folder), Path(elsewhere) / "backup.gz")
        assert [row.id for row, _ in maintenance.backed_up(Path(elsewhere) / "backup.gz")] == ["one"]
