"""Karak 2 in the browser: a whole game with bots, a battle at a Rift, a duel for the crown."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.kit import BOT, HERE, Json, Site, Visitor, question_of, served
from tests.web.conftest import Invite
from tests.web.guest import LONG, Guest, in_page
from tests.web.karak2 import (
    GAME,
    choose_something,
    endings,
    play_until,
    press_option,
    scene,
    things,
)
from tests.web.known import Known, lay
from tests.web.languages import expect_translated

CLICKS, SOME = 24, 8
FEW = 14
"""Tiles: on a smaller map all that is no option lies within two steps."""
Moment = Callable[[Json, Json], bool]
STICKING_OUT = """
all => all.filter((button) => {
  const { left, right } = button.getBoundingClientRect();
  const parts = [...button.children].map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 1);
  return parts.some((part) => part.left < left || part.right > right);
}).map((button) => button.innerText)
"""
TABLES = [Known(GAME, f"karak-{number}", ("Anna", "Bert", "Cyd"), {}) for number in range(6)]
"""The first leads to everything; should other rules lead elsewhere, the rest follow."""


@pytest.fixture
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("prepared")
    lay(folder, TABLES)
    with served(str(folder)) as site:
        yield site


@pytest.mark.slow
@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
def test_a_game_of_four_is_played_by_clicks(invite: Invite, site: Site, whole: bool) -> None:
    """To its end, or for a while."""
    made, (visitor,) = site.make(HERE, *[{**BOT, "level": "greedy"}] * 3, game=GAME)
    guest, luck = invite(game=GAME), Random(1)
    guest.keep(hints=False)
    guest.sit_at(made["id"], made["keys"][0]["token"])
    pressed = 0
    clicks = CLICKS if whole else SOME
    for _ in range(clicks):
        assert guest.wait_for_question()
        assert not guest.faults() + guest.cut_off()
        pressed += choose_something(guest, luck)
    assert pressed >= clicks // 2, "most options lie on the board"
    if not whole:
        return
    let_it_end(visitor)
    over = guest.part("game-over")
    expect(guest.part("ending")).not_to_be_empty(timeout=3 * LONG)
    expect(over.get_by_role("link", name=guest.say("replay"))).to_be_visible()


@pytest.mark.slow
def test_a_battle_at_a_rift_shows_everybody_and_ends_with_a_crown(invite: Invite, prepared: Site) -> None:
    guest, table, _ = brought_to(invite, prepared, lambda question, view: fights(view, "rift") and asked(question))
    expect(scene(guest, "rift")).to_be_visible()
    expect(scene(guest).get_by_role("heading")).to_have_text(guest.say("k2-fight-rift"))
    expect(scene(guest).locator("[data-fighter]").first).to_be_visible()
    play_on(prepared, table, lambda view: not fights(view, "rift"))
    guest.quiet()
    crowned = prepared.visitor(table.token(0), table=table.id).look()["seen"][0]["view"]["emperor"]
    expect(guest.part(f"seat-{crowned}").locator("[href='#k2-crown']").first).to_be_attached()
    expect(guest.part("log")).to_contain_text(guest.say("event-crown", seat=table.seats[crowned]))
    expect(endings(guest).last).to_contain_text(guest.say("k2-won", name=table.seats[crowned]))


@pytest.mark.slow
def test_a_duel_for_the_crown_shows_both_sides(invite: Invite, prepared: Site) -> None:
    guest, table, _ = brought_to(invite, prepared, lambda question, view: ["challenge"] in offers(question))
    press_option(guest, ["challenge"])
    sides = scene(guest, "duel").locator("[data-fighter]")
    expect(sides).to_have_count(2)
    expect(scene(guest).get_by_role("heading")).to_have_text(guest.say("k2-fight-duel"))
    assert not guest.faults() + guest.cut_off()
    play_on(prepared, table, lambda view: not view["rolls"])
    expect(scene(guest)).to_have_count(0)
    expect(endings(guest).last).to_have_text(re.compile(r"\d+ to \d+$"))
    told = "\n".join(guest.log())
    assert guest.say("event-challenge", seat="Anna", other="").split(":")[0] in told


@pytest.mark.slow
def test_a_new_tile_is_shown_in_every_way_it_may_lie(invite: Invite, prepared: Site) -> None:
    guest, _, question = brought_to(
        invite, prepared, lambda question, view: question["prompt"] == "rotation" and asked(question)
    )
    ways = guest.part("board").locator("[data-chooser]").get_by_role("button")
    expect(ways).to_have_count(len(question["options"]))
    ways.last.hover()
    expect(guest.part("board").locator(".foresight [data-tile]")).to_have_count(1)
    before = guest.part("board").locator("[data-laid]").count()
    ways.last.click()
    guest.acknowledged()
    assert guest.answers == [question["options"][-1]["value"]]
    expect(guest.part("board").locator("[data-laid]")).to_have_count(before + 1)


@pytest.mark.slow
def test_what_is_ours_is_said_where_it_is_met(invite: Invite, prepared: Site) -> None:
    guest, table, _ = brought_to(
        invite, prepared, lambda question, view: question["prompt"] == "play" and len(view["tiles"]) > FEW
    )
    guest.part("board").locator("[data-legend]").click()
    sheet = guest.page.get_by_role("dialog", name=guest.say("k2-box-title"))
    expect(sheet.get_by_text(guest.say("k2-ours"), exact=True).first).to_be_visible()
    expect(sheet).to_contain_text(guest.say("k2-ours-long"))
    guest.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    realm = prepared.visitor(table.token(), table=table.id).look()["seen"][0]["view"]
    ours = set(realm["players"][0]["abilities"]) & set(realm["legend"]["ours"]["ability"])
    guest.page.locator("[data-panel='0']").click()
    abilities = guest.page.get_by_role("dialog").get_by_role("listitem").filter(has_text=guest.say("k2-ours"))
    named = [name for name in ours if abilities.filter(has_text=guest.say(f"ability-{name}")).count()]
    assert sorted(named) == sorted(ours)
    expect(abilities).to_have_count(len(ours))
    guest.page.keyboard.press("Escape")
    expect(things(guest).first).to_be_attached()
    refused = guest.page.evaluate(in_page("forbidden"))[0]
    guest.page.mouse.click(refused["x"], refused["y"])
    rule = guest.part("why").get_by_role("button", name="K-O-").last
    expect(rule).to_be_visible()
    expect(guest.part("why").locator("p")).to_have_text(re.compile(rf"\S {re.escape(guest.say('our-reading'))}$"))


@pytest.mark.slow
def test_map_boards_and_box_speak_one_language_at_a_time(invite: Invite, prepared: Site) -> None:
    guest, _, _ = brought_to(invite, prepared, lambda question, view: ["gather"] in offers(question))
    expect_translated(guest, "map")
    guest.part("board").locator("[data-legend]").click()
    expect_translated(guest, "box")
    guest.page.keyboard.press("Escape")
    guest.page.locator("[data-panel='0']").click()
    expect_translated(guest, "board of a hero")


@pytest.mark.slow
def test_all_dice_lie_in_one_tray_and_are_thrown_with_one_button(invite: Invite, prepared: Site) -> None:
    guest, _, _ = brought_to(invite, prepared, lambda question, view: question["prompt"] == "dice" and kinds(view) > 1)
    tray = guest.part("chooser").locator("[data-tray='dice']")
    dice, button = tray.locator("[data-tray-die]:enabled"), tray.locator("[data-throw]")
    held = dice.evaluate_all("all => all.map((one) => one.dataset.trayDie)")
    assert len(held) >= 2
    expect(dice.and_(guest.page.locator("[aria-pressed=false]"))).to_have_count(0)
    expect(button).to_have_text(guest.say("k2-tray-throw", dice=len(held) + 1))
    dice.last.click()
    expect(dice.last).to_have_attribute("aria-pressed", "false")
    expect(button).to_have_text(guest.say("k2-tray-throw", dice=len(held)))
    button.click()
    different = list(dict.fromkeys(held))
    wanted = [held.count(kind) - (kind == held[-1]) for kind in different]
    guest.quiet()
    assert guest.answers[: len(different)] == wanted, "one answer for each kind"
    expect(guest.part("chooser").locator("[data-tray='dice']")).to_have_count(0)
    assert not guest.faults() + guest.cut_off()


@pytest.mark.slow
def test_who_always_throws_all_dice_is_not_asked_until_wanting_to_be(invite: Invite, prepared: Site) -> None:
    guest, _, _ = brought_to(invite, prepared, lambda question, view: question["prompt"] == "dice" and kinds(view) > 1)
    trays = guest.part("chooser").locator("[data-tray='dice']")
    held = trays.locator("[data-tray-die]:enabled").evaluate_all("all => all.map((one) => one.dataset.trayDie)")
    trays.locator("[data-always]").click()
    guest.quiet()
    assert guest.answers[: len(set(held))] == [held.count(kind) for kind in dict.fromkeys(held)]
    expect(trays).to_have_count(0)
    guest.page.reload()
    guest.part("hand").locator("[data-ask-dice]").click()
    expect(guest.part("hand").locator("[data-ask-dice]")).to_have_count(0)
    assert not guest.faults() + guest.cut_off()


@pytest.mark.slow
def test_a_way_and_what_is_done_at_its_end_take_one_click(invite: Invite, prepared: Site) -> None:
    guest, _, _ = brought_to(
        invite, prepared, lambda question, view: ["gather"] in offers(question) and view["steps"] > 1
    )
    signs = guest.part("board").locator("[data-plan]")
    twice = signs.filter(has_text="2×").first
    expect(twice).to_be_visible()
    twice.click()
    guest.acknowledged()
    guest.quiet()
    assert guest.answers == [["gather"], ["gather"]]
    assert not guest.faults() + guest.cut_off()


@pytest.mark.slow
def test_what_a_cure_costs_by_our_ruling_stands_within_its_button_on_a_phone(invite: Invite, prepared: Site) -> None:
    guest, _, _ = brought_to(
        invite, prepared, lambda question, view: ["cure"] in offers(question) and len(offers(question)) > 3
    )
    guest.page.set_viewport_size({"width": 390, "height": 844})
    cure = guest.options.filter(has_text=guest.say("k2-ours"))
    expect(cure).to_be_visible()
    assert cure.evaluate_all(STICKING_OUT) == []


@pytest.mark.slow
def test_nothing_is_paid_before_its_price_was_seen(invite: Invite, prepared: Site) -> None:
    """F-K-11: a list of prices comes first, or the only thing that can be paid waits for a second click."""
    guest, table, question = brought_to(invite, prepared, lambda question, view: ["build"] in offers(question))
    anna = prepared.visitor(table.token(0), table=table.id)
    before = anna.look()["seen"][0]["view"]["players"][0]
    guest.answer(offers(question).index(["build"]))
    prices = guest.page.locator("[data-testid=ask][data-prompt=build]")
    expect(guest.part("confirm").or_(prices)).to_be_visible()
    now = anna.look()["seen"][0]["view"]["players"][0]
    assert (now["goods"], now["buildings"]) == (before["goods"], before["buildings"])


# Getting there


def kinds(view: Json) -> int:
    """Of dice that Anna has beside her own."""
    return len([number for number in view["players"][0]["army"].values() if number])


def let_it_end(visitor: Visitor) -> None:
    """The one seat that no bot has does nothing more."""
    while question := question_of(update := visitor.wait_for_question()):
        value = question["options"][-1]["value"]
        visitor.post("/answer", {"seat": question["seat"], "seq": update["seq"], "value": value})


def offers(question: Json) -> list[object]:
    return [option["value"] for option in question["options"]]


def asked(question: Json) -> bool:
    """Something that the server does not answer itself."""
    return len(question["options"]) > 1


def fights(view: Json, against: str) -> bool:
    return any(roll["against"] == against for roll in view["rolls"])


def brought_to(invite: Invite, site: Site, moment: Moment) -> tuple[Guest, Known, Json]:
    """Anna at a table where she is asked for what a test waits for."""
    for table in TABLES:
        visitor = site.visitor(*[table.token(seat) for seat in range(3)], table=table.id)
        found = play_until(visitor, lambda *seen: seen[0]["seat"] == 0 and moment(*seen), Random(table.luck))
        if found is None:
            continue
        guest = invite(site.url, game=GAME)
        guest.keep(hints=False)
        guest.sit_at(table.id, table.token())
        assert guest.wait_for_question()
        return guest, table, found
    raise AssertionError("never asked")


def play_on(site: Site, table: Known, until: Callable[[Json], bool]) -> None:
    visitor = site.visitor(*[table.token(seat) for seat in range(3)], table=table.id)
    play_until(visitor, lambda _, view: until(view), Random(2))
