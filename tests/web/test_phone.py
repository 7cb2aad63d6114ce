"""On a phone: all within the window and whole, large enough for a finger, and asked for twice before it is done."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.kit import BOT, HERE, OPEN, Site
from tests.web.conftest import Invite
from tests.web.guest import Guest, in_page
from tests.web.texts import GAMES

FINGER = 44
PAGES = [
    "",
    "#/new/titan_race",
    "#/settings",
    "#/rules",
    "#/rules/titan_race",
    "#/summary/titan_race",
    "#/cards/titan_race",
    "#/learn",
    "#/nothing",
]
IN_THEIR_CARD = """(cards) => cards.flatMap((card) => {
  const edge = card.getBoundingClientRect().right - 8;
  const parts = [...card.querySelectorAll("p, .row > *")].filter((part) => part.checkVisibility());
  return parts.filter((part) => part.getBoundingClientRect().right > edge || part.scrollWidth > part.clientWidth + 1);
}).map((part) => part.textContent)"""
TABS = {"tab-players": "seat-0", "tab-log": "log", "tab-chat": "chat", "tab-rules": "rulebook", "tab-board": "board"}


@pytest.mark.slow
def test_a_phone_shows_nothing_too_wide_or_too_small_and_all_its_tabs_work(invite: Invite, site: Site) -> None:
    """In Polish, whose words are longer."""
    guest, luck = invite(phone=True, language="pl"), Random(4)
    made, _ = site.make(HERE, BOT, BOT)
    guest.sit_at(made["id"], made["keys"][0]["token"])
    for _ in range(10):
        assert guest.wait_for_question()
        understand(guest)
        assert not guest.faults("[data-option]", FINGER)
        assert not guest.faults()
        assert not guest.cut_off()
        confirm(guest, luck)

    while guest.wait_for_question() and not guest.part("hand").count():
        understand(guest)
        confirm(guest, luck)
    for tab, shown in TABS.items():
        guest.page.get_by_role("navigation", name=guest.say("tabs")).get_by_role("button", name=guest.say(tab)).tap()
        expect(guest.part(shown)).to_be_visible()
        assert not guest.faults(), tab
        assert not guest.cut_off(), tab
        assert not guest.faults("nav.tabs button", FINGER), tab
    open_hand(guest)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_page_is_too_wide_for_a_phone(invite: Invite, site: Site, language: str) -> None:
    over, (visitor,) = site.make(HERE, BOT, BOT)
    visitor.play()
    waiting, _ = site.make(HERE, OPEN, OPEN)
    guest = invite(phone=True, language=language)
    tables = [f"#/t/{waiting['id']}", f"#/t/{over['id']}", f"#/t/{over['id']}/replay?at=9"]
    for page in [*PAGES, *tables]:
        guest.go(page)
        expect(guest.page.get_by_role("main")).to_be_visible()
        guest.quiet()
        assert not guest.faults(), page
        assert not guest.cut_off(), page


def test_what_the_next_lesson_is_about_is_read_whole(invite: Invite) -> None:
    guest = invite(phone=True, language="pl")
    guest.go("#/learn")
    courses = guest.page.locator("[data-testid^=course-]")
    expect(courses).to_have_count(len(GAMES))
    assert not courses.evaluate_all(IN_THEIR_CARD)


def understand(guest: Guest) -> None:
    """A tip is read whole, in the place of the options; the board stays where it is."""
    board = guest.part("board").bounding_box()
    while guest.part("hint").count():
        text = guest.part("hint").locator("p")
        assert text.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
        assert not guest.faults("[data-testid=hint] .opt", FINGER)
        hint, dock = (guest.part(name).bounding_box() for name in ("hint", "dock"))
        assert hint is not None
        assert dock is not None
        assert hint["x"] <= 0
        assert hint["y"] + hint["height"] >= dock["y"] + dock["height"], "nothing looks out from under it"
        read = text.inner_text()
        guest.button("hint-read").tap()
        expect(guest.part("hint").locator("p", has_text=read)).to_have_count(0)
    assert guest.part("board").bounding_box() == board


def confirm(guest: Guest, luck: Random) -> None:
    """The first tap shows what an option does, the second does it."""
    before = len(guest.answers)
    option = guest.options.nth(luck.randrange(guest.options.count()))
    option.tap()
    sure = guest.button("confirm")
    expect(sure).to_be_visible()
    assert not guest.faults(".sure", FINGER)
    assert not guest.cut_off()
    assert not guest.page.evaluate(in_page("steady"))["faults"], "it covers nothing"
    assert len(guest.answers) == before
    sure.tap()
    expect(sure).to_have_count(0)
    assert len(guest.answers) == before + 1


def open_hand(guest: Guest) -> None:
    closed = guest.part("hand").bounding_box()
    guest.button("hand-open").tap()
    expect(guest.button("hand-close")).to_be_visible()
    guest.page.wait_for_timeout(400)
    opened = guest.part("hand").bounding_box()
    assert closed is not None
    assert opened is not None
    assert opened["height"] > closed["height"] + FINGER
    guest.button("hand-close").tap()
    expect(guest.button("hand-open")).to_be_visible()
