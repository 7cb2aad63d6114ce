"""Puzzles in the browser: one solved, one failed, that of the day, and a position kept from a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from stolik.engine.decision import Answer
from stolik.games import GAMES
from stolik.puzzles import Puzzle, question_of, shelf, solved
from stolik.text import rulebook
from tests.server.kit import BOT, HERE, Site
from tests.web.conftest import Invite
from tests.web.guest import Guest

SIZES = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
GAME = "war_chest"


def place_of(puzzle: Puzzle, answer: Answer) -> int:
    """From 1, as it is offered."""
    return question_of(puzzle, solved(GAMES[GAME], puzzle, []).position).options.index(answer) + 1


def some() -> Puzzle:
    """One that a single digit solves."""
    few = [one for one in shelf(GAMES[GAME]).values() if len(one.solution) == 1]
    return next(one for one in few if place_of(one, one.solution[0]) < 10)


def give(guest: Guest, place: int, phone: bool) -> None:
    expect(guest.options.first).to_be_enabled()
    guest.page.keyboard.press(str(place))
    if phone:
        guest.part("confirm").click()


@SIZES
def test_a_puzzle_is_solved_after_a_hint_and_the_next_one_failed(invite: Invite, phone: bool) -> None:
    guest = invite(phone=phone, game=GAME, language="pl")
    puzzle = some()
    guest.go(f"#/puzzles/{GAME}/{puzzle.id}")
    expect(guest.part("puzzle-said")).to_have_text(guest.say(f"puzzle-theme-{puzzle.theme}"))
    guest.button("puzzle-hint").click()
    expect(guest.part("puzzle-rule")).to_contain_text(puzzle.rule)
    assert not guest.faults() + guest.cut_off()
    give(guest, place_of(puzzle, puzzle.solution[0]), phone)
    expect(guest.part("puzzle")).to_have_attribute("data-state", "solved")
    expect(guest.part("chances").get_by_role("listitem")).to_have_count(len(puzzle.chances[0]))
    expect(guest.part("chances").get_by_role("listitem").first).to_contain_text(guest.say("puzzle-you"))
    expect(guest.part("puzzle-rule")).to_contain_text(rulebook(GAMES[GAME], "pl")[puzzle.rule].text[-20:])
    assert not guest.faults() + guest.cut_off()

    guest.part("puzzle-next").click()
    expect(guest.part("puzzle")).to_have_attribute("data-state", "open")
    other = shelf(GAMES[GAME])[guest.page.url.split("/")[-1]]
    assert other.id != puzzle.id
    give(guest, 1 if place_of(other, other.solution[0]) != 1 else 2, phone)
    expect(guest.part("puzzle")).to_have_attribute("data-state", "missed")
    guest.button("puzzle-play-on").click()
    assert guest.wait_for_question()
    guest.go("#/puzzles")
    tally = guest.say("puzzles-tally", found=1, of=2)
    expect(guest.part("puzzle-tally")).to_contain_text(tally)


@SIZES
def test_the_puzzle_of_the_day_begins_a_streak(invite: Invite, site: Site, phone: bool) -> None:
    line = site.visitor().get("/api/puzzles/today")["line"]
    puzzle = shelf(GAMES[line["game"]])[line["id"]]
    guest = invite(phone=phone, game=line["game"], language="pl")
    guest.go("#/learn")
    guest.part("puzzle-of-day").get_by_role("link", name=guest.say("puzzles-solve")).click()
    expect(guest.part("puzzle")).to_have_attribute("data-state", "open")
    assert guest.page.url.endswith(puzzle.id)
    guest.button("puzzle-show").click()
    expect(guest.part("puzzle")).to_have_attribute("data-state", "missed")
    guest.go("#/puzzles")
    expect(guest.part("streak")).to_have_text(guest.say("puzzles-streak", days=0))
    expect(guest.part("puzzle-list").locator("li")).to_have_count(sum(len(shelf(game)) for game in GAMES.values()))
    assert not guest.faults() + guest.cut_off()


@SIZES
def test_a_position_is_kept_from_a_replay_and_opened_by_its_link(invite: Invite, site: Site, phone: bool) -> None:
    made, (anna,) = site.make(HERE, BOT, game=GAME, options={"setup": "first_game"})
    anna.act(0, "concede")
    guest = invite(phone=phone, game=GAME, language="pl")
    guest.go(f"#/t/{made['id']}/replay?at=0&seat=0")
    guest.button("puzzle-keep").click()
    link = guest.part("kept-link").input_value()
    assert link.endswith(f"#/puzzles/{GAME}/{made['id']}-0")
    guest.link("puzzle-keep-open").click()
    expect(guest.part("puzzle-said")).to_have_text(guest.say("puzzle-theme-kept"))
    guest.button("puzzle-show").click()
    expect(guest.part("chances").get_by_role("listitem").first).to_contain_text("%")
    assert not guest.faults() + guest.cut_off()
