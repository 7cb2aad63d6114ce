"""Who may sit where, and that nobody acts, reads or speaks for a seat that is not theirs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.kit import BOT, HERE, OPEN, THERE, Site, Visitor, free_of_secrets, question_of, seat, served, status


def joined(site: Site, *seats: Any, **wishes: Any) -> tuple[Visitor, Visitor]:
    """Anna, who made the table, and Bolek, who came by the code."""
    made, [anna] = site.make(HERE, *(seats or (OPEN,)), **wishes)
    key = site.visitor(table=made["code"].lower()).post("/seats", {"name": "Bolek"}, 201)
    return anna, site.visitor(key["token"], table=made["id"])


def test_a_table_waits_until_every_seat_is_filled_and_then_begins_by_itself(site: Site) -> None:
    made, [anna] = site.make(HERE, OPEN, BOT, visibility="public")
    update = anna.look()
    assert status(update) == "waiting"
    assert [one["kind"] for one in update["table"]["seats"]] == ["person", "open", "bot"]
    assert len(update["table"]["commitment"]) == 64
    assert update["table"]["head"] == ""
    assert made["id"] in [line["id"] for line in site.visitor().get("/api/lobby")]
    stranger = site.visitor(table=made["id"])
    stranger.post("/seats", {"name": "Cela", "seat": 0}, 409)
    stranger.post("/seats", {"name": "Cela", "seat": 7}, 400)
    stranger.post("/seats", {"name": "random"}, 400)
    stranger.post("/seats", {"name": "x" * 25}, 400)
    stranger.post("/seats", {"name": "Cela", "number": "no spaces, please"}, 400)
    stranger.post("/seats", {"name": " Ce\u202ela\n ", "number": "42"}, 201)
    update = anna.look()
    assert status(update) == "playing"
    assert seat(update, 1)["name"] == "Cela"
    stranger.post("/seats", {"name": "Darek"}, 409)


def test_the_host_may_fill_open_seats_with_bots_begin_and_call_it_off(site: Site) -> None:
    made, [anna] = site.make(HERE, OPEN, OPEN, OPEN)
    key = site.visitor(table=made["id"]).post("/seats", {"name": "Bolek"}, 201)
    bolek = site.visitor(key["token"], table=made["id"])
    assert bolek.act(1, "start", 403)["key"] == "host-only"
    assert bolek.act(2, "bot", 403)["key"] == "host-only"
    assert bolek.act(1, "abort", 403)["key"] == "host-only"
    anna.act(2, "bot", level="random")
    anna.act(2, "bot", 409)
    anna.act(3, "bot", 400, level="genius")
    bolek.act(1, "leave")
    assert [one["kind"] for one in anna.look()["table"]["seats"]] == ["person", "open", "bot", "open"]
    bolek.get("", 401)
    anna.act(0, "start")
    assert [one["level"] for one in anna.look()["table"]["seats"]] == ["", "greedy", "random", "greedy"]
    assert status(anna.look()) == "playing"
    _, [darek] = site.make(HERE, OPEN)
    darek.act(0, "abort")
    assert status(darek.look()) == "aborted"


def test_before_the_game_the_host_frees_a_seat(site: Site) -> None:
    made, [anna] = site.make(HERE, OPEN, BOT, OPEN)
    stranger = site.visitor(table=made["id"])
    key = stranger.post("/seats", {"name": "Bolek"}, 201)
    bolek = site.visitor(key["token"], table=made["id"])
    assert bolek.act(0, "free", 403)["key"] == "host-only"
    assert stranger.act(1, "free", 403)["key"] == "host-only"
    seen = anna.look()["seq"]
    anna.act(2, "free", seq=seen)
    with bolek.socket() as wire:
        wire.receive()
        freed = anna.act(1, "free", seq=seen)
        assert [one["kind"] for one in freed["table"]["seats"]] == ["person", "open", "open", "open"]
        wire.until(lambda update: [seen["seat"] for seen in update["seen"]] == [None])
    bolek.get("", 401)
    again = stranger.post("/seats", {"name": "Cela", "seat": 1}, 201)
    assert seat(anna.act(1, "free", seq=seen), 1)["name"] == "Cela", "who sits there now is not meant"
    for number in (-1, 4):
        assert anna.act(number, "free", 400)["key"] == "no-such-seat"
    anna.act(0, "start")
    assert anna.act(1, "free", 403)["key"] == "not-your-seat"
    cela = site.visitor(again["token"], table=made["id"])
    assert cela.act(1, "free", 409)["key"] == "already-started"


def test_a_foreign_or_forged_token_opens_nothing(site: Site) -> None:
    anna, bolek = joined(site)
    _, [other] = site.make(HERE, BOT)
    before = anna.look()
    for token in (other.tokens[0], "A" * 22, anna.tokens[0][:-1], "", " ", "x" * 5000, "Zażółć".encode().hex()):
        forged = site.visitor(token, table=anna.table) if token.strip() else site.visitor(table=anna.table)
        expected = 401 if token.strip() else 403
        for path, body in (
            ("/answer", {"seat": 0, "seq": before["seq"], "value": 0}),
            ("/act", {"seat": 0, "act": "concede", "seq": 1}),
            ("/chat", {"seat": 0, "text": "hello"}),
            ("/rename", {"seat": 0, "name": "Zed"}),
            ("/mute", {"seat": 0, "whom": 1}),
            ("/why", {"seat": 0, "kind": "cell", "name": "A1"}),
            ("/imagine", {"seat": 0, "value": 0}),
        ):
            forged.post(path, body, expected)
        forged.post("/session", {"tokens": ["A" * 22]}, 401 if token.strip() else 400)
    spectator = site.visitor(table=anna.table)
    assert [seen["seat"] for seen in spectator.look()["seen"]] == [None]
    assert question_of(spectator.look()) is None
    spectator.get("/replay?seat=0", 403)
    spectator.get("/replay?seat=-1", 400)
    bolek.get("/replay?seat=0", 403)
    for path, body in (
        ("/act", {"seat": 0, "act": "concede", "seq": 1}),
        ("/act", {"seat": 0, "act": "bot", "seq": 1}),
        ("/chat", {"seat": 0, "text": "I am Anna"}),
        ("/rename", {"seat": 0, "name": "Zed"}),
        ("/answer", {"seat": 0, "seq": before["seq"], "value": 0}),
    ):
        assert bolek.post(path, body, 403)["key"] == "not-your-seat"
    with bolek.socket() as wire:
        wire.receive()
        wire.send(type="act", seat=0, act="concede", seq=1)
        assert wire.receive("refused")["key"] == "not-your-seat"
    assert anna.look()["seq"] == before["seq"], "nothing was changed"


@pytest.mark.parametrize("theirs", ["Basic YW5uYTprb3Q=", "Digest username=anna", "Bearerless x", "x"])
def test_what_a_proxy_asks_for_is_none_of_ours(site: Site, theirs: str) -> None:
    made, [anna] = site.make(HERE, OPEN)
    guest = site.visitor(table=made["id"], Authorization=theirs)
    assert [seen["seat"] for seen in guest.look()["seen"]] == [None]
    key = guest.post("/seats", {"name": "Bolek"}, 201)
    guest.post("/session", {"tokens": [key["token"]]})
    assert [seen["seat"] for seen in guest.look()["seen"]] == [key["seat"]], "the cookie counts all the same"
    with guest.socket() as wire:
        assert wire.receive()
    site.visitor(table=made["id"], Authorization="Bearer").get("", 401)
    assert status(anna.look()) == "playing"


def test_who_has_got_up_neither_acts_nor_sees_for_whoever_sits_there_now(site: Site) -> None:
    made, _ = site.make(HERE, OPEN, OPEN)
    stranger = site.visitor(table=made["id"])
    key = stranger.post("/seats", {"name": "Bolek", "seat": 1}, 201)
    bolek = site.visitor(key["token"], table=made["id"])
    with bolek.socket() as wire:
        assert [seen["seat"] for seen in wire.receive()["seen"]] == [1]
        wire.send(type="act", seat=1, act="leave", seq=1)
        wire.until(lambda update: seat(update, 1)["kind"] == "open")
        for name in ("Cela", "Darek"):
            stranger.post("/seats", {"name": name}, 201)
        update = wire.until(lambda update: status(update) == "playing")
        assert [seen["seat"] for seen in update["seen"]] == [None]
        given_up = {"type": "act", "seat": 1, "act": "concede", "seq": 1}
        for message in (given_up, {"type": "chat", "seat": 1, "text": "I am Cela"}):
            wire.send(**message)
            assert wire.receive("refused")["key"] == "not-your-seat"


def test_seat_keys_are_exchanged_for_a_cookie_that_scripts_and_other_tables_cannot_read(site: Site) -> None:
    made, people = site.make(HERE, {"kind": "here", "name": "Ola"}, THERE)
    browser = site.visitor(table=made["id"])
    for person in people:
        response = browser.http.post(f"/api/tables/{made['id']}/session", json={"tokens": [person.tokens[0]]})
        assert response.status_code == 200
        cookie = response.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "samesite=strict" in cookie.lower()
        assert f"Path=/api/tables/{made['id']}" in cookie
        assert "secure" not in cookie.lower()
    assert [seen["seat"] for seen in browser.look()["seen"]] == [0, 1, 2], "a hot seat holds several"
    browser.post("/session", {"tokens": ["wrong"]}, 400)
    browser.play(3)


def test_at_one_screen_what_only_one_seat_saw_says_so(site: Site) -> None:
    made, people = site.make(HERE, THERE, options={"titans": "random"})
    browser = site.visitor(*[person.tokens[0] for person in people], table=made["id"])
    browser.play(2)
    drawn = [line for line in browser.look()["happened"] if line["kind"] == "draw"]
    assert {tuple(line["seats"]) for line in drawn} == {(0,), (1,)}
    assert len([line for line in drawn if line.get("hidden")]) == len(drawn) / 2
    alone = [line for line in people[0].look()["happened"] if line["kind"] == "draw"]
    assert [line.get("hidden", False) for line in alone] == [False, True]
    assert not any("seats" in line for line in alone)


def test_another_page_cannot_use_the_cookie(site: Site) -> None:
    made, [anna] = site.make(HERE, BOT)
    ours, foreign = {"Origin": site.url}, {"Origin": "https://evil.example"}
    body = {"seat": 0, "text": "hello"}
    address = f"/api/tables/{made['id']}/chat"
    assert anna.http.post(address, json=body, headers=ours).status_code == 200
    assert anna.http.post(address, json=body, headers=foreign).json()["key"] == "wrong-origin"
    assert anna.http.post(address, json=body, headers={"Origin": "null"}).status_code == 403
    with anna.socket(headers=ours) as wire:
        assert wire.receive()
    with pytest.raises(InvalidStatus), anna.socket(headers=foreign):
        pass
    rebound = httpx.get(f"{site.url}/api/lobby", headers={"Host": "evil.example"})
    assert rebound.json()["key"] == "wrong-host"


def test_neither_tokens_nor_what_is_hidden_stand_in_the_data_or_the_output(tmp_path: Path) -> None:
    with served(str(tmp_path)) as site:
        anna, bolek = joined(site)
        anna.play(1)
        tokens = (*anna.tokens, *bolek.tokens)
        assert free_of_secrets(str(tmp_path), *tokens)
        assert not free_of_secrets(str(tmp_path), "Bolek"), "the test looks at the right place"
        metrics = site.visitor().http.get("/metrics").text
        assert "stolik_tables_awake 1.0" in metrics
        assert not any(token in metrics for token in tokens)
