"""The first five minutes: what a box starts, what a new table starts from, and how rules are found."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from stolik.games import GAMES
from tests.server.kit import Site
from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.texts import GAMES as OURS
from tests.web.variants import any_game

FINGER = 44


def table_of(guest: Guest, site: Site) -> dict[str, Any]:
    """The one that the page shows."""
    guest.page.wait_for_url("**/#/t/*")
    table: dict[str, Any] = site.visitor(table=guest.page.url.rsplit("/", 1)[1]).look()["table"]
    return table


def agrees(table: dict[str, Any], game: str, form: str) -> None:
    wanted = GAMES[game].forms[form]
    assert len(table["seats"]) == wanted.seats
    usual = {key: option.default for key, option in GAMES[game].options.items() if key not in wanted.drawn}
    expected = {**usual, **wanted.options}
    assert {key: table["options"][key] for key in expected} == expected
    assert {seat["level"] for seat in table["seats"] if seat["kind"] == "bot"} == {f"level{wanted.level}"}


@any_game
@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("phone", [False, True])
def test_a_box_says_what_starts_and_that_starts(invite: Invite, site: Site, game: str, phone: bool) -> None:
    first, second, *_ = GAMES[game].forms
    guest = invite(language="pl", game=game, phone=phone)
    guest.keep(name="Ola")
    guest.go()
    expect(guest.box).to_contain_text(guest.say(f"form-{first}"))
    guest.play_now.click()
    agrees(table_of(guest, site), game, first)
    guest.go()
    other = guest.box.get_by_test_id("other-form")
    expect(other).to_contain_text(guest.say(f"form-{second}"))
    other.click()
    agrees(table_of(guest, site), game, second)


def test_a_new_table_starts_from_the_same_and_asks_for_a_name(invite: Invite, site: Site) -> None:
    guest = invite(language="pl", game="war_chest", phone=True)
    guest.go("#/new/war_chest")
    expect(form_of(guest, "first")).to_be_checked()
    guest.button("create-do").click()
    dialog = guest.page.get_by_role("dialog", name=guest.say("name-title"))
    dialog.get_by_role("textbox").fill("Ola")
    guest.button("name-sit").click()
    table = table_of(guest, site)
    agrees(table, "war_chest", "first")
    assert table["seats"][0]["name"] == "Ola"


def test_only_options_that_mean_something_are_asked_and_partners_are_named(invite: Invite, site: Site) -> None:
    guest = invite(language="pl")
    guest.keep(name="Ola")
    guest.go("#/new/titan_race")
    expect(option(guest, "track")).to_be_visible()
    expect(option(guest, "track2")).to_have_count(0)
    form_of(guest, "grand_slam").check(force=True)
    expect(option(guest, "track2")).to_be_visible()
    form_of(guest, "two_teams").check(force=True)
    expect(option(guest, "track2")).to_have_count(0)
    seats = guest.page.get_by_role("region", name=guest.say("create-seats")).get_by_role("listitem")
    expect(seats.first).to_contain_text(guest.say("create-partners", seats="3"))
    guest.button("create-do").click()
    agrees(table_of(guest, site), "titan_race", "two_teams")


def test_a_track_is_chosen_by_its_map_and_sentence_or_left_to_lot(invite: Invite, site: Site) -> None:
    guest = invite(language="pl", phone=True)
    guest.keep(name="Ola")
    guest.go("#/new/titan_race")
    tracks = option(guest, "track")
    expect(tracks.locator("svg.track")).to_have_count(6)
    expect(tracks).to_contain_text(guest.say("track-laguna-text"))
    lot = tracks.get_by_role("radio", name=guest.say("create-lot"))
    lot.check(force=True)
    expect(lot).to_be_checked()
    tracks.locator("label", has_text=guest.say("track-laguna")).click()
    guest.button("create-do").click()
    assert table_of(guest, site)["options"]["track"] == "laguna"


@pytest.mark.parametrize("phone", [False, True])
def test_rules_of_all_games_are_found_searched_and_switched(invite: Invite, phone: bool) -> None:
    guest = invite(language="pl", phone=phone)
    guest.go()
    guest.link("nav-rules").click()
    for game in OURS:
        expect(guest.part(f"book-{game}")).to_be_visible()
    assert not guest.faults("nav a", FINGER if phone else 20)
    guest.page.get_by_role("searchbox").fill("remis")
    expect(guest.part("found-war_chest")).to_contain_text("WC-10.2")
    expect(guest.part("found-tash_kalar")).to_be_visible()
    guest.page.get_by_role("searchbox").fill("")
    guest.part("book-war_chest").click()

    contents = guest.part("contents")
    if phone:
        contents.get_by_text(guest.say("rules-contents")).click()
    chapter = contents.get_by_role("listitem").last
    name = chapter.inner_text()
    chapter.get_by_role("button").click()
    expect(guest.page.get_by_role("heading", name=name, exact=True)).to_be_in_viewport()
    guest.page.get_by_role("navigation", name=guest.say("rules-switch")).get_by_role("link", name="Karak 2").click()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Karak 2")
    expect(guest.part("rulebook").locator("[data-rule='K-I-02']")).to_be_visible()


@any_game
@pytest.mark.parametrize("game", OURS)
def test_every_paragraph_carries_its_mark_and_the_introduction_names_them(invite: Invite, game: str) -> None:
    guest = invite(language="pl")
    guest.go(f"#/rules/{game}")
    book = guest.part("rulebook")
    expect(book.locator("[data-rule]").first).to_be_visible()
    expect(book.locator("[data-rule]:not(:has(.mark))")).to_have_count(0)
    intro = book.locator(".intro").inner_text()
    for mark in set(book.locator(".mark").all_inner_texts()):
        assert mark in intro
    assert not {"rulebook", "ours", "seed", "public", "high", "medium"} & {*re.findall(r"\w+", intro)}


def test_a_keyboard_skips_to_the_content(invite: Invite) -> None:
    guest = invite(language="pl")
    for page in ("", "#/new/karak2", "#/rules", "#/settings"):
        guest.go(page)
        guest.page.reload()
        expect(guest.page.get_by_role("main")).to_be_visible()
        guest.page.keyboard.press("Tab")
        skip = guest.link("skip-to-content")
        expect(skip).to_be_focused()
        expect(skip).to_be_in_viewport()
        guest.page.keyboard.press("Enter")
        expect(guest.page.get_by_role("main")).to_be_focused()


def option(guest: Guest, key: str) -> Locator:
    return guest.page.locator(f"[data-option-key='{key}']")


def form_of(guest: Guest, name: str) -> Locator:
    return guest.part("forms").get_by_role("radio", name=guest.say(f"form-{name}"), exact=True)
