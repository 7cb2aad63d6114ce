"""All pages keep the policy that the server sends, and a game without a board of its own can be played all the same."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.kit import BOT, HERE, OPEN, Site
from tests.web.conftest import Invite
from tests.web.guest import STILL, Guest

PAGES = [
    "",
    "#/new/titan_race",
    "#/settings",
    "#/rules/titan_race/TR-12",
    "#/learn",
    "#/learn/titan_race/laps",
    "#/nothing",
    "#/t/NOPE-000",
]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_page_does_what_the_content_security_policy_forbids(invite: Invite, site: Site, theme: str) -> None:
    made, (visitor,) = site.make(HERE, BOT, BOT)
    visitor.play()
    waiting, _ = site.make(HERE, OPEN)
    guest = invite(color_scheme=theme)
    for page in [*PAGES, f"#/t/{waiting['id']}", f"#/t/{made['id']}", f"#/t/{made['id']}/replay?at=5"]:
        guest.go(page)
        expect(guest.page.get_by_role("main")).to_be_visible()
        guest.quiet()
    guest.forgive("NOPE-000", "status of 404")
    assert not guest.troubles
    write_a_script_into(guest)


def write_a_script_into(guest: Guest) -> None:
    """The watch would have told: a script that somebody smuggles in does not run, and it is noticed."""
    script = "Object.assign(document.createElement('script'), { textContent: 'window.smuggled = 1' })"
    noticed = "against the policy: script-src-elem inline"
    with guest.page.expect_console_message(lambda message: noticed in message.text):
        guest.page.evaluate(f"document.body.append({script})")
    assert guest.page.evaluate("window.smuggled") is None
    guest.quiet()
    assert [trouble for trouble in guest.troubles if noticed in trouble]
    guest.forgive(noticed, "Content Security Policy")


@pytest.mark.parametrize("phone", [False, True])
def test_any_game_is_played_in_words(invite: Invite, site: Site, phone: bool) -> None:
    """The settings put words in the place of the drawn board."""
    made, _ = site.make(HERE, BOT, BOT)
    guest, luck = invite(phone=phone), Random(9)
    guest.go("#/settings")
    switch(guest, "text-board", True)
    switch(guest, "confirm-switch", False)
    guest.sit_at(made["id"], made["keys"][0]["token"])
    for _ in range(6):
        assert guest.wait_for_question()
        guest.answer_somehow(luck)
        guest.acknowledged()
    guest.wait_for_question()
    assert len(guest.answers) == 6
    expect(guest.part("board").locator("svg")).to_have_count(0)
    words = guest.page.get_by_role("region", name=guest.say("text-board"))
    expect(words.get_by_role("heading", name=guest.say("tr-told-standings"))).to_be_visible()


def switch(guest: Guest, name: str, on: bool) -> None:
    found = guest.page.get_by_role("switch", name=guest.say(name))
    if found.is_checked() is not on:
        found.click()


def test_the_home_page_asks_after_each_of_my_tables_once(invite: Invite, site: Site) -> None:
    tables = [site.make(HERE, BOT)[0] for _ in range(2)]
    guest = invite()
    for made in tables:
        guest.sit_at(made["id"], made["keys"][0]["token"])
    guest.go("#/settings")
    guest.quiet()
    asked = len(guest.asked_for)
    guest.go("#/")
    expect(guest.part("my-table")).to_have_count(2)
    guest.page.wait_for_timeout(8 * STILL)
    news = [url for url in guest.asked_for[asked:] if "/api/tables/" in url]
    assert sorted(url.partition("/api/tables/")[2].partition("?")[0] for url in news) == sorted(
        made["id"] for made in tables
    )
