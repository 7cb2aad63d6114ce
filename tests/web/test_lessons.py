"""Courses in the browser: every lesson is finished by whoever reads it, from the first page to a first real game."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, expect

from stolik.engine.decision import Answer
from stolik.games import GAMES
from stolik.lessons import Lesson, LessonStep, Reply, judged, lessons, right_answer, taught
from stolik.server.table.sight import wire_value
from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.variants import any_game

SIZES = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
EVERY = pytest.mark.parametrize("name", list(GAMES))


class Learner:
    """Reads what is said, answers, and has the answer shown where it is not found."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.language = guest.language

    @property
    def teacher(self) -> Locator:
        return self.guest.part("teacher")

    def attend(self, lesson: Lesson) -> None:
        for number, step in enumerate(lesson.steps):
            expect(self.guest.part("lesson")).to_have_attribute("data-step", str(number))
            expect(self.teacher).to_contain_text(step.say[self.language])
            if step.right:
                self.answer(step)
            else:
                self.go_on()
        expect(self.guest.part("lesson-end")).to_be_visible()

    def answer(self, step: LessonStep) -> None:
        self.guest.button("lesson-show").click()
        self.guest.part("confirm").click()
        if step.well:
            expect(self.teacher).to_contain_text(step.well[self.language])
            self.go_on()

    def go_on(self) -> None:
        self.guest.part("go-on").click()


@any_game
@pytest.mark.slow
@SIZES
@EVERY
def test_a_course_is_finished_and_leads_to_a_first_game(invite: Invite, name: str, phone: bool) -> None:
    guest = invite(phone=phone, game=name, language="pl")
    learner, course = Learner(guest), list(lessons(GAMES[name]).values())
    guest.go("#/learn")
    guest.part(f"course-{name}").get_by_role("link", name=guest.say("learn-start"), exact=True).click()
    for number, lesson in enumerate(course):
        learner.attend(lesson)
        assert not guest.faults() + guest.cut_off()
        if number + 1 < len(course):
            guest.link("lesson-next").click()
    guest.button("lesson-play").click()
    guest.button("name-sit").click()
    assert guest.wait_for_question()
    guest.go("#/learn")
    expect(guest.part(f"course-{name}")).to_contain_text(guest.say("learn-done", done=len(course), of=len(course)))


def wrong_option(name: str, lesson: Lesson) -> tuple[int, str, Reply]:
    """The first step that asks, an answer to it that is offered and not right, and what is said to that."""
    game = GAMES[name]
    answers: list[Answer] = []
    while (now := taught(game, lesson, answers)).step is not None:
        decision = now.position.decision
        for option in decision.options if decision is not None and now.step.right else ():
            if not (reply := judged(game, now, option)).right:
                return len(answers), json.dumps(wire_value(option), separators=(",", ":")), reply
        answers.append(right_answer(game, now))
    raise AssertionError("nothing is asked")


@pytest.mark.slow
@SIZES
def test_a_wrong_answer_is_told_why_and_costs_nothing(invite: Invite, phone: bool) -> None:
    guest = invite(phone=phone, game="war_chest", language="pl")
    at, wrong, reply = wrong_option("war_chest", lessons(GAMES["war_chest"])["attacking"])
    guest.go("#/learn/war_chest/attacking")
    for _ in range(at):
        guest.part("go-on").click()
    guest.page.locator(f"[data-option='{wrong}']").click()
    if phone:
        guest.part("confirm").click()
    expect(guest.part("wrong")).to_contain_text(reply.text["pl"])
    expect(guest.part("wrong").get_by_role("link", name=reply.rule, exact=True)).to_be_visible()
    expect(guest.part("lesson")).to_have_attribute("data-step", str(at))
    assert not guest.faults() + guest.cut_off()
    guest.part("wrong").get_by_role("button", name=guest.say("close")).click()
    expect(guest.part("wrong")).to_have_count(0)
    expect(guest.options.first).to_be_enabled()


@pytest.mark.slow
def test_one_may_leave_and_go_on_also_in_another_language(invite: Invite) -> None:
    guest = invite(language="pl")
    lesson = lessons(GAMES["titan_race"])["laps"]
    guest.go("#/learn/titan_race/laps")
    expect(guest.part("teacher")).to_contain_text(lesson.steps[0].say["pl"])
    guest.part("go-on").click()
    expect(guest.part("lesson")).to_have_attribute("data-step", "1")
    guest.go("#/")
    guest.page.reload()
    guest.page.get_by_role("navigation").get_by_role("link", name=guest.say("nav-learn")).click()
    guest.part("course-titan_race").get_by_role("link", name=guest.say("learn-on"), exact=True).click()
    expect(guest.part("teacher")).to_contain_text(lesson.steps[1].say["pl"])
    guest.page.get_by_role("button", name="EN").click()
    expect(guest.part("teacher")).to_contain_text(lesson.steps[1].say["en"])


@pytest.mark.slow
def test_a_lesson_is_given_by_keys_and_in_words(invite: Invite) -> None:
    guest = invite()
    guest.keep(textBoard=True)
    lesson = lessons(GAMES["titan_race"])["laps"]
    guest.go("#/learn/titan_race/laps")
    guest.part("go-on").focus()
    guest.page.keyboard.press("Enter")
    expect(guest.part("teacher")).to_contain_text(lesson.steps[1].say["en"])
    guest.button("lesson-show").focus()
    guest.page.keyboard.press("Enter")
    guest.part("confirm").focus()
    guest.page.keyboard.press("Enter")
    expect(guest.part("teacher")).to_contain_text(lesson.steps[1].well["en"])
    guest.part("go-on").focus()
    guest.page.keyboard.press("Enter")
    expect(guest.part("teacher")).to_contain_text(lesson.steps[2].say["en"])
    guest.page.keyboard.press("1")
    expect(guest.part("wrong").or_(guest.part("go-on"))).to_be_visible()
