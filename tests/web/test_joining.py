"""Friends come to a table: by an address that a phone can open, and seeing what they join before they sit down."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Locator, expect

from stolik.server.process.addresses import reachable
from tests.server.kit import BOT, HERE, OPEN, Site
from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.kit import Host, hosted

NETWORK = next((name for name in reachable() if name[0].isdigit() and "." in name), "")
needs_network = pytest.mark.skipif(not NETWORK, reason="this machine is in no network")
TEAMS: dict[str, Any] = {
    "options": {"teams": "two", "track": "laguna"},
    "pace": {"kind": "live", "seconds": 600, "increment": 0},
}
SIZES = [pytest.param(False, id="desk"), pytest.param(True, id="phone")]
PLAIN_HTTP = "Cross-Origin-Opener-Policy"
"""Browsers say that they ignore it where a page comes without encryption."""


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """For each try one that nobody has been let in to yet."""
    with hosted(tmp_path) as running:
        yield running


def table(url: str, *seats: dict[str, str], **wishes: Any) -> dict[str, Any]:
    wish = {"game": "titan_race", "seats": list(seats), **wishes}
    made: dict[str, Any] = httpx.post(f"{url}/api/tables", json=wish, timeout=20).raise_for_status().json()
    return made


@needs_network
def test_phones_are_let_in_by_a_button_and_a_friend_sits_down_by_the_qr_codes_address(
    host: Host, invite: Invite
) -> None:
    made = table(host.url, HERE, OPEN)
    anna = invite(f"http://localhost:{host.port}", language="pl")
    anna.sit_at(made["id"], made["keys"][0]["token"])
    expect(anna.part("share")).to_contain_text(anna.say("share-alone-text"))
    expect(anna.part("share").get_by_role("img", name=anna.say("share-qr"))).to_have_count(0)
    anna.button("share-open").click()
    expect(anna.part("share").get_by_role("img", name=anna.say("share-qr"))).to_be_visible()
    link = anna.part("link").get_attribute("href") or ""
    assert urlsplit(link).hostname == NETWORK
    assert urlsplit(link).fragment == f"/t/{made['id']}", "the table, and nobody's key"

    ola = invite(link.partition("#")[0].rstrip("/"), phone=True, language="pl")
    ola.page.goto(link)
    ola.part("join-name").fill("Ola")
    ola.part("join").click()
    for guest in (ola, anna):
        expect(guest.part("prompt")).to_be_visible()
        expect(guest.part("seat-1")).to_contain_text("Ola")
    ola.forgive(PLAIN_HTTP)


@needs_network
def test_under_its_address_in_the_network_the_page_shows_that_address(host: Host, invite: Invite) -> None:
    httpx.post(f"{host.url}/api/reach", timeout=20).raise_for_status()
    made = table(host.url, HERE, OPEN)
    anna = invite(f"http://{NETWORK}:{host.port}", language="pl")
    anna.sit_at(made["id"], made["keys"][0]["token"])
    expect(anna.part("link")).to_have_attribute("href", f"http://{NETWORK}:{host.port}/#/t/{made['id']}")
    anna.forgive(PLAIN_HTTP)


def test_where_nobody_can_be_let_in_the_page_says_how_to_start_so_that_they_can(invite: Invite, site: Site) -> None:
    made = table(site.url, HERE, OPEN)
    anna = invite(language="pl")
    anna.sit_at(made["id"], made["keys"][0]["token"])
    expect(anna.part("code")).to_have_text(made["code"])
    expect(anna.part("share")).to_contain_text(anna.say("share-alone"))
    expect(anna.page.get_by_role("img", name=anna.say("share-qr"))).to_have_count(0)


@pytest.mark.parametrize("phone", SIZES)
def test_whoever_comes_by_code_sees_game_track_clock_and_partners_before_sitting_down(
    invite: Invite, site: Site, phone: bool
) -> None:
    made = table(site.url, {**HERE, "name": "Maciek"}, BOT, OPEN, OPEN, **TEAMS)
    ola = invite(language="pl", phone=phone)
    ola.go()
    code = ola.page.get_by_label(ola.say("join-have-code"))
    assert shape(code.get_attribute("placeholder") or "") == shape(made["code"]), "codes look like that"
    code.fill(made["code"].lower())
    assert code.evaluate("field => field.scrollWidth <= field.clientWidth"), "the whole code is read"
    ola.button("join").click()
    expect(ola.page.get_by_role("heading", level=1)).to_have_text(ola.say("join-title", name="Maciek"))
    for text in (ola.say("game-name"), ola.say("track-laguna"), ola.say("option-teams-two")):
        expect(ola.part("setup")).to_contain_text(text)
    expect(ola.part("setup")).to_contain_text(ola.say("agreed-live", minutes=10, seconds=0))
    seats = ola.part("seats").get_by_role("listitem")
    teams = [seats.nth(seat).get_attribute("data-team") for seat in range(4)]
    assert teams[0] == teams[2] != teams[1] == teams[3]
    assert len({seats.nth(seat).get_attribute("class") for seat in range(2)}) == 2, "another pattern"
    expect(seats.nth(0)).to_contain_text(teams[0] or "?")
    expect(ola.part("join")).to_have_text(ola.say("join-with", names="Maciek"))
    assert uncovered(ola.part("join")), "the one button is in sight from the beginning"
    seats.nth(3).get_by_role("radio").click()
    expect(ola.part("join")).not_to_contain_text("Maciek")
    assert not ola.faults(least=44 if phone else 0)
    ola.part("join-name").fill("Ola")
    ola.part("join").click()
    round_table = ola.part("round").get_by_role("listitem")
    expect(round_table.nth(3)).to_contain_text("Ola")
    opposite(ola, 0, 2)
    opposite(ola, 1, 3)
    assert not ola.faults(least=44 if phone else 0)
    ola.go()
    kept = ola.page.evaluate("JSON.parse(localStorage['stolik.settings']).name")
    assert kept == "Ola", "asked once"


def shape(code: str) -> str:
    return re.sub(r"[A-Z]", "A", re.sub(r"\d", "1", code))


def uncovered(thing: Locator) -> bool:
    """Nothing lies over the middle of it, and nobody has to scroll."""
    found: bool = thing.evaluate(
        """node => {
            const { x, y, width, height } = node.getBoundingClientRect();
            return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }"""
    )
    return found


def opposite(guest: Guest, one: int, other: int) -> None:
    """Across the middle of the table, and joined by a line."""
    seats = guest.part("round").get_by_role("listitem")
    middle = centre(guest.part("round"))
    ends = [centre(seats.nth(seat)) for seat in (one, other)]
    for place in range(2):
        assert abs((ends[0][place] + ends[1][place]) / 2 - middle[place]) < 4
    team = seats.nth(one).get_attribute("data-team")
    expect(guest.part("round").locator(f"[data-line='{team}']")).to_have_count(1)


def centre(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_nameless_host_is_called_in_the_language_of_whoever_reads(invite: Invite, site: Site) -> None:
    made = table(site.url, {"kind": "here"}, OPEN)
    for language in ("pl", "en"):
        guest = invite(language=language)
        guest.go(f"#/t/{made['id']}")
        name = guest.say("seat-number", number=1)
        expect(guest.page.get_by_role("heading", level=1)).to_have_text(guest.say("join-title", name=name))


def test_who_invites_friends_is_asked_for_a_name_once(invite: Invite) -> None:
    anna = invite(language="pl")
    anna.go("#/new/war_chest")
    anna.page.get_by_label(anna.say("create-seat", number=2), exact=True).select_option(label=anna.say("create-open"))
    anna.button("create-do").click()
    anna.page.get_by_role("dialog").get_by_role("textbox").fill("Anna")
    anna.button("name-sit").click()
    expect(anna.part("round")).to_contain_text("Anna")
    anna.go("#/new/titan_race")
    expect(anna.page.get_by_label(anna.say("create-name", number=1), exact=True)).to_have_value("Anna")


def test_a_table_that_is_not_there_is_told_in_two_sentences(invite: Invite) -> None:
    guest = invite(language="pl")
    guest.go("#/t/NIMA-000")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(guest.say("table-missing"))
    expect(guest.page.get_by_text(guest.say("table-missing-text"))).to_be_visible()
    guest.forgive("404")
