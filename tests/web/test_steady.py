"""The board does not move: one place for it at every question of a game, at three sizes of a window."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.server.kit import BOT, HERE, Json, Site, Visitor, question_of, status
from tests.web import karak2, tash
from tests.web.conftest import DESK, PHONE, Invite
from tests.web.eager import eager
from tests.web.guest import Guest, in_page

DESKS: Final = ({"width": 1280, "height": 800}, {"width": 1024, "height": 768})
ENOUGH: Final = 160
SOME: Final = 40
"""Answers of one seat: few games have more than the first, and it is late then."""


class Played(NamedTuple):
    seats: int
    options: Json
    answer: Callable[[Json, Random], Any]
    prompts: int
    """Kinds of questions that such a game asks at least."""


def anything(question: Json, luck: Random) -> Any:
    return luck.choice([option["value"] for option in question["options"]])


GAMES: Final = {
    "titan_race": Played(3, {}, anything, 4),
    "war_chest": Played(2, {"nobility": True, "siege": True, "nightfall": True}, eager, 1),
    "tash_kalar": Played(2, {"form": "high_form"}, tash.summoner, 3),
    "karak2": Played(4, {}, karak2.builder, 6),
}


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", GAMES)
def test_the_board_keeps_its_place_at_every_question(invite: Invite, site: Site, game: str, whole: bool) -> None:
    """Pages of several sizes hold the same seat and look in at every kind of question and at the longest lists."""
    played = GAMES[game]
    made, (visitor,) = site.make(HERE, *[BOT] * (played.seats - 1), game=game, options=played.options)
    windows: list[Json] = [{**DESK, "viewport": size} for size in DESKS[: 2 if whole else 1]] + [PHONE]
    guests = [invite(language="pl", game=game, **window) for window in windows]
    for guest in guests:
        guest.context.add_init_script(in_page("held"))
        guest.keep(hints=False, language="pl")
        guest.sit_at(made["id"], made["keys"][0]["token"])
        guest.page.evaluate("window.holding = true")
    found: list[list[Json]] = [[] for _ in guests]
    for seq, prompt in moments(visitor, played.answer, ENOUGH if whole else SOME):
        for guest, measures in zip(guests, found, strict=True):
            measures.append(measured(guest, seq, prompt))
    for measures in found:
        assert not [fault for one in measures for fault in one["faults"]]
        assert len({one["prompt"] for one in measures}) >= (played.prompts if whole else 1)
        for part in ("dock", "board", "plate"):
            places = {str(one[part]): one["prompt"] for one in measures if part != "plate" or one is not measures[0]}
            assert len(places) == 1, (part, places)


def moments(visitor: Visitor, answer: Callable[[Json, Random], Any], answers: int) -> Iterator[tuple[int, str]]:
    """Questions worth a look, while a game is played; the server itself gives an answer that is the only one."""
    luck, asked, most = Random(5), Counter[str](), 0
    for number in range(answers):
        update = visitor.wait_for_question()
        question = question_of(update)
        if question is None or status(update) != "playing":
            return
        asked[question["prompt"]] += len(question["options"]) > 1
        if len(question["options"]) > 1 and (
            asked[question["prompt"]] < 2 or len(question["options"]) > most or number % 40 == 39
        ):
            most = max(most, len(question["options"]))
            yield update["seq"], question["prompt"]
        value = answer(question, luck)
        visitor.post("/answer", {"seat": question["seat"], "seq": update["seq"], "value": value})


def measured(guest: Guest, seq: int, prompt: str) -> Json:
    """The first is asked while things are chosen, before the board is laid out."""
    guest.page.wait_for_function(in_page("arrived"), arg=seq)
    expect(guest.part("ask")).to_have_attribute("data-prompt", prompt)
    found: Json = guest.page.evaluate(in_page("steady"))
    return {**found, "prompt": prompt, "faults": [f"{prompt}: {fault}" for fault in found["faults"]]}
