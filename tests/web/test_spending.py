"""Look first, then spend: what is in hand hides no other answer, and no refusal is false."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.server.kit import BOT, HERE, Json, Site, question_of
from tests.web import war
from tests.web.conftest import Invite
from tests.web.eager import play_until
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


# War Chest


def test_a_coin_in_hand_refuses_nothing_that_another_could_do(invite: Invite, site: Site) -> None:
    made, (visitor,) = site.make(HERE, BOT, game=war.GAME, options={"setup": "first_game"})
    moment = play_until(visitor, move_of_a_second_coin, Random(1))
    assert moment is not None
    guest = invite(game=war.GAME)
    guest.keep(hints=False)
    guest.sit_at(made["id"], made["keys"][0]["token"])
    war.await_question(guest, moment.question)
    offered = {argument(choice, name) for choice in moment.question["options"] for name in ("hex", "to")}
    bare = [hex["hex"] for hex in moment.view["hexes"] if hex["unit"] is None and hex["hex"] not in offered]
    war.take(guest, argument(moment.question["options"][0], "coin"))
    for name in Random(2).sample(bare, 3):
        war.hex_at(guest, name).click()
        guest.part("why").get_by_role("button", name=guest.say("close")).click()
        expect(guest.part("why")).to_have_count(0)

    goal = war.hex_at(guest, argument(moment.choice, "to"))
    assert not goal.get_attribute("data-options"), "the coin in hand does not go there"
    goal.click()
    guest.acknowledged()
    assert guest.answers == [moment.choice["value"]]
    expect(guest.part("why")).to_have_count(0)
    asked = {message["name"] for message in guest.sent if message["type"] == "why"}
    assert len(asked) == 3
    assert not offered & asked


def move_of_a_second_coin(question: Json, view: Json) -> Json | None:
    """To a hex with which no other option has anything to do, those of the first coin least of all."""
    if question["prompt"] != "play":
        return None
    first = argument(question["options"][0], "coin")
    for choice in question["options"]:
        coin, goal = argument(choice, "coin"), argument(choice, "to")
        others = [one for one in question["options"] if one is not choice]
        if choice["value"][0] == "move" and coin != first and not any(goal in places(one) for one in others):
            return choice  # type: ignore[no-any-return]
    return None


def places(choice: Json) -> set[str]:
    return {argument(choice, name) for name in ("hex", "to")}
