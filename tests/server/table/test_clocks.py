"""Clocks, people who have gone away, and notices to them."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from stolik.server.live import webhooks
from stolik.server.protocol import Pace
from stolik.server.refusals import Refusal
from stolik.server.settings import DAY, Settings
from stolik.server.storage.databases import open_storage
from stolik.server.table.clocks import Clocks, Downs
from tests.server.kit import BOT, HERE, THERE, question_of, seat, served, status
from tests.server.table.test_seats import joined

LIVE = {"kind": "live", "seconds": 1, "increment": 0}


# As the log tells it


def test_a_live_clock_is_charged_for_what_goes_beyond_the_grace_and_gains_the_increment() -> None:
    clocks = Clocks(Pace("live", seconds=60, increment=5), 2, 3.0, Downs())
    clocks.answered(0, 100.0, 102.9)
    assert clocks.left == [65.0, 60.0], "within the grace nothing is charged, so no clock tells who had no choice"
    clocks.answered(1, 100.0, 113.0)
    assert clocks.left == [65.0, 55.0]
    assert clocks.runs_out(1, 200.0) == 258.0
    assert (clocks.shown(1, 200.0, 223.0), clocks.shown(0, None, 999.0)) == (35.0, 65.0)
    assert clocks.remaining(1, 200.0, 999.0) == 0.0


def test_a_slow_clock_is_full_for_every_answer() -> None:
    clocks = Clocks(Pace("days", days=3), 2, 3.0, Downs())
    clocks.answered(0, 0.0, 2 * DAY)
    assert clocks.runs_out(0, 10.0) == 10.0 + 3 * DAY
    assert clocks.shown(0, 0.0, DAY) == 2 * DAY
    assert clocks.shown(1, None, DAY) is None


def test_clocks_stand_still_while_no_server_runs() -> None:
    downs = Downs([(120.0, 1120.0), (2000.0, 2001.0)])
    clocks = Clocks(Pace("live", seconds=60), 1, 0.0, downs)
    assert downs.elapsed(100.0, 1130.0) == 30.0
    assert clocks.shown(0, 100.0, 1130.0) == 30.0
    assert clocks.runs_out(0, 100.0) == 160.0 + 1000.0 + 1.0
    assert clocks.runs_out(0, 1500.0) == 1560.0 + 1.0
    assert downs.within(500.0, 600.0) == 100.0


# At the table


def test_whose_time_is_up_has_lost_and_without_a_pace_there_is_no_clock(where: str) -> None:
    with served(where, grace=0.2) as site:
        anna, bolek = joined(site, pace=LIVE)
        asked = 0 if question_of(anna.look()) else 1
        assert seat(anna.look(), asked)["clock"] <= 1.0
        over = anna.wait(lambda update: status(update) == "over", 5)
        assert over["table"]["result"]["reason"] == "timeout"
        assert over["table"]["result"]["places"][asked] == 2
        assert [line["kind"] for line in over["happened"] if line["kind"].startswith("act-")] == ["act-timeout"]
        unhurried, _ = joined(site)
        assert "clock" not in seat(unhurried.look(), 0)
        del bolek


def test_where_the_table_has_chosen_so_a_bot_takes_the_seat_when_time_is_up(where: str) -> None:
    with served(where, grace=0.2) as site:
        anna, _ = joined(site, pace=LIVE, absence="bot")
        update = anna.wait(lambda update: any(one["level"] for one in update["table"]["seats"]), 5)
        taken = next(one for one in update["table"]["seats"] if one["level"])
        assert taken["name"] in ("Anna", "Bolek")
        assert not taken.get("gone")


def test_clocks_stop_while_the_server_is_down(where: str) -> None:
    """The machine is off for a while: told by a beat that is missing."""
    with served(where, down_after=0.3, beat_every=0.1, grace=0.0) as site:
        anna, _ = joined(site, pace={"kind": "live", "seconds": 4})
        asked = next(one for one in anna.look()["table"]["seats"] if one["acting"])
        site.stop()
        time.sleep(4.5)
        site.start()
        later = seat(anna.look(), asked["seat"])
        assert status(anna.look()) == "playing"
        assert later["clock"] > 1.0
        site.stop()
        time.sleep(1.0)
        site.start()
        assert seat(anna.look(), asked["seat"])["clock"] > 0.5, "both times count"
        assert anna.wait(lambda update: status(update) == "over", 15)["table"]["result"]["reason"] == "timeout"
        site.visitor(table="downtime").get("", 404)


@pytest.mark.parametrize(("absence", "outcome"), [("bot", "bot"), ("forfeit", "over"), ("wait", "waits")])
def test_what_happens_to_the_seat_of_somebody_who_has_gone_away(tmp_path: Path, absence: str, outcome: str) -> None:
    with served(str(tmp_path), away_after=0.3, act_after=0.3) as site:
        anna, bolek = joined(site, absence=absence)
        gone, stays = (anna, bolek) if question_of(anna.look()) else (bolek, anna)
        place = (anna, bolek).index(gone)
        with stays.socket() as wire:
            wire.until(lambda update: not seat(update, place)["online"])
            if outcome == "over":
                over = wire.until(lambda update: status(update) == "over")
                assert over["table"]["result"]["reason"] == "timeout"
            elif outcome == "bot":
                wire.until(lambda update: seat(update, place)["kind"] == "bot")
                gone.act(place, "return")
                wire.until(lambda update: seat(update, place)["kind"] == "person")
            else:
                stays.act(place, "bot", 403)
                time.sleep(1)
                assert question_of(gone.look()) is not None
        if outcome == "waits":
            with gone.socket() as wire:
                wire.until(lambda update: seat(update, place)["online"])


def test_nobody_has_to_wait_for_ever(tmp_path: Path) -> None:
    """A patient server refuses what a weary one allows: so it does not matter how late one asks."""
    with served(str(tmp_path / "patient"), away_after=0.2, patience=9e3) as site:
        anna, _ = joined(site)
        with anna.socket() as wire:
            wire.until(lambda update: not seat(update, 1)["online"])
            assert anna.act(1, "bot", 403)["key"] == "not-your-seat"
    with served(str(tmp_path / "weary"), away_after=0.2, patience=0.5) as site:
        anna, bolek = joined(site)
        with anna.socket() as wire:
            wire.until(lambda update: not seat(update, 1)["online"])
            time.sleep(0.6)
            assert seat(anna.act(1, "bot"), 1)["kind"] == "bot"
            assert seat(bolek.act(1, "return"), 1)["kind"] == "person"


def test_a_question_with_one_option_is_answered_by_the_server(tmp_path: Path) -> None:
    """Both at this table leave everything with one option to the server, and the game ends all the same."""
    with served(str(tmp_path)) as site:
        made, people = site.make(HERE, THERE, options={"titans": "random"})
        both = site.visitor(*[person.tokens[0] for person in people], table=made["id"])
        update = both.look()
        while status(update) == "playing":
            question = question_of(update)
            if question is None or len(question["options"]) == 1:
                update = both.get(f"/events?after={update['seq']}")
            else:
                update = both.answer(update, lambda options: options[0])


# Notices


class Notice(dict[str, Any]):
    """As it came, and how it was signed."""

    def __init__(self, body: bytes, signature: str) -> None:
        super().__init__(json.loads(body))
        self.body = body
        self.signature = signature


class Heard(BaseHTTPRequestHandler):
    notices: list[Notice]
    status = 204

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.notices.append(Notice(body, self.headers.get("Stolik-Signature", "")))
        self.send_response(503 if len(self.notices) == 1 else 204)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def listening() -> Iterator[tuple[str, list[Notice]]]:
    notices: list[Notice] = []
    server = HTTPServer(("127.0.0.1", 0), type("Ear", (Heard,), {"notices": notices}))
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/hook", notices
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def test_who_is_away_gets_a_notice_that_it_is_their_turn_and_later_a_reminder(where: str) -> None:
    with listening() as (url, notices):
        settings = {"webhooks": (url,), "webhooks_private": True, "webhook_tries": (0.0, 0.1), "remind_every": 1.0}
        with served(where, away_after=0.2, **settings) as site:
            _, [anna] = site.make(HERE, BOT, absence="remind", webhook=url)
            deadline = time.monotonic() + 10
            while len(notices) < 3 and time.monotonic() < deadline:
                time.sleep(0.05)
            assert len(notices) >= 3, "the first was not taken and is sent again; then comes a reminder"
            assert notices[0] == notices[1] == notices[2]
            assert notices[0]["event"] == "your-turn"
            assert (notices[0]["table"], notices[0]["name"]) == (anna.table, "Anna")
            assert not any(token in json.dumps(notices) for token in anna.tokens)


@pytest.mark.parametrize(
    "url",
    [
        "http://elsewhere.example/hook",
        "https://hooks.example/other",
        "https://hooks.example/turns/../admin",
        "https://hooks.example/turns/%2e%2e/admin",
        "https://hooks.example:8443/turns/x",
        "http://hooks.example/turns/x",
        "https://me@hooks.example/turns/x",
        "https://hooks.example.evil.example/turns/x",
        "https://hooks.example/turnsandmore",
        "file:///etc/passwd",
        "https://hooks.example/turns/x\r\nHost: evil",
        "https://[/turns",
        "x" * 600,
    ],
)
def test_a_notice_goes_only_where_the_host_allows(url: str) -> None:
    settings = Settings(where="", webhooks=("https://hooks.example/turns/",))
    assert webhooks.checked(settings, "https://hooks.example/turns/anna?id=1") != ""
    with pytest.raises(Refusal, match="webhook-not-allowed"):
        webhooks.checked(settings, url)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "10.0.0.1", "169.254.169.254", "::1", "0.0.0.0"])
def test_a_notice_does_not_go_to_this_machine_or_its_neighbours(host: str) -> None:
    with pytest.raises(webhooks.NotAllowed):
        webhooks.allowed_address(host, 80, private=False)
    if host == "127.0.0.1":
        assert webhooks.allowed_address(host, 80, private=True) == host


def test_no_downtime_is_noted_where_there_are_no_tables(tmp_path: Path) -> None:
    """Else a host could not restore a backup into a database that a server once opened."""
    with served(str(tmp_path), down_after=0.1) as site:
        site.stop()
        time.sleep(0.3)
        site.start()

    async def count() -> dict[str, int]:
        storage = open_storage(str(tmp_path), read_only=True)
        await storage.open()
        try:
            return await storage.count()
        finally:
            await storage.close()

    assert asyncio.run(count()) == {}
