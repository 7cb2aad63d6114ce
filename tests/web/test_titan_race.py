"""Titan Race on the page: the order of two players' titans, a die that says what it does, a game in words."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.server.kit import BOT, HERE, Site
from tests.web.conftest import Invite
from tests.web.guest import Guest

MOST_ANSWERS = 400
SOON = 500
"""Looks at a page until a key has been heard."""


def race(invite: Invite, site: Site, *others: dict[str, str], phone: bool = False, **settings: object) -> Guest:
    made, _ = site.make(HERE, *(others or (BOT,)))
    guest = invite(phone=phone, language="pl")
    guest.keep(**settings)
    guest.sit_at(made["id"], made["keys"][0]["token"])
    return guest


def until(guest: Guest, *prompts: str) -> None:
    """Answers with the first that is offered until one of these is asked."""
    for _ in range(MOST_ANSWERS):
        assert guest.wait_for_question(), "the race is over"
        if guest.question in prompts:
            return
        answer_by_key(guest, 0)
    raise AssertionError(f"nobody asks {prompts}")


def answer_by_key(guest: Guest, place: int) -> None:
    """A digit; what asks for a second look is confirmed by the same digit."""
    answered = len(guest.answers)
    guest.page.keyboard.press(str(place + 1))
    for _ in range(SOON):
        if len(guest.answers) > answered:
            break
        if guest.part("confirm").count():
            guest.page.keyboard.press(str(place + 1))
            break
        guest.page.wait_for_timeout(20)
    guest.acknowledged()


def die(guest: Guest) -> Locator:
    return guest.page.locator("[data-draft] [data-options]:not([data-options=''])").first


def test_two_players_set_the_order_of_their_titans_and_see_whose_turn_follows_whose(invite: Invite, site: Site) -> None:
    guest = race(invite, site)
    until(guest, "first-titan")
    choices = guest.page.locator("[data-choice]")
    expect(choices).to_have_count(4)
    second = guest.options.nth(1).inner_text()
    answer_by_key(guest, 1)
    until(guest, "first-die")
    order = guest.page.locator("[data-order] li")
    expect(order).to_have_count(4)
    expect(guest.page.locator("[data-order] [aria-current=step]")).to_have_count(1)
    own = [name for name in order.locator("svg").evaluate_all("all => all.map(one => one.ariaLabel)") if "Twój" in name]
    assert len(own) == 2
    assert own[0].split(",")[0].lower() in second.lower()
    cards = re.compile(guest.say("tr-cards", cards=1).partition(" ")[2])
    expect(guest.part("seat-0").get_by_role("img", name=cards)).to_have_count(1)
    guest.page.set_viewport_size({"width": 390, "height": 844})
    expect(guest.part("seat-0").locator("svg.own:visible")).to_have_count(2)


@pytest.mark.parametrize("phone", [False, True])
def test_a_die_that_is_pointed_at_says_what_it_does_and_draws_its_ways(invite: Invite, site: Site, phone: bool) -> None:
    """Or is tapped once."""
    guest = race(invite, site, BOT, BOT, phone=phone, hints=False)
    until(guest, "die")
    answered = len(guest.answers)
    die(guest).tap() if phone else die(guest).hover()
    colour = die(guest).get_attribute("data-name")
    reading = guest.page.locator(f"[data-reading={colour}]")
    expect(reading).to_contain_text(guest.say(f"face-{colour}-text"))
    if colour != "purple":
        expect(guest.page.locator("[data-ways]")).not_to_have_count(0)
        expect(reading.locator("li").first).to_contain_text(guest.say("tr-way-end", square=""))
    assert len(guest.answers) == answered, "nothing is taken yet"


def test_a_turn_asks_at_once_which_way_and_draws_the_one_that_is_pointed_at(invite: Invite, site: Site) -> None:
    guest = race(invite, site, BOT, BOT, hints=False)
    until(guest, "turn")
    for _ in range(MOST_ANSWERS):
        if guest.question == "turn" and ways(guest).count() > 1 and guest.options.count() > ways(guest).count():
            break
        answer_by_key(guest, 0)
        until(guest, "turn")
    arrow = ways(guest).first
    arrow.hover()
    expect(guest.page.locator(".foresight path[marker-end], [data-ways] path[marker-end]")).not_to_have_count(0)
    expect(guest.part("reading")).to_contain_text(guest.say("tr-way-end", square=""))
    answered = len(guest.answers)
    arrow.click()
    guest.acknowledged()
    assert guest.answers[answered:] == [guest.answers[answered]]
    assert set(guest.answers[answered]) <= {"F", "L", "R"}


def ways(guest: Guest) -> Locator:
    """The arrows that lie on the track."""
    return guest.page.locator("svg.track [role=button][data-options]:has(use[href='#tr-arrow'])")


def test_a_race_is_run_to_its_end_in_words_by_keys_alone(invite: Invite, site: Site) -> None:
    guest, luck = race(invite, site, BOT, BOT, textBoard=True), Random(4)
    told = guest.page.locator("[data-told]")
    expect(told).to_be_visible()
    expect(guest.page.locator("svg.track")).to_have_count(0)
    seen: set[str] = set()
    while guest.wait_for_question():
        seen |= set(told.locator("h2").all_inner_texts())
        if offered := guest.options.count():  # an only answer may be given by the server before anybody can
            answer_by_key(guest, luck.randrange(min(9, offered)))
    needed = ("standings", "news", "dice", "hand", "track")
    assert {guest.say(f"tr-told-{part}") for part in needed} <= seen
    assert len(guest.answers) > 20


def test_a_card_of_ours_says_so_in_full_and_lines_of_the_log_have_the_figure_of_their_titan(
    invite: Invite, site: Site
) -> None:
    guest = race(invite, site, BOT, BOT, phone=True, hints=False)
    card = guest.page.locator("[data-kind=card][data-options]:not([data-options='']):visible")
    until(guest, "turn")
    for _ in range(MOST_ANSWERS):
        if guest.question == "turn" and card.count():
            break
        answer_by_key(guest, 0)
        until(guest, "turn")
    card.first.tap()
    told = guest.part("reading").inner_text()
    assert guest.say("tr-card-ours") in told or guest.say("tr-card-hint") in told
    guest.page.set_viewport_size({"width": 1280, "height": 800})
    turns = guest.part("log-turn").filter(has=guest.page.locator(".told"))
    expect(turns).not_to_have_count(0)
    for turn in turns.all():
        [figure] = turn.locator(".figure use").evaluate_all("all => all.map(one => one.getAttribute('href'))")
        assert guest.say(f"titan-{figure.removeprefix('#tr-')}") in turn.inner_text()
