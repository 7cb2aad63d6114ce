"""Deleting a game leaves the rest green: its folder, its tests, its boards are gone, and nobody misses them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from stolik.games import FOLDER
from tests.absent import ROOT

OURS = sorted(path.parent.name for path in FOLDER.glob("*/game.py"))
BELONGING = ("src/stolik/games", "src/stolik/terminal/boards", "tests/games", "web/src/games")
"""Where each game has a folder under its name."""
KERNELS = ("src/stolik/kernels", "src/stolik/kernels/include")
"""Where some have one."""
LEFT = (".git", ".venv", "build", "dist", "node_modules", "static", "*.so", ".*_cache", ".hypothesis")
IMPORT_ALL = """
import pkgutil, importlib, stolik
for module in pkgutil.walk_packages(stolik.__path__, "stolik."):
    if not module.name.endswith("__main__"):
        importlib.import_module(module.name)
"""
ASK_ALL = """
import io, json, sys
from contextlib import redirect_stdout
from stolik.cli import main
def told(*words):
    with redirect_stdout(io.StringIO()) as said:
        assert main([*words, "--json"]) == 0, words
    return json.loads(said.getvalue())
names = [found["name"] for found in told("games")]
for name in names:
    assert told("rules", name)
    assert told("simulate", name, "--games", "1", "--seats", "2", "--bots", "random")["games"] == 1
print(json.dumps(names))
"""
QUICK = ("--assert=plain", "-p", "no:cacheprovider", "-m", "not slow and not many and not long")
SOME = "test_record.py or test_table.py or test_others.py or test_contract.py and (every_field or paragraph)"
"""Tests that are run; all are collected."""
MODULES = ROOT / "web/node_modules"
NODE = shutil.which("node") or str(Path(sys.executable).with_name("node"))
WEB_TOOLS = [
    [str(MODULES / ".bin/tsc"), "--noEmit"],
    [str(MODULES / ".bin/svelte-check"), "--fail-on-warnings"],
    [str(MODULES / ".bin/vitest"), "run", "--reporter=verbose"],
]
"""Types, components, tests; vitest names the files that it runs."""
Run = Callable[..., str]
ONE_EVERY_TIME = [OURS[-1], *[pytest.param(game, marks=pytest.mark.long) for game in OURS[:-1]]]


@pytest.fixture(scope="module", params=ONE_EVERY_TIME)
def gone(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """A game, and a copy of the tree without it."""
    game: str = request.param
    tree: Path = tmp_path_factory.mktemp(f"without_{game}") / "tree"
    shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(*LEFT), symlinks=True)
    shutil.copytree(ROOT / "web/build", tree / "web/build")  # what builds the client, not what is built
    for folder in BELONGING:
        shutil.rmtree(tree / folder / game)
    for folder in KERNELS:
        shutil.rmtree(tree / folder / game, ignore_errors=True)
    return game, tree


@pytest.fixture(scope="module")
def run(gone: tuple[str, Path]) -> Run:
    _, tree = gone
    kept = {key: value for key, value in os.environ.items() if not key.startswith("STOLIK_")}

    def python(*arguments: str) -> str:
        """What it says; it has to end well."""
        environment = {**kept, "PYTHONPATH": str(tree / "src")}
        command = [sys.executable, *arguments]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", env=environment, cwd=tree)
        assert done.returncode == 0, f"{arguments}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
        return done.stdout

    return python


@pytest.mark.slow
def test_everything_that_is_left_can_be_imported(run: Run) -> None:
    run("-W", "ignore", "-c", IMPORT_ALL)


@pytest.mark.slow
def test_commands_know_the_others(run: Run, gone: tuple[str, Path]) -> None:
    game, _ = gone
    names = json.loads(run("-c", ASK_ALL))
    assert [name for name in names if name in OURS] == [name for name in OURS if name != game]


@pytest.mark.slow
@pytest.mark.long
def test_the_client_that_is_left_has_types_and_tests(run: Run, gone: tuple[str, Path]) -> None:
    """With the tools that scripts/web installs, and the games that it records for the tests of boards."""
    game, tree = gone
    (tree / "web/node_modules").symlink_to(MODULES)
    if (ROOT / "build/games").is_dir():
        shutil.copytree(ROOT / "build/games", tree / "build/games")
    run("scripts/tools/recorded_games.py")
    for tool in WEB_TOOLS:
        done = subprocess.run([NODE, *tool], capture_output=True, encoding="utf-8", cwd=tree / "web")
        assert done.returncode == 0, f"{tool}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    assert f"games/{game}/" not in done.stdout


@pytest.mark.slow
def test_the_tests_that_are_left_can_be_collected_and_some_are_run(run: Run, gone: tuple[str, Path]) -> None:
    game, _ = gone
    told = run("-m", "pytest", "-v", *QUICK, "-k", SOME, "tests")
    assert f"tests/games/{game}/" not in told
    for name in ("engine/test_record", "text/test_table", "games/test_others"):
        assert f"tests/{name}.py::" in told
    for name in OURS:
        assert name == game or f"tests/games/{name}/test_contract.py::" in told
