"""What a start loads: nothing that no visitor has asked for yet. Counted by names, never by a clock."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from stolik.games import GAMES

LATER = (
    *("pydantic", "openskill", "resvg_py", "quickjs", "asyncpg", "numpy", "typer", "rich", "markdown", "mkdocs"),
    *("stolik.lab", "stolik.adapters", "stolik.cli", "stolik.terminal", "stolik.contract", "stolik.kernels.cuda"),
    *(f"stolik.games.{name}" for name in GAMES),
)
"""Pictures, ratings, models of others, games, whatever commands need: loaded when they are first used, if ever."""
OF_WORKERS = ("litestar", "uvicorn", "websockets", "prometheus_client", "sqlite3", *LATER)
"""What a process that only looks after workers has no use for."""
SERVE = """
import os, signal, sys
from stolik.server.process import serve

def served():
    print(*sys.modules)
    os.kill(os.getpid(), signal.SIGTERM)

serve.announce = lambda *_: served()
sys.exit(serve.main(["--port", "0", "--no-browser", "--data", sys.argv[1]]))
"""
PARENT = "import sys, stolik.server.process.serve; print(*sys.modules)"


def loaded_by(program: str, *arguments: str) -> list[str]:
    done = subprocess.run([sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=True)
    return done.stdout.split()


def among(names: list[str], unwanted: tuple[str, ...]) -> list[str]:
    return [name for name in names if any(name == one or name.startswith(f"{one}.") for one in unwanted)]


def test_a_server_has_loaded_no_more_than_it_needs_when_it_is_ready(tmp_path: Path) -> None:
    loaded = loaded_by(SERVE, str(tmp_path))
    assert {"litestar", "stolik.server.live.registry", "sqlite3"} <= {*loaded}, "it has served"
    assert among(loaded, LATER) == []


def test_who_looks_after_workers_does_not_load_what_they_serve_with() -> None:
    loaded = loaded_by(PARENT)
    assert "stolik.server.process.workers" in loaded
    assert among(loaded, OF_WORKERS) == []


@pytest.mark.parametrize("name", ["pydantic", "openskill"])
def test_what_must_not_be_loaded_is_there_to_be_loaded(name: str) -> None:
    """Else the tests above would say nothing of it."""
    assert among(loaded_by(f"import sys, {name}; print(*sys.modules)"), LATER)
