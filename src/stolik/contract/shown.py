"""All that is asked, answered, told and refused in some random games of every configuration."""

from __future__ import annotations

from collections import defaultdict, deque
from functools import cache
from random import Random
from typing import Any

from stolik.contract.checks import SHORT
from stolik.engine.decision import Answer, Decision
from stolik.engine.game import Game, Options, View
from stolik.engine.position import Position
from stolik.engine.things import Event, Many

FEW, MANY = 10, 40
"""Random games of every configuration."""
EVERY = 10
"""Of so many questions one is looked at, and each that asks or offers something new."""
STRANGE: tuple[Answer, ...] = (None, True, -1, 999, "", "pass", (), ("play", 999), ("trap", "A1"), ("strike", 0, 0))
"""Answers that anybody might send."""
TRIED = 50
"""Of the answers to earlier questions of the same kind, so many are tried again where they may not fit."""


class Shown:
    """All that was asked, answered, told and refused in some random games, as anybody at the table meets it."""

    def __init__(self) -> None:
        self.prompts: set[tuple[str, Answer]] = set()
        self.options: dict[tuple[str, Answer], View] = {}
        self.questions: dict[tuple[str, tuple[Answer, ...]], View] = {}
        """Each as somebody saw it who was asked."""
        self.events: set[tuple[str, tuple[Answer, ...]]] = set()
        self.refusals: set[str] = set()
        self.rules: set[str] = set()
        self.things: dict[str, set[Answer]] = defaultdict(set)
        self.lately: dict[str, deque[Answer]] = defaultdict(lambda: deque(maxlen=TRIED))


@cache
def shown(game: Game[Any], games: int) -> Shown:
    """In so many games of every configuration; in many where a game is over after a few answers."""
    found = Shown()
    for options in game.configurations():
        asked = 0
        for seed in range(MANY):
            asked += play(game, options, Random(seed), found)
            if seed + 1 >= games and asked > SHORT * games:
                break
    return found


def play(game: Game[Any], options: Options, rng: Random, found: Shown) -> int:
    """How many questions it had."""
    position: Position[Any] = Position(game, game.setup(options))
    watchers = [None, *range(len(game.sides(options)))]
    asked = 0
    while True:
        for event in position.state.events:
            found.rules.add(event.rule)
            for watcher in watchers:
                note_event(game, game.see(event, watcher), found)
        decision = position.decision
        if decision is None:
            break
        if asked % EVERY == 0 or is_new(decision, found):
            note_decision(game, decision, game.view(position.state, max(decision.player, 0)), found)
        position.play(rng.choice(decision.options))
        asked += 1
    result = game.result(position.state)
    assert result is not None
    found.rules.add(result.reason)
    return asked


def is_new(decision: Decision, found: Shown) -> bool:
    prompt = decision.prompt
    return (prompt, decision.about) not in found.prompts or any(
        (prompt, option) not in found.options for option in decision.options
    )


def note_event(game: Game[Any], event: Event, found: Shown) -> None:
    told = (event.kind, event.args)
    if told in found.events:
        return
    found.events.add(told)
    for kind, value in zip(game.events[event.kind].fields.values(), event.args, strict=True):
        if value is not None:
            found.things[kind.name].update(value if isinstance(kind, Many) and isinstance(value, tuple) else [value])


def note_decision(game: Game[Any], decision: Decision, view: View, found: Shown) -> None:
    declared = game.prompts[decision.prompt]
    found.prompts.add((decision.prompt, decision.about))
    found.options.update(((decision.prompt, option), view) for option in decision.options)
    found.questions[decision.prompt, tuple(decision.options)] = view
    found.things[declared.kind.name].update(option for option in decision.options if option is not None)
    if declared.about is not None:
        found.things[declared.about.name].add(decision.about)
    lately = found.lately[declared.kind.name]
    for answer in (*lately, *STRANGE):
        if answer not in decision.options:
            found.refusals.add(decision.why_not(answer) or declared.rule)
    lately.extend(option for option in decision.options if option is not None)
