"""Set-up: what play installs is enough to play, what is slow is done beside it, and nothing is done in silence."""

from __future__ import annotations

import fcntl
import json
import re
import shutil
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from scripts.tools.rule_libraries import libraries, rule_files

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
IMPORT = re.compile(r"""^(?:import|export)\s(?:[^"';]*?\sfrom\s)?["']([^."'][^"']*)["']""", re.M)
BUILT_IN = re.compile(r"node:|svelte/|virtual:")


def bash(script: str, *args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["bash", "-c", script, "bash", *args], cwd=ROOT, capture_output=True, text=True)


class TestWhatIsSaid:
    def test_work_that_goes_well_is_named_and_its_output_kept_back(self) -> None:
        done = bash(". scripts/tools/progress.sh; busy 'laying the table' echo cutlery")
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "stolik: laying the table ...\n")

    def test_work_that_fails_shows_why(self) -> None:
        done = bash(". scripts/tools/progress.sh; busy 'laying the table' sh -c 'echo no cloth; exit 3'")
        assert done.returncode == 3
        assert done.stderr.splitlines()[1:] == ["no cloth", "stolik: this failed: laying the table"]


class TestWhatPlayInstalls:
    def test_the_table_stands_on_it_alone(self) -> None:
        """Whatever else lies in this environment cannot be imported."""
        wanted = "import stolik.cli, stolik.server.process.serve, stolik.server.app, stolik.terminal.play"
        done = subprocess.run([sys.executable, "-c", f"{REFUSING}{wanted}", *sorted(for_play())], capture_output=True)
        assert done.returncode == 0, done.stderr.decode()

    def test_something_else_would_be_noticed(self) -> None:
        script = f"{REFUSING}import pytest"
        done = subprocess.run([sys.executable, "-c", script, *sorted(for_play())], capture_output=True, text=True)
        assert "pytest is not installed for play" in done.stderr

    def test_the_client_is_built_by_it_alone(self) -> None:
        files = [WEB / "vite.config.ts", WEB / "svelte.config.js", *WEB.glob("build/*.ts")]
        files += [
            path for kind in ("ts", "svelte") for path in WEB.glob(f"src/**/*.{kind}") if "tests" not in path.parts
        ]
        names = {name for path in files for name in IMPORT.findall(path.read_text("utf-8")) if not BUILT_IN.match(name)}
        packages = {"/".join(name.split("/")[: 2 if name.startswith("@") else 1]) for name in names}
        declared = json.loads((WEB / "package.json").read_text("utf-8"))["dependencies"]
        assert {"svelte", "vite"} <= packages <= set(declared)


REFUSING = """
import sys
from importlib.metadata import packages_distributions
from importlib.machinery import PathFinder
allowed, owners = set(sys.argv[1:]), packages_distributions()
class Refusing:
    def find_spec(self, name, path=None, target=None):
        owner = [one.lower().replace("_", "-") for one in owners.get(name.split(".")[0], [])]
        if owner and not allowed & set(owner):
            raise ModuleNotFoundError(f"{name} is not installed for play")
sys.meta_path.insert(0, Refusing())
"""


def for_play() -> set[str]:
    """The distributions that come with stolik, and with those in turn."""
    found: set[str] = set()
    waiting = [Requirement("stolik")]
    while waiting:
        wanted = waiting.pop()
        name = wanted.name.lower().replace("_", "-")
        extras = wanted.extras or {""}
        if f"{name}{sorted(extras)}" in found:
            continue
        try:
            needs = distribution(name).requires or []
        except PackageNotFoundError:
            continue
        found |= {name, f"{name}{sorted(extras)}"}
        for need in map(Requirement, needs):
            if need.marker is None or any(need.marker.evaluate({"extra": extra}) for extra in {*extras, ""}):
                waiting.append(need)
    return found


class TestCompilingBeside:
    @pytest.fixture
    def tree(self, tmp_path: Path) -> Path:
        for folder in ("scripts/tools", "src/stolik/engine"):
            (tmp_path / folder).mkdir(parents=True)
        for file in (
            "scripts/tools/mypyc_build.py",
            "scripts/tools/rule_libraries.py",
            "constraints.txt",
            "pyproject.toml",
        ):
            shutil.copy(ROOT / file, tmp_path / file)
        (tmp_path / "src/stolik/engine/rule.py").write_text("A = 1\n")
        return tmp_path

    def is_wanted(self, tree: Path) -> bool:
        command = [sys.executable, str(tree / "scripts/tools/mypyc_build.py"), "--wanted"]
        return subprocess.run(command, env={"CC": "true", "PATH": "/usr/bin:/bin"}).returncode == 0

    def test_it_is_wanted_where_nothing_is_compiled(self, tree: Path) -> None:
        assert self.is_wanted(tree)

    def test_it_is_not_begun_twice(self, tree: Path) -> None:
        (tree / "build").mkdir()
        with (tree / "build/compile.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            assert not self.is_wanted(tree)

    def test_what_has_failed_is_tried_again_when_a_rule_has_changed(self, tree: Path) -> None:
        script = "import sys, mypyc_build as b; b.FAILED.write_text(b.digest(b.rule_files()))"
        (tree / "build/mypyc").mkdir(parents=True)
        subprocess.run([sys.executable, "-c", script], cwd=tree / "scripts/tools", check=True)
        assert not self.is_wanted(tree)
        (tree / "src/stolik/engine/rule.py").write_text("A = 2\n")
        assert self.is_wanted(tree)


class TestLibraries:
    def test_each_game_is_one(self) -> None:
        games = [path.parent.name for path in (ROOT / "src/stolik/games").glob("*/game.py")]
        names = [name for _, name in libraries(rule_files(ROOT / "src"))]
        assert names == sorted(f"stolik_{name}" for name in ["bots", "engine", *games])

    def test_every_rule_is_in_one(self) -> None:
        files = rule_files(ROOT / "src")
        assert sorted(file for inside, _ in libraries(files) for file in inside) == sorted(map(str, files))
        assert Path("stolik/geometry/hexes.py") in files
        assert not [file for file in files if file.name == "__init__.py"]
