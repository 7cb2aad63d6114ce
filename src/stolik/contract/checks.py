"""What every game must satisfy, as plain functions that raise AssertionError: on the games, and on mutants."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from stolik.engine.decision import CHANCE, Answer, Decision, Seat
from stolik.engine.game import Game, Options, View
from stolik.engine.position import Position, worlds
from stolik.engine.record import same
from stolik.engine.things import NO_THING, Event, Kind, Many

LONGEST_GAME = 20_000
SHORT = 16
AGAIN = 3
"""Of so many forks one is forked once more."""
LONG = 200
"""Answers: in a longer game fewer positions are looked at, so that all games take about as long."""
JUNK: Sequence[Answer] = (-2, -1, 0, 1, 7, 10**9, True, False, "", "x", "pass", None, (), (0,), ("x", 1), ("play", "x"))
JUNK_PAIRS: Sequence[Answer] = tuple((word, number) for word in ("play", "discard", "trap") for number in (-1, 0, 99))
PROBES: Sequence[Answer] = (*JUNK, *JUNK_PAIRS, (1, 2, 3), ("play", "x", 3))


# A random game


def decisions(game: Game[Any], options: Options, rng: Random) -> Iterator[Position[Any]]:
    """The same position at every decision of a random game, and at its end."""
    return walked(Position(game, game.setup(options)), rng)


def walked(position: Position[Any], rng: Random) -> Iterator[Position[Any]]:
    for _ in range(LONGEST_GAME):
        yield position
        if position.decision is None:
            return
        position.play(rng.choice(position.decision.options))
    raise AssertionError(f"no end after {LONGEST_GAME} answers")


def check_beginning(game: Game[Any], options: Options, rng: Random, answers: int) -> None:
    """So many questions can be answered, or the game is over before."""
    for number, position in enumerate(decisions(game, options, rng)):
        assert position.decision is None or position.decision.options
        if number == answers:
            return


def seats_of(options: Options) -> range:
    return range(int(options["seats"]))


def watchers(options: Options) -> list[Seat | None]:
    return [*seats_of(options), None]


def length(game: Game[Any], options: Options) -> int:
    """How many answers the seats give in a random game, chance's left out."""
    rng = Random(1)
    return sum(
        position.decision is not None and position.decision.player != CHANCE
        for position in decisions(game, options, rng)
    )


def is_short(game: Game[Any], options: Options) -> bool:
    """Over so soon that one game shows too little."""
    return length(game, options) <= SHORT


