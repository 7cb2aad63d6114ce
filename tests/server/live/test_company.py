"""Who is at the table: those who look on, those who left, and what each seat brings along."""

from __future__ import annotations

import base64
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from stolik.engine import recordfile
from stolik.engine.entries import Header
from stolik.games import GAMES
from tests.server.kit import BOT, HERE, OPEN, Site, Visitor, question_of, seat, served, status
from tests.server.process.test_lasting import eventually
from tests.server.table.test_clocks import listening
from tests.server.table.test_seats import joined


def spectators(visitor: Visitor) -> int:
    number: int = visitor.look()["table"].get("spectators", 0)
    return number


# Looking on


def test_everybody_sees_how_many_look_on(tmp_path: Path) -> None:
    with served(str(tmp_path), count_every=0.1) as site:
        anna, bolek = joined(site)
        with anna.socket() as wire:
            assert wire.receive()["table"].get("spectators", 0) == 0
            with bolek.socket(), site.visitor(table=anna.table).socket() as one:
                wire.until(lambda update: update["table"].get("spectators", 0) == 1)
                assert one.receive()["table"].get("spectators", 0) == 1, "the others at the table do not count"
                with site.visitor(table=anna.table).socket():
                    told = wire.until(lambda update: update["table"].get("spectators", 0) == 2)
                    assert told["happened"] == told["chat"] == [], "nothing else is new"
                    one.until(lambda update: update["table"].get("spectators", 0) == 2)
            wire.until(lambda update: update["table"].get("spectators", 0) == 0)
            assert spectators(bolek) == 0


def test_a_crowd_that_comes_in_is_one_piece_of_news(tmp_path: Path) -> None:
    with served(str(tmp_path), count_every=1.5) as site:
        anna, _ = joined(site)
        with anna.socket() as wire:
            wire.receive()
            for _ in range(5):
                with site.visitor(table=anna.table).socket() as one:
                    one.receive()
            with pytest.raises(TimeoutError):
                wire.receive(seconds=2.5)


def test_a_link_that_is_cut_at_once_leaves_nobody_behind(tmp_path: Path) -> None:
    with served(str(tmp_path), count_every=0.1) as site:
        anna, _ = joined(site)
        stranger = site.visitor(table=anna.table)
        for _ in range(20):
            with stranger.socket() as wire:
                wire.link.socket.close()
            stream = {"Accept": "text/event-stream"}
            with stranger.http.stream("GET", f"/api/tables/{anna.table}/events", headers=stream):
                pass
        eventually(lambda: spectators(anna) == 0)


def test_a_table_by_link_does_not_stand_in_the_lobby(tmp_path: Path) -> None:
    with served(str(tmp_path)) as site:
        public, [anna] = site.make(HERE, OPEN, visibility="public")
        site.make(HERE, OPEN)
        site.make(HERE, OPEN, visibility="link")
        assert [line["id"] for line in site.visitor().get("/api/lobby")] == [public["id"]]
        anna.act(0, "abort")
        eventually(lambda: site.visitor().get("/api/lobby") == [])


# Coming and going


def test_who_got_up_is_marked_until_they_come_back(tmp_path: Path) -> None:
    with served(str(tmp_path), away_after=0.2) as site:
        anna, bolek = joined(site)
        with bolek.socket() as wire:
            away = wire.until(lambda update: not seat(update, 0)["online"])
            assert not seat(away, 0).get("left"), "away is not left"
            left = anna.act(0, "leave")
            assert seat(left, 0)["left"]
            assert seat(bolek.act(0, "bot"), 0)["kind"] == "bot"
            assert not seat(anna.act(0, "return"), 0).get("left")


@pytest.mark.parametrize("answers", [0, 1, 3, 7, 20])
def test_giving_up_is_possible_in_every_state_and_once(site: Site, answers: int) -> None:
    made, people = site.make(HERE, {"kind": "here", "name": "Bolek"}, options={"titans": "random"})
    both = site.visitor(*[person.tokens[0] for person in people], table=made["id"])
    update = both.play(answers)
    asked = question_of(update)
    gives_up = 0 if asked is None else 1 - asked["seat"]
    over = people[gives_up].act(gives_up, "concede")
    assert status(over) == "over"
    assert over["table"]["result"]["places"][gives_up] == 2
    people[gives_up].act(gives_up, "concede", 409)


