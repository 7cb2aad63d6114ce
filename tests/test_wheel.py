"""The package as it is installed: a wheel, without the source tree."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel's contents in a folder of their own; what it needs comes from this environment."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q"]
    wheel = ["wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run([*pip, *wheel], check=True)
    install = ["install", "--no-deps", "--target", str(folder / "site"), *map(str, folder.glob("*.whl"))]
    subprocess.run([*pip, *install], check=True)
    return folder / "site"


def stolik(installed: Path, *arguments: str) -> str:
    code = "from stolik.cli import main; import stolik, sys; print(stolik.__file__, file=sys.stderr); main()"
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    command = [sys.executable, "-c", code, *arguments]
    done = subprocess.run(command, env=environment, cwd=installed, capture_output=True, text=True, check=True)
    assert str(installed) in done.stderr, "another stolik was imported"
    return done.stdout


@pytest.mark.slow
def test_an_installed_wheel_tells_every_rule_in_both_languages_with_its_tests(installed: Path) -> None:
    rules = json.loads(stolik(installed, "rules", "titan_race", "--json"))
    assert len(rules) == 144
    for rule in rules:
        assert rule["en"], rule
        assert rule["pl"], rule
        assert rule["tests"], rule
        assert rule["source"] in ("rulebook", "ours"), rule


@pytest.mark.slow
def test_an_installed_wheel_plays(installed: Path) -> None:
    report = json.loads(stolik(installed, "simulate", "titan_race", "--games", "3", "--seats", "4", "--json"))
    assert (report["games"], report["finished"], report["errors"]) == (3, 3, 0)
