"""Polish and English: switched in mid-game, everything changes, and nobody ever reads the name of a message."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.kit import BOT, HERE, Site, Visitor, quick, running
from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.languages import expect_translated, switch


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A house of its own: at home the open tables of others would be listed, with names that no language knows."""
    with running(Site(quick(str(tmp_path_factory.mktemp("site"))), worker="tests.web.worker")) as alone:
        yield alone


@pytest.mark.slow
def test_switching_the_language_in_mid_game_changes_every_word(invite: Invite, site: Site) -> None:
    made, (visitor,) = site.make(HERE, BOT, BOT)
    guest = invite()
    guest.sit_at(made["id"], made["keys"][0]["token"])
    guest.wait_for_question()
    for place in places(guest, visitor):
        expect_translated(guest, place)


def places(guest: Guest, visitor: Visitor) -> Iterator[str]:
    """The page of a table, with one part after another open; then the other pages."""
    yield "choice of titans, with a hint"
    guest.button("hint-none").click()
    visitor.play(12)
    guest.wait_for_question()
    guest.quiet()
    yield "table and log"
    guest.part("log").get_by_role("button").last.click()
    guest.quiet()
    yield "table with the rule of a line"
    for tab in ("tab-chat", "tab-rules"):
        guest.page.get_by_role("tab", name=guest.say(tab)).click()
        guest.quiet()
        yield f"table with {tab}"
    guest.play(1, Random(1))
    guest.wait_for_question()
    guest.page.mouse.move(0, 0)
    guest.quiet()
    yield "table after an answer"
    for page in (
        "#/",
        "#/new/titan_race",
        "#/settings",
        "#/rules/titan_race",
        "#/learn",
        "#/learn/titan_race/laps",
        "#/nothing",
    ):
        guest.go(page)
        expect(guest.page.get_by_role("main")).to_be_visible()
        guest.quiet()
        yield page


def test_the_browsers_language_is_spoken_on_a_first_visit(invite: Invite) -> None:
    for language in ("pl", "en"):
        guest = invite(language=language)
        guest.go()
        expect(guest.page.get_by_role("heading", level=1)).to_have_text(guest.say("home-title"))


def test_a_language_once_chosen_is_kept(invite: Invite, site: Site) -> None:
    made, _ = site.make(HERE, BOT)
    guest = invite()
    guest.go()
    switch(guest, "Polski")
    for page in ("", "#/settings", f"#/t/{made['id']}"):
        guest.go(page)
        guest.page.reload()
        expect(guest.page.get_by_role("main")).to_be_visible()
        expect(guest.page.locator("html")).to_have_attribute("lang", "pl")
    expect(guest.part("prompt")).to_contain_text(guest.say("state-watching"))
