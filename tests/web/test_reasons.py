"""Why not, and why: the rule that forbids a thing, and the rule that made another happen."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.server.kit import BOT, HERE, Site
from tests.web.conftest import Invite
from tests.web.guest import Guest, in_page

KINDS = {"cell", "titan", "colour"}


def test_whatever_is_not_an_option_says_which_rule_forbids_it(invite: Invite, site: Site) -> None:
    made, (visitor,) = site.make(HERE, BOT, BOT)
    visitor.play(6)
    guest, luck = invite(), Random(7)
    guest.keep(hints=False)
    guest.sit_at(made["id"], made["keys"][0]["token"])
    left = KINDS.copy()
    while left:
        assert guest.wait_for_question()
        for kind in sorted(left):
            guest.quiet()
            things = [thing for thing in guest.page.evaluate(in_page("forbidden")) if thing["kind"] == kind]
            if things:
                refuse(guest, luck.choice(things))
                left.remove(kind)
        guest.answer_somehow(luck)
        guest.acknowledged()


def refuse(guest: Guest, thing: Any) -> None:
    before = len(guest.answers)
    guest.page.mouse.click(thing["x"], thing["y"])
    bubble = guest.part("why")
    expect(bubble.get_by_role("heading")).to_have_text(guest.say("why-title"))
    expect(bubble).to_contain_text(called(guest, thing), ignore_case=True)
    expect(bubble.locator("p")).not_to_be_empty()
    expect(bubble.locator("p")).not_to_contain_text("*")
    rule = bubble.get_by_role("button", name="TR-").last  # after those that its text names
    name = rule.inner_text()
    rule.click()
    expect_in_rulebook(guest, name)
    guest.page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    assert len(guest.answers) == before, "nothing was answered"


def called(guest: Guest, thing: Any) -> str:
    if thing["kind"] == "cell":
        return guest.say("thing-cell", name=thing["name"])
    return guest.say(f"{thing['kind']}-{thing['name']}")


def expect_in_rulebook(guest: Guest, rule: str) -> None:
    paragraph = guest.part("rulebook").locator(f"[data-rule='{rule}']")
    expect(paragraph).to_be_in_viewport()
    expect(paragraph).to_contain_class("marked")


def test_a_line_of_the_log_opens_the_rule_that_made_it_happen(invite: Invite, site: Site) -> None:
    made, (visitor,) = site.make(HERE, BOT, BOT)
    visitor.play(10)
    guest = invite()
    guest.keep(hints=False)
    guest.sit_at(made["id"], made["keys"][0]["token"])
    guest.wait_for_question()
    line = guest.part("log").locator("button[aria-expanded]").last
    name = line.locator(".rule").inner_text()
    line.click()
    expect(line).to_have_attribute("aria-expanded", "true")
    why = guest.button("open-rule", rule=name).last
    expect(guest.part("log").locator("[data-line]").filter(has=why)).not_to_contain_text("*")
    why.click()
    expect_in_rulebook(guest, name)
