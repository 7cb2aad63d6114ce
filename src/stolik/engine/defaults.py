"""What a game need not say: what holds where it is silent."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, TypeVar

from stolik.engine.decision import Answer, Decision, Refusal, Seat
from stolik.engine.things import Event

S = TypeVar("S")


def two_seats(options: Mapping[str, Any]) -> Sequence[int]:
    """It is played by two."""
    return (2,)


def any_game(options: Mapping[str, Any]) -> Refusal | None:
    """Whatever the options allow one by one can be agreed together."""
    return None


def always(options: Mapping[str, Any]) -> bool:
    """An option means something, whatever else is chosen."""
    return True


def each_for_itself(options: Mapping[str, Any]) -> list[int]:
    """No teams: each seat is a side of its own."""
    return list(range(int(options["seats"])))


def never_alike(rules: int, options: Mapping[str, Any]) -> bool:
    """Whatever began by rules of another number would be played otherwise by those of today."""
    return False


def as_it_is(answer: Answer) -> Answer:
    """Answers have always had the form of today."""
    return answer


def see_all(event: Event, seat: Seat | None) -> Event:
    """Everybody sees everything that happens."""
    return event


def nothing_hidden(state: object, seat: Seat, rng: Random) -> None:
    """Every seat sees the whole state, so there is nothing to deal anew."""


def none_rebuilt(options: Mapping[str, Any], seat: Seat, view: Mapping[str, Any], rng: Random) -> Iterable[Any]:
    """No state can be made from a view alone."""
    return ()


def all_alike(state: object, seat: Seat) -> float:
    """Bots know nothing of the game but how it ends."""
    return 0.0


def all_options(state: object, decision: Decision) -> list[Answer]:
    """Bots look at every answer."""
    return decision.options


def no_factors(state: object) -> Mapping[str, list[list[Answer]]]:
    """A balance report asks about seats only."""
    return {}


def no_fault(state: object) -> str | None:
    """Nothing is counted, so nothing is found to be created or lost."""
    return None


def first_fault(state: S, checks: Iterable[Callable[[S], str | None]]) -> str | None:
    """Of a game that counts several things."""
    return next((found for check in checks if (found := check(state)) is not None), None)


def diagram(state: object) -> str:
    """The state field by field, also of the zones it is made of."""
    return "".join(f"{name}: {written(getattr(state, name))}\n" for name in fields(state) if name != "events")


def fields(thing: object) -> list[str]:
    return [name for name in dir(thing) if not name.startswith("_") and not callable(getattr(thing, name))]


def written(value: object) -> str:
    if isinstance(value, (list, tuple)):
        return f"[{', '.join([written(item) for item in value])}]"
    if isinstance(value, dict):
        return f"{{{', '.join([f'{written(key)}: {written(value[key])}' for key in value])}}}"
    if value is None or isinstance(value, (bool, int, float, str)):
        return repr(value)
    return f"({', '.join([f'{name} {written(getattr(value, name))}' for name in fields(value)])})"
