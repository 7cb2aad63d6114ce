"""What an automatic checker would find on the pages around the tables: names, labels, landmarks, contrast."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.kit import HERE, OPEN, Site
from tests.web.conftest import Invite
from tests.web.guest import Guest, in_page

READABLE = 4.5
PAGES = ["", "#/new/titan_race", "#/new/karak2", "#/rules", "#/rules/tash_kalar", "#/settings", "#/nothing"]


def expect_no_fault(guest: Guest, place: str) -> None:
    guest.quiet()
    faults: list[str] = guest.page.evaluate(in_page("access"))
    assert not faults, f"{place}: {faults}"
    pale: list[str] = guest.page.evaluate(in_page("contrast"), READABLE)
    assert not pale, f"{place}: {pale}"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True])
def test_pages_have_names_labels_landmarks_and_contrast(invite: Invite, phone: bool, theme: str) -> None:
    guest = invite(language="pl", phone=phone, color_scheme=theme)
    guest.keep(name="Ola")
    for page in PAGES:
        guest.go(page)
        expect(guest.page.get_by_role("main")).to_be_visible()
        expect_no_fault(guest, page)


@pytest.mark.parametrize("phone", [False, True])
def test_waiting_tables_and_the_aim_have_them_too(invite: Invite, site: Site, phone: bool) -> None:
    made, _ = site.make(HERE, OPEN)
    guest = invite(language="pl", phone=phone, newcomer=True)
    guest.keep(name="Ola")
    guest.sit_at(made["id"], made["keys"][0]["token"])
    expect(guest.part("waiting")).to_be_visible()
    expect_no_fault(guest, "waiting")
    guest.go()
    guest.play_now.click()
    expect(guest.part("aim")).to_be_visible()
    expect_no_fault(guest, "aim")
