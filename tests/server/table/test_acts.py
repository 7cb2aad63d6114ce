"""Acts say to what they refer: an answer to what has passed is refused, and what is sent again is done once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.kit import BOT, HERE, OPEN, Json, Site, Visitor, question_of, seat, served, status
from tests.server.table.test_requests import asked, play_together, three
from tests.server.table.test_seats import joined


def offer_in(update: Json) -> int:
    [offer] = update["table"]["offers"]
    number: int = offer["number"]
    return number


def who_may_ask(people: list[Visitor]) -> int:
    """Somebody who may ask for an undo."""
    play_together(people, 4)
    return next(n for n, person in enumerate(people) if person.look()["seen"][0]["undo"] == "consent")


def test_who_agrees_to_an_undo_does_not_agree_to_a_draw(site: Site) -> None:
    people = list(joined(site))
    number = who_may_ask(people)
    other = 1 - number
    undo = offer_in(people[number].act(number, "undo"))
    people[number].act(number, "decline", offer=undo)
    draw = offer_in(people[number].act(number, "draw"))
    assert draw != undo
    for act in ("agree", "decline", "draw"):
        assert people[other].act(other, act, 409, offer=undo)["key"] == "offer-passed"
    assert status(people[other].look()) == "playing"
    assert status(people[other].act(other, "agree", offer=draw)) == "over"
    assert people[other].act(other, "agree", 409, offer=draw)["key"] == "offer-passed"


def test_who_agrees_or_declines_says_to_what(site: Site) -> None:
    people = list(joined(site))
    number = who_may_ask(people)
    other = 1 - number
    draw = people[number].act(number, "draw")
    for act in ("agree", "decline"):
        body = {"seat": other, "act": act, "seq": draw["seq"]}
        assert people[other].post("/act", body, 400)["key"] == "offer-unnamed"
        assert people[other].post("/act", {**body, "offer": None}, 400)["key"] == "offer-unnamed"
    with people[other].socket() as wire:
        wire.receive()
        wire.send(type="act", seat=other, act="agree", seq=draw["seq"])
        assert wire.receive("refused")["key"] == "offer-unnamed"
    assert people[number].look()["seq"] == draw["seq"]


def test_an_act_that_does_not_say_on_what_is_none(site: Site) -> None:
    people = list(joined(site))
    for act in ("undo", "concede", "draw", "leave", "bot", "abort"):
        people[0].post("/act", {"seat": 0, "act": act}, 400)
        people[0].post("/act", {"seat": 0, "act": act, "seq": None}, 400)
    assert status(people[0].look()) == "playing"


def test_on_a_socket_too_an_answer_to_what_has_passed_is_refused(site: Site) -> None:
    people = three(site)
    number = who_may_ask(people)
    other = (number + 1) % 3
    undo = offer_in(people[number].act(number, "undo"))
    people[number].act(number, "decline")
    people[number].act(number, "draw")
    with people[other].socket() as wire:
        wire.receive()
        wire.send(type="act", seat=other, act="agree", seq=0, offer=undo)
        assert wire.receive("refused")["key"] == "offer-passed"
    assert people[other].look()["table"]["offers"][0]["agreed"] == []


@pytest.mark.parametrize("act", ["undo", "draw", "leave", "bot", "concede"])
def test_an_act_that_is_sent_again_is_done_once(site: Site, act: str) -> None:
    people = list(joined(site))
    number, person, update = asked(people)
    seen = person.answer(update, lambda options: options[0])["seq"]
    once = person.act(number, act, seq=seen)
    assert once["seq"] > seen
    again = person.act(number, act, seq=seen)
    assert (again["seq"], again["happened"]) == (once["seq"], once["happened"])
    with person.socket() as wire:
        wire.receive()
        wire.send(type="act", seat=number, act=act, seq=seen)
        assert wire.receive()["seq"] == once["seq"]


def test_who_agrees_once_more_to_the_same_agrees_to_nothing_else(site: Site) -> None:
    people = three(site)
    number, person, _ = asked(people)
    other = (number + 1) % 3
    seen = person.act(number, "draw")
    sent = {"seq": seen["seq"], "offer": offer_in(seen)}
    once = people[other].act(other, "agree", **sent)
    assert people[other].act(other, "agree", **sent)["seq"] == once["seq"], "done already"
    person.act(number, "decline")
    again = person.act(number, "draw")
    assert people[other].act(other, "agree", **sent)["table"]["offers"][0]["agreed"] == [], "not to the new one"
    assert person.look()["seq"] == again["seq"]


def test_a_seat_is_freed_once_and_whoever_comes_next_stays(site: Site) -> None:
    made, [anna] = site.make(HERE, OPEN, OPEN)
    bolek = site.visitor(table=made["id"]).post("/seats", {"name": "Bolek", "seat": 1}, 201)
    seen = anna.look()["seq"]
    freed = anna.act(1, "free", seq=seen)["seq"]
    assert anna.act(1, "free", seq=seen)["seq"] == freed
    site.visitor(bolek["token"], table=made["id"]).get("", 401)
    site.visitor(table=made["id"]).post("/seats", {"name": "Cela", "seat": 1}, 201)
    assert seat(anna.act(1, "free", seq=seen), 1)["name"] == "Cela"


def test_a_game_is_called_off_once(site: Site) -> None:
    people = list(joined(site))
    play_together(people, 2)
    seen = people[0].look()["seq"]
    once = people[0].act(0, "abort", seq=seen)
    assert people[0].act(0, "abort", seq=seen)["seq"] == once["seq"], "asked once"
    people[1].act(1, "decline", offer=offer_in(once))
    assert people[0].act(0, "abort", seq=seen)["table"]["offers"] == [], "and not anew"
    _, [host] = site.make(HERE, OPEN)
    seen = host.look()["seq"]
    off = host.act(0, "abort", seq=seen)
    assert host.act(0, "abort", seq=seen)["seq"] == off["seq"]


@pytest.mark.parametrize("away", ["leave", "bot"])
def test_who_has_come_back_and_left_again_is_not_brought_back(site: Site, away: str) -> None:
    anna, _ = joined(site)
    seen = anna.act(0, away)["seq"]
    back = anna.act(0, "return", seq=seen)
    assert anna.act(0, "return", seq=seen)["seq"] == back["seq"], "done already"
    gone = anna.act(0, away, seq=back["seq"])
    late = anna.act(0, "return", seq=seen)
    assert (seat(late, 0).get("left"), seat(late, 0)["kind"]) == (seat(gone, 0).get("left"), seat(gone, 0)["kind"])
    assert seat(anna.act(0, "return"), 0)["kind"] == "person"


def test_what_is_done_is_done_again_by_who_has_seen_it(site: Site) -> None:
    people = list(joined(site))
    number, person, update = asked(people)
    for _ in range(2):
        seen = person.act(number, "draw", seq=update["seq"])
        update = person.act(number, "decline", seq=seen["seq"], offer=offer_in(seen))
        assert update["table"]["offers"] == []
    assert update["seq"] == seen["seq"] + 1
    assert person.act(number, "decline", seq=seen["seq"])["seq"] == update["seq"], "done already"
    assert person.act(number, "decline", 409, seq=update["seq"])["key"] == "nothing-is-asked"


def test_of_those_who_ask_for_the_same_none_asks_twice(site: Site) -> None:
    anna, bolek = joined(site)
    bolek.act(1, "concede")
    seen = anna.act(0, "rematch")["seq"]
    again = bolek.act(1, "rematch", seq=seen)["table"]["rematch"]
    assert again
    assert bolek.act(1, "rematch", seq=seen)["table"]["rematch"] == again


def test_the_host_begins_once(site: Site) -> None:
    _, [anna] = site.make(HERE, OPEN, OPEN)
    seen = anna.look()["seq"]
    one = anna.act(1, "bot", seq=seen)["seq"]
    assert anna.act(1, "bot", seq=seen)["seq"] == one
    begun = anna.act(0, "start", seq=one)
    assert seat(begun, 2)["kind"] == "bot"
    assert status(anna.act(0, "start", seq=one)) == "playing"
    assert anna.act(0, "start", 409, seq=anna.look()["seq"])["key"] == "already-started"


def test_it_is_known_after_a_restart_and_numbers_from_nowhere_do_no_harm(tmp_path: Path) -> None:
    with served(str(tmp_path)) as site:
        _, [anna] = site.make(HERE, BOT)
        anna.play(1)
        seen = anna.wait_for_question()["seq"]
        anna.act(0, "bot", seq=seen)
        anna.act(0, "return")
        site.stop()
        site.start()
        question = question_of(anna.wait_for_question())
        assert seat(anna.act(0, "bot", seq=seen), 0)["kind"] == "person"
        assert question_of(anna.look()) == question
        for seq in (-5, 10**9, 10**15):
            anna.act(0, "decline", 409, seq=seq)
        anna.act(0, "agree", 409, offer=-1)
        anna.act(0, "agree", 400, seq="x")
