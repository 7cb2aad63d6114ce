"""People who have played together: they see each other, one invites the other, and the score runs on over rematches."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.kit import Json, Site
from tests.server.players.kit import Device
from tests.web.conftest import Invite
from tests.web.guest import Guest

GAME = "war_chest"
OPEN: Json = {"kind": "open"}


def comes(invite: Invite, device: Device, name: str) -> Guest:
    """With the key of somebody who has played here."""
    guest = invite(game=GAME, language="pl")
    guest.context.add_init_script(f"localStorage['stolik.player'] = '{device.key}'")
    guest.keep(name=name)
    guest.go()
    return guest


def test_who_has_played_together_is_seen_invited_and_counted(invite: Invite, site: Site) -> None:
    anna, jan = Device(site), Device(site)
    one, other = f"Anna {anna.key[:4]}", f"Jan {jan.key[:4]}"
    first = anna.sits({"kind": "here", "name": one}, OPEN, game=GAME)["id"]
    jan.gives_up(first, jan.joins(first, other))
    anna.wait_for(1)
    guest, host = comes(invite, jan, other), comes(invite, anna, one)
    for page in (guest, host):
        page.page.get_by_role("switch", name=page.say("company-show")).click()
        expect(page.page.get_by_role("switch", name=page.say("company-show"))).to_be_checked()
    expect(host.part("company").get_by_role("listitem").filter(has_text=other)).to_be_visible()

    made = anna.sits({"kind": "here", "name": one}, OPEN, game=GAME)
    host.sit_at(made["id"], made["keys"][0]["token"])
    host.part("invite").get_by_role("button", name=other).click()
    expect(host.part("invite")).to_contain_text(host.say("invite-sent"))
    assert not host.faults() + host.cut_off()
    guest.page.reload()
    expect(guest.part("invitation")).to_contain_text(one)
    assert not guest.faults() + guest.cut_off()
    guest.part("invitation").get_by_role("link").click()
    expect(guest.part("seats")).to_be_visible()


def test_the_score_runs_on_over_rematches(invite: Invite, site: Site) -> None:
    anna = Device(site)
    first = anna.lost_to(game=GAME)
    anna.does(first, 0, "rematch")
    again = anna.tell(f"tables/{first}/follow")["table"]["id"]
    anna.gives_up(again, 1)
    anna.wait_for(2)
    guest = invite(game=GAME, language="pl")
    guest.go(f"#/t/{again}")
    score = guest.part("series")
    expect(score.get_by_role("heading")).to_have_text(guest.say("series", number=2))
    expect(score.get_by_role("listitem").locator("b")).to_have_text(["2", "0"])
    expect(score.get_by_role("listitem").nth(1)).to_contain_text("Anna")
    assert not guest.faults() + guest.cut_off()
