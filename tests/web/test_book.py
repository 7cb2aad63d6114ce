"""The rules as a book: terms explain themselves where they are read, and the whole of it is printed."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from stolik.games import GAMES
from stolik.terms import terms
from stolik.text import rulebook
from stolik.text.rulebook import carried_out_by
from tests.server.kit import BOT, HERE, Site
from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.variants import any_game

READ: Final = {"titan_race": ("TR-85", "lava"), "war_chest": ("WC-6.2", "location"),
               "tash_kalar": ("TK-S-03", "flare"), "karak2": ("K-O-54", "soul-stone")}  # fmt: skip
"""A paragraph of each game, and a term in it that another one defines."""

A_PAGE: Final = re.compile(rb"/Type\s*/Page(?!s)")
FEW: Final = 5
BARS: Final = "header nav, [data-testid=contents], input[type=search], figure .bar"


def word_in(guest: Guest) -> Locator:
    rule, term = READ[guest.game]
    guest.go(f"#/rules/{guest.game}/{rule}")
    word = guest.page.locator(f"[data-rule='{rule}'] [data-term='{term}']")
    expect(word).to_be_in_viewport()
    guest.quiet()
    return word


def explains(guest: Guest) -> None:
    """By the paragraph that defines the term, word for word; nothing of the text is covered on a wide page."""
    term = next(one for one in terms(GAMES[guest.game]) if one.id == READ[guest.game][1])
    note = guest.part("term-note")
    expect(note).to_be_in_viewport(ratio=1)
    expect(note).to_contain_text(term.forms["pl"][0])
    defined = rulebook(GAMES[guest.game], "pl")[term.rule].text.replace("*", "")
    expect(note).to_contain_text(defined)
    expect(note.get_by_role("link", name=term.rule)).to_be_visible()
    assert not guest.faults() + guest.cut_off()


@any_game
@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("name", list(GAMES))
def test_a_term_is_explained_by_click_and_by_key(invite: Invite, name: str, phone: bool) -> None:
    guest = invite(phone=phone, game=name, language="pl")
    word, note = word_in(guest), guest.part("term-note")
    word.click()
    explains(guest)
    if not phone:
        beside_the_text(note, guest.page.locator(f"[data-rule='{READ[name][0]}'] .text"))
    guest.page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    expect(word).to_be_focused()
    guest.page.keyboard.press("Enter")
    explains(guest)
    expect(word).to_have_attribute("aria-expanded", "true")
    guest.page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    assert not guest.troubles


def beside_the_text(note: Locator, text: Locator) -> None:
    covering, covered = note.bounding_box(), text.bounding_box()
    assert covering is not None
    assert covered is not None
    assert covering["x"] >= covered["x"] + covered["width"]


@pytest.mark.slow
def test_a_term_pointed_at_is_explained_as_long_as_it_is(invite: Invite) -> None:
    guest = invite(game="war_chest", language="pl")
    word, note = word_in(guest), guest.part("term-note")
    word.hover()
    explains(guest)
    note.hover()
    guest.page.wait_for_timeout(500)
    expect(note).to_be_visible()
    guest.page.mouse.move(0, 0)
    expect(note).to_have_count(0)
    word.focus()
    explains(guest)
    note.get_by_role("link").click()
    expect(guest.page.locator("[data-rule='WC-1.8'] .rule").first).to_be_focused()
    expect(guest.page.locator("[data-rule='WC-1.8']")).to_be_in_viewport()
    expect(note).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_at_a_table_a_term_is_explained_in_the_drawer(invite: Invite, site: Site, phone: bool) -> None:
    made, _ = site.make(HERE, BOT)
    guest = invite(phone=phone, language="pl")
    guest.sit_at(made["id"], made["keys"][0]["token"])
    guest.page.get_by_role("tab", name=guest.say("tab-rules")).or_(guest.button("tab-rules")).first.click()
    lava = guest.part("rulebook").locator("[data-rule='TR-85']")
    lava.scroll_into_view_if_needed()
    [place] = carried_out_by(GAMES["titan_race"])["TR-85"]
    assert place == "squares.py:burn"
    expect(lava.get_by_text(guest.say("rule-code", places=place))).to_be_in_viewport()
    guest.part("rulebook").locator("[data-rule='TR-04'] [data-term='special-card']").click()
    note = guest.part("rulebook").get_by_test_id("term-note")
    expect(note).to_contain_text("TR-39")
    guest.quiet()
    assert not guest.faults("[data-testid=term-note] :is(a, button)")
    guest.page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    expect(guest.part("rulebook")).to_be_visible()


@any_game
@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("name", list(GAMES))
def test_the_whole_book_is_printed(invite: Invite, name: str, phone: bool) -> None:
    guest = invite(phone=phone, game=name, language="pl")
    guest.go(f"#/rules/{name}")
    paragraphs = guest.page.locator("[data-rule]")
    expect(paragraphs).to_have_count(len(rulebook(GAMES[name], "pl")))
    guest.quiet()
    guest.page.emulate_media(media="print")
    for bar in guest.page.locator(BARS).all():
        expect(bar).to_be_hidden()
    seen = "all => all.filter((one) => one.querySelector('.rule').checkVisibility()).map((one) => one.dataset.rule)"
    assert paragraphs.evaluate_all(seen) == list(rulebook(GAMES[name], "pl"))
    book = guest.part("rulebook")
    assert book.evaluate("one => getComputedStyle(one).overflowY") == "visible"
    assert book.evaluate("one => one.scrollHeight - one.clientHeight") == 0
    assert book.evaluate("one => one.parentElement.scrollHeight - one.parentElement.clientHeight") == 0
    assert guest.page.locator("figure .board:visible:not(:has(svg))").count() == 0
    assert len(A_PAGE.findall(guest.page.pdf(format="A4"))) > FEW
