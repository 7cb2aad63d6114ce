"""Tash-Kalar in a browser: a duel, a High Form game, a melee and teams at one screen, by cards and squares."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.kit import Json, Site, question_of, served
from tests.web.conftest import Invite
from tests.web.eager import play_until
from tests.web.ends import ending as headline
from tests.web.guest import Guest
from tests.web.known import Known, lay
from tests.web.tash import (
    GAME,
    cards,
    choose_something,
    offers_summoning,
    school,
    square_at,
    squares,
    summoner,
    take,
    track,
)
from tests.web.war import argument, await_question, point, values

ARENA = 69
"""Squares."""
ANSWERS, MORE = 12, 3
"""By clicks, before somebody else plays on."""
DUELS = [Known(GAME, f"duel-{number}", ("Anna", "random"), {"form": "duel"}) for number in range(30)]
HIGH = [Known(GAME, f"high-{number}", ("Anna", "Bert"), {"form": "high_form"}) for number in (2, 0, 1, *range(3, 12))]
MELEE = Known(GAME, "melee", ("Anna", "random", "random"), {"form": "melee", "schools": "random"})
TEAM = Known(GAME, "team", ("Anna", "Bert", "Cleo", "Dora"), {"form": "duel", "schools": "random"})


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("prepared")
    lay(folder, [*DUELS, *HIGH, MELEE, TEAM])
    with served(str(folder)) as site:
        yield site


def seat(invite: Invite, site: Site, table: Known, *seats: int) -> Guest:
    guest = invite(site.url, game=GAME)
    guest.keep(hints=False)
    guest.sit_at(table.id, *[table.token(seat) for seat in seats or (0,)])
    return guest


# A duel


@pytest.mark.slow
def test_everfrost_plays_a_duel_against_nethervoid_to_its_end(invite: Invite, prepared: Site) -> None:
    table = against_nethervoid(prepared)
    guest, luck, pressed = seat(invite, prepared, table), Random(1), Counter[str]()
    guest.wait_for_question()
    expect(squares(guest)).to_have_count(ARENA)
    expect(guest.part("seat-1")).to_contain_text(guest.say("school-nethervoid"))
    expect(track(guest)).to_have_accessible_name(re.compile(standing(guest, "everfrost", 0)))
    for _ in range(ANSWERS):
        assert guest.wait_for_question()
        assert not guest.faults() + guest.cut_off()
        pressed[choose_something(guest, luck)] += 1
    assert pressed["square"] >= ANSWERS / 2, pressed

    guest.go("#/settings")
    visitor = prepared.visitor(table.token(), table=table.id)
    assert play_until(visitor, is_last_turn, luck, summoner) is not None
    guest.go(f"#/t/{table.id}")
    while guest.wait_for_question():
        choose_something(guest, luck)
    ended = visitor.look()
    expect(guest.part("ending")).to_have_text(ending(guest, ended, table, 0))
    sides = ended["seen"][0]["view"]["sides"]
    assert any(side["score"] for side in sides), "somebody has destroyed something"
    guest.button("end-board").click()
    for side in sides:
        expect(track(guest)).to_have_accessible_name(re.compile(standing(guest, side["school"], side["score"])))


def is_last_turn(question: Json, view: Json) -> Json | None:
    """Of Anna's: when it is over, or soon after, so is the game."""
    return question["options"][0] if view["last"] is not None else None


def against_nethervoid(site: Site) -> Known:
    """Anna takes Everfrost; at some table the bot takes Nethervoid."""
    for table in DUELS:
        visitor = site.visitor(table.token(), table=table.id)
        update = visitor.wait_for_question()
        taken = next(one for one in options(update) if one["word"]["name"] == "everfrost")
        answer = {"seat": 0, "seq": update["seq"], "value": taken["value"]}
        visitor.post("/answer", answer)
        if schools(visitor.wait_for_question()) == ["everfrost", "nethervoid"]:
            return table
    raise AssertionError("no bot took Nethervoid")


def options(update: Json) -> list[Json]:
    question = question_of(update)
    assert question is not None
    found: list[Json] = question["options"]
    return found


def schools(update: Json) -> list[str]:
    return [player["school"] for player in update["seen"][0]["view"]["players"]]


# High Form


@pytest.mark.slow
def test_a_task_is_claimed_in_a_high_form_game_and_its_points_count(invite: Invite, prepared: Site) -> None:
    guest = seat(invite, prepared, HIGH[-1])
    guest.wait_for_question()
    school(guest, "sylvan").click()
    guest.acknowledged()
    expect(guest.part("seat-0")).to_contain_text(guest.say("school-sylvan"))
    for table in HIGH:
        visitor, luck = prepared.visitor(table.token(0), table.token(1), table=table.id), Random(table.luck)
        moment = play_until(visitor, offers_claim, luck, summoner)
        if moment is not None:
            break
    assert moment is not None, "nobody ever met a task"
    guest.sit_at(table.id, table.token(moment.question["seat"]))
    await_question(guest, moment.question)
    assert not guest.faults() + guest.cut_off()
    for task in moment.view["tasks"]:
        name = f"{guest.say('task-' + task['task'])}, {guest.say('tk-points', points=task['points'])}"
        expect(guest.part("board").locator(f"[data-task={task['task']}]")).to_have_accessible_name(re.compile(name))
    before = moment.view["sides"][moment.view["players"][moment.question["seat"]]["side"]]
    expect(track(guest)).to_have_accessible_name(re.compile(standing(guest, before["school"], before["score"])))

    claimed = moment.choice["word"]["name"]
    worth = next(task["points"] for task in moment.view["tasks"] if task["task"] == claimed)
    point(guest, guest.part("board").locator(f"[data-task={claimed}]"), moment.choice["value"])
    told = guest.say("event-claim", colour=guest.say(f"colour-{before['school']}"), task=guest.say(f"task-{claimed}"))
    expect(guest.part("log")).to_contain_text(told)
    after = re.compile(standing(guest, before["school"], before["score"] + worth))
    expect(track(guest)).to_have_accessible_name(after)

    ended = play_out(guest, prepared, table)
    expect(guest.part("ending")).to_have_text(ending(guest, ended, table, moment.question["seat"]))
    expect(guest.part("ending-why")).to_contain_text(decided(guest, ended, "high_form"))


