"""The processes that are measured, and the environment of the engines that ours are compared with."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import stolik

PEERS: Final = ("catanatron==3.2.1", "open_spiel==2.0.2", "pettingzoo==1.27.0", "pygame==2.6.1", "rlcard==1.2.0")
HERE: Final = Path(__file__).parent
MEASURED: Final = ("stolik.lab.bench.measure", "stolik.lab.measure")
"""What is run, and what it was called in older checkouts."""
UNTOLD: Final = ("play", "batched", "forkable", "copies", "forks", "worlds", "views", "simulations")
"""The jobs of a process that does not tell them."""
Say = Callable[[str], None]


def checkout() -> Path | None:
    """The folder of the project, where this runs out of one."""
    for folder in HERE.parents:
        if (folder / "pyproject.toml").is_file() and (folder / "src" / "stolik").is_dir():
            return folder
    return None


def trees(root: Path | None, say: Say) -> dict[str, Path]:
    """Where stolik lies pure and compiled; an installed one is measured as it is."""
    if root is None:
        return {"installed": Path(str(stolik.__file__)).parent.parent}
    found = {"pure": root / "src"}
    stamp = root / "build" / "compiled" / ".stamp"
    if not stamp.is_file():
        say("build/compiled is not there, so only pure Python is measured; scripts/compile makes it")
    elif newer_than(stamp, root / "src" / "stolik"):
        say("build/compiled is older than src, so only pure Python is measured; scripts/compile renews it")
    else:
        found["compiled"] = stamp.parent
    return found


def newer_than(stamp: Path, folder: Path) -> bool:
    made = stamp.stat().st_mtime_ns
    files = (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc")
    return any(path.stat().st_mtime_ns > made for path in files)


class Child:
    """A process that answers one line of JSON with another."""

    def __init__(self, command: list[str], environment: Mapping[str, str] | None = None) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=environment)
        self.about: dict[str, Any] = self._heard()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._process.communicate()  # the end of its input is the end of its work

    def ask(self, job: Mapping[str, object]) -> dict[str, float]:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(job) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise ChildDied from None
        return self._heard()

    def _heard(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            self._process.communicate()
            raise ChildDied
        heard: dict[str, Any] = json.loads(line)
        return heard


class ChildDied(Exception):
    """It has said why on standard error."""


def our_command(tree: Path, *arguments: str) -> tuple[list[str], dict[str, str]]:
    here = [name for name in MEASURED if (tree / f"{name.replace('.', '/')}.py").is_file()]
    return [sys.executable, "-m", *here[:1], *arguments], {**os.environ, "PYTHONPATH": str(tree)}


def our_child(tree: Path) -> Child:
    return Child(*our_command(tree))


def jobs_of(child: Child) -> list[str]:
    return list(child.about.get("jobs", UNTOLD))


def peers_child(root: Path) -> Child:
    return Child([str(root / "build" / "peers" / "bin" / "python"), "-I", str(HERE / "peers.py")])


def make_peers(root: Path, say: Say) -> bool:
    """The environment build/peers, made when it is first needed. A package that cannot be installed is left out."""
    folder = root / "build" / "peers"
    stamp = folder / "made-for"
    wanted = f"{sys.version}\n{PEERS}\n"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return True
    say("making build/peers, an environment for the engines to compare with ...")
    shutil.rmtree(folder, ignore_errors=True)
    if not runs([sys.executable, "-m", "venv", str(folder)], say):
        return False
    pip = [str(folder / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    done = []
    for package in PEERS:
        say(f"installing {package} ...")
        done.append(runs([*pip, "--retries=1", "--timeout=20", package], say))
    if all(done):
        stamp.write_text(wanted, encoding="utf-8")
    return any(done)


def runs(command: list[str], say: Say) -> bool:
    """Runs it; where it fails, says the last line it said itself."""
    try:
        told = subprocess.run(command, capture_output=True, text=True, timeout=600)
    except (OSError, subprocess.TimeoutExpired) as error:
        say(f"that failed: {error}")
        return False
    if told.returncode != 0:
        lines = (told.stderr or told.stdout).strip().splitlines()
        say(f"that failed: {lines[-1] if lines else told.returncode}")
    return told.returncode == 0
