"""What people do beside the game: take back, offer a draw, give up, play again."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from tests.server.kit import HERE, Json, Site, Visitor, question_of
from tests.web.conftest import Invite
from tests.web.guest import Guest

BERT = {**HERE, "name": "Bert"}
FREE, ASK = "undo", "undo-ask-for"


class Pair(NamedTuple):
    """Anna and Bert, each with a browser, in the middle of a game; and somebody who sees what both see."""

    anna: Guest
    bert: Guest
    eyes: Visitor

    def question(self) -> Json:
        """The next one in which somebody has a choice."""
        update = self.eyes.wait(lambda update: len((question_of(update) or {"options": []})["options"]) > 1)
        question = question_of(update)
        assert question is not None
        return question

    def answer(self, luck: Random) -> tuple[Json, Guest, Guest]:
        """What was asked, whom, and who is the other."""
        question = self.question()
        mover, other = (self.anna, self.bert) if question["seat"] == 0 else (self.bert, self.anna)
        mover.wait_for_question()
        mover.answer_somehow(luck)
        mover.acknowledged()
        return question, mover, other

    def answer_until(self, undo: str) -> tuple[Json, Guest, Guest]:
        """It can be taken back in that way."""
        luck, answered = Random(1), None
        while answered is None or self.eyes.look()["seen"][answered[0]["seat"]]["undo"] != undo:
            answered = self.answer(luck)
            self.question()
        return answered


@pytest.fixture
def pair(invite: Invite, site: Site) -> Pair:
    made, visitors = site.make(HERE, BERT)
    eyes = site.visitor(*[key["token"] for key in made["keys"]], table=made["id"])
    eyes.play(8)
    pair = Pair(invite(), invite(), eyes)
    for guest, visitor in zip((pair.anna, pair.bert), visitors, strict=True):
        guest.keep(hints=False)
        guest.sit_at(made["id"], *visitor.tokens)
    return pair


def menu(guest: Guest, act: str) -> None:
    guest.button("menu").click()
    guest.part("menu").get_by_role("button", name=guest.say(act), exact=True).click()


def offered(guest: Guest, word: str) -> Locator:
    """A button beside what somebody asks for."""
    return guest.part("offer").get_by_role("button", name=guest.say(word), exact=True)


def test_what_revealed_nothing_is_taken_back_at_once(pair: Pair) -> None:
    question, mover, other = pair.answer_until("free")
    mover.button(FREE).click()
    expect(mover.part("log").locator("li").last).to_contain_text(taken_back(mover, question))
    expect(other.part("log").locator("li").last).to_contain_text(taken_back(other, question))
    assert pair.question() == question
    expect(mover.part("ask")).to_have_attribute("data-prompt", question["prompt"])
    expect(mover.options).to_have_count(len(question["options"]))


def taken_back(guest: Guest, question: Json) -> str:
    return guest.say("act-undo", seat=["Anna", "Bert"][question["seat"]])


def test_anything_else_is_taken_back_only_when_the_other_agrees(pair: Pair) -> None:
    question, mover, other = pair.answer_until("consent")
    after = pair.question()
    mover.button(ASK).click()
    name = ["Anna", "Bert"][question["seat"]]
    expect(other.part("offer")).to_contain_text(other.say("offer-undo", name=name))
    expect(mover.part("offer")).to_contain_text(mover.say("offer-undo-own"))
    offered(other, "decline").click()
    for guest in (mover, other):
        expect(guest.part("offer")).to_have_count(0)
    assert pair.question() == after, "nothing was taken back"

    mover.button(ASK).click()
    offered(other, "agree").click()
    expect(other.part("log").locator("li").last).to_contain_text(taken_back(other, question))
    assert pair.question() == question
    expect(mover.part("ask")).to_have_attribute("data-prompt", question["prompt"])
    assert mover.wait_for_question()


def test_a_draw_is_agreed_and_both_go_on_to_a_rematch(pair: Pair) -> None:
    anna, bert, _ = pair
    menu(anna, "draw-offer")
    expect(bert.part("offer")).to_contain_text(bert.say("offer-draw", name="Anna"))
    offered(anna, "withdraw").click()
    expect(bert.part("offer")).to_have_count(0)

    menu(anna, "draw-offer")
    offered(bert, "agree").click()
    for guest in (anna, bert):
        expect(guest.part("ending")).to_have_text(guest.say("end-draw"))
        expect(guest.part("game-over")).to_contain_text(guest.say("result-by-draw"))
        expect(guest.options).to_have_count(0)

    before = anna.page.url
    anna.button("rematch").click()
    bert.part("game-over").get_by_role("button", name=bert.say("rematch-agree")).click()
    for guest in (anna, bert):
        expect(guest.part("game-over")).to_have_count(0)
        expect(guest.part("prompt")).to_be_visible()
    assert anna.page.url == bert.page.url != before
    asked = anna.options.first.or_(anna.part("ask").filter(has_text="Bert")).first
    expect(asked).to_be_visible()


def test_who_gives_up_is_asked_whether_that_is_meant_and_the_other_wins(pair: Pair) -> None:
    anna, bert, _ = pair
    menu(bert, "concede")
    sure = bert.page.get_by_role("dialog", name=bert.say("concede-sure"))
    sure.get_by_role("button", name=bert.say("cancel")).click()
    bert.page.keyboard.press("Escape")
    expect(bert.page.get_by_role("dialog")).to_have_count(0)
    assert pair.eyes.look()["table"]["status"] == "playing"

    menu(bert, "concede")
    sure.get_by_role("button", name=bert.say("concede"), exact=True).click()
    for guest, won in ((anna, "yes"), (bert, "no")):
        expect(guest.part("ending")).to_have_text(guest.say("end-win", count=1, names="Anna", you=won))
        expect(guest.part("game-over")).to_contain_text(guest.say("result-by-concede"))


def test_bots_do_not_agree_to_a_draw_and_the_page_says_so(invite: Invite, site: Site) -> None:
    made, _ = site.make(HERE, {"kind": "bot", "level": "random"})
    guest = invite()
    guest.sit_at(made["id"], made["keys"][0]["token"])
    guest.wait_for_question()
    menu(guest, "draw-offer")
    expect(guest.part("refused")).to_contain_text(guest.say("refusal-bots-play-on"))
