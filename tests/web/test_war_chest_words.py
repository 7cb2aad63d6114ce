"""War Chest in words: a whole game in Polish, read from the board in words and played by keys alone."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.server.kit import BOT, HERE, Json, Site, Visitor
from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.war import EVERYTHING, GAME, await_question, values

FEWEST: Final = 20
SOME: Final = 7
"""Answers to a game that is not lost on the way, and to its beginning."""
COMPARED: Final = 6
"""Every so many answers the words are compared with what the seat sees."""
WISHES: Final = ("control", "attack", "tactic", "deploy", "bolster", "move", "recruit")
BY_DIGIT: Final = 9


def sit_down(invite: Invite, site: Site, **options: object) -> tuple[Guest, Visitor]:
    made, (visitor,) = site.make(HERE, BOT, game=GAME, options=options)
    guest = invite(game=GAME, language="pl")
    guest.keep(hints=False, textBoard=True, language="pl", motion="off", confirm=False, aims=[GAME])
    guest.sit_at(made["id"], made["keys"][0]["token"])
    return guest, visitor


def told(guest: Guest) -> Locator:
    return guest.part("told")


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
def test_a_game_is_read_in_words_and_played_by_keys(invite: Invite, site: Site, whole: bool) -> None:
    guest, visitor = sit_down(invite, site, setup="first_game", round_limit=10)
    while guest.wait_for_question() and (whole or len(guest.answers) < SOME):
        answered = len(guest.answers)
        if answered % COMPARED == 0:
            compare(guest, visitor)
        offered = values(guest)
        press(guest, wished(offered))
        guest.acknowledged()
        assert len(guest.answers) == answered + 1 or len(offered) == 1, "one key, one answer, but for what has only one"
    if not whole:
        visitor.act(0, "concede")
    assert len(guest.answers) >= (FEWEST if whole else SOME)
    expect(guest.part("game-over").get_by_role("heading").first).not_to_be_empty()


def wished(offered: list[list[object]]) -> int:
    """Whoever fights for locations comes to an end."""
    verbs = [value[0] for value in offered]
    return next((verbs.index(wish) for wish in WISHES if wish in verbs), 0)


def press(guest: Guest, place: int) -> None:
    if place < BY_DIGIT:
        guest.page.keyboard.press(str(place + 1))
        return
    guest.page.keyboard.press("ArrowDown")
    expect(guest.options.first).to_be_focused()
    for _ in range(place):
        guest.page.keyboard.press("ArrowDown")
    expect(guest.options.nth(place)).to_be_focused()
    guest.page.keyboard.press("Enter")


def compare(guest: Guest, visitor: Visitor) -> None:
    """Every unit, every location, every coin in hand with its text: all is said, and nothing of it is a key."""
    update = visitor.wait_for_question()
    (seen,) = update["seen"]
    await_question(guest, seen["question"])
    view: Json = seen["view"]
    for hex in view["hexes"]:
        if hex["unit"]:
            expect(told(guest)).to_contain_text(f"{hex['hex']}: {guest.say('unit-' + hex['unit'])}, {hex['coins']} ")
        if hex["location"]:
            held = {None: "wc-location", 0: "wc-held-sun", 1: "wc-held-moon"}[hex["control"]]
            expect(told(guest)).to_contain_text(f"{hex['hex']}: {guest.say(held)}")
    for coin in {*view["hand"]}:
        said = guest.say("wc-told-coin", coin=guest.say(f"coin-{coin}"), count=view["hand"].count(coin), text="")
        expect(told(guest)).to_contain_text(said.strip())
    expect(told(guest)).to_contain_text(guest.say("wc-told-round", round=view["round"]))
    expect(told(guest)).not_to_contain_text("wc-")


def test_what_all_sets_bring_is_said_too(invite: Invite, site: Site) -> None:
    """While units are chosen, every open one with its text."""
    guest, visitor = sit_down(invite, site, setup="free", **EVERYTHING)
    (seen,) = visitor.wait_for_question()["seen"]
    assert guest.wait_for_question()
    for unit in seen["view"]["pool"]:
        expect(told(guest)).to_contain_text(guest.say(f"unit-{unit}-text"))
    expect(told(guest)).to_contain_text(guest.say("wc-told-pool"))
