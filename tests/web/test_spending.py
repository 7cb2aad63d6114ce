"""Look first, then spend: what is in hand hides no other answer, and no refusal is false."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.kit import BOT, HERE, Json, Site, question_of
from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.tash import GAME, cards, square_at
from tests.web.war import argument


def seat_anna(invite: Invite, site: Site, answers: int = 0) -> tuple[Guest, Json]:
    """After so many answers. At first nobody has a piece: no card fits, and one may be placed on every square."""
    made, (visitor,) = site.make(HERE, BOT, game=GAME, options={"form": "high_form", "schools": "random"})
    visitor.play(answers)
    question = question_of(visitor.wait_for_question())
    while question is not None and question["prompt"] != "action":
        visitor.play(1)
        question = question_of(visitor.wait_for_question())
    assert question is not None
    guest = invite(game=GAME)
    guest.keep(hints=False)
    guest.sit_at(made["id"], made["keys"][0]["token"])
    guest.wait_for_question()
    return guest, question


def test_a_lifted_card_hides_no_other_answer(invite: Invite, site: Site) -> None:
    guest, question = seat_anna(invite, site)
    placed = next(choice for choice in question["options"] if argument(choice, "square") == "e5")
    cards(guest).first.click()
    expect(cards(guest).first).to_have_attribute("aria-pressed", "true")
    square_at(guest, "e5").click()
    guest.acknowledged()
    assert guest.answers == [placed["value"]]
    expect(guest.part("why")).to_have_count(0)


def test_what_is_refused_is_not_among_the_options(invite: Invite, site: Site) -> None:
    """With a card in hand and, after Escape, without: the rules are never asked about a square that can be chosen."""
    guest, question = seat_anna(invite, site, 8)
    offered = {argument(choice, "square") for choice in question["options"]}
    taken = [f"{column}{row}" for column in "cdefg" for row in range(1, 10) if f"{column}{row}" not in offered]
    assert taken
    cards(guest).first.click()
    for lifted in ("true", "false"):
        expect(cards(guest).first).to_have_attribute("aria-pressed", lifted)
        for name in taken[:2]:
            square_at(guest, name).click()
            guest.part("why").get_by_role("button", name=guest.say("close")).click()
            expect(guest.part("why")).to_have_count(0)
        guest.page.keyboard.press("Escape")
    asked = [message["name"] for message in guest.sent if message["type"] == "why"]
    assert len(asked) == 2 * len(taken[:2])
    assert not offered & set(asked)
    assert not guest.answers
