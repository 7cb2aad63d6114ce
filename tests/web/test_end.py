"""The end tells the story: who won and how, of what the points were made, where it turned, and what comes next."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.kit import HERE, Json, Site
from tests.web.conftest import Invite
from tests.web.ends import ending
from tests.web.guest import LONG, Guest

BOTS: list[Json] = [{"kind": "bot", "level": "random"}] * 2
GAME = "karak2"


def names_of(guest: Guest, ended: Json) -> list[str]:
    seats = ended["table"]["seats"]
    return [seat["name"] or guest.say("bot-name", number=seat["seat"] + 1) for seat in seats]


@pytest.mark.parametrize("phone", [False, True])
def test_the_end_says_who_won_why_and_of_what(invite: Invite, site: Site, phone: bool) -> None:
    """Also to whoever opens the page when all is over."""
    made, (visitor,) = site.make(HERE, *BOTS, game=GAME)
    ended = visitor.play(seed=4)
    guest = invite(language="pl", game=GAME, phone=phone)
    guest.go(f"#/t/{made['id']}/key/{made['keys'][0]['token']}")
    result = ended["table"]["result"]
    expect(guest.part("ending")).to_have_text(ending(guest, result, names_of(guest, ended), 0))
    why = guest.part("ending-why")
    expect(why.get_by_role("button")).to_have_text(result["reason"])
    for seat, (place, score) in enumerate(zip(result["places"], result["scores"], strict=True)):
        row = guest.part(f"place-{seat}")
        expect(row).to_contain_text(str(place))
        expect(row.get_by_test_id("score")).to_have_text(str(score))
        told = sum(result["parts"][seat].values()) if result["parts"] else score
        assert told == score, "the parts make the whole"
    assert not guest.faults() + guest.cut_off()

    why.get_by_role("button").click()
    expect(guest.page.get_by_text(result["reason"], exact=True).last).to_be_visible()


def test_a_board_can_be_looked_at_again_and_the_result_too(invite: Invite, site: Site) -> None:
    made, (visitor,) = site.make(HERE, *BOTS)
    visitor.act(0, "concede")
    visitor.wait(lambda update: update["table"]["status"] == "over", 60)
    guest = invite(language="pl")
    guest.go(f"#/t/{made['id']}")
    guest.button("end-board").click()
    expect(guest.part("board")).to_be_visible()
    guest.button("end-result").click()
    expect(guest.part("ending")).to_be_visible()


def test_the_turning_point_is_found_shown_and_played_from(invite: Invite, site: Site) -> None:
    made, (visitor,) = site.make(HERE, BOTS[0])
    visitor.play(12, seed=2)
    visitor.act(0, "concede")
    guest = invite(language="pl")
    guest.go(f"#/t/{made['id']}/key/{made['keys'][0]['token']}")
    guest.button("end-turning-find").click()
    expect(guest.part("curve").locator("polyline")).to_have_count(2, timeout=3 * LONG)
    review = visitor.get("/review")
    turn = review["points"][review["decisive"][0]]
    expect(guest.part("turning-point")).to_contain_text(re.compile(r"\d+\s%"))
    expect(guest.link("end-see")).to_have_attribute("href", re.compile(rf"/replay\?at={turn['at']}$"))

    before = guest.page.url
    guest.button("end-play-on").click()
    guest.button("play-on-do").click()
    expect(guest.part("game-over")).to_have_count(0)
    expect(guest.part("prompt")).to_be_visible()
    assert guest.page.url != before
