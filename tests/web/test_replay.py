"""A game that is over, told again: by slider, from any seat's knowledge, and played on from any step."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from tests.server.kit import BOT, HERE, Json, Site, Visitor
from tests.web.conftest import Invite
from tests.web.guest import Guest


def test_a_replay_goes_to_any_step_and_is_played_on_from_there(invite: Invite, site: Site) -> None:
    made, (visitor,) = site.make(HERE, BOT, BOT)
    visitor.play()
    guest = invite()
    guest.sit_at(made["id"], made["keys"][0]["token"])
    guest.part("game-over").get_by_role("link", name=guest.say("replay")).click()
    last = visitor.get("/replay?at=0&seat=0")["last"]
    expect(guest.part("step")).to_have_text(f"0 / {last}")

    middle = step_with_a_question(visitor, last // 2)
    slider(guest).fill(str(middle))
    expect_step(guest, visitor, middle, 0)
    guest.button("replay-forward").click()
    expect_step(guest, visitor, middle + 1, 0)
    slider(guest).press("Home")
    expect_step(guest, visitor, 0, 0)
    slider(guest).press("End")
    expect_step(guest, visitor, last, 0)
    guest.page.reload()
    expect_step(guest, visitor, last, 0)
    slider(guest).fill(str(middle))
    expect_step(guest, visitor, middle, 0)
    look_through_the_eyes_of_the_second(guest, visitor, middle)

    guest.button("play-on").click()
    guest.page.get_by_role("combobox", name=guest.say("play-on-seat")).select_option("Anna")
    guest.button("play-on-do").click()
    assert guest.wait_for_question()
    assert f"/t/{made['id']}" not in guest.page.url, "a table of its own"
    stand = visitor.get(f"/replay?at={middle}&seat=0")["seen"]["view"]
    assert squares_at(guest) == squares(stand)
    before = guest.log()
    assert guest.play(5, Random(1))
    guest.acknowledged()
    assert len(guest.log()) > len(before)


def test_who_gave_up_has_done_so_only_at_the_end(invite: Invite, site: Site) -> None:
    made, (visitor,) = site.make(HERE, BOT)
    visitor.play(5)
    visitor.act(0, "concede")
    guest = invite()
    guest.go(f"#/t/{made['id']}/replay")
    gave_up = guest.part("seat-0").get_by_text(guest.say("seat-gone"))
    expect(guest.part("seat-0")).to_be_visible()
    expect(gave_up).to_have_count(0)
    slider(guest).press("End")
    expect(gave_up).to_be_visible()


def step_with_a_question(visitor: Visitor, after: int) -> int:
    """The next step at which the first seat has a choice."""
    step = after
    while not has_choice(visitor.get(f"/replay?at={step}&seat=0")["seen"]["question"]):
        step += 1
    return step


def has_choice(question: Json | None) -> bool:
    return question is not None and len(question["options"]) > 1


def slider(guest: Guest) -> Locator:
    return guest.page.get_by_role("slider", name=guest.say("replay-step"))


def expect_step(guest: Guest, visitor: Visitor, at: int, seat: int) -> None:
    """The page stands where the server says that the game stood."""
    told = visitor.get(f"/replay?at={at}&seat={seat}")
    expect(guest.part("step")).to_have_text(f"{at} / {told['last']}")
    expect(slider(guest)).to_have_value(str(at))
    if told["seen"]["view"]["phase"] != "choosing":
        assert squares_at(guest) == squares(told["seen"]["view"])


def squares(view: Any) -> dict[str, str]:
    return {runner["titan"]: runner["square"] for runner in view["runners"] if runner["square"] not in ("", "-")}


def squares_at(guest: Guest) -> dict[str, str]:
    """Where the page shows the titans, by what it tells of its squares."""
    board = guest.part("board")
    found = {}
    for piece in board.locator("[data-piece]").all():
        titan = piece.get_attribute("data-piece") or ""
        name = guest.say(f"titan-{titan}")
        square = board.locator(f"[data-kind=cell][aria-label*='{name}']").first
        if square.count():
            found[titan] = square.get_attribute("data-name") or ""
    return found


def look_through_the_eyes_of_the_second(guest: Guest, visitor: Visitor, at: int) -> None:
    """The hand beside the board is another one."""
    eyes = guest.page.get_by_role("combobox", name=guest.say("replay-eyes"))
    for seat in (1, 0):
        eyes.select_option(index=1 + seat)
        cards = [card for hand in visitor.get(f"/replay?at={at}&seat={seat}")["seen"]["view"]["hand"] for card in hand]
        expect(guest.page.locator("[data-card]")).to_have_count(len(cards))
        shown = [card.get_attribute("data-card") for card in guest.page.locator("[data-card]").all()]
        assert sorted(map(str, shown)) == sorted(cards)