def offers_claim(question: Json, view: Json) -> Json | None:
    return question["options"][0] if question["prompt"] == "claim" else None


def standing(guest: Guest, side: str, points: int) -> str:
    return rf"{guest.say(f'school-{side}')} {points}\b"


# A melee


@pytest.mark.slow
def test_a_melee_with_bots_counts_points_against_each_colour(invite: Invite, prepared: Site) -> None:
    visitor, luck = prepared.visitor(MELEE.token(), table=MELEE.id), Random(2)
    moment = play_until(visitor, offers_summoning, luck, summoner)
    assert moment is not None
    guest = seat(invite, prepared, MELEE)
    await_question(guest, moment.question)
    card, square = (argument(moment.choice, name) for name in ("card", "square"))
    take(guest, card)
    point(guest, square_at(guest, square), moment.choice["value"], "tk-images")
    said = guest.say("event-summon", seat="Anna", card=guest.say(f"card-{card}"), square=square)
    expect(guest.part("log")).to_contain_text(said)
    for _ in range(MORE):
        assert guest.wait_for_question()
        assert not guest.faults() + guest.cut_off()
        choose_something(guest, luck)

    playing = schools(visitor.look())
    for place, side in enumerate(playing):
        for other in set(playing) - {side}:
            label = guest.say("tk-against", school=guest.say(f"school-{other}"))
            expect(guest.part(f"seat-{place}").get_by_role("img", name=label)).to_be_visible()

    ended = play_out(guest, prepared, MELEE)
    expect(guest.part("ending")).to_have_text(ending(guest, ended, MELEE, 0))
    guest.button("end-board").click()
    scores = [side["score"] for side in ended["seen"][0]["view"]["sides"]]
    for place, score in enumerate(scores):
        expect(guest.part(f"seat-{place}").locator(".sum")).to_have_text(str(score))


# Teams


@pytest.mark.slow
def test_a_team_at_one_screen_hands_the_turn_over_behind_the_curtain(invite: Invite, prepared: Site) -> None:
    guest, luck = seat(invite, prepared, TEAM, 0, 1, 2, 3), Random(3)
    visitor = prepared.visitor(*[TEAM.token(seat) for seat in range(4)], table=TEAM.id)
    moment = play_until(visitor, offers_partner, luck, summoner)
    assert moment is not None
    raise_curtain(guest)
    await_question(guest, moment.question)
    assert not guest.faults() + guest.cut_off()
    giver, taker = TEAM.seats[moment.question["seat"]], TEAM.seats[(moment.question["seat"] + 2) % 4]
    own = set(cards(guest).evaluate_all("all => all.map((one) => one.dataset.name)"))
    assert own
    guest.options.nth(values(guest).index("hand-over")).click()
    expect(guest.part("curtain")).to_contain_text(taker)
    expect(cards(guest)).to_have_count(0)
    raise_curtain(guest)
    assert guest.wait_for_question()
    expect(guest.part("log")).to_contain_text(guest.say("event-hand-over", seat=giver, other=taker))
    choose_something(guest, luck)

    ended = play_out(guest, prepared, TEAM)
    expect(guest.part("ending")).to_have_text(ending(guest, ended, TEAM))
    expect(guest.part("ending-why")).to_contain_text(decided(guest, ended, "duel"))


def offers_partner(question: Json, view: Json) -> Json | None:
    return next((choice for choice in question["options"] if choice["value"] == "hand-over"), None)


def raise_curtain(guest: Guest) -> None:
    expect(guest.part("curtain")).to_be_visible()
    guest.part("curtain").get_by_role("button").click()
    expect(guest.part("curtain")).to_have_count(0)


# The end


def play_out(guest: Guest, site: Site, table: Known) -> Json:
    """Somebody else answers for all, until the page shows how it ended."""
    tokens = [table.token(seat) for seat, who in enumerate(table.seats) if who != "random"]
    guest.go("#/settings")
    visitor, luck = site.visitor(*tokens, table=table.id), Random(table.luck)
    assert play_until(visitor, lambda *_: None, luck, summoner) is None
    guest.go(f"#/t/{table.id}")
    return visitor.look()


def ending(guest: Guest, ended: Json, table: Known, mine: int | None = None) -> str:
    """`mine`: the only seat of the guest."""
    names = [guest.say("bot-name", number=seat + 1) if who == "random" else who for seat, who in enumerate(table.seats)]
    return headline(guest, ended["table"]["result"], names, mine)


def decided(guest: Guest, ended: Json, form: str) -> str:
    """What was compared after the last round: points, or what breaks a tie."""
    result = ended["table"]["result"]
    scores = sorted((side["score"] for side in ended["seen"][0]["view"]["sides"]), reverse=True)
    shared = all(place == 1 for place in result["places"])
    tie = "tk-decided-shared" if shared else "tk-decided-tie"
    key = tie if result["reason"] == "TK-Z-06" else f"tk-decided-{form}"
    return guest.say(key, scores=" : ".join(map(str, scores)), score=scores[0], form=form)
