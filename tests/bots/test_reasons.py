"""Why an answer is good: what is told of it are its facts, in words that each game has."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from stolik.bots.policy import Policy, policy_of
from stolik.bots.reasons import NO_COUNT, Reason, WeighedFacts, likely_reply, reason_of, reasons
from stolik.engine.decision import CHANCE, Answer, Decision
from stolik.engine.facts import Facts
from stolik.engine.options import settle
from stolik.engine.position import Position, worlds
from stolik.games import GAMES
from stolik.text import LANGUAGES, Texts

QUESTIONS = 25
WORDS = {"for-goes", "for-wins", "against-risk"}
SMALL = Facts(["goes 1", "goes 3", "wins", "risk", "dull"], lambda s, decision: [])
WEIGHTS = [0.5, 2.0, 4.0, -1.0, 3.0]


def weighed(sense: str, *rows: list[int]) -> WeighedFacts:
    return WeighedFacts(Policy(SMALL, WEIGHTS), rows, sense, WORDS.__contains__)


def test_a_fact_is_told_by_its_own_words_or_with_its_number() -> None:
    assert reason_of("for", "wins", WORDS.__contains__) == Reason("for-wins", NO_COUNT)
    assert reason_of("for", "goes 3", WORDS.__contains__) == Reason("for-goes", 3)
    assert reason_of("for", "dull", WORDS.__contains__) is None


def test_what_lifts_an_answer_above_the_others_is_told_the_most_first() -> None:
    assert weighed("for", [1, 2, 4], [0], [0]).beside_all(0) == [Reason("for-wins", NO_COUNT), Reason("for-goes", 3)]
    assert weighed("for", [0], [0]).beside_all(0) == [], "what all have says nothing"


def test_what_the_next_misses_is_what_the_best_has_more_of() -> None:
    assert weighed("for", [1], [0]).beside(0, 1) == [Reason("for-goes", 3)]
    assert weighed("for", [1], [1]).beside(0, 1) == []


def test_what_speaks_against_is_never_told_as_praise() -> None:
    rows = [3], [4]
    assert weighed("against", *rows).beside_all(0) == [Reason("against-risk", NO_COUNT)]
    assert weighed("for", *rows).beside_all(0) == []


def asked(name: str) -> Iterator[tuple[Position[Any], Decision, list[Answer]]]:
    """Questions of a game that the policy plays, with the options it likes best."""
    game, rng = GAMES[name], Random(3)
    position, policy = Position(game, game.setup(settle(game, 2, {}))), policy_of(game)
    found = 0
    while (decision := position.decision) is not None and found < QUESTIONS:
        if decision.player == CHANCE or len(decision.options) == 1:
            position.play(rng.choice(decision.options))
            continue
        found += 1
        scores = policy.scores(position, decision)
        order = sorted(range(len(scores)), key=lambda place: -scores[place])
        best = [decision.options[place] for place in order[:3]]
        yield position, decision, best
        position.play(best[0])


@pytest.mark.parametrize("name", list(GAMES))
def test_most_hints_say_why_in_both_languages(name: str) -> None:
    spoken = [Texts(language, GAMES[name]) for language in LANGUAGES]
    questions = told = 0
    for position, decision, best in asked(name):
        whys = reasons(decision.shown(), worlds(position, decision.player), best, spoken[0].has)
        questions += 1
        told += any(map(any, whys))
        for reason in [reason for why in whys for sort in why for reason in sort]:
            counted = {} if reason.number == NO_COUNT else {"count": reason.number}
            assert all(texts.say(reason.key, **counted) for texts in spoken)
        assert whys[0].misses == []
    assert told >= 0.4 * questions


def test_a_reply_is_somebody_elses_and_the_same_each_time() -> None:
    found = []
    for position, decision, best in asked("war_chest"):
        imagined, sides = worlds(position, decision.player), [0, 1]
        reply = likely_reply(decision.player, best[0], imagined, sides, 5)
        if reply is not None:
            found.append(reply)
            assert sides[reply.seat] != sides[decision.player]
            assert reply == likely_reply(decision.player, best[0], imagined, sides, 5)
    assert found
