"""What was acknowledged is there after kill -9; what was under way is there as a whole or not at all."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from tests.server.storage.child import TABLES
from tests.server.storage.kit import a_table, asynchronous, heard_at, opened, said

ROOT = Path(__file__).resolve().parents[3]


def child(what: str, where: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.server.storage.child", what, where]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


@asynchronous
async def test_kill_9_loses_nothing_that_was_acknowledged(where: str) -> None:
    async with opened(where) as storage:
        for table in TABLES:
            await storage.create(a_table(table), said("begin"))
    for acknowledged, more in ((1, 0.0), (4, 0.0), (30, 0.0), (1, 0.013), (1, 0.037)):
        told = killed_writer(where, acknowledged, more)
        async with opened(where) as storage:  # the lock of the killed one is gone, too
            for table in TABLES:
                log = await heard_at(storage, table)
                last = max((first + 2 for at, first in told if at == table), default=0)
                assert [seq for seq, _ in log] == list(range(1, len(log) + 1))
                assert "".join(text for _, text in log[1:]) == "abc" * (len(log) // 3)
                assert len(log) >= last


def killed_writer(where: str, acknowledged: int, more: float) -> list[tuple[str, int]]:
    """Killed after it has said so often that an append has returned, and some seconds; all that it said."""
    with child("write", where) as writer:
        assert writer.stdout is not None
        lines = [writer.stdout.readline() for _ in range(acknowledged)]
        time.sleep(more)
        writer.kill()
        lines += writer.stdout.readlines()
    words = [line.split() for line in lines]
    return [(table, int(first)) for table, first in words]
