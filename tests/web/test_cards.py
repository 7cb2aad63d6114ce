"""Everything in the box on one page: all entries are shown, a search and chips narrow them, one opens large."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from stolik.games import GAMES
from tests.web.conftest import Invite
from tests.web.guest import LONG, Guest
from tests.web.variants import any_game

COUNTS = {
    "titan_race": 6 + 6 + 13 + 6,  # titans, dice, cards, tracks
    "war_chest": 28 + 7,  # units, decrees
    "tash_kalar": 7 * 18 + 12 + 12 + 24,  # beings of the schools, legends, flares, tasks
    "karak2": 11 + 9 + 13 + 8 + 6,  # heroes, dice, items, armies, buildings
}
WORDS = {"titan_race": "NIESPULAPKA", "war_chest": "LUCZNIK", "tash_kalar": "ognisty smok", "karak2": "HORAN"}
"""What few entries have, written without accents."""


def entries(guest: Guest) -> Locator:
    return guest.page.locator("[data-entry]")


def open_filters(guest: Guest, phone: bool) -> None:
    if phone:
        guest.part("filters").locator("summary").click()


@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("name", list(GAMES))
def test_everything_in_the_box_is_shown_filtered_and_opened(invite: Invite, name: str, phone: bool) -> None:
    guest = invite(phone=phone, game=name, language="pl")
    guest.go(f"#/rules/{name}")
    guest.link("cards-title").click()
    all_of_it, shown = COUNTS[name], entries(guest)
    expect(shown).to_have_count(all_of_it, timeout=LONG)
    guest.quiet()
    assert not guest.faults() + guest.cut_off()

    search = guest.page.get_by_role("searchbox")
    search.fill(WORDS[name])
    expect(shown).not_to_have_count(all_of_it)
    assert 1 <= shown.count() < 10
    search.fill("xyz xyz")
    expect(shown).to_have_count(0)
    expect(guest.page.get_by_role("status")).to_have_text(guest.say("cards-count", shown=0, all=all_of_it))
    guest.button("cards-show-all").click()
    expect(shown).to_have_count(all_of_it)

    open_filters(guest, phone)
    chip = guest.part("filters").locator("[data-facet]").first
    held = int(chip.locator("small").inner_text())
    chip.click()
    expect(shown).to_have_count(held)
    expect(guest.page.locator("[data-group]")).to_have_count(1)
    assert not guest.faults() + guest.cut_off()
    chip.click()
    expect(shown).to_have_count(all_of_it)


@any_game
@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("name", list(GAMES))
def test_an_entry_opens_and_closes_by_keyboard(invite: Invite, name: str, phone: bool) -> None:
    guest = invite(phone=phone, game=name, language="pl")
    guest.go(f"#/cards/{name}")
    first, dialog = entries(guest).first, guest.page.get_by_role("dialog")
    first.focus(timeout=LONG)
    guest.page.keyboard.press("Enter")
    expect(dialog.locator(f"[data-whole='{first.get_attribute('data-entry')}']")).to_be_visible()
    assert not guest.faults() + guest.cut_off()
    guest.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(first).to_be_focused()


@pytest.mark.slow
def test_an_entry_leads_to_its_paragraphs(invite: Invite) -> None:
    guest = invite(game="war_chest", language="pl")
    guest.go("#/cards/war_chest")
    entries(guest).first.click(timeout=LONG)
    rule = guest.page.get_by_role("dialog").locator("a.rule").first
    wanted = rule.inner_text()
    rule.click()
    expect(guest.page.locator(f"[data-rule='{wanted}']")).to_be_in_viewport(timeout=LONG)
