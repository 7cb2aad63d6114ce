"""Before the game: the host frees seats, seats bots and begins; others read who does, and have no button for it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.server.kit import BOT, HERE, OPEN, Site
from tests.web.conftest import Invite
from tests.web.guest import Guest

FINGER = 44


def seat(guest: Guest, number: int) -> Locator:
    return guest.part("round").locator(f"[data-seat='{number}'] button")


@pytest.mark.parametrize("phone", [False, True])
def test_only_the_host_frees_seats_and_begins(invite: Invite, site: Site, phone: bool) -> None:
    made, _ = site.make(HERE, OPEN, BOT, OPEN)
    key = site.visitor(table=made["id"]).post("/seats", {"name": "Bolek"}, 201)["token"]
    anna, bolek = (invite(language="pl", phone=phone) for _ in range(2))
    anna.sit_at(made["id"], made["keys"][0]["token"])
    bolek.sit_at(made["id"], key)

    expect(seat(bolek, 0)).to_be_disabled()
    seat(bolek, 3).click()
    expect(bolek.button("sit-too")).to_be_visible()
    for act in ("sit-bot", "seat-free", "start-with-bots"):
        expect(bolek.button(act)).to_have_count(0)
    expect(bolek.page.get_by_text(bolek.say("gather-host", name="Anna"))).to_be_visible()
    expect(bolek.page.get_by_text(bolek.say("gather-guest", count=1))).to_be_visible()

    assert anna.part("code").evaluate("code => code.getClientRects().length === 1 && code.offsetHeight < 40"), (
        "one line"
    )
    expect(anna.button("start-with-bots")).to_be_visible()
    for taken in (2, 1):
        seat(anna, taken).click()
        assert not anna.faults(least=FINGER if phone else 0) + anna.cut_off()
        anna.button("seat-free").click()
        expect(seat(anna, taken)).to_contain_text(anna.say("gather-free"))
    expect(bolek.page.get_by_role("heading", level=1)).to_have_text(bolek.say("join-title", name="Anna"))
    expect(bolek.part("join")).to_be_enabled()


def test_at_a_public_table_a_guest_takes_no_second_seat(invite: Invite, site: Site) -> None:
    made, _ = site.make(HERE, OPEN, OPEN, visibility="public")
    key = site.visitor(table=made["id"]).post("/seats", {"name": "Bolek"}, 201)["token"]
    anna, bolek = (invite(language="pl") for _ in range(2))
    anna.sit_at(made["id"], made["keys"][0]["token"])
    bolek.sit_at(made["id"], key)
    expect(anna.button("sit-too")).to_be_visible()
    expect(bolek.button("sit-too")).to_have_count(0)
    expect(bolek.page.get_by_text(bolek.say("gather-host", name="Anna"))).to_be_visible()