def spread(game: Game[Any], options: Options, every: int) -> int:
    """Each so many decisions, more of them where a game is long."""
    return every * max(1, length(game, options) // LONG)


# Questions, events, conservation


def check_questions(game: Game[Any], options: Options, rng: Random) -> None:
    for position in decisions(game, options, rng):
        if position.decision is not None:
            view = game.view(position.state, max(position.decision.player, 0))
            check_question(game, position.decision, seats_of(options), view)
            check_promising(position)


def check_question(game: Game[Any], decision: Decision, seats: range, view: View) -> None:
    assert decision.prompt in game.prompts, f"the question {decision.prompt!r} is not declared"
    assert decision.player == CHANCE or decision.player in seats
    assert decision.options, f"nothing to answer to {decision.prompt!r}"
    assert len(set(decision.options)) == len(decision.options), f"{decision.prompt!r} repeats an option"
    prompt = game.prompts[decision.prompt]
    for option in decision.options:
        check_json(option)
        check_thing(prompt.kind, option, view)
    if prompt.about is not None:
        check_thing(prompt.about, decision.about, view)
    else:
        assert decision.about is None, f"{decision.prompt!r} does not declare what it is about"
    check_reasons(decision)
    if decision.player == CHANCE:
        check_chances(decision, seats)


def check_promising(position: Position[Any]) -> None:
    """What a bot is advised to look at is some of what is offered, and no secret of others is in it."""
    decision, game = position.decision, position.game
    if decision is None or decision.player == CHANCE:
        return
    advised = game.promising(position.state, decision)
    assert advised, f"nothing is advised at {decision.prompt!r}"
    assert all(option in decision.options for option in advised), f"{decision.prompt!r} does not offer {advised}"
    fork = position.fork()
    game.resample(fork.state, decision.player, Random(1))
    assert game.promising(fork.state, decision) == advised, "the advice depends on what is hidden"


def check_json(value: Answer) -> None:
    """As JSON and back, with a list for every tuple."""
    back = json.loads(json.dumps(value))
    assert same(tuple(back) if isinstance(back, list) else back, value), f"{value!r} does not survive JSON"


def check_thing(kind: Kind, value: Answer, view: View) -> None:
    """It is declared, and so is all that it is made of."""
    if isinstance(kind, Many) and isinstance(value, tuple):
        for item in value:
            check_thing(kind.of, item, view)
    elif value is not None:
        assert kind.name_of(value), f"there is no {kind.name} {value!r}"
        for inner, part in kind.parts(value, view).values():
            check_thing(inner, part, view)


def check_reasons(decision: Decision) -> None:
    """No option is forbidden; of anything else one may ask why, and gets a rule or nothing."""
    for option in decision.options:
        assert option is None or decision.why_not(option) is None, f"{option!r} is offered and forbidden"
    for probe in PROBES:
        reason = decision.why_not(probe)
        assert reason is None or reason, f"no reason against {probe!r}"


def check_chances(decision: Decision, seats: range) -> None:
    assert decision.whose == CHANCE or decision.whose in seats
    if decision.weights is not None:
        assert len(decision.weights) == len(decision.options)
        assert min(decision.weights) > 0


def check_events(game: Game[Any], options: Options, rng: Random) -> None:
    for position in decisions(game, options, rng):
        for event in position.state.events:
            for seat in watchers(options):
                check_event(game, game.see(event, seat))


def check_event(game: Game[Any], event: Event) -> None:
    assert event.kind in game.events, f"the event {event.kind!r} is not declared"
    assert len(event.args) == len(game.events[event.kind].fields), f"{event} does not have the fields it declares"
    assert event.rule, f"{event} does not say which rule made it happen"
    for word in event.args:
        check_json(word)


def check_fields(game: Game[Any], options: Options, rng: Random) -> None:
    """Every field that is declared to name things is there, and names things of its kind or nothing."""
    found: set[str] = set()
    for position in decisions(game, options, rng) if game.fields else ():
        for seat in watchers(options):
            for field, value in leaves(game.view(position.state, seat)):
                found.add(field)
                check_named(game, field, value)
    missing = {*game.fields} - found
    assert not missing, f"no view has anything in {missing}"


def check_named(game: Game[Any], field: str, value: Any) -> None:
    kind = game.fields.get(field)
    if kind is None or value is None or value == NO_THING:
        return
    known = kind.value_of(value) is not None if isinstance(value, str) else bool(kind.name_of(value))
    assert known, f"{field}: there is no {kind.name} {value!r}"


def leaves(value: Any, field: str = "") -> Iterator[tuple[str, Any]]:
    """What a view tells, each with its field, inside another as `players.cards`."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from leaves(item, f"{field}.{key}" if field else key)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from leaves(item, field)
    else:
        yield field, value


def check_conservation(game: Game[Any], options: Options, rng: Random) -> None:
    """At every decision, not only at rest points: what is held in a local variable is missing."""
    for position in decisions(game, options, rng):
        fault = game.fault(position.state)
        assert fault is None, f"{fault}\n{game.diagram(position.state)}"


def check_result(game: Game[Any], options: Options, rng: Random) -> None:
    """Nobody has won before the end; then every seat has a place and team-mates share theirs."""
    sides = game.sides(options)
    for position in decisions(game, options, rng):
        result = game.result(position.state)
        if position.decision is not None:
            assert result is None, "there is a result, and still a question"
            continue
        assert result is not None, "the game is over without a result"
        assert len(result.places) == len(sides)
        assert min(result.places) == 1
        assert len({*zip(sides, result.places, strict=True)}) == len(set(sides)), "team-mates do not share a place"
        assert result.reason


# Forks


def facts(position: Position[Any], options: Options) -> dict[str, object]:
    """All that can be told of a position."""
    decision = position.decision
    asked = decision and (decision.player, decision.prompt, decision.options, decision.about, decision.whose)
    views = [position.game.view(position.state, seat) for seat in watchers(options)]
    return {"diagram": position.game.diagram(position.state), "question": asked, "views": views}


def check_forks(game: Game[Any], options: Options, rng: Random, every: int = 1) -> None:
    """A fork, and a fork of a fork, is the same position."""
    for number, position in enumerate(decisions(game, options, rng)):
        if number % every == 0:
            here, fork = facts(position, options), position.fork()
            assert facts(fork, options) == here
            if number % (AGAIN * every) == 0:
                assert facts(fork.fork(), options) == here


def check_forks_part(game: Game[Any], options: Options, rng: Random, every: int) -> None:
    """A fork that is played leaves the original alone, and the same answers lead both to the same end."""
    for number, position in enumerate(decisions(game, options, rng)):
        if number % every == 0:
            before = facts(position, options)
            fork, other = position.fork(), position.fork().fork()
            seed = rng.random()
            deque(walked(fork, Random(seed)), 0)
            assert facts(position, options) == before
            deque(walked(other, Random(seed)), 0)
            assert facts(fork, options) == facts(other, options)


def check_worlds(game: Game[Any], options: Options, rng: Random, every: int) -> None:
    """A re-dealt world is what the asked seat sees, the same for the same number, and can be played to its end."""
    for number, position in enumerate(decisions(game, options, rng)):
        decision = position.decision
        if decision is None or decision.player == CHANCE or number % every:
            continue
        world = worlds(position, decision.player)
        here = world(number)
        assert game.diagram(here.state) == game.diagram(world(number).state)
        assert here.decision is not None
        assert here.decision.options == decision.options
        assert game.view(here.state, decision.player) == game.view(position.state, decision.player)
        for event in here.state.events:
            assert event.args == game.see(event, decision.player).args, f"a world tells what is hidden: {event}"
        while here.decision is not None:
            assert game.fault(here.state) is None, f"a re-dealt world falls apart: {game.fault(here.state)}"
            here.play(rng.choice(here.decision.options))
