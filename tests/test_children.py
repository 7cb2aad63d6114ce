"""Processes that work for another one end with it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

AT_WORK = """
import time
from stolik.lab.train.crew import many
if __name__ == "__main__":
    print("begun", flush=True)
    list(many(time.sleep, [600.0, 600.0], 2))
"""
PATIENCE = 60.0
T = TypeVar("T")


def wait_for(found: Callable[[], T]) -> T:
    until = time.monotonic() + PATIENCE
    while not (seen := found()):
        assert time.monotonic() < until, "waited in vain"
        time.sleep(0.05)
    return seen


def working_for(parent: int) -> list[int]:
    """Both that work, once they sleep; the one that only tidies up does not count."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="utf-8").split()
    named = [int(child) for child in children if "spawn_main" in command_of(int(child))]
    return named if len(named) == 2 and all(is_ready(child) for child in named) else []


def command_of(process: int) -> str:
    return Path(f"/proc/{process}/cmdline").read_text(encoding="utf-8")


def is_ready(process: int) -> bool:
    """It has a thread that waits for its parent, beside the one that works."""
    return len(list(Path(f"/proc/{process}/task").iterdir())) > 1


def is_at_work(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="this system does not list a process's children")
def test_whoever_works_for_a_killed_process_is_gone_too(tmp_path: Path) -> None:
    script = tmp_path / "work.py"
    script.write_text(AT_WORK, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(script)]) as parent:
        children = wait_for(lambda: working_for(parent.pid))
        os.kill(parent.pid, signal.SIGKILL)
    wait_for(lambda: not [child for child in children if is_at_work(child)])
