"""Pictures of a part of a board, as tests draw them: a line of columns, then lines of signs, each under its column.

       d e f
     4 . x .
     5 . . o

What lies beyond the picture is empty: it shows all there is.
"""

from __future__ import annotations

from textwrap import dedent
from typing import NamedTuple


class Line(NamedTuple):
    """What stands before it, and its signs by column; a blank is none."""

    name: str
    signs: dict[str, str]


def is_picture(text: str) -> bool:
    return "\n" in text


def rows(picture: str) -> list[str]:
    """Its lines, without the blank ones above and below, as far left as they go."""
    found = dedent(picture).rstrip().splitlines()
    while not found[0].strip():
        del found[0]
    return found


def lines(picture: str) -> list[Line]:
    head, *below = rows(picture)
    columns = [(place, sign) for place, sign in enumerate(head) if sign != " "]
    ends = [place for place, _ in columns[1:]] + [len(max(below, key=len)) + 1]
    found: list[Line] = []
    for row in below:
        signs = {column: row[place:end].strip() for (place, column), end in zip(columns, ends, strict=True)}
        found.append(Line(row[: columns[0][0]].strip(), {column: sign for column, sign in signs.items() if sign}))
    return found
