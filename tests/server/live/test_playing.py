"""Whole games over HTTP and over sockets."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random

from stolik.engine import recordfile
from stolik.games import GAMES
from tests.server.kit import BOT, HERE, OPEN, asked_of, question_of, served, status

BOTS_PAGE = Path(__file__).resolve().parents[3] / "docs" / "bots.md"


def test_a_whole_game_by_http_and_its_record_is_good(where: str) -> None:
    with served(where) as site:
        _made, [anna] = site.make(HERE, BOT, BOT)
        anna.get("/record", 409)
        update = anna.play()
        assert status(update) == "over"
        assert sorted(update["table"]["result"]["places"]) == [1, 2, 2]
        verdict = recordfile.read(anna.get("/record"), GAMES)
        assert verdict.record is not None
        assert verdict.head == update["table"]["head"]
        assert verdict.header.seats == ["Anna", "random", "random"]


def test_the_bot_in_the_documentation_plays_a_game_in_fifteen_lines(tmp_path: Path) -> None:
    found = re.search(r"```python\n(.*?)```", BOTS_PAGE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    assert len([line for line in found[1].splitlines() if line]) <= 16
    program = tmp_path / "bot.py"
    program.write_text(found[1], "utf-8")
    with served(str(tmp_path)) as site:
        made, [anna] = site.make(HERE, BOT)
        command = [sys.executable, str(program), site.url, made["id"], anna.tokens[0]]
        subprocess.run(command, check=True, timeout=60)
        assert status(anna.look()) == "over"


def test_a_stream_tells_a_program_what_happens_and_resumes(tmp_path: Path) -> None:
    with served(str(tmp_path)) as site:
        _, [anna, _] = site.make(HERE, {"kind": "here", "name": "Ola"})
        stream = {"Accept": "text/event-stream"}
        with anna.http.stream("GET", f"/api/tables/{anna.table}/events", headers=stream) as response:
            lines = response.iter_lines()
            first = next(line for line in lines if line.startswith("id:"))
            update = json.loads(next(lines).removeprefix("data: "))
            assert first == f"id: {update['seq']}"
            anna.post("/chat", {"seat": 0, "text": "hello"})
            heard = json.loads(next(line for line in lines if line.startswith("data:")).removeprefix("data: "))
            assert [line["text"] for line in heard["chat"]] == ["hello"]
            assert heard["happened"] == []
        again = {**stream, "Last-Event-ID": str(update["seq"])}
        with anna.http.stream("GET", f"/api/tables/{anna.table}/events", headers=again) as response:
            data = next(line for line in response.iter_lines() if line.startswith("data:"))
            assert [line["text"] for line in json.loads(data.removeprefix("data: "))["chat"]] == ["hello"]


def test_two_people_play_a_whole_game_by_sockets(where: str) -> None:
    with served(where) as site:
        made, [anna] = site.make(HERE, OPEN)
        key = site.visitor(table=made["code"]).post("/seats", {"name": "Bolek", "number": "17"}, 201)
        bolek = site.visitor(key["token"], table=made["id"])
        rng = Random(5)
        with anna.socket() as one, bolek.socket() as other, site.visitor(table=made["id"]).socket() as looking_on:
            while (asked := asked_of([one, other])) is not None:
                asked.answer(rng.choice)
                asked.receive()
            looking_on.until(lambda update: status(update) == "over")
            assert question_of(looking_on.last) is None
            assert one.last["table"]["head"] == looking_on.last["table"]["head"]
