"""War Chest on a phone: recruiting with a full hand, and nothing without a name."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.server.kit import BOT, HERE, Json, Site
from tests.web.conftest import Invite
from tests.web.eager import play_until
from tests.web.guest import Guest
from tests.web.war import (
    EVERYTHING,
    FACE_DOWN,
    GAME,
    THING,
    argument,
    await_question,
    coin_in_hand,
    coins,
    supply,
    values,
)

FINGER = 44
FULL_HAND = 3


def seat_anna(invite: Invite, site: Site, **options: object) -> Guest:
    """At the first question of the first round, in Polish, whose words are longer."""
    made, _ = site.make(HERE, BOT, game=GAME, options=options)
    guest = invite(game=GAME, phone=True, language="pl")
    guest.keep(hints=False, language="pl")
    guest.sit_at(made["id"], made["keys"][0]["token"])
    assert guest.wait_for_question()
    guest.quiet()
    return guest


def test_the_supply_opens_in_reach_and_names_every_choice(invite: Invite, site: Site) -> None:
    guest = seat_anna(invite, site, setup="first_game")
    expect(coins(guest)).to_have_count(FULL_HAND)
    names = coins(guest).locator("span")
    assert not names.evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth + 1)"), (
        "names are whole"
    )
    recruit = guest.part("hand").locator("[data-verb=recruit]")
    recruit.tap()
    wanted = [value for value in values(guest) if value[0] == "recruit" and value[1] == coin_in_hand(guest)]
    expect(supply(guest)).to_have_count(len(wanted))
    for choice in supply(guest).all():
        expect(choice).to_be_in_viewport(ratio=1)
        expect(choice).to_contain_text(guest.say(f"unit-{choice.get_attribute('data-name')}"))
    assert not guest.faults(f"[role=dialog] {THING}, [role=dialog] button", FINGER)

    guest.button("wc-back").tap()
    expect(supply(guest)).to_have_count(0)
    assert not guest.answers
    recruit.tap()
    supply(guest).last.tap()
    guest.button("confirm").tap()
    guest.acknowledged()
    assert guest.answers == [wanted[-1]]


def test_decrees_and_units_have_their_names(invite: Invite, site: Site) -> None:
    guest = seat_anna(invite, site, **EVERYTHING)
    decrees = guest.page.locator("[data-decree]")
    expect(decrees).to_have_count(3)
    for decree in decrees.all():
        expect(decree.get_by_text(guest.say(f"decree-{decree.get_attribute('data-decree')}"))).to_be_in_viewport()
    expect(guest.page.locator("[data-units]")).to_have_accessible_name(guest.say("wc-units"))
    assert not guest.faults() + guest.cut_off()
    shown = "(names) => names.map((one) => one.textContent.trim())"
    markers = guest.part("board").locator("[data-control]")
    held = set(markers.evaluate_all("(all) => all.map((one) => one.dataset.control)"))
    names = guest.part("board").locator("g:has([data-control]) ~ text.name")
    assert held
    assert held <= set(names.evaluate_all(shown)), "a name is written over the marker"
    board = guest.part("board").bounding_box()
    for bag in guest.part("board").locator("[data-bag]").all():
        box = bag.bounding_box()
        assert board is not None
        assert box is not None
        assert box["y"] + box["height"] <= board["y"] + board["height"], "its number is read whole"


def test_a_last_coin_that_can_only_lie_face_down_has_options_that_fit_their_buttons(invite: Invite, site: Site) -> None:
    made, (visitor,) = site.make(HERE, BOT, game=GAME, options={"setup": "first_game"})
    moment = play_until(visitor, only_face_down, Random(1))
    assert moment is not None
    guest = invite(game=GAME, phone=True, language="pl")
    guest.keep(hints=False, language="pl")
    guest.sit_at(made["id"], made["keys"][0]["token"])
    await_question(guest, moment.question)
    wide = "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"
    expect(guest.page.locator("[data-option]:not([data-away])")).to_have_count(len(moment.question["options"]))
    assert not guest.page.locator("[data-option]:not([data-away])").evaluate_all(wide)


def only_face_down(question: Json, view: Json) -> Json | None:
    """One coin, which is no use on the board: recruiting is offered for several units."""
    played = {choice["value"][0] for choice in question["options"]} if question["prompt"] == "play" else {""}
    held = {argument(choice, "coin") for choice in question["options"]}
    fits = played <= {*FACE_DOWN} and "recruit" in played and len(held) == 1 and len(question["options"]) > 3
    return question["options"][0] if fits else None
