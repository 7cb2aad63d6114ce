"""On a Ray cluster the same matches are played as here, bit for bit."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from stolik.lab.match import crew
from stolik.lab.match.crew import AHEAD, NoRay, Ray, ThisProcess
from stolik.lab.tournament.run import new_folder, tournament
from tests.lab.tournament.test_tournament import race, texts
from tests.terminal.keyboard import here
from tests.test_cli import one_sentence

ROOT = Path(__file__).resolve().parents[3]


class Cluster:
    """What we use of Ray, without a cluster: the youngest job is done first."""

    def __init__(self) -> None:
        self.open = 0
        self.most = 0
        self.calls: list[str] = []

    def init(self, address: str, **_: Any) -> None:
        self.calls.append(f"init {address}")
        if address == "silent":
            raise ConnectionError("nobody\nanswers")

    def shutdown(self) -> None:
        self.calls.append("shutdown")

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def remote(self, work: Callable[[Any], Any]) -> SimpleNamespace:
        def start(job: Any) -> Callable[[], Any]:
            self.open += 1
            self.most = max(self.most, self.open)
            return lambda: work(job)

        return SimpleNamespace(remote=start)

    def wait(self, jobs: list[Any]) -> tuple[list[Any], list[Any]]:
        self.open -= 1
        return jobs[-1:], jobs[:-1]

    def get(self, jobs: list[Any]) -> list[Any]:
        return [job() for job in jobs]


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Cluster:
    made = Cluster()
    monkeypatch.setattr(crew, "import_module", lambda name: made)
    return made


def test_in_whatever_order_they_are_done_the_matches_are_the_same(cluster: Cluster, tmp_path: Path) -> None:
    plan = race(6)
    with Ray("local") as there:
        found = tournament(plan, there, new_folder(tmp_path / "there", plan))
    with ThisProcess() as this:
        assert found == tournament(plan, this, new_folder(tmp_path / "here", plan))
    assert texts(tmp_path / "there") == texts(tmp_path / "here")
    assert cluster.calls == ["init local", "shutdown"]
    assert cluster.most == AHEAD, "no more jobs than are needed lie about on the cluster"


def test_a_cluster_that_does_not_answer_is_told(cluster: Cluster) -> None:
    with pytest.raises(NoRay, match="nobody answers"):
        Ray("silent")
    with pytest.raises(NoRay):
        Ray("127.0.0.1:1")
    assert cluster.calls == ["init silent"], "nobody listens there, so Ray is not asked"


def test_without_ray_it_is_said_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> object:
        raise ImportError(name)

    monkeypatch.setattr(crew, "import_module", missing)
    said = one_sentence(here("tournament", "titan_race", "--bots", "random,greedy", "--ray", "local"))
    assert "pip install ray" in said


@pytest.mark.long
def test_a_real_local_cluster_plays_the_same_matches(tmp_path: Path) -> None:
    """Ray is large and slow to start, so it has an environment of its own: build/ray, kept for the next time."""
    python = ROOT / "build" / "ray" / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(python.parents[1])], check=True)
    needed = ["ray", "fluent.runtime", "rich", "typer"]
    subprocess.run([str(python), "-m", "pip", "install", "--quiet", *needed], check=True)
    command = [str(python), "-m", "stolik.cli", "tournament", "titan_race", "--bots", "random,greedy", "--games", "12"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    for name, where in (("ray", ["--ray", "local"]), ("processes", ["--processes", "2"])):
        subprocess.run([*command, *where, "--save", str(tmp_path / name)], env=environment, check=True)
    assert len(texts(tmp_path / "ray")) == 13
    assert texts(tmp_path / "ray") == texts(tmp_path / "processes")
