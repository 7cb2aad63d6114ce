"""Tash-Kalar's page: refusals that speak of the card in hand, cards that open, both languages, and a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.server.kit import BOT, HERE, Site
from tests.web.conftest import Invite
from tests.web.eager import Moment, play_until
from tests.web.guest import Guest, in_page
from tests.web.languages import expect_translated
from tests.web.tash import GAME, card_called, cards, offers_summoning, square_at, squares, summoner, take
from tests.web.war import argument, await_question

FINGER = 44
SQUARE = 40
ARENA = 69
PATTERN = re.compile(r"TK-P-\d+")


class Seated(NamedTuple):
    guest: Guest
    moment: Moment


def seat_anna(invite: Invite, site: Site, form: str, **wishes: Any) -> Seated:
    """When there is a being that she could summon."""
    options = {"form": form, "schools": "random"}
    made, (visitor,) = site.make(HERE, BOT, *[BOT] * (form == "melee"), game=GAME, options=options)
    moment = play_until(visitor, offers_summoning, Random(1), summoner)
    assert moment is not None
    guest = invite(game=GAME, **wishes)
    guest.keep(hints=False)
    guest.sit_at(made["id"], made["keys"][0]["token"])
    await_question(guest, moment.question)
    guest.quiet()
    return Seated(guest, moment)


def test_a_square_where_the_card_in_hand_does_not_fit_says_which_rule_forbids_it(invite: Invite, site: Site) -> None:
    guest, moment = seat_anna(invite, site, "duel")
    card = argument(moment.choice, "card")
    take(guest, card)
    expect(square_at(guest, argument(moment.choice, "square"))).to_have_role("button")
    guest.quiet()
    offered = {argument(choice, "square") for choice in moment.question["options"]}
    found = [thing["name"] for thing in guest.page.evaluate(in_page("forbidden")) if thing["kind"] == "square"]
    square_at(guest, Random(1).choice([name for name in found if name not in offered])).click()
    bubble = guest.part("why")
    expect(bubble.get_by_role("heading")).to_have_text(guest.say("why-title"))
    expect(bubble.get_by_role("button", name=PATTERN).last).to_be_visible()
    expect(card_called(guest, card)).to_have_attribute("aria-pressed", "true")
    assert not guest.answers


def test_every_card_of_the_hand_opens_with_its_text_and_where_it_fits(invite: Invite, site: Site) -> None:
    guest, moment = seat_anna(invite, site, "high_form")
    sheet = guest.part("card-sheet")
    for name in cards(guest).evaluate_all("all => all.map((one) => one.dataset.name)"):
        card_called(guest, name).click(button="right")
        expect(sheet).to_have_accessible_name(guest.say(f"card-{name}"))
        expect(sheet).to_contain_text(guest.say(f"card-{name}-text"))
    guest.page.keyboard.press("Escape")
    card = argument(moment.choice, "card")
    take(guest, card)
    summons = [choice for choice in moment.question["options"] if choice["value"][0] == "summon"]
    places = {argument(choice, "square") for choice in summons if argument(choice, "card") == card}
    expect(guest.part("reading")).to_contain_text(guest.say("tk-fits", places=len(places)))
    assert not guest.answers


@pytest.mark.slow
def test_no_word_is_left_in_the_other_language(invite: Invite, site: Site) -> None:
    guest, moment = seat_anna(invite, site, "high_form")
    for place in places(guest, moment):
        guest.page.mouse.move(0, 0)
        guest.quiet()
        expect_translated(guest, place)


def places(guest: Guest, moment: Moment) -> Iterator[str]:
    yield "arena, tasks, hand and log"
    take(guest, argument(moment.choice, "card"))
    yield "a card in hand"
    for opener in ("[data-task] >> nth=0", "[data-sheet='legends:']", "[data-tk-pile='0']"):
        guest.page.keyboard.press("Escape")
        guest.page.locator(opener).click()
        yield f"the sheet of {opener}"
    guest.go("#/new/tash_kalar")
    expect(guest.page.get_by_role("main")).to_be_visible()
    yield "a new table"


@pytest.mark.slow
@pytest.mark.parametrize("form", ["high_form", "melee"])
def test_a_phone_shows_nothing_too_wide_or_too_small(invite: Invite, site: Site, form: str) -> None:
    """In Polish, whose words are longer; the watch tells if the page scrolls sideways."""
    guest, moment = seat_anna(invite, site, form, phone=True, language="pl")
    expect_fits(guest)
    card_called(guest, argument(moment.choice, "card")).tap()
    guest.quiet()
    expect_fits(guest)
    square_at(guest, argument(moment.choice, "square")).tap()
    guest.quiet()
    expect_fits(guest)
    assert not guest.answers, "the first tap only shows"


def expect_fits(guest: Guest) -> None:
    assert not guest.faults()
    assert not guest.faults("[data-option]:not([data-away]), [data-testid=hand] button, [data-task]", FINGER)
    assert not guest.cut_off()


@pytest.mark.parametrize(("form", "seats"), [("high_form", 2), ("duel", 2), ("melee", 4), ("high_form", 4)])
def test_on_a_phone_squares_are_large_enough_for_a_finger(invite: Invite, site: Site, form: str, seats: int) -> None:
    options = {"form": form, "schools": "random"}
    made, _ = site.make(HERE, *[BOT] * (seats - 1), game=GAME, options=options)
    guest = invite(game=GAME, phone=True, language="pl")
    guest.keep(hints=False)
    guest.sit_at(made["id"], made["keys"][0]["token"])
    widths = squares(guest).evaluate_all("all => all.map((one) => one.getBoundingClientRect().width)")
    assert len(widths) == ARENA
    assert min(widths) >= SQUARE
    written = {text.strip() for text in guest.part("board").locator("svg text:visible").all_text_contents()}
    assert {*"abcdefghi", *"123456789"} <= written, "squares are called as in the log"


def test_digits_stand_only_at_what_is_in_sight(invite: Invite, site: Site) -> None:
    """On a phone some schools are to be scrolled to."""
    made, _ = site.make(HERE, BOT, game=GAME, options={"form": "high_form"})
    guest = invite(game=GAME, phone=True, language="pl")
    guest.keep(hints=False)
    guest.sit_at(made["id"], made["keys"][0]["token"])
    guest.wait_for_question()
    guest.page.keyboard.press("Tab")
    digits = guest.part("digit")
    expect(digits.first).to_be_visible()
    dock = guest.part("dock").bounding_box()
    assert dock is not None
    lowest = max(digits.evaluate_all("all => all.map((one) => one.getBoundingClientRect().bottom)"))
    assert digits.count() < guest.options.count()
    assert lowest < dock["y"] + FINGER / 2