def test_a_key_has_128_random_bits(site: Site) -> None:
    made, _ = site.make(*({**HERE, "name": name} for name in ("Anna", "Bolek", "Cela", "Dora")))
    bits = [base64.urlsafe_b64decode(key["token"] + "==") for key in made["keys"]]
    assert [len(one) for one in bits] == [16] * 4
    assert len(set(bits)) == 4


# Luck


def header_of(visitor: Visitor) -> Header:
    return recordfile.read(visitor.get("/record"), GAMES).header


def test_whoever_makes_a_table_may_add_a_number_for_each_seat_at_this_screen(site: Site) -> None:
    seats = [{**HERE, "number": "17"}, {"kind": "here", "name": "Ola", "number": "abc"}, {**HERE, "name": "Ela"}, BOT]
    _, [anna, ola, ela] = site.make(*seats)
    anna.act(0, "concede")
    ola.act(1, "concede")
    ela.act(2, "concede")
    numbers = header_of(anna).numbers
    assert numbers[:2] == ["17", "abc"]
    assert [len(number) for number in numbers[2:]] == [16, 16], "drawn by the server"
    wish = {"game": "titan_race", "seats": [{**HERE, "number": "no spaces"}, BOT]}
    assert site.visitor().post("/api/tables", wish, 400)["key"] == "bad-number"


def test_at_one_screen_too_the_seed_can_be_known_to_be_older_than_the_numbers(site: Site) -> None:
    made = site.visitor().post("/api/tables", {"game": "titan_race", "seats": [OPEN, OPEN]}, 201)
    screen = site.visitor(table=made["id"])
    commitment = screen.look()["table"]["commitment"]
    wishes = [{"name": "Anna", "number": "17"}, {"name": "Ola", "number": "42"}]
    keys = [screen.post("/seats", wish, 201) for wish in wishes]
    both = site.visitor(*[key["token"] for key in keys], table=made["id"])
    assert status(both.look()) == "playing"
    both.act(0, "concede")
    assert (header_of(both).numbers, header_of(both).commitment) == (["17", "42"], commitment)


# Notices of one's own


def test_each_seat_may_have_notices_of_its_own(tmp_path: Path) -> None:
    with listening() as (annas, to_anna), listening() as (everybodys, to_everybody), listening() as (olas, to_ola):
        allowed = {"webhooks": (annas, everybodys, olas), "webhooks_private": True, "webhook_tries": (0.0, 0.1)}
        with served(str(tmp_path), away_after=0.1, **allowed) as site:
            made, _ = site.make({**HERE, "webhook": annas}, OPEN, OPEN, webhook=everybodys)
            stranger = site.visitor(table=made["id"])
            stranger.post("/seats", {"name": "Ola", "webhook": "https://elsewhere.example"}, 400)
            ola = stranger.post("/seats", {"name": "Ola", "webhook": olas}, 201)
            bolek = stranger.post("/seats", {"name": "Bolek"}, 201)
            tokens = [made["keys"][0]["token"], ola["token"], bolek["token"]]
            answer_until(site, made["id"], tokens, lambda: bool(to_anna and to_everybody and to_ola))
            assert {notice["name"] for notice in to_anna} == {"Anna"}
            assert {notice["name"] for notice in to_ola} == {"Ola"}
            assert {notice["name"] for notice in to_everybody} == {"Bolek"}
        wish = {"game": "titan_race", "seats": [{**HERE, "webhook": "https://elsewhere.example"}, BOT]}
        with served(str(tmp_path / "other")) as site:
            assert site.visitor().post("/api/tables", wish, 400)["key"] == "webhook-not-allowed"


def answer_until(site: Site, table: str, tokens: list[str], done: Callable[[], bool]) -> None:
    """Each in turn leaves the question open until the notice has gone out, then answers."""
    deadline = time.monotonic() + 20
    while not done():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.5)
        site.visitor(*tokens, table=table).play(1)


def test_a_rematch_keeps_the_notices_of_each_seat(tmp_path: Path) -> None:
    with listening() as (annas, to_anna):
        allowed = {"webhooks": (annas,), "webhooks_private": True, "webhook_tries": (0.0, 0.1)}
        with served(str(tmp_path), away_after=0.1, **allowed) as site:
            _, [anna] = site.make({**HERE, "webhook": annas}, BOT)
            anna.act(0, "concede")
            again = anna.act(0, "rematch")["table"]["rematch"]
            eventually(lambda: any(notice["table"] == again for notice in to_anna))
