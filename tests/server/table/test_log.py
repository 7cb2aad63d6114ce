"""Rows of the log: typed here, and in the database the bytes that every version has written."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from scripts.tools.golden_digests import settings
from stolik.engine.digests import digest
from stolik.engine.position import Position
from stolik.engine.record import new_record
from stolik.games import GAMES
from stolik.server.storage import LogRow
from stolik.server.table import log

Body = dict[str, Any]
STORED: list[tuple[str, str]] = [
    ("sit", '{"seat":0,"name":"\\u017baneta","token":"ab","number":"12"}'),
    ("sit", '{"seat":0,"name":"Anna","token":"ab","number":"12","webhook":"https://example.org/x"}'),
    ("sit", '{"seat":0,"name":"Anna","token":"ab","number":"12","webhook":"https://example.org/x","secret":"gh"}'),
    ("hook", '{"secret":"ij"}'),
    ("bot", '{"seat":1,"level":"greedy","number":"34"}'),
    ("rise", '{"seat":1}'),
    ("rename", '{"seat":1,"name":"Jan"}'),
    ("mute", '{"seat":1,"whom":-1,"on":true}'),
    ("chat", '{"seat":null,"name":"","text":"hej"}'),
    ("start", '{"numbers":["12","34"],"seats":["Anna","greedy"],"rules":1,"box":"cd"}'),
    ("start", '{"numbers":["1"],"seats":["Anna"],"rules":1,"box":"cd","prelude":[[-1,3],[0,["deploy",2]],[0,null]]}'),
    ("entry", '{"n":1,"seat":-1,"act":"answer","value":5,"draw":["card",0,1,9,5],"hash":"ef"}'),
    ("entry", '{"n":2,"seat":0,"act":"answer","value":["deploy",4],"hash":"ef"}'),
    ("entry", '{"n":3,"seat":0,"act":"answer","value":false,"hash":"ef"}'),
    ("entry", '{"n":4,"seat":0,"act":"concede","value":null,"hash":"ef"}'),
    ("entry", '{"n":5,"seat":0,"act":"undo","value":[2,1],"hash":"ef"}'),
    ("entry", '{"n":16,"seat":1,"act":"answer","value":0,"hash":"ef","state":"0123456789abcdef"}'),
    ("offer", '{"kind":"draw","seat":1}'),
    ("agree", '{"seat":0}'),
    ("decline", '{"seat":0}'),
    ("absent", '{"seat":0,"left":false}'),
    ("return", '{"seat":0}'),
    ("remind", '{"seat":0}'),
    ("abort", '{"seat":0}'),
    ("rematch", '{"table":"0123456789abcdef"}'),
    ("hints", '{"on":true}'),
    (
        "review",
        '{"done":1,"of":1,"points":[{"at":0,"seat":-1,"chances":[0.5,0.5]}],'
        '"luck":[0.0],"own":[0.25],"others":[0.0],"decisive":[0]}',
    ),
    (
        "review",
        '{"done":1,"of":1,"points":[{"at":0,"seat":1,"chances":[0.5,0.5],"mistake":"let-win"}],'
        '"luck":[0.0],"own":[0.25],"others":[0.0],"decisive":[0]}',
    ),
    ("substitute", '{"level":"level3"}'),
    ("forget", '{"seat":1}'),
    ("down", '{"from":1.5,"to":2.0}'),
]


def test_every_kind_is_among_them() -> None:
    assert {kind for kind, _ in STORED} == set(log.KINDS)


@pytest.mark.parametrize(("kind", "text"), STORED)
def test_a_row_is_read_and_written_again_byte_for_byte(kind: str, text: str) -> None:
    line = log.read(LogRow("table", 7, kind, json.loads(text), 1000.5))
    assert (line.seq, line.at) == (7, 1000.5)
    assert line.row is not None
    again, body = log.written(line.row)
    assert again == kind
    assert body == text


def test_a_kind_of_a_newer_version_has_its_place_and_no_content() -> None:
    assert log.read(LogRow("table", 8, "fanfare", {"loud": True}, 1.0)) == log.Line(8, 1.0, None)


def test_what_a_newer_version_adds_to_a_row_is_passed_over() -> None:
    assert log.read(LogRow("table", 8, "rise", {"seat": 1, "slowly": True}, 1.0)).row == log.Rise(1)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_state_is_written_down_by_the_table_as_the_engine_writes_it(name: str) -> None:
    game = GAMES[name]
    for seed, options in enumerate(settings(game)[:3]):
        rng, position = Random(seed), Position(game, game.setup(options))
        for answers in range(150):
            if position.decision is None:
                break
            choices = position.decision.options
            position.play(choices[int(rng.random() * len(choices))])
            if answers % 10 == 0:
                told = (game, position.state, int(options["seats"]))
                assert digest(*told, log.in_order.encode) == digest(*told)


def test_a_state_that_an_older_version_wrote_down_otherwise_is_known_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["titan_race"]
    options = settings(game)[0]
    seats = int(options["seats"])
    record = new_record(game, options, ["Anna"] * seats, ["1"] * seats, b"seed")
    before = log.state_of(record)
    assert log.led_to(record, before)
    monkeypatch.setattr(log, "state_of", lambda record: "written in another way")
    assert log.led_to(record, before)
    assert not log.led_to(record, "0123456789abcdef")
