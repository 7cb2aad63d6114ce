"""People at one table: by a link from two browsers, or at one screen with a curtain."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.kit import HERE, OPEN, Site
from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.texts import cards_in

MOVES = 10
SOON = 400
"""Looks at a page that has not been told yet: a table may give an only answer by itself at any time."""
RUDE = '<b>hello</b> <img src=x onerror="alert(1)"> & goodbye'


@pytest.mark.slow
def test_two_browsers_play_against_each_other_by_link_and_see_each_others_moves(invite: Invite) -> None:
    anna, bert, luck = invite(), invite(), Random(5)
    set_table(anna, "Anna", ["create-here", "create-open"])
    expect(anna.part("waiting")).to_be_visible()
    link = anna.page.url
    bert.page.goto(link)
    bert.part("join-name").fill("Bert")
    bert.button("sit-here").click()
    for guest in (anna, bert):
        expect(guest.part("prompt")).to_be_visible()
        assert guest.page.url == link, "the address is that of the table, without any key"

    moved = [0, 0]
    while min(moved) < MOVES:
        seat = acting(anna, bert)
        mover, other = (anna, bert) if seat == 0 else (bert, anna)
        mover.answer_somehow(luck)
        moved[seat] += 1
        expect_same_log(mover, other)

    say_to(bert, RUDE)
    anna.page.get_by_role("tab", name=anna.say("tab-chat")).click()
    line = anna.part("chat").locator("p").filter(has_text="hello")
    expect(line).to_contain_text(RUDE)
    assert line.locator("img, b:text-is('hello')").count() == 0, "what people write is text"


def set_table(guest: Guest, name: str, seats: list[str]) -> None:
    guest.go()
    guest.box.get_by_role("link", name=guest.say("make-table"), exact=True).click()
    form = guest.page.locator("form").filter(has=guest.button("create-do"))
    many = form.get_by_role("group", name=guest.say("create-how-many")).get_by_role("radio", name=str(len(seats)))
    many.check(force=True)
    for number, kind in enumerate(seats, start=1):
        form.get_by_label(guest.say("create-seat", number=number), exact=True).select_option(label=guest.say(kind))
    form.get_by_label(guest.say("create-name", number=1), exact=True).fill(name)
    guest.button("create-do").click()


def acting(anna: Guest, bert: Guest) -> int:
    """Who is asked; one of the two always is."""
    while not anna.options.count():
        if bert.options.count():
            return 1
        anna.page.wait_for_timeout(30)
    return 0


def expect_same_log(mover: Guest, other: Guest) -> None:
    """All but the names of cards drawn."""
    mover.acknowledged()
    for _ in range(SOON):
        mine, theirs = ([line for line in guest.log() if " draws " not in line] for guest in (mover, other))
        if mine == theirs:
            return
        other.page.wait_for_timeout(50)
    assert mine == theirs


def say_to(guest: Guest, text: str) -> None:
    guest.page.get_by_role("tab", name=guest.say("tab-chat")).click()
    guest.page.get_by_role("textbox", name=guest.say("chat-message")).fill(text)
    guest.button("chat-send").click()


def test_a_key_leaves_the_address_at_once_and_is_in_no_address_that_is_asked_for(invite: Invite, site: Site) -> None:
    made, _ = site.make(HERE, OPEN)
    token = made["keys"][0]["token"]
    guest = invite()
    guest.sit_at(made["id"], token)
    assert guest.page.url == f"{guest.url}/#/t/{made['id']}"
    assert guest.page.evaluate("history.length") == 2, "about:blank and the table"
    assert not [address for address in guest.asked_for if token in address.partition("#")[0]]
    guest.page.reload()
    expect(guest.part("waiting")).to_contain_text("Anna")
    assert token not in guest.page.content()


@pytest.mark.slow
def test_at_one_screen_a_curtain_falls_and_nothing_of_the_other_hand_is_in_the_page(invite: Invite) -> None:
    guest, luck = invite(), Random(8)
    set_table(guest, "Anna", ["create-here", "create-here"])
    curtains, hidden = 0, 0
    while curtains < 8:
        expect(guest.part("curtain").or_(guest.options.first)).to_be_visible()
        if guest.part("curtain").count():
            curtains += 1
            assert not cards_in(guest.page.content()), "behind the curtain"
            guest.part("curtain").get_by_role("button").click()
            guest.wait_for_question()
            assert guest.part("curtain").count() == 0
        hidden += check_hands(guest)
        guest.answer_somehow(luck)
    assert hidden, "at some time the other hand held a card of its own"


def check_hands(guest: Guest) -> int:
    """How many cards the seat that does not have the device holds, of kinds that lie nowhere else."""
    update: Any = guest.page.request.get(f"{guest.url}/api/tables/{guest.page.url.rpartition('/')[2]}").json()
    mine = next((seen for seen in update["seen"] if seen["question"]), update["seen"][0])
    other = next(seen for seen in update["seen"] if seen["seat"] != mine["seat"])
    held = {card for hand in mine["view"]["hand"] for card in hand}
    secret = {card for hand in other["view"]["hand"] for card in hand} - held - set(other["view"]["discard"])
    seen = cards_in(guest.page.content())
    played = "\n".join(line for line in guest.log() if " plays " in line)
    betrayed = (secret & seen) - cards_in(played)
    assert not betrayed, f"{betrayed} are in the other hand"
    return len(secret)
