"""Bots over HTTP, against a real server."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stolik.adapters.remote import Json, Refused, RemoteSeat, as_answer, call, chooser, main, no_worlds, sit
from stolik.bots.bot import RandomBot
from tests.server.kit import BOT, HERE, OPEN, THERE, Site, served

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with served(str(tmp_path_factory.mktemp("site"))) as running:
        yield running


def test_a_bot_plays_the_seat_whose_token_it_has_to_the_end(site: Site) -> None:
    made, _ = site.make(HERE, BOT)
    seat = sit(f"{site.url}/t/{made['id']}#{made['keys'][0]['token']}")
    table = seat.play(chooser(RandomBot(1)))["table"]
    assert table["status"] == "over"
    assert sorted(table["result"]["places"]) == [1, 2]


def test_a_bot_takes_an_open_seat_and_speaks_lines(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    made, _ = site.make(OPEN, BOT, game="war_chest", options={"round_limit": 10})
    main([f"{site.url}/t/{made['code']}", f"sh {EXAMPLES / 'lines_bot.sh'}", "--name", "Liner"])
    assert json.loads(capsys.readouterr().out)["status"] == "over"
    table = site.visitor(table=made["id"]).look()["table"]
    assert table["seats"][0]["name"] == "Liner"


def test_the_example_imagines_and_plays_to_the_end(site: Site) -> None:
    made, _ = site.make(OPEN, BOT)
    command = [sys.executable, str(EXAMPLES / "remote_bot.py"), f"{site.url}/t/{made['id']}"]
    ended = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    assert sorted(json.loads(ended.stdout)["places"]) == [1, 2]


def test_worlds_of_ones_own_from_what_the_server_tells(site: Site) -> None:
    """Also where cards, squares and choices have travelled as JSON."""
    made, _ = site.make(HERE, BOT)
    seat = RemoteSeat(site.url, made["id"], made["keys"][0]["token"])
    rebuilt: dict[str, int] = {}

    def choose(question: Json, view: Json) -> Any:
        if len(question["options"]) == 1:
            return question["options"][0]["value"]
        update = seat.look()
        worlds = seat.worlds(update)
        if worlds is not None:
            rebuilt[question["prompt"]] = rebuilt.get(question["prompt"], 0) + 1
            assert worlds(2).game.view(worlds(2).state, question["seat"])["hand"] == view["hand"]
        update["table"]["rules"] += 1
        assert seat.worlds(update) is None, "rules of another version make other worlds"
        return question["options"][0]["value"]

    assert seat.play(choose)["table"]["status"] == "over"
    assert rebuilt["turn"] > 3
    assert rebuilt["choose-titan"]


def test_what_it_is_sent_is_what_its_seat_may_see(site: Site) -> None:
    """Both players at one screen: the first one's hand is not in what the second bot is handed."""
    made, _ = site.make(HERE, THERE)
    first, second = (RemoteSeat(site.url, made["id"], key["token"]) for key in made["keys"])
    while not any(seen["view"]["hands"][0] for seen in first.look()["seen"]):
        for seat in (first, second):
            update = seat.look()
            for seen in update["seen"]:
                if seen["question"]:
                    seat.answer(update, seen["question"]["options"][0]["value"])
    [seen] = second.look()["seen"]
    assert seen["seat"] == 1
    assert [len(hand) for hand in seen["view"]["hand"]] == [seen["view"]["hands"][1]]


def test_a_refusal_says_why(site: Site) -> None:
    with pytest.raises(Refused) as refused:
        sit(f"{site.url}/t/nothing-there")
    assert refused.value.status == 404
    assert refused.value.key
    made, _ = site.make(HERE, BOT)
    with pytest.raises(Refused) as refused:
        RemoteSeat(site.url, made["id"], "A" * 22).look()
    assert refused.value.status == 401


def test_a_server_that_is_not_there_is_tried_again_and_then_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    monkeypatch.setattr("stolik.adapters.remote.time.sleep", waits.append)
    with pytest.raises(OSError, match="refused"):
        call("http://127.0.0.1:9/api")
    assert waits == [0.25, 0.5, 1.0, 2.0]


@pytest.mark.parametrize(("value", "answer"), [([1, "a"], (1, "a")), (None, None), (True, True), (3, 3), ("x", "x")])
def test_values_become_answers(value: Any, answer: Any) -> None:
    assert as_answer(value) == answer


def test_there_are_no_worlds() -> None:
    with pytest.raises(LookupError):
        no_worlds(1)
