"""Every attribute of a state, and of every zone in it, is marked in turn; a copy must keep the mark."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

MARK = 100_003
Read = Callable[[Any], Any]
"""From a state to one of its zones."""


class Something:
    """Stands for what could be there and is not."""

    def copy(self) -> Something:
        return self


TUPLES = tuple((one,) * length for length in (2, 3, 4, 1) for one in (MARK, "marked"))
"""A compiled attribute that holds a pair takes pairs only."""
MARKS: Sequence[Any] = (
    Something(),
    MARK,
    "marked",
    *TUPLES,
    [MARK],
    {MARK: MARK},
    {MARK},
    frozenset({MARK}),
    True,
    0.5,
)


def attributes(thing: object) -> list[str]:
    """Of a compiled class too, whose instances have no `__dict__`."""
    names: list[str] = [*vars(thing)] if hasattr(thing, "__dict__") else []
    for one in type(thing).__mro__:
        slots = one.__dict__.get("__mypyc_attrs__", one.__dict__.get("__slots__", ()))
        names += [slots] if isinstance(slots, str) else slots
    return sorted({name for name in names if not name.startswith("__")})


def is_zone(value: object, home: str) -> bool:
    return type(value).__module__.startswith(home) and hasattr(value, "copy")


def zones(state: Any, home: str) -> Iterator[tuple[str, Read]]:
    """The state itself and all zones in it, each with its name and how it is reached."""
    yield "state", lambda root: root
    yield from inner_zones(state, home, "state", lambda root: root)


def inner_zones(thing: Any, home: str, called: str, read: Read) -> Iterator[tuple[str, Read]]:
    for name in attributes(thing):
        value = getattr(thing, name)
        for place, inner in enumerate(value if isinstance(value, list) else [value]):
            if not is_zone(inner, home):
                continue
            way = step(read, name, place if isinstance(value, list) else None)
            yield f"{called}.{name}", way
            yield from inner_zones(inner, home, f"{called}.{name}", way)


def step(read: Read, name: str, place: int | None) -> Read:
    if place is None:
        return lambda root: getattr(read(root), name)
    return lambda root: getattr(read(root), name)[place]


def holds_zones(value: object, home: str) -> bool:
    return is_zone(value, home) or (isinstance(value, list) and any(is_zone(item, home) for item in value))


def marked(value: Any) -> Sequence[Any]:
    """Values unlike this one, the likeliest first; an attribute of a compiled class takes only those of its type."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + MARK]
    if isinstance(value, str):
        return [value + " marked"]
    if isinstance(value, tuple):
        return [(*value[:-1], last) for last in marked(value[-1])] if value else [(MARK,)]
    if isinstance(value, dict):
        return [{**value, MARK: MARK}]
    if isinstance(value, list):
        return [[*value, marked(value[-1])[0] if value else MARK]]
    if isinstance(value, set | frozenset):
        return [type(value)([*value, MARK])]
    return MARKS


def put_mark(zone: Any, name: str, home: str) -> Any:
    """What was agreed before the game is the same for all copies; it bears no mark and has to be there."""
    value = getattr(zone, name)
    if type(value).__module__.startswith(home):
        return value
    for mark in marked(value):
        try:
            setattr(zone, name, mark)
        except TypeError:
            continue
        return mark
    raise AssertionError(f"{type(zone).__name__}.{name} takes no mark")


def forgotten(state: Any, home: str, copied: Callable[[Any], Any], passing: Sequence[str] = ("events",)) -> list[str]:
    """The attributes that `copied` does not keep. What has no `copy()` of its own is agreed, and is kept as it is."""
    lost: set[str] = set()
    for called, read in zones(state, home):
        for name in attributes(read(state)):
            if name not in passing and not holds_zones(getattr(read(state), name), home):
                whole = state.copy()
                mark = put_mark(read(whole), name, home)
                if getattr(read(copied(whole)), name) != mark:
                    lost.add(f"{called}.{name}")
    return sorted(lost)
