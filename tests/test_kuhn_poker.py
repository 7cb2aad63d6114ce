"""A game from another package, installed beside stolik as any installer would: it plays wherever ours do."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.kit import BOT, HERE, Site, served
from tests.terminal.keyboard import Done, stolik

EXAMPLE = Path(__file__).resolve().parent.parent / "examples" / "kuhn_poker"
OFFLINE = ("--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")
ADAPTED = """
from stolik.adapters.gymnasium import env, register
from stolik.adapters.openspiel import register as spiels

assert "stolik/kuhn_poker-v1" in register(), register()
assert "stolik_kuhn_poker" in spiels(), spiels()
table, ends = env("kuhn_poker", 0, "random"), set()
for seed in range(20):
    seen, _ = table.reset(seed=seed)
    over = False
    while not over:
        seen, reward, over, _, _ = table.step(int(seen["action_mask"].argmax()))
    ends.add(reward)
assert ends == {-1.0, 1.0}, ends
"""


def python(*arguments: str, cwd: Path | None = None, **environment: str) -> None:
    command = [sys.executable, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment}, cwd=cwd)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The package as pip installs it by its own pyproject, in a folder of its own; as PYTHONPATH takes it."""
    place: Path = tmp_path_factory.mktemp("installed")
    python("-m", "pip", "install", "--quiet", *OFFLINE, "--target", str(place), str(EXAMPLE))
    return os.pathsep.join([str(place), *filter(None, sys.path)])


def run(installed: str, *arguments: str | Path, said: tuple[str, ...] = ()) -> Done:
    done = stolik(*arguments, said=said, PYTHONPATH=installed)
    assert done.code == 0, done.err
    return done


def test_it_stands_on_the_shelf_with_its_own_words(installed: str) -> None:
    games = {game["name"]: game for game in json.loads(run(installed, "games", "--json").out)}
    assert games["kuhn_poker"]["title"] == {"en": "Kuhn poker", "pl": "Poker Kuhna"}
    assert games["kuhn_poker"]["seats"] == [2]
    assert "Trzy karty, dwoje graczy, jeden zakład." in run(installed, "--lang", "pl", "games").out
    assert "Who faces a bet calls with one coin or folds." in run(installed, "rules", "kuhn_poker", "KP-3").out


def test_bots_play_it_and_its_records_verify(installed: str, tmp_path: Path) -> None:
    wanted = ("--games", "6", "--seats", "2", "--bots", "level1,random", "--save", tmp_path, "--json")
    assert json.loads(run(installed, "simulate", "kuhn_poker", *wanted).out)["games"] == 6
    files = sorted(tmp_path.iterdir())
    assert len(files) == 6
    assert "kuhn_poker" in files[0].read_text("utf-8")
    run(installed, "verify", files[0])


def test_somebody_plays_it_at_a_keyboard(installed: str, tmp_path: Path) -> None:
    keyboard = ("play", "kuhn_poker", "--seats", "2", "--bots", "random", "--seed", "07" * 32, "--data", tmp_path)
    shown = run(installed, *keyboard, said=("1", "2", "1", "1")).out
    assert re.search("is dealt the (jack|queen|king)", shown)
    assert "is dealt a card." in shown
    assert "Check or bet?" in shown
    polish = run(installed, "--lang", "pl", *keyboard, said=("1", "2", "1", "1")).out
    assert re.search("^cards +(–, )?(walet|dama|król)", polish, re.MULTILINE)
    assert "KP-" in shown


@pytest.fixture(scope="module")
def site(installed: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", installed)
        with served(str(tmp_path_factory.mktemp("server") / "tables.db")) as site:
            yield site


def test_a_server_offers_it_and_plays_it(site: Site) -> None:
    offered = {game["name"]: game for game in site.visitor().get("/api/games")}
    assert offered["kuhn_poker"]["fields"] == {"cards": "card", "said": "act"}
    _, [anna] = site.make(HERE, BOT, game="kuhn_poker")
    update = anna.play()
    assert update["table"]["status"] == "over"
    assert sorted(update["table"]["result"]["places"]) == [1, 2]


def test_a_browser_gets_its_texts_and_rules_from_the_server(site: Site) -> None:
    visitor = site.visitor()
    assert "prompt-reply = Jest zakład." in visitor.get("/api/texts/pl/kuhn_poker")
    assert visitor.get("/api/games/kuhn_poker/rules/pl").startswith("# Poker Kuhna")
    rules = visitor.get("/api/games/kuhn_poker/rules")
    assert [rule["id"] for rule in rules] == ["KP-1", "KP-2", "KP-3", "KP-4", "KP-5"]
    assert visitor.get("/api/games/kuhn_poker/rules/xx", 404)["key"] == "no-such-language"


def test_programs_learn_it_through_the_adapters(installed: str) -> None:
    python("-W", "ignore", "-c", ADAPTED, PYTHONPATH=installed)


def test_it_keeps_the_contract(installed: str) -> None:
    python("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests", cwd=EXAMPLE, PYTHONPATH=installed)


def test_the_page_shows_the_package_as_it_is() -> None:
    page = (EXAMPLE.parent.parent / "docs" / "adding-a-game.md").read_text("utf-8")
    files = [*EXAMPLE.rglob("*.py"), EXAMPLE / "pyproject.toml"]
    written = [file.read_text("utf-8") for file in files]
    shown = re.findall(r"```(?:python|toml)\n(.*?)```", page, re.DOTALL)
    assert len(shown) > 3
    for block in shown:
        assert any(block in text for text in written), block
