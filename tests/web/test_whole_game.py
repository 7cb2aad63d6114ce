"""Titan Race against bots, by clicks, from the home page to the trophy."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.guest import Guest, in_page


@pytest.mark.slow
def test_a_whole_game_against_bots_is_played_by_clicks_on_the_board(invite: Invite) -> None:
    guest, luck = invite(), Random(3)
    guest.go()
    guest.play_now.click()
    guest.page.get_by_role("textbox", name=guest.say("name")).fill("Ola")
    guest.button("name-sit").click()

    on_board = 0
    while guest.wait_for_question():
        assert not guest.faults() + guest.cut_off()
        on_board += choose_something(guest, luck)

    over = guest.part("game-over")
    expect(guest.part("ending")).not_to_be_empty()
    expect(over.get_by_role("link", name=guest.say("replay"))).to_be_visible()
    expect(over.get_by_role("button", name=guest.say("rematch"))).to_be_visible()
    assert on_board >= 10, f"only {on_board} answers were given on the board"


def choose_something(guest: Guest, luck: Random) -> bool:
    """On the board if anything there is an option, else by a button; what is sent is what was pointed at."""
    things = guest.page.evaluate(in_page("choices"))
    if not things:
        guest.answer_somehow(luck)
        return False
    before, thing = len(guest.answers), luck.choice(things)
    guest.page.mouse.move(thing["x"], thing["y"])
    guest.quiet()
    now = nearest(guest.page.evaluate(in_page("choices")), thing)
    guest.page.mouse.click(now["x"], now["y"])
    guest.acknowledged()
    assert guest.answers[before:] == [thing["value"]]
    return True


def nearest(things: list[Any], wanted: Any) -> Any:
    """Where it is now: a hand of cards rises to the pointer."""
    same = [thing for thing in things if thing["value"] == wanted["value"]]
    return min(same, key=lambda thing: math.dist((thing["x"], thing["y"]), (wanted["x"], wanted["y"])))
