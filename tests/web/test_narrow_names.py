"""Long names in narrow places: they wrap between words, stay in their boxes, and nothing lies over them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.kit import Json, Site, served
from tests.web.conftest import Invite
from tests.web.eager import play_until
from tests.web.guest import Guest, in_page
from tests.web.known import Known, lay
from tests.web.tash import GAME, offers_summoning, summoner
from tests.web.war import EVERYTHING
from tests.web.war import GAME as WAR_CHEST

NAMES = ("Anna", "Bert", "Cleo", "Dora")
MELEE = Known(GAME, "mel4", NAMES, {"form": "melee", "schools": "random"})
"""Cleo plays the school with the longest name."""
HIGH = Known(GAME, "high-2", NAMES[:2], {"form": "high_form", "schools": "random"})
ALL_UNITS = Known(WAR_CHEST, "free", NAMES[:2], {**EVERYTHING, "setup": "free"})
COVERED = """(tasks) => tasks.flatMap((task) => {
  const name = document.createRange();
  name.selectNodeContents(task.querySelector(".name"));
  const lines = [...name.getClientRects()];
  const over = ({ left, right, top, bottom }) =>
    lines.some((line) => right > line.left + 1 && left < line.right - 1 && bottom > line.top && top < line.bottom);
  const signs = [...task.querySelectorAll(".pt, .tick")].map((sign) => sign.getBoundingClientRect());
  return signs.some(over) ? [task.textContent] : [];
})"""


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("prepared")
    lay(folder, [MELEE, HIGH, ALL_UNITS])
    with served(str(folder)) as site:
        yield site


def seated(invite: Invite, site: Site, table: Known, width: int) -> Guest:
    window = {"viewport": {"width": width, "height": 844 if width < 760 else 750}}
    guest = invite(site.url, game=table.game, language="pl", phone=width < 760, **window)
    guest.keep(hints=False)
    guest.sit_at(table.id, table.token())
    guest.quiet()
    return guest


def play(site: Site, table: Known, wanted: Callable[[Json, Json], Json | None] = offers_summoning) -> None:
    visitor = site.visitor(*[table.token(seat) for seat in range(len(table.seats))], table=table.id)
    assert play_until(visitor, wanted, Random(table.luck), summoner) is not None


def meets_a_task(question: Json, view: Json) -> Json | None:
    met = question["seat"] == 0 and any(task["met"] for task in view["tasks"])
    return question["options"][0] if met else None


@pytest.mark.slow
def test_the_name_of_every_school_is_read_on_its_seat(invite: Invite, prepared: Site) -> None:
    play(prepared, MELEE)
    for width in (800, 1024, 1200, 1280):
        guest = seated(invite, prepared, MELEE, width)
        expect(guest.part("seat-2")).to_contain_text(guest.say("school-southern"))
        assert not guest.page.evaluate(in_page("broken"), ".seat .as"), width
        assert not guest.faults() + guest.cut_off()


@pytest.mark.slow
@pytest.mark.parametrize("width", [360, 390])
def test_the_names_of_tasks_stay_in_their_boxes_on_a_phone(invite: Invite, prepared: Site, width: int) -> None:
    play(prepared, HIGH, meets_a_task)
    guest = seated(invite, prepared, HIGH, width)
    tasks = guest.part("board").locator("[data-task]")
    expect(tasks).to_have_count(3)
    expect(tasks.locator(".tick").first).to_be_visible()
    assert not guest.page.evaluate(in_page("broken"), "[data-task] .name")
    assert not tasks.evaluate_all(COVERED)


@pytest.mark.slow
def test_no_unit_has_a_broken_name_on_its_card(invite: Invite, prepared: Site) -> None:
    for width in (390, 800, 1024, 1200):
        guest = seated(invite, prepared, ALL_UNITS, width)
        expect(guest.page.locator(".draft b.disp").nth(20)).to_be_attached()
        assert not guest.page.evaluate(in_page("broken"), ".draft b.disp"), width
