"""Without a mouse and without eyes: only what the accessibility tree tells, only keys."""

from __future__ import annotations

from itertools import cycle
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.server.kit import BOT, HERE, Site
from tests.web import karak2
from tests.web.conftest import Invite
from tests.web.guest import Guest, in_page
from tests.web.war import await_question

FEWEST, SOME = 18, 9
MOST_TABS = 400


@pytest.mark.slow
@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
def test_a_game_is_played_by_keys_alone_through_roles_and_names(invite: Invite, whole: bool) -> None:
    guest, luck = invite(), Random(2)
    guest.go()
    press_on(guest, guest.play_now, "Enter")
    expect(guest.page.get_by_role("dialog").get_by_role("textbox", name=guest.say("name"))).to_be_focused()
    guest.page.keyboard.type("Ola")
    guest.page.keyboard.press("Enter")

    expect(options(guest).first).to_be_visible()
    guest.page.evaluate(in_page("focus"))
    ways = cycle([by_digit, by_arrows, on_board, by_tab, by_arrows, by_digit])
    while is_asked(guest) and (whole or len(guest.answers) < SOME):
        answered = len(guest.answers)
        assert has_focus(guest), f"the focus is lost before answer {answered}"
        next(ways)(guest, luck)
        expect_told(guest)
        assert len(guest.answers) == answered + 1, "every press of a key was one answer"
    assert guest.page.evaluate("window.lost") == [], "the focus was lost"
    if not whole:
        return
    assert len(guest.answers) >= FEWEST
    press_on(guest, guest.link("replay").last, "Enter")
    expect(guest.page.get_by_role("slider", name=guest.say("replay-step"))).to_be_visible()


def is_asked(guest: Guest) -> bool:
    """False: the game is over, and says so."""
    over = guest.page.get_by_role("main", name=guest.say("end-result"))
    expect(options(guest).first.or_(over)).to_be_visible()
    return over.count() == 0


def question(guest: Guest) -> Locator:
    """The part of the page that is announced as the question."""
    return guest.page.get_by_role("region", name=guest.say("prompt"))


def options(guest: Guest) -> Locator:
    return question(guest).get_by_role("button", disabled=False).and_(guest.page.locator("[data-option]"))


def has_focus(guest: Guest) -> bool:
    return bool(guest.page.evaluate("document.activeElement !== document.body && document.activeElement !== null"))


def press_on(guest: Guest, wanted: Locator, key: str) -> None:
    """Tab until it has the focus, then the key."""
    handle = wanted.element_handle()
    for _ in range(MOST_TABS):
        if guest.page.evaluate("element => element === document.activeElement", handle):
            guest.page.keyboard.press(key)
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted.evaluate('element => element.outerHTML')}")


def by_digit(guest: Guest, luck: Random) -> None:
    guest.page.keyboard.press(str(1 + luck.randrange(min(9, options(guest).count()))))


def by_arrows(guest: Guest, luck: Random) -> None:
    """From the question to its options and round among them."""
    if not guest.page.evaluate("document.activeElement.matches('#ask, [data-option]')"):
        by_digit(guest, luck)
        return
    for _ in range(1 + luck.randrange(options(guest).count())):
        guest.page.keyboard.press("ArrowRight")
    assert guest.page.evaluate("document.activeElement.matches('[data-option]')")
    guest.page.keyboard.press("Enter")


def by_tab(guest: Guest, luck: Random) -> None:
    press_on(guest, options(guest).nth(luck.randrange(options(guest).count())), "Space")


def on_board(guest: Guest, luck: Random) -> None:
    """Something on the board with the role of a button and the name of an option; where there is none, by Tab."""
    names = {" ".join(option.split()) for option in options(guest).locator(".label").all_inner_texts()}
    board = guest.page.get_by_role("main", name=guest.say("board"))
    things = [thing for thing in board.get_by_role("button").all() if thing.get_attribute("aria-label") in names]
    if things:
        press_on(guest, luck.choice(things), "Enter")
    else:
        by_tab(guest, luck)


def expect_told(guest: Guest) -> None:
    """What happened is read out."""
    guest.acknowledged()
    expect(guest.page.locator("[role=log][aria-live=polite]")).not_to_be_empty()


def test_who_plays_by_keys_sees_the_digits_at_their_places_on_the_map(invite: Invite, site: Site) -> None:
    made, (visitor,) = site.make(HERE, BOT, game=karak2.GAME)
    question = karak2.play_until(visitor, lambda asked, _: asked["prompt"] == "play", Random(1))
    assert question is not None
    guest = invite(game=karak2.GAME)
    guest.keep(hints=False)
    guest.sit_at(made["id"], made["keys"][0]["token"])
    await_question(guest, question)
    digits = guest.part("digit")
    expect(digits).to_have_count(0)
    guest.page.keyboard.press("Tab")
    expect(digits.first).to_be_in_viewport()
    digit = digits.first.inner_text().split()[0]
    guest.page.keyboard.press(digit)
    guest.acknowledged()
    assert guest.answers == [question["options"][int(digit) - 1]["value"]]
    guest.page.mouse.move(5, 5)
    guest.page.mouse.down()
    expect(digits).to_have_count(0)
