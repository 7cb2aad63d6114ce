"""From a rule to its example: where a rule is cited at a table, in a lesson or a review, a link leads to the figure."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from stolik.engine.decision import CHANCE
from stolik.examples import Example, examples
from stolik.games import GAMES
from stolik.lessons import lessons
from tests.server.kit import BOT, HERE, Json, Site, Visitor
from tests.web.conftest import Invite
from tests.web.guest import LONG, Guest, in_page
from tests.web.test_lessons import wrong_option

SIZES = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
RANDOM: Json = {"kind": "bot", "level": "random"}
REVIEWED = 120_000


def shown_by(name: str, rule: str) -> Example | None:
    """The example that a page should offer for a rule."""
    every = [one for one in examples(GAMES[name]).values() if rule in one.shows]
    return next((one for one in every if one.shows[0] == rule), every[0] if every else None)


def expect_figure(guest: Guest, example: Example) -> None:
    figure = guest.page.locator(f"[data-example='{example.name}']")
    expect(figure.locator("figcaption b")).to_have_text(example.title[guest.language])
    expect(figure.locator("figcaption b")).to_be_in_viewport(timeout=LONG)
    expect(figure.locator(".board svg").first).to_be_visible(timeout=LONG)
    assert not guest.faults() + guest.cut_off()


def link_to(guest: Guest, place: Locator, example: Example) -> Locator:
    name = guest.say("example-see-what", title=example.title[guest.language])
    return place.get_by_role("link", name=name, exact=True)


def refusals(guest: Guest) -> Iterator[str]:
    """Clicks what is no option, one thing after the other, and tells the rule that the bubble names."""
    for thing in guest.page.evaluate(in_page("forbidden")):
        guest.page.mouse.click(thing["x"], thing["y"])
        row = guest.part("why").locator(".under")
        expect(row).to_be_visible()
        yield from row.get_by_role("button").all_inner_texts()
        guest.page.keyboard.press("Escape")


def sit(invite: Invite, site: Site, answers: int, *, phone: bool) -> Guest:
    made, (visitor,) = site.make(HERE, BOT, BOT)
    visitor.play(answers)
    guest = invite(phone=phone, language="pl")
    guest.keep(hints=False)
    guest.sit_at(made["id"], made["keys"][0]["token"])
    assert guest.wait_for_question()
    guest.quiet()
    return guest


@pytest.mark.slow
@SIZES
def test_the_bubble_of_a_refusal_leads_to_the_example(invite: Invite, site: Site, phone: bool) -> None:
    guest = sit(invite, site, 6, phone=phone)
    example = next(found for rule in refusals(guest) if (found := shown_by("titan_race", rule)))
    link = link_to(guest, guest.part("why"), example)
    expect(link).to_have_text(guest.say("example-see"))
    assert not guest.faults() + guest.cut_off()
    link.click()
    expect(guest.part("why")).to_have_count(0)
    expect_figure(guest, example)
    assert "/rules/" not in guest.page.url, "the table is not left"
    assert guest.page.evaluate("document.querySelector('.app').scrollTop") == 0, "nor does it move"
    assert not guest.answers


@pytest.mark.slow
@SIZES
def test_a_rulebook_beside_the_board_stays_where_it_is(invite: Invite, site: Site, phone: bool) -> None:
    guest = sit(invite, site, 6, phone=phone)
    example = next(found for rule in refusals(guest) if (found := shown_by("titan_race", rule)))
    link_to(guest, guest.part("why"), example).click()
    expect_figure(guest, example)
    clips = guest.page.locator("clipPath").evaluate_all("all => all.map(({ id }) => id)")
    assert len(set(clips)) == len(clips), "each board has its own, also while that of the table is hidden"
    asked = len(guest.asked_for)
    guest.options.first.hover()
    guest.quiet()
    assert not [url for url in guest.asked_for[asked:] if url.endswith("/examples")]
    expect_figure(guest, example)


@pytest.mark.slow
@SIZES
def test_an_opened_line_of_the_log_leads_to_the_example(invite: Invite, site: Site, phone: bool) -> None:
    guest = sit(invite, site, 10, phone=phone)
    if phone:
        guest.page.locator("nav.tabs").get_by_role("button", name=guest.say("tab-log")).click()
    line, example = cited(guest)
    height = "one => one.getBoundingClientRect().height"
    before = line.evaluate(height)
    line.click()
    link = link_to(guest, guest.part("log"), example)
    expect(link).to_be_visible()
    assert line.evaluate(height) == before
    assert not guest.faults() + guest.cut_off()
    link.click()
    expect_figure(guest, example)


def cited(guest: Guest) -> tuple[Locator, Example]:
    """The newest line in sight whose rule has an example."""
    for line in reversed(guest.part("log").locator("button[aria-expanded]:visible").all()):
        if example := shown_by("titan_race", line.locator(".rule").inner_text()):
            return line, example
    raise AssertionError("no rule of the log has an example")


@pytest.mark.slow
@SIZES
def test_the_review_says_what_happened_by_which_rule_with_its_example(invite: Invite, site: Site, phone: bool) -> None:
    made, (visitor,) = site.make(HERE, RANDOM)
    visitor.play(12, seed=2)
    visitor.act(0, "concede")
    guest = invite(phone=phone, language="pl")
    guest.go(f"#/t/{made['id']}/review")
    expect(guest.part("review-chart")).to_be_visible(timeout=REVIEWED)
    told = rules_told(visitor)
    assert told
    happened = guest.part("happened")
    expect(happened).to_have_count(len(told))
    for place, rule in enumerate(told):
        expect(happened.nth(place).get_by_role("link", name=guest.say("open-rule", rule=rule))).to_be_visible()
    place, example = next((place, one) for place, rule in enumerate(told) if (one := shown_by("titan_race", rule)))
    link = link_to(guest, happened.nth(place), example)
    expect(link).to_be_visible()
    assert not guest.faults() + guest.cut_off()
    link.click()
    expect_figure(guest, example)


def rules_told(visitor: Visitor) -> list[str]:
    """Of the deeds at which it turned, those of luck left out."""
    review = visitor.get("/review")
    turns = [review["points"][place] for place in review["decisive"]]
    steps = [visitor.get(f"/replay?at={turn['at']}")["happened"] for turn in turns if turn["seat"] != CHANCE]
    first = [next((line["rule"] for line in step if line["rule"]), "") for step in steps]
    return [rule for rule in first if rule]


@pytest.mark.slow
@SIZES
def test_a_wrong_answer_of_a_lesson_leads_to_the_example(invite: Invite, phone: bool) -> None:
    guest = invite(phone=phone, game="war_chest", language="pl")
    option, example = err(guest, "attacking")
    option.click()
    if phone:
        guest.part("confirm").click()
    link = link_to(guest, guest.part("wrong"), example)
    expect(link).to_be_visible()
    assert not guest.faults() + guest.cut_off()
    link.click()
    expect_figure(guest, example)


@pytest.mark.slow
def test_an_example_with_others_above_it_is_brought_into_sight(invite: Invite) -> None:
    guest = invite(game="tash_kalar", language="pl")
    option, example = err(guest, "tasks")
    first = next(one for one in examples(GAMES[guest.game]).values() if one.shows[0] == example.shows[0])
    assert first != example
    option.press("Enter")
    link_to(guest, guest.part("wrong"), example).press("Enter")
    expect_figure(guest, example)


def err(guest: Guest, name: str) -> tuple[Locator, Example]:
    """An answer to the first question of a lesson that is not right, and the example of the rule that says so."""
    lesson = lessons(GAMES[guest.game])[name]
    at, wrong, reply = wrong_option(guest.game, lesson)
    example = shown_by(guest.game, reply.rule)
    assert at == 0
    assert example
    guest.go(f"#/learn/{guest.game}/{name}")
    return guest.page.locator(f"[data-option='{wrong}']"), example


@pytest.mark.slow
@SIZES
def test_every_box_leads_to_its_course(invite: Invite, phone: bool) -> None:
    guest = invite(phone=phone, language="pl")
    guest.go()
    for name, game in GAMES.items():
        course = guest.part(f"box-{name}").get_by_test_id("course")
        expect(course).to_have_accessible_name(guest.say("box-learn", count=len(lessons(game))))
    assert not guest.faults("[data-testid=course]", 44)
    guest.box.get_by_test_id("course").click()
    expect(guest.part(f"course-{guest.game}")).to_be_visible()
