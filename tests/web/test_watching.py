"""Somebody without a seat: sees the game go on, and neither hands nor anything to press in it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.kit import HERE, Json, Site
from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.texts import cards_in

BERT = {**HERE, "name": "Bert"}


def test_a_spectator_sees_every_move_and_no_hand(invite: Invite, site: Site) -> None:
    made, _ = site.make(HERE, BERT)
    players = site.visitor(*[key["token"] for key in made["keys"]], table=made["id"])
    guest = invite()
    heard: list[str] = []
    guest.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    guest.go(f"#/t/{made['id']}")
    expect(guest.part("prompt")).to_contain_text(guest.say("state-watching"))
    hidden = 0
    for _ in range(12):
        lines = len(guest.log())
        update = players.play(2)
        expect(guest.part("log").locator("[data-line]").nth(lines)).to_be_attached()
        guest.quiet()
        hidden += expect_no_hand(guest, update, heard)
    assert hidden, "at some time a hand held a card that nobody had seen"


def expect_no_hand(guest: Guest, update: Json, heard: list[str]) -> int:
    """How many cards are known to one player alone."""
    assert guest.part("hand").count() == guest.page.locator("[data-card], [data-option]").count() == 0
    views = [seen["view"] for seen in update["seen"]]
    held = {card for view in views for hand in view["hand"] for card in hand}
    public = set(views[0]["discard"]) | cards_in("\n".join(line for line in guest.log() if " plays " in line))
    secret = held - public
    assert not secret & cards_in(guest.page.content())
    assert not [card for card in secret if any(f'"{card}"' in message for message in heard)]
    return len(secret)
