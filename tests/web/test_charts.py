"""What was played, in bars and dots: by titan, unit, school, hero; luck against decisions; a level for you."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.server.kit import Json, Site, Visitor
from tests.server.live.test_reviews import whole
from tests.server.players.kit import Device, until
from tests.web.conftest import Invite
from tests.web.guest import Guest

ANNA: Json = {"kind": "here", "name": "Anna"}
ANSWERS = 8
"""After so many all have chosen."""
KINDS = {"titan_race": "titan", "war_chest": "unit", "tash_kalar": "school", "karak2": "hero"}
WON = "war_chest"


def come_as(guest: Guest, device: Device) -> None:
    """The browser of somebody who has played already."""
    guest.context.add_init_script(f"localStorage['stolik.player'] = '{device.key}'")
    guest.keep(name="Anna")


def played(anna: Device, game: str) -> Visitor:
    """Past all choices; then whoever loses gives up."""
    made = anna.sits(ANNA, {"kind": "open"}, game=game)
    token = anna.site.visitor(table=made["id"]).post("/seats", {"name": "Jan"}, 201)["token"]
    both = anna.site.visitor(made["keys"][0]["token"], token, table=made["id"])
    both.play(2 * ANSWERS)
    both.act(1 if game == WON else 0, "concede")
    return both


def bars(guest: Guest, game: str) -> Locator:
    guest.game = game
    title = guest.say("me-by", thing=guest.say(f"factor-{KINDS[game]}"))
    return guest.page.locator("table").filter(has=guest.page.locator("caption", has_text=title))


def test_what_was_chosen_and_what_was_luck_are_drawn(invite: Invite, site: Site) -> None:
    anna, guest = Device(site), invite(language="pl")
    for game in KINDS:
        visitor = played(anna, game)
        if game == "titan_race":
            review, _ = whole(visitor)
    games = {line["game"]: line["plays"][0]["had"] for line in anna.wait_for(len(KINDS))}
    until(lambda: anna.games()[-1]["plays"][0]["luck"] is not None)

    come_as(guest, anna)
    guest.go("#/me")
    for game, kind in KINDS.items():
        lines = bars(guest, game)
        had = [guest.say(f"{kind}-{name}") for name in games[game][kind]]
        expect(lines.get_by_role("rowheader")).to_have_text(had)
        share = "100%" if game == WON else "0%"
        expect(lines.locator(".bar b")).to_have_text([share] * len(had))
        assert lines.locator(".bar i").evaluate_all("bars => bars.map((bar) => bar.style.width)") == [share] * len(had)
    dot = guest.page.get_by_role("link", name=re.compile(rf"{round(100 * review['own'][0])}$"))
    expect(dot).to_have_attribute("href", re.compile("/review"))
    assert not guest.faults() + guest.cut_off()
    guest.go("#/house")
    for game in KINDS:
        expect(bars(guest, game).locator(".bar b").first).to_be_visible()


def test_the_bot_for_you_is_named_where_one_is_chosen(invite: Invite, site: Site) -> None:
    anna, guest = Device(site), invite()
    anna.lost_to(game="titan_race")
    anna.wait_for(1)
    (own,) = anna.get("me/ratings")["own"]
    named = f"{guest.say('bot-' + own['level'])} · {guest.say('level-for-you')}"
    come_as(guest, anna)
    guest.go("#/new/titan_race")
    level = guest.page.get_by_role("combobox", name=guest.say("create-level", number=2))
    expect(level.locator("option", has_text=guest.say("level-for-you"))).to_have_text(named)

    made = anna.sits(ANNA, {"kind": "open"}, game="titan_race")
    guest.sit_at(made["id"], made["keys"][0]["token"])
    guest.button("sit-bot").click()
    level = guest.page.get_by_role("combobox", name=guest.say("bot-level"))
    expect(level.locator("option", has_text=guest.say("level-for-you"))).to_have_text(named)
