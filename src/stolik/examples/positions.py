"""From the words of an example to positions: the set-up by the game's own `stage.py`, answers by what they name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final, NamedTuple, Protocol

from stolik.engine.decision import Answer, Decision, Seat
from stolik.engine.game import Game, Options, Setting
from stolik.engine.options import settle
from stolik.engine.position import Position
from stolik.engine.things import Event, Kind, Verbs, verb_of
from stolik.examples.example import Example

PASS: Final = "pass"


class Staged(Protocol):
    """Whatever says how a position is put up."""

    @property
    def options(self) -> Mapping[str, Setting]: ...

    @property
    def setup(self) -> Mapping[str, Any]: ...


class Untold(Exception):
    """Words that mean no answer to the open question."""


class Step(NamedTuple):
    """Who has answered, and all that happened then."""

    player: Seat
    events: list[Event]


@cache
def stage_of(game: Game[Any]) -> ModuleType | None:
    """Where a game says how a position is put up in few words, and what its answers are called."""
    name = f"{game.package}.stage"
    return import_module(name) if game.package and find_spec(name) is not None else None


def agreed(game: Game[Any], example: Staged) -> Options:
    """As many as a first game has where nothing is said, and the usual."""
    seats = int(example.options.get("seats", game.first.seats))
    return settle(game, seats, {key: value for key, value in example.options.items() if key != "seats"})


def begin(game: Game[Any], example: Staged) -> Position[Any]:
    """The position before anything is played."""
    return Position(game, put_up(game, example))


def put_up(game: Game[Any], example: Staged) -> Any:
    """Its state, before anybody is asked."""
    options, stage = agreed(game, example), stage_of(game)
    if not example.setup:
        return game.setup(options)
    if stage is None:
        raise Untold(f"{game.name} has no stage.py, so that every example begins at the beginning")
    return stage.stage(options, **example.setup)


def play(game: Game[Any], example: Example, position: Position[Any]) -> Iterator[Step]:
    """Answer by answer, chance's too; the position goes on with each."""
    for words in example.play:
        decision = position.decision
        if decision is None:
            raise Untold(f"{words!r}, but the game is over")
        answer = option_called(game, position.state, decision, words)
        position.play(answer)
        yield Step(decision.player, position.state.events)


def option_called(game: Game[Any], state: Any, decision: Decision, words: str) -> Answer:
    """The first option that is called so."""
    for option in decision.options:
        if written(game, state, decision, option) == words:
            return option
    offered = ", ".join(written(game, state, decision, option) for option in decision.options)
    raise Untold(f"{decision.prompt} (seat {decision.player}) takes {offered}; not {words!r}")


# Words


def written(game: Game[Any], state: Any, decision: Decision, answer: Answer) -> str:
    """An answer as its things are called: "attack knight f4 f5", "f5", "pass"; a game may call some otherwise."""
    own = getattr(stage_of(game), "written", None)
    words: str | None = None if own is None else own(state, decision, answer)
    return called(game.prompts[decision.prompt].kind, answer) if words is None else words


def called(kind: Kind, answer: Answer) -> str:
    if answer is None:
        return PASS
    if not isinstance(answer, tuple):
        return kind.name_of(answer)
    things = [of.name_of(answer[place]) for place, of in kind.places(answer) if place < len(answer)]
    return " ".join([verb_of(answer), *filter(None, things)] if isinstance(kind, Verbs) else things)


def meant(game: Game[Any], state: Any, decision: Decision, words: str) -> Answer:
    """The answer that these words mean, offered or not."""
    own = getattr(stage_of(game), "read", None)
    if own is not None:
        answer: Answer = own(state, decision, words)
        return answer
    return read(game.prompts[decision.prompt].kind, words)


def read(kind: Kind, words: str) -> Answer:
    first, *names = words.split()
    if words == PASS and kind.value_of(PASS) is None:
        return None
    if not isinstance(kind, Verbs) or (kind.bare and not names):
        return kind.value_of(words)
    if first not in kind.verbs:
        raise Untold(f"nothing can be done that is called {first!r}")
    values = [of.value_of(name) for of, name in zip(kind.verbs[first].values(), names, strict=False)]
    if None in values:
        raise Untold(f"{words!r} names something that is not there")
    return (first, *[value for value in values if isinstance(value, int | str)])
