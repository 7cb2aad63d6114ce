"""A player with two devices: games are there by themselves, a rating moves, all of it can be taken or left."""

from __future__ import annotations

import json
import re
import zipfile

from playwright.sync_api import expect

from stolik.engine import recordfile
from stolik.games import GAMES
from tests.server.kit import Json, Site
from tests.server.players.kit import Device
from tests.web.conftest import Invite
from tests.web.guest import Guest, in_page

GAME = "war_chest"
LESSONS = {GAME: {"winning": {"answers": [], "done": True}}}
PUZZLES = {"puzzles": {"a/1": True, "a/2": False}, "days": {}, "rating": {"mu": 1250, "sigma": 150}}
ANNA, OPEN, BOT = {"kind": "here", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "level": "level1"}


def device_of(guest: Guest, site: Site) -> Device:
    """What its browser would ask for, without a page for it."""
    device = Device(site)
    device.key = guest.page.evaluate("localStorage['stolik.player']")
    device.http.headers["stolik-player"] = device.key
    return device


def played(anna: Device, jan: Device, wins: bool) -> None:
    table = anna.sits(ANNA, OPEN, game=GAME)["id"]
    seat = jan.joins(table, "Jan")
    if wins:
        jan.gives_up(table, seat)
    else:
        anna.gives_up(table)


def rating(guest: Guest) -> str:
    return guest.part("rating-now").inner_text()


def has_learned(guest: Guest) -> None:
    """What somebody did on another device."""
    guest.go("#/puzzles")
    expect(guest.part("puzzle-tally")).to_contain_text(guest.say("puzzles-tally", of=2, found=1))
    expect(guest.part("puzzle-tally")).to_contain_text("1250")
    guest.go("#/learn")
    expect(guest.page.locator("main i.done")).to_have_count(1)


def test_a_player_with_two_devices(invite: Invite, site: Site) -> None:
    phone, jan = invite(phone=True, language="pl", game=GAME, newcomer=False), Device(site)
    phone.keep(name="Anna", avatar="tr-kraken")
    for key, value in (("learned", LESSONS), ("solved", PUZZLES)):
        phone.context.add_init_script(f"localStorage['stolik.{key}'] ??= {json.dumps(json.dumps(value))}")
    made: Json = site.visitor().post("/api/tables", {"game": GAME, "seats": [ANNA, BOT]}, 201)
    phone.sit_at(made["id"], made["keys"][0]["token"])
    anna = device_of(phone, site)
    anna.http.post(f"/api/tables/{made['id']}/session", json={"tokens": [made["keys"][0]["token"]]})
    anna.gives_up(made["id"])
    for number in range(8):
        played(anna, jan, wins=number % 3 != 2)
    anna.wait_for(9)

    phone.go("#/me")
    expect(phone.part("me-games")).to_have_text("9")
    expect(phone.part("my-game")).to_have_count(9)
    expect(phone.part("rating-course")).to_be_visible()
    assert not phone.faults() + phone.cut_off()
    before = rating(phone)
    played(anna, jan, wins=True)
    anna.wait_for(10)
    phone.page.reload()
    expect(phone.part("me-games")).to_have_text("10")
    expect(phone.part("rating-now")).not_to_have_text(before)
    phone.page.get_by_label(phone.say("me-opponent")).select_option(label="Jan")
    expect(phone.part("my-game")).to_have_count(9)

    phone.go("#/house")
    expect(phone.part("house-game").first).to_be_visible()
    assert not phone.faults() + phone.cut_off()
    assert not phone.page.evaluate(in_page("broken"), "main th")

    phone.go("#/me")
    phone.button("devices-add").click()
    code = phone.page.get_by_role("img", name=phone.say("devices-qr"))
    expect(code.locator("path")).to_be_visible()
    expect(phone.part("pass")).to_have_attribute("href", re.compile("#"))
    link = phone.part("pass").get_attribute("href") or ""
    desk = invite(game=GAME)
    desk.go(link[link.index("#") :])
    desk.button("come-in-yes").click()
    desk.language = "pl"
    expect(desk.part("me-games")).to_have_text("10")
    expect(desk.page.get_by_role("heading", level=1)).to_have_text("Anna")
    expect(desk.page.locator("html")).to_have_attribute("lang", "pl")
    expect(desk.button("avatar-choose").locator("use")).to_have_attribute("href", "#tr-kraken")
    assert not desk.faults() + desk.cut_off()

    with desk.page.expect_download() as downloading:
        desk.button("kept-export").click()
    packed = zipfile.ZipFile(downloading.value.path())
    records = [name for name in packed.namelist() if name.endswith(".stolik")]
    assert len(records) == 10
    for name in records:
        assert recordfile.read(packed.read(name).decode(), GAMES).record is not None

    has_learned(desk)
    desk.go("#/house")
    expect(desk.part("house-game").first).to_be_visible()
    expect(desk.page.locator("main")).not_to_have_text(re.compile("Anna|Jan"))
    assert not desk.faults() + desk.cut_off()

    desk.go("#/me")
    expect(desk.part("my-game")).not_to_have_count(0)  # else there are none before they are deleted
    desk.button("kept-delete").click()
    desk.page.get_by_role("dialog").get_by_role("button", name=desk.say("kept-delete-yes"), exact=True).click()
    expect(desk.part("my-game")).to_have_count(0)
    assert anna.get("me")["id"] == ""
    assert [play["name"] for play in jan.games()[0]["plays"]] == ["#1", "Jan"]
