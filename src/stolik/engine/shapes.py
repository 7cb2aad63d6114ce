"""How a view becomes a row of numbers, always as many and all from 0 to 1: what programs that learn are handed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol


class BadShape(Exception):
    """The view holds something that its shape does not declare."""


class Shape(Protocol):
    size: int

    def write(self, value: Any, row: list[float]) -> None: ...


def write_or_blank(shape: Shape, value: Any, row: list[float]) -> None:
    """What may be missing stands behind a mark that says whether it is there."""
    if value is None:
        row.extend([0.0] * (shape.size + 1))
    else:
        row.append(1.0)
        shape.write(value, row)


class Left:
    """Left out: it follows from the rest, or never changes."""

    size = 0

    def write(self, value: Any, row: list[float]) -> None:
        """Nothing."""


class Flag:
    size = 1

    def write(self, value: Any, row: list[float]) -> None:
        row.append(1.0 if value else 0.0)


class Number:
    """From `low` to `high`, never beyond."""

    def __init__(self, low: int, high: int) -> None:
        self.size = 1
        self.low = low
        self.high = high

    def write(self, value: Any, row: list[float]) -> None:
        if not self.low <= value <= self.high:
            raise BadShape(f"{value} is not from {self.low} to {self.high}")
        row.append((value - self.low) / (self.high - self.low))


class Count:
    """From 0 without an end; `half` becomes one half."""

    def __init__(self, half: int) -> None:
        self.size = 1
        self.half = half

    def write(self, value: Any, row: list[float]) -> None:
        if value < 0:
            raise BadShape(f"{value} is below 0")
        row.append(value / (value + self.half))


class OneOf:
    """A place for each value, and a 1 in one of them; None leaves all at 0."""

    def __init__(self, values: Sequence[str | int]) -> None:
        self.size = len(values)
        self.places = {value: place for place, value in enumerate(values)}

    def write(self, value: Any, row: list[float]) -> None:
        start = len(row)
        row.extend([0.0] * self.size)
        if value is None:
            return
        if value not in self.places:
            raise BadShape(f"{value!r} is none of {', '.join(map(str, self.places))}")
        row[start + self.places[value]] = 1.0


class Bag:
    """How many there are of each value, `most` at most; the order is lost."""

    def __init__(self, values: Sequence[str | int], most: int = 1) -> None:
        self.size = len(values)
        self.most = most
        self.places = {value: place for place, value in enumerate(values)}

    def write(self, value: Any, row: list[float]) -> None:
        counts = [0] * self.size
        for item in value:
            if item not in self.places:
                raise BadShape(f"{item!r} is none of {', '.join(map(str, self.places))}")
            counts[self.places[item]] += 1
        if max(counts, default=0) > self.most:
            raise BadShape(f"more than {self.most} of one kind in {value}")
        row.extend([count / self.most for count in counts])


class Row:
    """The fields of a mapping, each declared; one that is not is a fault, so that a new one is not forgotten."""

    def __init__(self, fields: Mapping[str, Shape]) -> None:
        self.fields = fields
        self.size = sum(shape.size for shape in fields.values())

    def write(self, value: Any, row: list[float]) -> None:
        if value.keys() != self.fields.keys():
            raise BadShape(f"declared are {sorted(self.fields)}, seen {sorted(value)}")
        for field, shape in self.fields.items():
            shape.write(value[field], row)


class Maybe:
    """What may be None."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.size = shape.size + 1

    def write(self, value: Any, row: list[float]) -> None:
        write_or_blank(self.shape, value, row)


class Each:
    """A list in its order, `most` long at most."""

    def __init__(self, shape: Shape, most: int) -> None:
        self.shape = shape
        self.most = most
        self.size = most * (shape.size + 1)

    def write(self, value: Any, row: list[float]) -> None:
        if len(value) > self.most:
            raise BadShape(f"{len(value)} where {self.most} are the most")
        for place in range(self.most):
            write_or_blank(self.shape, value[place] if place < len(value) else None, row)


class Named:
    """A place for each name: the keys of a mapping, or, of a list of mappings, what stands in the field `by`."""

    def __init__(self, names: Sequence[str], shape: Shape, by: str = "") -> None:
        self.names = names
        self.shape = shape
        self.by = by
        self.size = len(names) * (shape.size + 1)

    def write(self, value: Any, row: list[float]) -> None:
        found = {item[self.by]: item for item in value} if self.by else value
        if not found.keys() <= set(self.names):
            raise BadShape(f"{sorted(found)} are not all among {', '.join(self.names)}")
        for name in self.names:
            write_or_blank(self.shape, found.get(name), row)
