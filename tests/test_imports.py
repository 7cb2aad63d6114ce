"""Who loads whom: a small command loads little, and nothing but a game's own needs that game."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import stolik.games
from stolik.games import GAMES

LATER = (
    "stolik.server",
    "stolik.lab",
    "stolik.adapters",
    "fastapi",
    "uvicorn",
    "sqlite3",
    "asyncpg",
    "multiprocessing",
)
"""What takes long to load, and is needed by few commands."""
PLAIN = ("stolik.server", "stolik.server.defaults")
"""A sentence and three numbers, which the help of `stolik serve` tells."""


@pytest.mark.parametrize("command", ["--help", "games", "rules"])
def test_a_small_command_loads_little(command: str) -> None:
    arguments = [command, next(iter(GAMES))] if command == "rules" else [command]
    ask = "import sys; from stolik.cli.run import run; run(sys.argv[1:]); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", ask, *arguments], capture_output=True, text=True, check=True)
    loaded = done.stderr.split()
    assert "stolik.cli.run" in loaded
    slow = [name for name in loaded if any(name == late or name.startswith(f"{late}.") for late in LATER)]
    assert {*slow} <= {*PLAIN}


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_nothing_but_a_games_own_needs_that_game() -> None:
    """So a game that is gone breaks no command."""
    games = tuple(f"stolik.games.{name}" for name in GAMES)
    source = Path(stolik.games.__file__).parents[1]
    files = [path for path in source.rglob("*.py") if not set(path.relative_to(source).parts) & {*GAMES}]
    assert len(files) > 100
    assert [str(file) for file in files if any(name.startswith(games) for name in imports(file))] == []


def test_no_ring_of_imports() -> None:
    """Not even one that is closed in a function or for types only."""
    source = Path(stolik.games.__file__).parents[2]
    files = {path: path.relative_to(source).with_suffix("").parts for path in (source / "stolik").rglob("*.py")}
    names = {".".join(parts).removesuffix(".__init__"): path for path, parts in files.items()}
    needs = {
        name: {one if one in names else one.rpartition(".")[0] for one in imports(path)} & {*names} - {name}
        for name, path in names.items()
    }
    assert needs["stolik.server.storage.sqlite"] >= {"stolik.server.storage", "stolik.server.storage.queries"}
    TopologicalSorter(needs).prepare()  # raises CycleError
