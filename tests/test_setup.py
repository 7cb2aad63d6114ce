"""Set-up: what play installs is enough to play, what is slow is done beside it, and nothing is done in silence."""

from __future__ import annotations

import fcntl
import json
import os
import pty
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

    def test_steps_are_counted_also_in_scripts_that_are_called(self) -> None:
        inner = "bash -c '. scripts/tools/progress.sh; steps 9; busy setting true'"
        done = bash(f". scripts/tools/progress.sh; steps 3; busy laying true; {inner}; busy lighting true")
        said = ["stolik: 1 of 3: laying ...", "stolik: 2 of 3: setting ...", "stolik: 3 of 3: lighting ..."]
        assert (done.returncode, done.stderr.splitlines()) == (0, said)

    def test_time_is_told_without_a_terminal_too(self, tmp_path: Path) -> None:
        with subprocess.Popen(waiting(tmp_path), cwd=ROOT, stderr=subprocess.PIPE, text=True, env=EAGER) as work:
            assert work.stderr is not None
            said = [work.stderr.readline() for _ in range(3)]
            (tmp_path / "ready").touch()
            assert work.wait() == 0
        assert said == ["stolik: laying ...\n", *(f"stolik: laying: {seconds} s so far\n" for seconds in (1, 2))]

    def test_at_a_terminal_seconds_go_by_in_one_line(self, tmp_path: Path) -> None:
        ours, theirs = pty.openpty()
        with subprocess.Popen(waiting(tmp_path), cwd=ROOT, stderr=theirs, env=EAGER) as work:
            os.close(theirs)
            said = b""
            while not re.search(rb"\r\x1b\[K +\d+ s\r\r\x1b\[K +\d+ s\r", said):
                said += os.read(ours, 1024)
            (tmp_path / "ready").touch()
            assert work.wait() == 0
        os.close(ours)
        assert b"so far" not in said

    @pytest.mark.parametrize("script", ["browser", "compile", "docs", "release", "setup", "web"])
    def test_scripts_that_install_or_build_do_it_so(self, script: str) -> None:
        """Whatever takes a while stands behind one of both."""
        source = (ROOT / "scripts" / script).read_text("utf-8")
        assert ". scripts/tools/progress.sh" in source
        assert re.search(r"\b(busy|patiently) \"", source)


EAGER = {**os.environ, "STOLIK_SAY_EVERY": "1"}


def waiting(folder: Path) -> list[str]:
    """Work that is done when somebody says so."""
    until_ready = 'until [ -e "$0/ready" ]; do sleep 0.1; done'
    return ["bash", "-c", f". scripts/tools/progress.sh; busy laying sh -c '{until_ready}' \"$0\"", str(folder)]


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
