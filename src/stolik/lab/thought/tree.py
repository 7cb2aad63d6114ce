"""The tree behind one answer: how often each was tried, what it was worth, and what the policy said of it before."""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from stolik.bots.levels import led
from stolik.bots.policy import policy_of
from stolik.bots.puct import Branch, Fork, LearnedSearch
from stolik.engine.decision import CHANCE, Answer, Decision, Seat
from stolik.engine.entries import ANSWER
from stolik.engine.game import View
from stolik.engine.history import steps
from stolik.engine.position import worlds
from stolik.engine.record import Record

SEED: Final = 1
NEXT: Final = 2
"""Answers that are told of further questions; of the first, all."""


class NoAnswer(Exception):
    """There is no such step, or nobody had a choice in it."""


class Answered(NamedTuple):
    """A seat's question, the view of it, and what it answered."""

    decision: Decision
    view: View
    answer: Answer


class Thought(NamedTuple):
    """An answer to a question of a seat. `value` and `prior` are shares of one; `then` is what may follow it."""

    seat: Seat
    prompt: str
    about: Answer
    answer: Answer
    visits: int
    value: float
    prior: float
    then: list[Thought]


def asked_in(record: Record[Any], step: int) -> tuple[Record[Any], Answered]:
    """The record up to the answer of a step, and the question."""
    told = steps(record.entries)
    if not 0 < step < len(told) or told[step][0].act != ANSWER:
        raise NoAnswer
    past: Record[Any] = Record(record.game, record.header, record.seed)
    for entries in told[:step]:
        for entry in entries:
            past.take(entry)
    decision, entry = past.position.decision, told[step][0]
    if decision is None or decision.player in (CHANCE, None) or len(decision.options) < 2:
        raise NoAnswer
    view = record.game.view(past.position.state, decision.player)
    return past, Answered(decision.shown(), view, entry.value)


def thought_of(past: Record[Any], decision: Decision, iterations: int, plies: int) -> list[Thought]:
    """From what the asked seat knows; the most visited first. The same question, the same thoughts."""
    imagined = worlds(past.position, decision.player)
    search = LearnedSearch(decision, policy_of(past.game), led(past.game.name, iterations), Random(SEED))
    search.run(imagined)
    asked = (decision.player, decision.prompt, decision.about)
    return thoughts(asked, search.root, plies, len(decision.options))


def thoughts(asked: tuple[Seat, str, Answer], fork: Fork, plies: int, most: int) -> list[Thought]:
    shares = sum(branch.share for branch in fork.branches.values())
    tried = sorted(fork.branches.values(), key=by_visits)
    return [
        Thought(
            *asked,
            branch.answer,
            branch.visits,
            branch.total / branch.visits if branch.visits else 0.0,
            branch.share / shares,
            following(branch, plies - 1),
        )
        for branch in tried[:most]
        if branch.visits or most > NEXT
    ]


def by_visits(branch: Branch) -> tuple[int, float]:
    return -branch.visits, -branch.share


def following(branch: Branch, plies: int) -> list[Thought]:
    """The answers to whatever was asked most often next."""
    if plies <= 0 or not branch.forks:
        return []
    (seat, prompt, about, _), fork = max(branch.forks.items(), key=lambda item: item[1].visits)
    return thoughts((seat, prompt, about), fork, plies, NEXT)
