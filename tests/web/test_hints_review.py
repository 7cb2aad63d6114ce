"""For learners: advice at the question, and the picture of how the game went, which can be clicked."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.kit import HERE, Json, Site, Visitor
from tests.web.conftest import Invite
from tests.web.guest import Guest

LEVEL_1: Json = {"kind": "bot", "level": "level1"}
REVIEWED = 120_000
"""Milliseconds that a strong player may take to look through a whole game, on a busy machine."""


def test_advice_is_taken_and_the_game_is_looked_back_at(invite: Invite, site: Site) -> None:
    made, (visitor,) = site.make(HERE, LEVEL_1)
    guest = invite()
    guest.sit_at(made["id"], made["keys"][0]["token"])
    take_advice(guest, visitor)
    visitor.play()
    guest.page.reload()
    guest.part("game-over").get_by_role("link", name=guest.say("review")).click()
    look_back(guest, visitor)


def take_advice(guest: Guest, visitor: Visitor) -> None:
    assert guest.wait_for_question()
    guest.button("advice-ask").click()
    advice = guest.part("advice").locator("[data-advice]")
    expect(advice.first).to_be_visible()
    told = visitor.post("/hint", {"seat": 0})["options"]
    expect(advice).to_have_count(min(3, len(told)))
    expect(guest.part("advice")).to_contain_text(f"{round(100 * told[0]['chance'])} %")
    expect(guest.part("advice")).to_contain_text(told[0]["rule"])
    expect(guest.part("advice")).to_contain_text(guest.say("hint-good", reasons=""), ignore_case=True)
    assert not guest.faults() + guest.cut_off()
    advice.first.click()
    guest.acknowledged()
    assert guest.answers == [told[0]["value"]]
    expect(guest.part("advice")).to_have_count(0)


def look_back(guest: Guest, visitor: Visitor) -> None:
    chart = guest.part("review-chart")
    expect(chart).to_be_visible(timeout=REVIEWED)
    expect(chart.locator("polyline")).to_have_count(2)
    review = visitor.get("/review")
    assert review["done"] == review["of"]
    assert not guest.faults() + guest.cut_off()

    last, points = visitor.get("/replay?at=0")["last"], review["points"]
    box = chart.bounding_box()
    assert box is not None
    middle = len(points) // 2
    guest.page.mouse.click(box["x"] + box["width"] * middle / (len(points) - 1), box["y"] + 20)
    expect(guest.part("step")).to_have_text(f"{points[middle]['at']} / {last}")
    guest.page.go_back()
    assert review["decisive"]
    guest.part("turn-1").click()
    expect(guest.part("step")).to_have_text(f"{points[review['decisive'][0]]['at']} / {last}")
    assert re.search(r"/replay\?at=\d+", guest.page.url)


def test_where_others_play_there_is_no_advice_unless_the_maker_allows_it(invite: Invite, site: Site) -> None:
    for allowed in (False, True):
        made, (visitor,) = site.make(HERE, LEVEL_1, hints=allowed)
        guest = invite()
        guest.sit_at(made["id"], made["keys"][0]["token"])
        assert guest.wait_for_question()
        expect(guest.part("advice-ask")).to_have_count(1 if allowed else 0)
        visitor.act(0, "concede")


def test_the_maker_chooses_levels_and_hints(invite: Invite) -> None:
    guest = invite(language="pl")
    guest.keep(name="Ola")
    guest.go("#/new/titan_race")
    hints = guest.page.get_by_role("switch", name=guest.say("create-hints"))
    expect(hints).to_be_checked()
    level = guest.page.get_by_role("combobox", name=guest.say("create-level", number=2))
    level.select_option(label=guest.say("bot-level1"))
    hints.click()
    expect(hints).not_to_be_checked()
    guest.button("create-do").click()
    expect(guest.part("seat-1")).to_contain_text(guest.say("bot-level1"))
    assert guest.wait_for_question()
    expect(guest.part("advice-ask")).to_have_count(0)


def test_advice_fits_on_a_phone(invite: Invite, site: Site) -> None:
    made, (visitor,) = site.make(HERE, LEVEL_1)
    guest = invite(phone=True, language="pl")
    guest.sit_at(made["id"], made["keys"][0]["token"])
    assert guest.wait_for_question()
    guest.button("advice-ask").click()
    expect(guest.part("advice").locator("[data-advice]").first).to_be_visible()
    assert not guest.faults() + guest.cut_off()
    guest.part("advice").get_by_role("button", name=guest.say("close")).click()
    expect(guest.part("advice")).to_have_count(0)
    visitor.act(0, "concede")
    guest.go(f"#/t/{made['id']}/review")
    expect(guest.part("review-chart")).to_be_visible(timeout=REVIEWED)
    assert not guest.faults() + guest.cut_off()


def test_an_open_seat_is_given_to_a_bot_of_a_level(invite: Invite, site: Site) -> None:
    made, (visitor,) = site.make(HERE, {"kind": "open"}, {"kind": "open"})
    guest = invite()
    guest.sit_at(made["id"], made["keys"][0]["token"])
    guest.button("sit-bot").first.click()
    give(guest, "level1")
    guest.button("start-with-bots").click()
    give(guest, "level2")
    assert guest.wait_for_question()
    assert [one["level"] for one in visitor.look()["table"]["seats"]] == ["", "level1", "level2"]
    visitor.act(0, "concede")


def give(guest: Guest, level: str) -> None:
    guest.page.get_by_role("combobox", name=guest.say("bot-level")).select_option(label=guest.say(f"bot-{level}"))
    guest.part("give-to-bot").click()
    expect(guest.part("give-to-bot")).to_have_count(0)
