"""Nobody fills the log of a table without end."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from stolik.server.live.automation import absence_chores, presence_chores
from stolik.server.settings import Limits, Settings
from stolik.server.table.people import Chair
from tests.server.kit import BOT, HERE, OPEN, Site, question_of, seat, served, status
from tests.server.table.test_requests import asked
from tests.server.table.test_seats import joined


def test_rows_that_are_no_moves_have_one_bound_and_the_game_goes_on(tmp_path: Path) -> None:
    with served(str(tmp_path), limits=Limits(on=False, log_rows=20), away_after=9e9) as site:
        anna, bolek = joined(site)
        both = site.visitor(*anna.tokens, *bolek.tokens, table=anna.table)
        for number in range(8):
            anna.post("/rename", {"seat": 0, "name": f"Anna {number}"})
        bolek.act(1, "bot")
        while (answer := anna.http.post(f"/api/tables/{anna.table}/chat", json={"text": "hm"})).status_code == 200:
            pass
        assert (answer.status_code, answer.json()["key"]) == (409, "log-full")
        for path, body in (
            ("/rename", {"seat": 0, "name": "Zed"}),
            ("/mute", {"seat": 0, "whom": 1}),
            ("/chat", {"seat": 0, "text": "hm"}),
            ("/act", {"seat": 0, "act": "bot", "seq": 1}),
            ("/act", {"seat": 0, "act": "leave", "seq": 1}),
            ("/act", {"seat": 0, "act": "draw", "seq": 1}),
            ("/act", {"seat": 0, "act": "undo", "seq": 1}),
        ):
            assert anna.post(path, body, 409)["key"] == "log-full", path
        assert seat(bolek.act(1, "return"), 1)["kind"] == "person", "to come back is always possible"
        before = both.wait_for_question()["seq"]
        assert both.play(40)["seq"] > before + 30, "moves do not count"
        assert status(anna.act(0, "concede")) == "over"
        site.stop()
        site.start()
        assert anna.act(0, "rematch", 409)["key"] == "log-full", "counted anew from the log"


def test_to_sit_down_and_get_up_has_the_same_bound(tmp_path: Path) -> None:
    with served(str(tmp_path), limits=Limits(on=False, log_rows=6)) as site:
        made, _ = site.make(HERE, OPEN, OPEN)
        guest = site.visitor(table=made["id"])
        for _ in range(3):
            key = guest.post("/seats", {"name": "Zed"}, 201)
            site.visitor(key["token"], table=made["id"]).act(key["seat"], "leave")
        assert guest.post("/seats", {"name": "Zed"}, 409)["key"] == "log-full"


def test_each_seat_has_a_rate_for_what_it_does_besides_playing(tmp_path: Path) -> None:
    with served(str(tmp_path), limits=Limits(asides=(4, 0.001))) as site:
        anna, bolek = joined(site)
        for act in ("bot", "return", "bot", "return"):
            anna.act(0, act)
        for act in ("bot", "return", "leave", "draw"):
            assert anna.act(0, act, 429)["key"] == "too-many"
        anna.post("/rename", {"seat": 0, "name": "Ania"}, 429)
        anna.post("/mute", {"seat": 0, "whom": 1}, 429)
        for number in range(4):
            bolek.post("/rename", {"seat": 1, "name": f"Bolek {number}"})
        bolek.act(0, "bot", 429)
        anna.post("/chat", {"seat": 0, "text": "I can still talk"})
        anna.act(0, "decline", 409)
        both = site.visitor(*anna.tokens, *bolek.tokens, table=anna.table)
        assert question_of(both.play(2)) is not None


def test_to_take_back_has_a_rate_and_so_has_taking_seats(tmp_path: Path) -> None:
    with served(str(tmp_path), limits=Limits(undos=(2, 0.001), asides=(0, 0), seats=(3, 0.001))) as site:
        anna, bolek = joined(site)  # the first of the seats
        number, person, update = asked([anna, bolek])
        for _ in range(2):
            person.answer(update, lambda options: options[0])
            update = person.act(number, "undo")
        person.answer(update, lambda options: options[0])
        assert person.act(number, "undo", 429)["key"] == "too-many"
        made, _ = site.make(HERE, OPEN, OPEN, OPEN)
        guest = site.visitor(table=made["id"])
        for status in (201, 201, 429):
            guest.post("/seats", {"name": ""}, status)


@pytest.mark.parametrize(("rows", "noted"), [(15, True), (16, False), (17, False)])
def test_who_comes_and_goes_is_noted_and_reminded_only_so_often(rows: int, noted: bool) -> None:
    chair = Chair()
    chair.sit("Anna", "hash", "1", 0)
    chair.absent = True
    row, pace = SimpleNamespace(absence="remind"), SimpleNamespace(kind="none")
    table = SimpleNamespace(asides=rows, chairs=[chair], row=row, pace=pace, opened=1.0, webhook_of=lambda seat: "x")
    house = SimpleNamespace(settings=Settings(where="", limits=Limits(log_rows=8)))
    room: Any = SimpleNamespace(table=table, house=house, here=lambda seat: True)
    assert len([*presence_chores(room)]) == noted
    assert len([*absence_chores(room, 0, chair, 0.0)]) == noted


def test_names_and_mutes_stand_when_the_game_is_over(site: Site) -> None:
    _, [anna] = site.make(HERE, BOT)
    before = anna.act(0, "concede")["seq"]
    for path, body in (("/rename", {"seat": 0, "name": "Zed"}), ("/mute", {"seat": 0, "whom": 1})):
        assert anna.post(path, body, 409)["key"] == "game-over"
    assert anna.look()["seq"] == before
    anna.post("/chat", {"seat": 0, "text": "Well played"})
