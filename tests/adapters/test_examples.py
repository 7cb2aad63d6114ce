"""Every example runs as it stands and writes its picture."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from stolik.kernels.build import compiler
from tests.absent import absent, named

EXAMPLES = Path(__file__).parents[2] / "examples"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(
    ("script", "arguments", "lines"),
    [
        ("pettingzoo_seats.py", ["--games", "6"], 2),
        ("gymnasium_learner.py", ["--games", "20"], 1),
        ("openspiel_search.py", ["--games", "1", "--simulations", "0", "2"], 1),
    ],
)
def test_an_example_draws_its_plot(script: str, arguments: list[str], lines: int, tmp_path: Path) -> None:
    if named(EXAMPLES / script) & absent():
        pytest.skip("its game is gone")
    picture = tmp_path / "plot.svg"
    command = [sys.executable, str(EXAMPLES / script), *arguments, "--out", str(picture)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path, timeout=300)
    assert ended.returncode == 0, ended.stderr
    assert "points a game" in ended.stdout
    drawn = ElementTree.parse(picture).findall(f"{SVG}polyline")
    assert len(drawn) == lines
    assert all(len(line.attrib["points"].split()) > 1 for line in drawn)


@pytest.mark.skipif(compiler() is None, reason="there is no C++ compiler")
def test_a_learner_of_many_games_at_once_beats_random_players(tmp_path: Path) -> None:
    script = EXAMPLES / "vector_learner.py"
    if named(script) & absent():
        pytest.skip("its game is gone")
    command = [sys.executable, str(script), "--games", "32", "--steps", "1000"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path, timeout=300)
    assert ended.returncode == 0, ended.stderr
    words = ended.stdout.splitlines()[-1].split()
    won, played = int(words[1]), int(words[3])
    assert won > 0.45 * played, "a third of them is as good as chance"
