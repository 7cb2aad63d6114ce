"""Tash-Kalar without its arena: the position in words, a duel played to its end by keys alone, in Polish."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.kit import Json, Site, served
from tests.web.conftest import Invite
from tests.web.eager import play_until
from tests.web.guest import Guest
from tests.web.known import Known, lay
from tests.web.tash import GAME, summoner
from tests.web.war import values
from tests.web.whole import played_by_keys

A_GAME = 20
"""Answers, at least."""
TABLE = Known(GAME, "duel-words", ("Ala", "Olek"), {"form": "duel", "schools": "random"})


@pytest.fixture
def late(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Ala has her last turn."""
    folder = tmp_path_factory.mktemp("words")
    lay(folder, [TABLE])
    with served(str(folder)) as site:
        visitor = site.visitor(TABLE.token(0), TABLE.token(1), table=TABLE.id)
        assert play_until(visitor, is_last, Random(3), summoner) is not None
        yield site


def is_last(question: Json, view: Json) -> Json | None:
    ends = view["last"] is not None and question["seat"] == 0 and question["prompt"] == "action"
    return question["options"][0] if ends else None


@pytest.mark.slow
def test_a_duel_is_read_and_played_to_its_end_by_keys_alone(invite: Invite, late: Site) -> None:
    guest, luck = invite(late.url, language="pl", game=GAME), Random(4)
    guest.keep(hints=False, language="pl", textBoard=True, aims=[GAME])
    guest.sit_at(TABLE.id, TABLE.token())
    assert guest.wait_for_question()
    expect_position(guest, look(late))
    while look(late)["turn"] == 0 and not is_over(late):
        assert guest.wait_for_question()
        by_keys(guest, luck)
        guest.acknowledged()
    assert guest.answers
    if not is_over(late):
        other = late.visitor(TABLE.token(1), table=TABLE.id)
        play_until(other, lambda *_: None, luck, summoner)
    expect(guest.part("ending")).not_to_be_empty()


@pytest.mark.long
def test_a_whole_duel_is_played_by_keys_alone(invite: Invite, tmp_path: Path) -> None:
    luck = Random(4)
    answers = played_by_keys(
        invite,
        tmp_path,
        TABLE,
        press=lambda guest, _: by_keys(guest, luck),
        reply=lambda question, _: summoner(question, luck),
    )
    assert answers > A_GAME


def look(site: Site) -> Json:
    view: Json = site.visitor(TABLE.token(), table=TABLE.id).look()["seen"][0]["view"]
    return view


def is_over(site: Site) -> bool:
    return site.visitor(TABLE.token(), table=TABLE.id).look()["table"]["result"] is not None


def expect_position(guest: Guest, view: Json) -> None:
    """Every piece by owner and rank, every card with its pattern and text, points of both."""
    told = guest.part("told")
    pieces = told.locator("[data-part=arena]")
    for side, own in enumerate(view["sides"]):
        expect(pieces).to_contain_text(guest.say(f"school-{own['school']}"))
        for rank in ("common", "heroic", "legendary"):
            squares = [one["square"] for one in view["squares"] if (one["side"], one["rank"]) == (side, rank)]
            if squares:
                expect(pieces).to_contain_text(guest.say("tk-told-rank", rank=rank, squares=", ".join(squares)))
    hand = told.locator("[data-part=hand]")
    for card in [*view["hand"], *view["legends"]]:
        expect(hand).to_contain_text(guest.say(f"card-{card}"))
        expect(hand).to_contain_text(guest.say(f"card-{card}-text"))
    expect(hand).to_contain_text("licząc od pola przywołania")
    for own in view["sides"]:
        expect(told.locator("[data-part=players]")).to_contain_text(guest.say("tk-points", points=own["score"]))
    expect(told.get_by_role("heading", name=guest.say("tk-told-news"), exact=True)).to_have_count(1)


def by_keys(guest: Guest, luck: Random) -> None:
    """From the question down to an option of a summoner, and Enter; another Enter where it waits for one."""
    answers, offered = len(guest.answers), values(guest)
    wanted = offered.index(summoner({"options": [{"value": value} for value in offered]}, luck))
    guest.part("ask").focus()
    for _ in range(wanted + 1):
        guest.page.keyboard.press("ArrowDown")
    guest.page.keyboard.press("Enter")
    guest.quiet()
    if len(guest.answers) == answers:
        guest.page.keyboard.press("Enter")
