"""A record told again: its entries by steps, as a reader turns pages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stolik.engine.decision import CHANCE
from stolik.engine.entries import ANSWER, UNDO, Entry


def steps(entries: Sequence[Entry]) -> list[list[Entry]]:
    """What chance does before the first question, then each entry with the chance that follows it."""
    found: list[list[Entry]] = [[]]
    for entry in entries:
        if entry.seat == CHANCE and entry.act == ANSWER:
            found[-1].append(entry)
        else:
            found.append([entry])
    return found


def counted(entries: Iterable[Entry]) -> list[Entry]:
    """The answers that have led to where the game stands: none that was taken back."""
    line: list[Entry] = []
    for entry in entries:
        if entry.act == ANSWER:
            line.append(entry)
        elif entry.act == UNDO and isinstance(entry.value, tuple):
            back = entry.value[0]
            while line and isinstance(back, int) and line[-1].number >= back:
                line.pop()
    return line
