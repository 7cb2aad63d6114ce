"""Hints: what the search of a strong bot finds, from what the asked seat knows, for nobody else."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from stolik.bots.advice import ADVISER, advice
from stolik.bots.levels import LEVELS, strength_of
from stolik.bots.mcts import SearchingBot
from stolik.bots.reasons import likely_reply, reasons
from stolik.bots.strength import ANY_GAME
from stolik.engine import recordfile
from stolik.engine.decision import CHANCE, Answer
from stolik.engine.defaults import nothing_hidden
from stolik.engine.options import settle
from stolik.engine.position import Position, worlds
from stolik.games import GAMES
from stolik.server.live.bots.jobs import Job, asked_of
from stolik.server.live.hints import BEST, advise
from stolik.server.settings import Limits
from stolik.text import Texts, rulebook
from tests.bots.test_bots import questions, twin
from tests.server.kit import BOT, HERE, OPEN, Json, Site, question_of, seat, served, status
from tests.server.table.test_seats import joined

FAIR = 0.12


def played(name: str, answers: int) -> tuple[Position[Any], Job]:
    """A game some answers on, where somebody has a choice, and the job of whoever is asked for a hint there."""
    game, rng = GAMES[name], Random(4)
    options = settle(game, 2, {})
    line: list[Answer] = []
    position = Position(game, game.setup(options))
    while (decision := position.decision) is not None:
        if decision.player != CHANCE and len(decision.options) > 1 and len(line) >= answers:
            return position, Job("t", name, dict(options), line, decision.player, ADVISER, 9)
        line.append(rng.choice(decision.options))
        position.play(line[-1])
    raise AssertionError("the game was over sooner")


@pytest.mark.parametrize("name", list(GAMES))
def test_a_hint_is_what_the_bot_itself_finds(name: str) -> None:
    position, job = played(name, 30)
    bot = SearchingBot(job.seed, {ANY_GAME: strength_of(ADVISER, name)})
    found = {one.answer: one for one in bot.outlooks(*asked_of(position, job.seat))}
    visits = sum(one.visits for one in found.values())
    told = advise(job)
    assert told == advise(job), "the same question, the same hint"
    assert len(told) == min(BEST, len(found))
    for one in told:
        assert 0.0 <= one.chance <= 1.0
        assert one.share == found[one.answer].visits / visits
        assert not one.rule or one.rule in rulebook(GAMES[name], "en")
    likely = sorted(told, key=lambda one: found[one.answer].chance)
    assert [one.chance for one in likely] == sorted(one.chance for one in told), "what is likelier is told as likelier"
    assert any(one.rule for one in told)
    shares = [one.share for one in told]
    assert shares == sorted(shares, reverse=True)
    assert max(one.visits for one in found.values()) / visits == shares[0]


@pytest.mark.parametrize("name", list(GAMES))
def test_at_the_start_nobody_is_promised_much_more_than_a_fair_share(name: str) -> None:
    """However many play: with five as with two."""
    game = GAMES[name]
    for seats in game.seats({key: option.default for key, option in game.options.items()}):
        options = settle(game, seats, {})
        position, rng = Position(game, game.setup(options)), Random(3)
        while (decision := position.decision) is not None and (decision.player == CHANCE or len(decision.options) == 1):
            position.play(rng.choice(decision.options))
        assert decision is not None
        sides = game.sides(options)
        asked, view, imagined = asked_of(position, decision.player)
        best = advice(asked, view, imagined, 3, sides)[0]
        assert abs(best.chance - 1 / len(set(sides))) < FAIR, (seats, best.chance)


@pytest.mark.parametrize("name", list(GAMES))
def test_a_hint_is_the_same_whatever_the_seat_cannot_know(name: str) -> None:
    game, rng = GAMES[name], Random(5)
    compared = differed = 0
    for position in questions(game, settle(game, 2, {}), seed=6, count=12):
        assert position.decision is not None
        asked = position.decision.player
        other = twin(position, asked, rng)
        if other is None:
            continue
        one, another = ([*told(truth, asked)] for truth in (position, other))
        assert one == another
        assert why(position, asked, one[0][0]) == why(other, asked, one[0][0])
        compared += 1
        differed += game.diagram(position.state) != game.diagram(other.state)
        if compared == 3:
            break
    assert compared
    hides = game.resample is not nothing_hidden
    assert bool(differed) is hides, "the truths were the same"


def why(position: Position[Any], asked: int, best: Answer) -> tuple[object, object]:
    decision, _, imagined = asked_of(position, asked)
    answers = [best, *(option for option in decision.options if option != best)]
    has = Texts("en", position.game).has
    return reasons(decision, imagined, answers, has), likely_reply(asked, best, imagined, [0, 1], 3)


def told(position: Position[Any], asked: int) -> list[tuple[Answer, int, float]]:
    decision, view, _ = asked_of(position, asked)
    return [(one.answer, one.visits, one.chance) for one in advice(decision, view, worlds(position, asked), 3, [0, 1])]


def test_whoever_is_asked_gets_a_hint_of_the_options_they_have(site: Site) -> None:
    _, [anna] = site.make(HERE, BOT)
    update = anna.wait_for_question()
    question = question_of(update)
    assert question is not None
    hint: Json = anna.post("/hint", {"seat": 0})
    offered = {str(option["value"]): option["word"] for option in question["options"]}
    assert hint["options"]
    assert hint["level"] == ADVISER
    assert hint["seq"] <= update["seq"]
    assert hint["options"][0]["good"], "a titan is chosen by how often it has won"
    assert not hint["options"][0]["misses"]
    for one in hint["options"]:
        assert offered[str(one["value"])] == one["word"]
        assert 0 <= one["chance"] <= 1
        assert one["rule"] in rulebook(GAMES["titan_race"], "en")
    assert anna.post("/hint", {"seat": 0}) == hint
    assert anna.look()["seq"] == update["seq"], "nothing is written"


def test_nobody_else_gets_it(site: Site) -> None:
    _, [anna, bolek] = site.make(HERE, {"kind": "here", "name": "Bolek"})
    people = {0: anna, 1: bolek}
    asked = next(number for number, one in people.items() if question_of(one.look()))
    people[asked].post("/hint", {"seat": asked})
    assert people[1 - asked].post("/hint", {"seat": asked}, 403)["key"] == "not-your-seat"
    assert site.visitor(table=anna.table).post("/hint", {"seat": asked}, 403)["key"] == "not-your-seat"
    assert people[1 - asked].post("/hint", {"seat": 1 - asked}, 409)["key"] == "not-your-turn"


def test_the_maker_decides_whether_hints_are_given(site: Site) -> None:
    anna, bolek = joined(site)
    asked = 0 if question_of(anna.look()) else 1
    assert anna.look()["table"].get("hints", False) is False, "two people, two screens"
    assert (anna, bolek)[asked].post("/hint", {"seat": asked}, 403)["key"] == "no-hints-here"
    anna, bolek = joined(site, hints=True)
    asked = 0 if question_of(anna.look()) else 1
    assert (anna, bolek)[asked].look()["table"]["hints"] is True
    assert (anna, bolek)[asked].post("/hint", {"seat": asked})["options"]
    _, [anna] = site.make(HERE, BOT, hints=False)
    anna.wait_for_question()
    assert anna.post("/hint", {"seat": 0}, 403)["key"] == "no-hints-here"


def test_before_and_after_the_game_there_is_nothing_to_hint_at(site: Site) -> None:
    _, [anna] = site.make(HERE, OPEN, hints=True)
    assert anna.post("/hint", {"seat": 0}, 409)["key"] == "not-started"
    _, [anna] = site.make(HERE, BOT)
    anna.act(0, "concede")
    assert anna.post("/hint", {"seat": 0}, 409)["key"] == "game-over"


def test_a_rematch_keeps_what_was_agreed(site: Site) -> None:
    _, [anna] = site.make(HERE, BOT, hints=False)
    anna.act(0, "concede")
    update = anna.act(0, "rematch")
    rematch = anna.wait(lambda update: bool(update["table"]["rematch"]))["table"]["rematch"]
    assert site.visitor(table=rematch).look()["table"].get("hints", False) is False
    assert status(update) == "over"


def test_hints_are_rationed(tmp_path: Path) -> None:
    limits = Limits(hints=(2, 0.0001))
    with served(str(tmp_path), limits=limits) as site:
        _, [anna] = site.make(HERE, BOT)
        anna.wait_for_question()
        for _ in range(2):
            anna.post("/hint", {"seat": 0})
        assert anna.post("/hint", {"seat": 0}, 429)["key"] == "too-many"


def test_hints_and_levels_are_thought_of_in_processes_of_their_own(tmp_path: Path) -> None:
    with served(str(tmp_path), thinkers=1) as site:
        _, [anna] = site.make(HERE, {"kind": "bot", "level": "level3"})
        for _ in range(3):
            update = anna.wait_for_question()
            assert anna.post("/hint", {"seat": 0})["options"]
            anna.answer(update, lambda options: options[0])


@pytest.mark.parametrize("level", LEVELS)
def test_any_seat_can_be_a_bot_of_any_level(site: Site, level: str) -> None:
    _, [anna] = site.make(HERE, {"kind": "bot", "level": level}, OPEN)
    update = anna.act(2, "bot", level=level)
    assert [seat(update, number)["level"] for number in range(3)] == ["", level, level]
    begun = anna.act(0, "bot", level=level)["seq"]
    update = anna.wait(lambda update: update["seq"] > begun + 3, 60)
    assert [one["level"] for one in update["table"]["seats"]] == [level] * 3
    assert seat(anna.act(0, "return"), 0)["level"] == ""
    anna.act(0, "concede")


def test_the_host_begins_with_bots_of_a_level(site: Site) -> None:
    _, [anna] = site.make(HERE, OPEN, OPEN)
    update = anna.act(0, "start", level="level2")
    assert [one["level"] for one in update["table"]["seats"]] == ["", "level2", "level2"]
    anna.act(0, "concede")


def test_play_on_against_a_level(site: Site) -> None:
    _, [anna] = site.make(HERE, BOT)
    anna.act(0, "concede")
    made = anna.post("/replay/play-on", {"at": 0, "seat": 0, "name": "Ola", "level": "level1"}, 201)
    ola = site.visitor(made["keys"][0]["token"], table=made["id"])
    assert seat(ola.look(), 1)["level"] == "level1"
    assert ola.look()["table"]["hints"] is True
    ola.act(0, "concede")
    verdict = recordfile.read(ola.get("/record"), GAMES)
    assert verdict.header.seats == ["Ola", "level1"]
