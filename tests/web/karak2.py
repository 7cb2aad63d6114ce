"""Karak 2 by clicks: places of the map, tiles and dice, heroes and spells; and somebody who likes to explore."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

from playwright.sync_api import Locator

from tests.server.kit import Json, Visitor, question_of
from tests.web.guest import Guest

GAME: Final = "karak2"
THING: Final = "[data-options]:not([data-options=''])"
WISHES: Final = ("challenge", "found", "build", "train", "fight", "explore", "gather", "go")
TRAYS: Final = ("dice", "loop", "position")
UNCOVERED: Final = """(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one === document.elementFromPoint(x + width / 2, y + height / 2)?.closest("[data-options]");
}"""


def values(guest: Guest) -> list[Any]:
    return [json.loads(one) for one in guest.options.evaluate_all("all => all.map((one) => one.dataset.option)")]


def things(guest: Guest) -> Locator:
    """On the board and in the tray, whatever stands for options now."""
    return guest.part("board").locator(THING).or_(guest.part("hand").locator(THING))


def scene(guest: Guest, against: str = "") -> Locator:
    return guest.part("board").locator(f"[data-fight='{against}']" if against else "[data-fight]")


def endings(guest: Guest) -> Locator:
    """How the last fights have ended, told where they were shown."""
    return guest.part("board").locator("[data-ended]")


def choose_something(guest: Guest, luck: Random) -> bool:
    """By a click on a thing where there is one; what is sent is what was pointed at. Says whether there was one."""
    if guest.question in TRAYS:
        throw(guest)
        return True
    before, offered = len(guest.answers), values(guest)
    found = things(guest).all()
    if found:
        wanted = press(guest, luck.choice(found), offered, luck)
    else:
        place = luck.randrange(len(offered))
        wanted = offered[place]
        guest.answer(place)
    make_sure(guest, before)
    guest.acknowledged()
    assert guest.answers[before:] == [wanted]
    return bool(found)


def make_sure(guest: Guest, before: int) -> None:
    """What is spent for good is chosen twice."""
    if len(guest.answers) == before and guest.part("confirm").count():
        guest.part("confirm").click()


def throw(guest: Guest) -> None:
    """With one button, however many kinds of dice there are."""
    before, wanted = len(guest.answers), values(guest)
    guest.page.locator("[data-throw]").click()
    guest.acknowledged()
    assert guest.answers[before:][:1] == wanted


def press(guest: Guest, thing: Locator, offered: list[Any], luck: Random) -> Any:
    """Of several meanings one is chosen beside the thing; what is covered is reached by keys."""
    meant = [offered[int(place)] for place in (thing.get_attribute("data-options") or "").split(",")]
    chosen = luck.randrange(len(meant))
    if thing.evaluate(UNCOVERED):
        thing.click()
    else:
        thing.press("Enter")
    if len(meant) > 1:
        guest.page.get_by_role("group", name=guest.say("k2-several")).get_by_role("button").nth(chosen).click()
    return meant[chosen]


def press_option(guest: Guest, wanted: Any) -> None:
    """By its button under the question."""
    before = len(guest.answers)
    guest.answer(values(guest).index(wanted))
    make_sure(guest, before)
    guest.acknowledged()


# Somebody without a page


def keen(question: Json, luck: Random) -> Any:
    """Rather out into the land than staying at home, and with all dice."""
    options = [option["value"] for option in question["options"]]
    if question["prompt"] == "dice":
        return options[0]
    for wish in WISHES if question["prompt"] == "play" else ():
        wished = [option for option in options if option[0] == wish]
        if wished and luck.random() < 0.8:
            return luck.choice(wished)
    return luck.choice(options)


def play_until(visitor: Visitor, wanted: Callable[[Json, Json], bool], luck: Random) -> Json | None:
    """For all seats of the visitor, until a question and what the asked seat sees are what is waited for."""
    while question := question_of(update := visitor.wait_for_question()):
        view = next(seen["view"] for seen in update["seen"] if seen["seat"] == question["seat"])
        if wanted(question, view):
            return question
        visitor.post("/answer", {"seat": question["seat"], "seq": update["seq"], "value": keen(question, luck)})
    return None


def builder(question: Json, luck: Random) -> Any:
    """Somebody who would rather have a town than a walk."""
    options = [option["value"] for option in question["options"]]
    wished = [value for verb in WISHES for value in options if isinstance(value, list) and value[0] == verb]
    return wished[0] if wished and luck.random() < 0.6 else luck.choice(options)
