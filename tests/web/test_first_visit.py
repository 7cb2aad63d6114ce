"""Somebody comes for the first time: hints, settings that stay, and two themes that can both be read."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.kit import BOT, HERE, Site
from tests.web.conftest import Invite
from tests.web.guest import Guest, in_page

READABLE = 4.5
PALE, DEEP = 200, 60
"""Paper by daylight is brighter, paper by lamp light is darker than that; white is 255."""


def test_hints_come_with_new_questions_and_go_when_they_are_read(invite: Invite, site: Site) -> None:
    made, _ = site.make(HERE, BOT, BOT)
    guest = invite()
    guest.sit_at(made["id"], made["keys"][0]["token"])
    guest.wait_for_question()
    hint = guest.part("hint")
    expect(hint).to_contain_text(guest.say("tr-hint-titan"))
    guest.button("hint-read").click()
    expect(hint).to_have_count(0)
    guest.page.reload()
    guest.wait_for_question()
    expect(hint).to_have_count(0)

    guest.play(1, Random(1))
    guest.wait_for_question()
    expect(hint).to_be_visible()
    expect(hint).not_to_contain_text(guest.say("tr-hint-titan"))
    guest.button("hint-none").click()
    for _ in range(4):
        expect(hint).to_have_count(0)
        guest.play(1, Random(1))
        guest.wait_for_question()


def test_settings_are_kept_and_obeyed(invite: Invite) -> None:
    guest = invite()
    guest.go("#/settings")
    guest.page.get_by_role("textbox", name=guest.say("name")).fill("Zofia")
    choose(guest, "theme", "theme-dark")
    choose(guest, "motion", "motion-off")
    for switch in ("confirm-switch", "hints", "sound"):
        guest.page.get_by_role("switch", name=guest.say(switch)).click()
    guest.page.get_by_role("radio", name="Polski").check(force=True)
    guest.language = "pl"
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(guest.say("settings"))

    guest.page.reload()
    expect(guest.page.get_by_role("textbox", name=guest.say("name"))).to_have_value("Zofia")
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(guest.page.get_by_role("radio", name=guest.say("motion-off"))).to_be_checked()
    expect(guest.page.get_by_role("switch", name=guest.say("confirm-switch"))).to_be_checked()
    expect(guest.page.get_by_role("switch", name=guest.say("hints"))).not_to_be_checked()

    guest.go()
    guest.play_now.click()
    guest.wait_for_question()
    expect(guest.part("seat-0")).to_contain_text("Zofia")
    expect(guest.part("hint")).to_have_count(0)
    guest.answer(0)
    assert not guest.answers, "moves are confirmed"
    guest.button("confirm").click()
    guest.acknowledged()
    assert len(guest.answers) == 1


def choose(guest: Guest, group: str, one: str) -> None:
    guest.page.get_by_role("group", name=guest.say(group)).get_by_role("radio", name=guest.say(one)).check(force=True)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_text_at_the_table_can_be_read_in_both_themes(invite: Invite, site: Site, language: str) -> None:
    made, (visitor,) = site.make(HERE, BOT, BOT, BOT)
    visitor.play(10)
    guest = invite(language=language, color_scheme="dark")
    guest.sit_at(made["id"], made["keys"][0]["token"])
    guest.wait_for_question()
    expect_paper(guest, f"< {DEEP}")  # the system's theme at first
    expect_readable(guest)
    guest.button("theme-swap").click()
    expect_paper(guest, f"> {PALE}")
    expect_readable(guest)
    guest.page.reload()
    guest.wait_for_question()
    expect_paper(guest, f"> {PALE}")  # and it stays


def expect_paper(guest: Guest, bright: str) -> None:
    """On which the log is written: so bright, as soon as one light has changed into the other."""
    paper = "getComputedStyle(document.querySelector('.drawer')).backgroundColor.match(/[\\d.]+/g).slice(0, 3)"
    guest.page.wait_for_function(f"() => {paper}.reduce((sum, part) => sum + Number(part), 0) / 3 {bright}")


def expect_readable(guest: Guest) -> None:
    for tab in ("tab-log", "tab-chat", "tab-rules"):
        guest.page.get_by_role("tab", name=guest.say(tab)).click()
        guest.quiet()
        faults: list[str] = guest.page.evaluate(in_page("contrast"), READABLE)
        assert not faults, f"{tab}: {faults}"
