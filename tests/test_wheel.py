"""The package as it is installed: a wheel, without the source tree."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from random import Random
from typing import IO, Any

import httpx
import pytest

from tests.server.kit import BOT, HERE, question_of, status

ROOT = Path(__file__).resolve().parent.parent


PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = ["wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run([*PIP, *command], check=True)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel's contents in a folder of their own; what it needs comes from this environment."""
    folder = tmp_path_factory.mktemp("wheel")
    install = ["install", "--no-deps", "--target", str(folder / "site"), str(wheel)]
    subprocess.run([*PIP, *install], check=True)
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


def serving(program: list[str], data: Path, **environment: str) -> AbstractContextManager[tuple[str, IO[str]]]:
    """The table that a bare `stolik` opens, less the browser."""
    return started([*program, "--no-browser", "--port", "0", "--data", str(data)], data, **environment)


@contextmanager
def started(command: list[str], folder: Path, **environment: str) -> Iterator[tuple[str, IO[str]]]:
    """The address of its table, and what it says after that."""
    process = subprocess.Popen(
        command, env={**os.environ, **environment}, cwd=folder, stdout=subprocess.PIPE, encoding="utf-8"
    )
    assert process.stdout is not None
    try:
        address = re.search(r"http://localhost:\d+", process.stdout.readline())
        assert address is not None, "it does not say where the table stands"
        yield address[0], process.stdout
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def play_over_http(url: str) -> Any:
    """A game against a bot, by whoever answers by lot and soon gives up; what the table says at its end."""
    luck, wish, patience = Random(1), {"game": "titan_race", "seats": [HERE, BOT]}, 12
    with httpx.Client(base_url=url, verify=False, timeout=60) as anna:
        assert "<script" in anna.get("/").text, "the built client is in it"
        made = anna.post("/api/tables", json=wish).raise_for_status().json()
        table, key = f"/api/tables/{made['id']}", {"Authorization": f"Bearer {made['keys'][0]['token']}"}
        update = anna.get(table, headers=key).json()
        while status(update) == "playing":
            if question := question_of(update):
                answer = {"seat": 0, "seq": update["seq"], "value": luck.choice(question["options"])["value"]}
                update = anna.post(f"{table}/answer", json=answer, headers=key).raise_for_status().json()
                if not (patience := patience - 1):
                    given_up = {"seat": 0, "act": "concede", "seq": update["seq"]}
                    update = anna.post(f"{table}/act", json=given_up, headers=key).raise_for_status().json()
            else:
                update = anna.get(f"{table}/events?after={update['seq']}", headers=key).json()
        return update["table"]


@pytest.mark.slow
def test_an_installed_wheel_serves_a_game(installed: Path, tmp_path: Path) -> None:
    code = "import sys; from stolik.cli import main; sys.exit(main())"
    program = [sys.executable, "-c", code, "serve"]
    with serving(program, tmp_path, PYTHONPATH=str(installed)) as (url, _):
        assert play_over_http(url)["result"]


@pytest.mark.slow
def test_what_an_installed_wheel_advises_works_as_printed(installed: Path, tmp_path: Path) -> None:
    """In another folder: how friends come in, and how to go on with what was left."""
    program = [sys.executable, "-m", "stolik"]
    with serving([*program, "serve"], tmp_path, PYTHONPATH=str(installed)) as (_, told):
        advice = told.readline().strip().rpartition(": ")[2]
    assert advice.endswith(" --public")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    with started(shlex.split(advice), elsewhere, PYTHONPATH=str(installed)) as (url, told):
        assert "Friends" in told.readline()
        assert httpx.get(f"{url}/api/games", verify=False).status_code == 200


@pytest.mark.long
def test_in_an_empty_environment_a_wheel_is_all_that_a_game_in_the_browser_needs(wheel: Path, tmp_path: Path) -> None:
    """It fetches what Stolik needs from PyPI."""
    from playwright.sync_api import expect

    from tests.web.guest import LONG, Guest
    from tests.web.kit import chromium

    expect.set_options(timeout=LONG)
    home, site = tmp_path / "home", {"PYTHONPATH": "", "PYTHONNOUSERSITE": "1"}
    home.mkdir()
    subprocess.run([sys.executable, "-m", "venv", str(home / "venv")], check=True)
    pip = [str(home / "venv/bin/python"), "-m", "pip", "install", "-q", "-c", str(ROOT / "constraints.txt"), str(wheel)]
    subprocess.run(pip, check=True, cwd=home, env={**os.environ, **site})
    with serving([str(home / "venv/bin/stolik"), "serve"], home, **site) as (url, _), chromium() as browser:
        guest, luck = Guest(browser.new_context(reduced_motion="reduce", locale="en-GB"), url), Random(3)
        guest.keep(name="Ola", hints=False)
        guest.go()
        made = guest.page.request.post(f"{url}/api/tables", data={"game": "titan_race", "seats": [HERE, BOT]}).json()
        guest.sit_at(made["id"], made["keys"][0]["token"])
        while guest.wait_for_question():
            guest.answer_somehow(luck)
            guest.acknowledged()
        expect(guest.part("ending")).not_to_be_empty()
        assert not guest.troubles
