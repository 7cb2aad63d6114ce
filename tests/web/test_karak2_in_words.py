"""Karak 2 without its board: the position in words, a game played to its end by keys alone, in Polish."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.kit import Json, Site, Visitor, question_of, served
from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.karak2 import GAME, keen
from tests.web.known import Known, lay
from tests.web.whole import played_by_keys

TABLE = Known(GAME, "karak-words", ("Ala", "Olek"), {})
BUSY, LATE = 8, 80
"""Rounds that are played as usual, and the last one, which the page plays."""

MANY_TILES = 10
NOTHING_OVER_THE_MAP = """() => {
    const zoom = document.querySelector(".zoom").getBoundingClientRect();
    const over = (tile) => tile.right > zoom.left && tile.top < zoom.bottom && tile.bottom > zoom.top;
    return ![...document.querySelectorAll("[data-laid]")].some((tile) => over(tile.getBoundingClientRect()));
}"""


@pytest.fixture
def late(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("late")
    lay(folder, [TABLE])
    with served(str(folder)) as site:
        play_up_to_the_end(site.visitor(TABLE.token(0), TABLE.token(1), table=TABLE.id))
        yield site


def play_up_to_the_end(visitor: Visitor) -> None:
    luck = Random(3)
    while question := question_of(update := visitor.wait_for_question()):
        view: Json = update["seen"][0]["view"]
        if view["round"] >= LATE and question["seat"] == 0:
            return
        visitor.post("/answer", {"seat": question["seat"], "seq": update["seq"], "value": busy(question, view, luck)})


def busy(question: Json, view: Json, luck: Random) -> Any:
    """For some rounds; then the turn is ended."""
    values = [option["value"] for option in question["options"]]
    return ["end"] if view["round"] > BUSY and ["end"] in values else keen(question, luck)


@pytest.mark.slow
def test_a_game_is_read_and_played_to_its_end_by_keys_alone(invite: Invite, late: Site) -> None:
    guest, luck = invite(late.url, language="pl", game=GAME), Random(4)
    guest.keep(hints=False, language="pl", textBoard=True, aims=[GAME])
    guest.sit_at(TABLE.id, TABLE.token())
    assert guest.wait_for_question()
    told = guest.part("board").get_by_role("region", name=guest.say("k2-told"))
    view = look(late)
    expect_position(guest, told, view)
    while view["turn"] == 0:
        assert guest.wait_for_question()
        by_arrows(guest, luck)
        guest.acknowledged()
        view = look(late)
    assert guest.answers
    end_of(late, 1)
    expect(guest.part("ending")).not_to_be_empty()
    assert not guest.faults()


@pytest.mark.long
def test_a_whole_game_is_played_by_keys_alone(invite: Invite, tmp_path: Path) -> None:
    """Busily at first, then each ends the turn until the last round is over."""
    luck = Random(4)

    def press(guest: Guest, view: Json) -> None:
        by_arrows(guest, luck, last=view["round"] > BUSY)

    assert played_by_keys(invite, tmp_path, TABLE, press, lambda question, view: busy(question, view, luck)) > LATE


@pytest.mark.slow
def test_late_in_a_game_panels_tell_numbers_and_no_button_lies_over_the_map(invite: Invite, late: Site) -> None:
    guest = invite(late.url, language="pl", game=GAME)
    guest.keep(hints=False, language="pl", aims=[GAME])
    guest.sit_at(TABLE.id, TABLE.token())
    assert guest.wait_for_question()
    expect(guest.page.locator("[data-laid]").nth(MANY_TILES)).to_be_attached()
    for width, height in ((1280, 800), (390, 844)):
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.wait_for_function(NOTHING_OVER_THE_MAP)
    guest.page.set_viewport_size({"width": 1280, "height": 800})
    numbers = guest.part("seat-0").locator(".num").all_inner_texts()
    assert numbers
    assert all(any(letter.isdigit() for letter in number) for number in numbers)


def look(site: Site) -> Json:
    view: Json = site.visitor(TABLE.token(), table=TABLE.id).look()["seen"][0]["view"]
    return view


def end_of(site: Site, seat: int) -> None:
    """The other one does nothing more, where there is still a turn."""
    other = site.visitor(TABLE.token(seat), table=TABLE.id)
    update = other.look()
    if question := question_of(update):
        other.post("/answer", {"seat": seat, "seq": update["seq"], "value": question["options"][-1]["value"]})


def expect_position(guest: Guest, told: Locator, view: Json) -> None:
    """The own hero with its abilities, every tile, who stands where, and what happened."""
    own = view["players"][0]
    for key in ("k2-told-turn", "k2-told-others", "k2-legend-prices", "k2-told-news"):
        expect(told.get_by_role("heading", name=guest.say(key), exact=True)).to_have_count(1)
    expect(told).to_contain_text(guest.say("k2-told-own", hero=guest.say(f"hero-{own['hero']}")))
    for ability in own["abilities"]:
        expect(told).to_contain_text(guest.say(f"ability-{ability}-text"))
    expect(told.locator("[data-told-tile]")).to_have_count(len(view["tiles"]))
    expect(told.locator(f"[data-told-tile='{own['tile']}']")).to_contain_text("stoi tu Ala")
    armies = [(tile["tile"], army["army"]) for tile in view["tiles"] for army in tile["armies"]]
    assert armies, "some are left"
    for tile, army in armies:
        expect(told.locator(f"[data-told-tile='{tile}']")).to_contain_text(guest.say(f"army-{army}"))
    expect(told.get_by_role("list").last.get_by_role("listitem").first).not_to_be_empty()


def by_arrows(guest: Guest, luck: Random, last: bool = False) -> None:
    """From the question down to some option, or to the last, and Enter; another Enter where it waits for one."""
    answers, offered = len(guest.answers), guest.options.count()
    guest.part("ask").focus()
    for _ in range(offered if last else luck.randrange(offered) + 1):
        guest.page.keyboard.press("ArrowDown")
    guest.page.keyboard.press("Enter")
    guest.quiet()
    if len(guest.answers) == answers:
        guest.page.keyboard.press("Enter")
