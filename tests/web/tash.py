"""Tash-Kalar by clicks: a card of the hand, then a square; a piece, then where it goes; or what lies beside them."""

from __future__ import annotations

import re
from random import Random
from typing import Any, Final

from playwright.sync_api import Locator, expect

from tests.server.kit import Json
from tests.web.guest import Guest
from tests.web.war import THING, confirm_price, meanings, press, values

GAME: Final = "tash_kalar"
SEVERAL: Final = "tk-images"
FREE: Final = ("summon", "thaw", "flare")
"""What a summoner does before placing pieces."""
MOVE: Final = re.compile(r"([a-i]\d) → [a-i]\d")
IDLE: Final = ("discard", "hand-over")


def summoner(question: Json, luck: Random) -> Any:
    """Rather summons than places, rather places than waits. No luck is spent where there is only one way out."""
    options = [option["value"] for option in question["options"]]
    if len(options) == 1:
        return options[0]
    for verbs in (FREE, ("place",)):
        found = [option for option in options if isinstance(option, list) and option[0] in verbs]
        if found and luck.random() < 0.95:
            return luck.choice(found)
    busy = [option for option in options if option is not None and verb_of(option) not in IDLE]
    return luck.choice(busy or options)


def verb_of(value: Any) -> str:
    return str(value[0] if isinstance(value, list) else value)


def offers_summoning(question: Json, view: Json) -> Json | None:
    if question["prompt"] != "action":
        return None
    return next((choice for choice in question["options"] if verb_of(choice["value"]) == "summon"), None)


def squares(guest: Guest) -> Locator:
    return guest.part("board").locator("[data-kind=square]")


def square_at(guest: Guest, name: str) -> Locator:
    return guest.part("board").locator(f"[data-kind=square][data-name={name}]")


def cards(guest: Guest) -> Locator:
    """Of the own hand, all of them."""
    return guest.part("hand").locator("[data-kind=card]")


def card_called(guest: Guest, name: str) -> Locator:
    return guest.part("hand").locator(f"[data-kind=card][data-name='{name}']")


def take(guest: Guest, card: str) -> None:
    """Into the hand: it is lifted, and the arena shows where it fits."""
    one = card_called(guest, card)
    if one.get_attribute("aria-pressed") != "true":
        one.click()
    expect(one).to_have_attribute("aria-pressed", "true")


def lay_down(guest: Guest) -> None:
    for lifted in guest.part("hand").locator("[aria-pressed=true]").all():
        lifted.click()
    expect(guest.part("hand").locator("[aria-pressed=true]")).to_have_count(0)


def school(guest: Guest, name: str) -> Locator:
    return guest.part("board").locator(f"[data-school={name}]")


def track(guest: Guest) -> Locator:
    """The points of both sides, to the limit."""
    return guest.part("board").locator("section.score")


def choose_something(guest: Guest, luck: Random) -> str:
    """What a summoner would; on the arena, in the hand or beside them where it can be. Says what was pressed."""
    before, offered = len(guest.answers), values(guest)
    wanted = summoner({"options": [{"value": value} for value in offered]}, luck)
    if guest.question == "action":
        hold(guest, wanted)
    thing = None if wanted is None else standing_for(guest, offered.index(wanted))
    if thing is None:
        guest.answer(offered.index(wanted))
        confirm_price(guest, before)
        pressed = "button"
    else:
        pressed = thing.get_attribute("data-kind") or ""
        meant = meanings(thing, offered)
        press(guest, thing, meant, meant.index(wanted), SEVERAL)
    guest.acknowledged()
    assert guest.answers[before:] == [wanted]
    return pressed


def hold(guest: Guest, wanted: Any) -> None:
    """A card for a summoning; for anything else none lies in the way."""
    lay_down(guest)
    if verb_of(wanted) != "summon":
        return
    for one in guest.part("hand").locator(".can").all():
        one.click()
        if standing_for(guest, values(guest).index(wanted)) is not None:
            return
        one.click()
    raise AssertionError(f"no card in hand shows {wanted}")


def grasp(guest: Guest, mover: str) -> None:
    """The piece that moves; one that is held already is put back before."""
    held = guest.part("board").locator("[data-grasp][aria-pressed=true]")
    if held.count():
        held.click()
        expect(held).to_have_count(0)
    square_at(guest, mover).click()
    expect(square_at(guest, mover)).to_have_attribute("aria-pressed", "true")


def standing_for(guest: Guest, option: int) -> Locator | None:
    """Whatever stands for that option now; where several pieces could move, its own is taken up first."""
    move = MOVE.match(guest.options.nth(option).inner_text().strip())
    if move and square_at(guest, move[1]).get_attribute("data-grasp"):
        grasp(guest, move[1])
    return thing_for(guest, option)


def thing_for(guest: Guest, option: int) -> Locator | None:
    found = guest.page.locator(", ".join(f"[data-testid={part}] {THING}" for part in ("board", "hand")))
    meant = found.evaluate_all("all => all.map((one) => one.dataset.options.split(','))")
    place = next((place for place, options in enumerate(meant) if str(option) in options), None)
    return None if place is None else found.nth(place)
