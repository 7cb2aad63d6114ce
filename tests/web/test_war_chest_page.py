"""War Chest's page: cards that open, refusals that name a rule, both languages, keys alone, and a phone."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from tests.server.kit import BOT, HERE, Json, Site, Visitor
from tests.web.conftest import Invite
from tests.web.eager import Moment, play_until
from tests.web.guest import Guest, in_page
from tests.web.languages import expect_translated
from tests.web.war import EVERYTHING, GAME, argument, await_question, coins, hex_at, meanings, values

FINGER = 44
MOST_TABS = 200
RULE = re.compile(r"WC-[\w.-]+")


class Seated(NamedTuple):
    guest: Guest
    visitor: Visitor
    """Somebody who can answer for Anna elsewhere."""
    moment: Moment


def seat_anna(invite: Invite, site: Site, seats: int = 2, **wishes: Any) -> Seated:
    """With all sets, when a coin of hers could move a unit or deploy one."""
    made, (visitor,) = site.make(HERE, *[BOT] * (seats - 1), game=GAME, options={**EVERYTHING, "setup": "free"})
    moment = play_until(visitor, deployment_or_move, Random(1))
    assert moment is not None
    guest = invite(game=GAME, **wishes)
    guest.keep(hints=False)
    guest.sit_at(made["id"], made["keys"][0]["token"])
    await_question(guest, moment.question)
    return Seated(guest, visitor, moment)


def deployment_or_move(question: Json, view: Json) -> Json | None:
    if question["prompt"] != "play" or view["round"] < 2:
        return None
    return next((choice for choice in question["options"] if choice["value"][0] in ("deploy", "move")), None)


def test_units_and_decrees_have_cards_with_their_text_one_click_away(invite: Invite, site: Site) -> None:
    guest, _, _ = seat_anna(invite, site)
    sheet = guest.page.get_by_role("dialog")
    rows = guest.page.locator("[data-unit]")
    expect(rows).to_have_count(8)
    for row in rows.all():
        unit = row.get_attribute("data-unit")
        row.click()
        expect(sheet).to_have_accessible_name(guest.say(f"unit-{unit}"))
        expect(sheet).to_contain_text(guest.say(f"unit-{unit}-text"))
        expect(sheet.get_by_role("button", name=RULE).first).to_be_visible()
    for scroll in guest.page.locator("[data-decree]").all():
        scroll.click(button="right")
        expect(sheet).to_have_accessible_name(guest.say(f"decree-{scroll.get_attribute('data-decree')}"))
        expect(sheet.get_by_role("button", name=RULE)).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    guest.page.locator("[data-units]").click()
    for row in rows.all():
        expect(sheet).to_contain_text(guest.say(f"unit-{row.get_attribute('data-unit')}"))
    assert not guest.answers


def test_a_decree_is_read_in_full_before_it_is_spent(invite: Invite, site: Site) -> None:
    made, (visitor,) = site.make(HERE, BOT, game=GAME, options=EVERYTHING)
    moment = play_until(visitor, proclamation, Random(1))
    assert moment is not None
    guest = invite(game=GAME)
    guest.keep(hints=False)
    guest.sit_at(made["id"], made["keys"][0]["token"])
    await_question(guest, moment.question)
    decree = argument(moment.choice, "decree")
    scroll = guest.page.locator(f"[data-decree={decree}]")
    scroll.hover()
    expect(guest.page.locator(f"[data-brief={decree}]")).to_contain_text(guest.say(f"decree-{decree}-text"))
    scroll.click()
    expect(guest.page.get_by_role("dialog")).to_have_accessible_name(guest.say(f"decree-{decree}"))
    expect(guest.part("dock")).to_contain_text(guest.say("wc-spends-decree"))
    assert not guest.answers
    scroll.click()
    guest.acknowledged()
    assert guest.answers == [moment.choice["value"]]


def proclamation(question: Json, _: Json) -> Json | None:
    if question["prompt"] != "play":
        return None
    return next((choice for choice in question["options"] if choice["value"][0] == "proclaim"), None)


def test_every_sign_of_a_panel_is_explained(invite: Invite, site: Site) -> None:
    guest, _, _ = seat_anna(invite, site)
    guest.button("legend").click()
    for key in ("markers", "initiative", "hand", "bag", "up", "down", "grave", "supply", "removed"):
        expect(guest.part("legend")).to_contain_text(guest.say(f"wc-legend-{key}"))


def test_a_hex_that_is_no_option_says_which_rule_forbids_it(invite: Invite, site: Site) -> None:
    guest, _, moment = seat_anna(invite, site)
    offered = {argument(choice, name) for choice in moment.question["options"] for name in ("hex", "to")}
    guest.quiet()
    found = [hex for hex in guest.page.evaluate(in_page("forbidden")) if hex["name"] not in offered]
    bare = [hex for hex in found if is_bare(guest, hex)]
    for hex in Random(1).sample(bare, 3):
        hex_at(guest, hex["name"]).click()
        bubble = guest.part("why")
        expect(bubble.get_by_role("heading")).to_have_text(guest.say("why-title"))
        expect(bubble).to_contain_text(hex["name"])
        expect(bubble.locator("p")).not_to_be_empty()
        rule = bubble.get_by_role("button", name=RULE).last
        name = rule.inner_text()
        rule.click()
        expect(guest.part("rulebook").locator(f"[data-rule='{name}']")).to_be_in_viewport()
        assert guest.page.evaluate("document.querySelector('.app').scrollTop") == 0, "the page does not shift"
        guest.page.keyboard.press("Escape")
        expect(bubble).to_have_count(0)
    assert not guest.answers


def is_bare(guest: Guest, thing: Any) -> bool:
    """A hex without a unit, whose card would open instead."""
    return thing["kind"] == "hex" and not guest.page.locator(f"[data-name={thing['name']}][data-card]").count()


@pytest.mark.slow
def test_no_word_is_left_in_the_other_language(invite: Invite, site: Site) -> None:
    made, (visitor,) = site.make(HERE, BOT, game=GAME, options={**EVERYTHING, "setup": "free"})
    guest = invite(game=GAME)
    guest.sit_at(made["id"], made["keys"][0]["token"])
    guest.wait_for_question()
    for place in places(guest, visitor):
        expect_translated(guest, place)


def places(guest: Guest, visitor: Visitor) -> Iterator[str]:
    yield "the draft, with a hint"
    guest.button("hint-none").click()
    moment = play_until(visitor, deployment_or_move, Random(2))
    assert moment is not None
    await_question(guest, moment.question)
    guest.quiet()
    yield "board, hand and log"
    for opener in ("[data-units]", "[data-unit] >> nth=1", "[data-decree] >> nth=0"):
        guest.page.keyboard.press("Escape")
        guest.page.locator(opener).click(button="right" if "decree" in opener else "left")
        expect(guest.page.get_by_role("dialog")).to_be_visible()
        guest.page.mouse.move(0, 0)
        guest.quiet()
        yield f"the sheet of {opener}"
    guest.page.keyboard.press("Escape")
    guest.page.locator("button.all").first.click()
    guest.quiet()
    yield "the sheet of a seat"
    for page in ("#/new/war_chest", "#/rules/war_chest"):
        guest.go(page)
        expect(guest.page.get_by_role("main")).to_be_visible()
        guest.quiet()
        yield page


def test_keys_reach_every_option_in_the_list_and_on_the_board(invite: Invite, site: Site) -> None:
    guest, _, (_, choice, _) = seat_anna(invite, site)
    reached = [tab_to(guest, option).get_attribute("data-option") for option in guest.options.all()]
    assert [json.loads(option or "") for option in reached] == values(guest)

    tab_to(guest, coins(guest).and_(guest.page.locator(f"[data-name={argument(choice, 'coin')}]")).first)
    guest.page.keyboard.press("Enter")
    hex = hex_at(guest, argument(choice, "to") or argument(choice, "hex"))
    meant = meanings(tab_to(guest, hex), values(guest))
    guest.page.keyboard.press("Enter")
    if len(meant) > 1:
        several = guest.page.get_by_role("group", name=guest.say("wc-several")).get_by_role("button")
        expect(several.first).to_be_focused()
        tab_to(guest, several.nth(meant.index(choice["value"])))
        guest.page.keyboard.press("Enter")
    guest.acknowledged()
    assert guest.answers == [choice["value"]]


def tab_to(guest: Guest, wanted: Locator) -> Locator:
    handle = wanted.element_handle()
    for _ in range(MOST_TABS):
        if guest.page.evaluate("element => element === document.activeElement", handle):
            return wanted
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted.evaluate('element => element.outerHTML')}")


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_a_phone_shows_nothing_too_wide_or_too_small(invite: Invite, site: Site, seats: int) -> None:
    """In Polish, whose words are longer; the watch tells if the page scrolls sideways."""
    guest, _, _ = seat_anna(invite, site, seats=seats, phone=True, language="pl")
    for _ in range(3):
        assert guest.wait_for_question()
        guest.quiet()
        expect_fits(guest)
        before = len(guest.answers)
        guest.page.locator("[data-option]:not([data-away])").first.tap()
        guest.part("confirm").tap()
        guest.acknowledged()
        assert len(guest.answers) == before + 1
    guest.wait_for_question()
    guest.page.locator("[data-units]").tap()
    expect(guest.page.get_by_role("dialog", name=guest.say("wc-units"))).to_be_visible()
    expect_fits(guest)


def test_a_draft_fits_on_a_phone(invite: Invite, site: Site) -> None:
    made, _ = site.make(HERE, BOT, BOT, BOT, game=GAME, options={**EVERYTHING, "setup": "free"})
    guest = invite(game=GAME, phone=True, language="pl")
    guest.sit_at(made["id"], made["keys"][0]["token"])
    guest.wait_for_question()
    guest.quiet()
    expect_fits(guest)
    expect(guest.part("board").locator("[data-choice]").first).to_be_in_viewport()


def expect_fits(guest: Guest) -> None:
    assert not guest.faults()
    assert not guest.faults("[data-option]:not([data-away]), [data-testid=hand] button", FINGER)
    assert not guest.cut_off()
