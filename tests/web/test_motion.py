"""With motion on: what happens is shown event by event, and a click on the board shows the end of it."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.kit import BOT, HERE, Site
from tests.web.conftest import Invite
from tests.web.guest import Guest, in_page


@pytest.mark.slow
def test_events_are_shown_one_by_one_and_a_click_shows_the_end_of_them(invite: Invite, site: Site) -> None:
    made, (visitor,) = site.make(HERE, BOT, BOT)
    visitor.play(8)
    guest, luck = invite(reduced_motion="no-preference"), Random(3)
    guest.keep(hints=False, sound=False)
    guest.sit_at(made["id"], made["keys"][0]["token"])
    guest.wait_for_question()
    for skips in (False, True):
        shown, told = answer(guest, luck, skips)
        while not told:
            shown, told = answer(guest, luck, skips)
        lines = [re.sub(r" TR-[\w-]+$", "", line) for line in told]
        heads = [text for text in shown if text in lines]
        assert [line for line in lines if line in heads] == heads, "in the order of the log"
        assert heads or skips, "what happens stands in the place of the question"
        expect(guest.page.locator("[data-effects] > *")).to_have_count(0)


def answer(guest: Guest, luck: Random, skips: bool) -> tuple[list[str], list[str]]:
    """What was shown until the next question, and the new lines of the log."""
    before = len(guest.log())
    guest.page.evaluate(in_page("headlines"))
    guest.answer_somehow(luck)
    if skips:
        guest.page.wait_for_timeout(150)
        guest.page.mouse.click(600, 300)
    assert guest.wait_for_question()
    return guest.page.evaluate("window.headlines"), guest.log()[before:]
