"""axe-core finds nothing on any page, nor at any table: at its start, late, in words, at its end, in its replay."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from stolik.games import GAMES as SHELF
from stolik.lessons import lessons
from tests.server.kit import BOT, HERE, OPEN, Site
from tests.web.conftest import Invite
from tests.web.guest import Guest, in_page
from tests.web.texts import GAMES
from tests.web.variants import any_game

AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
READABLE: Final = 4.5
PAGES: Final = [
    "",
    "#/new/titan_race",
    "#/new/karak2",
    "#/learn",
    *[f"#/learn/{name}/{next(iter(lessons(game)))}" for name, game in SHELF.items()],
    *[f"#/cards/{game}" for game in GAMES],
    "#/rules",
    "#/rules/tash_kalar",
    *[f"#/summary/{game}" for game in GAMES],
    "#/settings",
    "#/nothing",
]
LATE: Final = 60


class Checker:
    """Looks at pages with axe-core, and tells at the end what was found where."""

    def __init__(self) -> None:
        self.faults: dict[str, list[str]] = {}

    def goes_with(self, guest: Guest) -> Guest:
        guest.context.add_init_script(path=AXE)
        return guest

    def looks(self, guest: Guest, place: str) -> None:
        guest.quiet()
        if found := guest.page.evaluate(in_page("axe")):
            self.faults[place] = found


@pytest.fixture
def checker() -> Iterator[Checker]:
    new = Checker()
    yield new
    assert not new.faults, "\n".join(f"{place}: {fault}" for place, all in new.faults.items() for fault in all)


@pytest.mark.parametrize(("phone", "theme"), [(False, "light"), (True, "dark")])
def test_pages_around_the_tables(checker: Checker, invite: Invite, phone: bool, theme: str) -> None:
    guest = checker.goes_with(invite(language="pl", phone=phone, color_scheme=theme))
    guest.keep(name="Ola")
    for page in PAGES:
        guest.go(page)
        expect(guest.page.get_by_role("main")).to_be_visible()
        checker.looks(guest, page)
        if pale := guest.page.evaluate(in_page("contrast"), READABLE):
            checker.faults[f"{page} is pale"] = pale


@pytest.mark.parametrize("phone", [False, True])
def test_waiting_tables_and_the_aim(checker: Checker, invite: Invite, site: Site, phone: bool) -> None:
    made, _ = site.make(HERE, OPEN)
    guest = checker.goes_with(invite(language="pl", phone=phone, newcomer=True))
    guest.keep(name="Ola")
    guest.sit_at(made["id"], made["keys"][0]["token"])
    expect(guest.part("waiting")).to_be_visible()
    checker.looks(guest, "waiting")
    guest.go()
    guest.play_now.click()
    expect(guest.part("aim")).to_be_visible()
    checker.looks(guest, "aim")


@any_game
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_from_its_start_to_its_replay(
    checker: Checker, invite: Invite, site: Site, game: str, phone: bool
) -> None:
    made, (visitor,) = site.make(HERE, BOT, game=game)
    key = made["keys"][0]["token"]
    guest = checker.goes_with(invite(language="pl", phone=phone, game=game))
    guest.sit_at(made["id"], key)
    guest.wait_for_question()
    checker.looks(guest, "the first question")
    visitor.play(LATE)
    guest.sit_at(made["id"], key)
    guest.wait_for_question()
    checker.looks(guest, "late")
    reader = checker.goes_with(invite(language="pl", phone=phone, game=game))
    reader.keep(textBoard=True)
    reader.sit_at(made["id"], key)
    reader.wait_for_question()
    checker.looks(reader, "in words")
    visitor.act(0, "concede")
    guest.page.reload()
    expect(guest.part("game-over")).to_be_visible()
    checker.looks(guest, "the end")
    guest.go(f"#/t/{made['id']}/replay")
    expect(guest.page.get_by_role("slider")).to_be_visible()
    checker.looks(guest, "replay")
