"""War Chest by clicks: a coin of the hand, then a hex, a decree, a card of a unit, or what the coin does face down."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

from playwright.sync_api import Locator, expect

from tests.server.kit import Json
from tests.web.guest import Guest, in_page

GAME: Final = "war_chest"
EVERYTHING: Final = {"nobility": True, "siege": True, "nightfall": True}
FACE_DOWN: Final = ("claim", "recruit", "pass")
THING: Final = "[data-options]:not([data-options=''])"


def values(guest: Guest) -> list[Any]:
    return [json.loads(one) for one in guest.options.evaluate_all("all => all.map((one) => one.dataset.option)")]


def argument(choice: Json, name: str) -> str:
    """The id of a coin, a unit or a decree, or the name of a hex, of which an option speaks; "" if of none."""
    return str(choice["word"].get("args", {}).get(name, {}).get("name", ""))


def await_question(guest: Guest, question: Json) -> None:
    """The page shows what a visitor with the same seat has been asked."""
    guest.page.wait_for_function(in_page("asked"), arg=[option["value"] for option in question["options"]])


def things(guest: Guest) -> Locator:
    """On the board and beside it, whatever stands for options now."""
    return guest.part("board").locator(THING)


def hexes(guest: Guest) -> Locator:
    return guest.part("board").locator("[data-kind=hex]")


def hex_at(guest: Guest, name: str) -> Locator:
    return guest.part("board").locator(f"[data-kind=hex][data-name={name}]")


def coins(guest: Guest) -> Locator:
    """Of the own hand, all of them."""
    return guest.part("hand").locator("[data-kind=coin]")


def face_down(guest: Guest) -> Locator:
    return guest.page.get_by_role("group", name=guest.say("wc-face-down")).get_by_role("button")


def supply(guest: Guest) -> Locator:
    """What can be recruited, once it is laid out."""
    return guest.part("hand").get_by_role("dialog").locator(THING)


def choose_something(guest: Guest, luck: Random) -> str:
    """Without a look at the list of options; what is sent is what was pointed at. Says what kind of thing it was."""
    before, offered = len(guest.answers), values(guest)
    if guest.question == "play":
        take_in_hand(guest, luck)
    found, down = things(guest).all(), face_down(guest).all()
    place = luck.randrange(len(found) + len(down)) if found or down else -1
    if place < 0:
        wanted, pressed = by_button(guest, luck, offered), "button"
    elif place < len(found):
        pressed = found[place].get_attribute("data-kind") or ""
        wanted = press_thing(guest, luck, found[place], offered)
    else:
        wanted, pressed = press_face_down(guest, luck, place - len(found), offered), "face down"
    guest.acknowledged()
    assert guest.answers[before:] == [wanted]
    return pressed


def take_in_hand(guest: Guest, luck: Random) -> None:
    takeable = guest.part("hand").locator("[data-take]")
    take(guest, luck.choice(takeable.evaluate_all("all => all.map((one) => one.dataset.name)")))


def take(guest: Guest, coin: str) -> None:
    """Of several equal coins the first is lifted, whichever is clicked."""
    one = coins(guest).and_(guest.page.locator(f"[data-name={coin}]"))
    lifted = one.and_(guest.page.locator("[aria-pressed=true]"))
    if not lifted.count():
        one.last.click()
    expect(lifted).to_have_count(1)


def press_thing(guest: Guest, luck: Random, thing: Locator, offered: list[Any]) -> Any:
    meant = meanings(thing, offered)
    chosen = luck.randrange(len(meant))
    press(guest, thing, meant, chosen)
    return meant[chosen]


def press(guest: Guest, thing: Locator, meant: list[Any], chosen: int, several: str = "wc-several") -> None:
    """Of several meanings one is chosen beside the thing; what is spent for good is confirmed."""
    before = len(guest.answers)
    thing.click()
    if len(meant) > 1:
        guest.page.get_by_role("group", name=guest.say(several)).get_by_role("button").nth(chosen).click()
    confirm_price(guest, before)


def confirm_price(guest: Guest, before: int) -> None:
    """Nothing was sent yet where the page asks once more."""
    sure = guest.part("confirm")
    if len(guest.answers) == before and sure.count():
        sure.click()


def meanings(thing: Locator, offered: list[Any]) -> list[Any]:
    return [offered[int(place)] for place in (thing.get_attribute("data-options") or "").split(",")]


def point(guest: Guest, thing: Locator, wanted: Any, several: str = "wc-several") -> None:
    """At a thing that means just that, or that among others."""
    before, meant = len(guest.answers), meanings(thing, values(guest))
    press(guest, thing, meant, meant.index(wanted), several)
    guest.acknowledged()
    assert guest.answers[before:] == [wanted]


def press_face_down(guest: Guest, luck: Random, place: int, offered: list[Any]) -> Any:
    """Of the coin in hand: the only one whose options do not stand back."""
    coin = coin_in_hand(guest)
    button = face_down(guest).nth(place)
    name = button.inner_text().strip()
    verb = next(verb for verb in FACE_DOWN if guest.say(f"wc-verb-{verb}") == name)
    meant = [value for value in offered if value[:2] == [verb, coin]]
    guest.quiet()  # whatever is still on its way would fold the supply again
    button.click()
    if verb != "recruit":
        return meant[0]
    expect(supply(guest)).to_have_count(len(meant))
    chosen = luck.randrange(len(meant))
    supply(guest).nth(chosen).click()
    return meant[chosen]


def coin_in_hand(guest: Guest) -> Any:
    shown = guest.page.locator("[data-option]:not([data-away])")
    (coin,) = {json.loads(one)[1] for one in shown.evaluate_all("all => all.map((one) => one.dataset.option)")}
    return coin


def by_button(guest: Guest, luck: Random, offered: list[Any]) -> Any:
    before, place = len(guest.answers), luck.randrange(len(offered))
    guest.answer(place)
    confirm_price(guest, before)
    return offered[place]
