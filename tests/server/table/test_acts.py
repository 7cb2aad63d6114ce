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


def test_on_a_socket_too_an_answer_to_what_has_passed_is_refused(site: Site) -> None:
    people = three(site)
    number = who_may_ask(people)
    other = (number + 1) % 3
    undo = offer_in(people[number].act(number, "undo"))
    people[number].act(number, "decline")
    people[number].act(number, "draw")
    with people[other].socket() as wire:
        wire.receive()
        wire.send(type="act", seat=other, act="agree", offer=undo)
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
