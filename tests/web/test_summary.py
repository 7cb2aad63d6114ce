"""The whole game on one page: every line is read on a desk and on a phone, and printed on one sheet of paper."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from stolik.games import GAMES
from stolik.summaries import summary
from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.variants import any_game

A_PAGE = re.compile(rb"/Type\s*/Page(?!s)")


def said(name: str) -> list[str]:
    lines = [line for section in summary(GAMES[name]) for line in section.lines]
    return [f"{line.text['pl'].replace('**', '')} {line.rule}" for line in lines]


def read(guest: Guest) -> list[str]:
    shown = guest.page.locator("[data-line]")
    expect(shown).to_have_count(len(said(guest.game)))
    return [" ".join(line.split()) for line in shown.all_inner_texts()]


@any_game
@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("name", list(GAMES))
def test_every_line_is_read_with_its_rule_and_its_drawing(invite: Invite, name: str, phone: bool) -> None:
    guest = invite(phone=phone, game=name, language="pl")
    guest.go(f"#/summary/{name}")
    assert read(guest) == said(name)
    guest.quiet()
    missing = (
        "all => all.filter((one) => !document.querySelector(one.getAttribute('href'))).map((one) => one.outerHTML)"
    )
    assert guest.part("summary").locator("use").evaluate_all(missing) == []
    assert not guest.faults() + guest.cut_off()


@any_game
@pytest.mark.slow
@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("name", list(GAMES))
def test_it_is_printed_on_one_sheet(invite: Invite, name: str, language: str) -> None:
    guest = invite(game=name, language=language)
    guest.go(f"#/summary/{name}")
    expect(guest.page.locator("[data-line]")).to_have_count(len(said(name)))
    guest.quiet()
    assert len(A_PAGE.findall(guest.page.pdf(format="A4"))) == 1
    expect(guest.button("summary-print")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_rules_lead_there_and_each_line_leads_back(invite: Invite, phone: bool) -> None:
    guest = invite(game="titan_race", language="pl", phone=phone)
    guest.go("#/rules")
    books = guest.page.get_by_role("link", name=guest.say("summary"))
    expect(books).to_have_count(len(GAMES))
    books.first.click()
    expect(guest.part("summary")).to_be_visible()
    guest.page.get_by_role("link", name="TR-75", exact=True).click()
    expect(guest.page.locator("[data-rule='TR-75']")).to_be_in_viewport()
    guest.link("summary").click()
    expect(guest.part("summary")).to_be_visible()
