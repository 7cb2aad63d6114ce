"""War Chest: units are chosen by their cards, and nobody plays what was thrown out."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.server.kit import BOT, HERE, Site
from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.war import GAME, hexes

BANS = {"draft": 0, "elimination": 1}
"""Of each side."""
PICKS = 4


@pytest.mark.parametrize("setup", BANS)
def test_units_are_drafted_by_a_click_on_their_cards(invite: Invite, site: Site, setup: str) -> None:
    made, _ = site.make(HERE, BOT, game=GAME, options={"setup": setup, "nightfall": True})
    guest, luck = invite(game=GAME), Random(1)
    guest.keep(hints=False)
    guest.sit_at(made["id"], made["keys"][0]["token"])
    chosen: dict[str, list[str]] = {"ban": [], "draft": []}
    while guest.wait_for_question() and guest.question in chosen:
        assert not guest.faults() + guest.cut_off()
        assert set(chosen["draft"]) == named(guest.page.locator("[data-picks='0'] [data-pick]"), "pick")
        assert set(chosen["ban"]) <= named(thrown_out(guest).locator("[data-pick]"), "pick")
        chosen[guest.question].append(choose_card(guest, luck))

    expect(hexes(guest)).to_have_count(37)
    own, other = (named(guest.part(f"seat-{seat}").locator("[data-unit]"), "unit") for seat in (0, 1))
    assert len(own) == len(other) == PICKS
    assert own >= set(chosen["draft"])
    assert len(chosen["draft"]) >= PICKS - 1, "the last card of all is nobody's choice"
    assert not own & other
    assert len(chosen["ban"]) == BANS[setup]
    assert not set(chosen["ban"]) & (own | other)


def test_whoever_drafts_sees_the_ground_and_the_cards_as_this_table_plays_them(invite: Invite, site: Site) -> None:
    options = {"setup": "free", "siege": True, "berserker": "v2"}
    made, _ = site.make(HERE, BOT, game=GAME, options=options)
    guest = invite(game=GAME)
    guest.keep(hints=False)
    guest.sit_at(made["id"], made["keys"][0]["token"])
    assert guest.wait_for_question()
    ground = guest.part("board").locator("[data-mini]")
    expect(ground).to_be_in_viewport()
    expect(ground.locator("[data-fort]")).to_have_count(4)
    told = [guest.say("unit-berserker-text", berserker=version) for version in ("v2", "original")]
    berserker = guest.part("board").locator("[data-card=berserker]").first
    berserker.click(button="right")
    expect(guest.page.get_by_role("dialog")).to_contain_text(told[0])
    expect(guest.page.get_by_role("dialog")).not_to_contain_text(told[1])


def cards(guest: Guest) -> Locator:
    return guest.part("board").locator("[data-choice]")


def thrown_out(guest: Guest) -> Locator:
    return guest.part("board").locator(".banned").filter(has_text=guest.say("wc-banned"))


def choose_card(guest: Guest, luck: Random) -> str:
    """Every card that is open can be chosen, and says what the unit does."""
    before, found = len(guest.answers), cards(guest)
    expect(found).to_have_count(guest.options.count())
    card = found.nth(luck.randrange(found.count()))
    unit = card.get_attribute("data-choice") or ""
    expect(card).to_contain_text(guest.say(f"unit-{unit}"))
    expect(card).to_contain_text(guest.say(f"unit-{unit}-text"))
    card.click()
    guest.acknowledged()
    assert len(guest.answers) == before + 1
    return unit


def named(things: Locator, name: str) -> set[str]:
    return set(things.evaluate_all("(things, name) => things.map((thing) => thing.dataset[name])", name))
