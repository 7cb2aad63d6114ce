"""A record told again: its entries by steps, as a reader turns pages."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.engine.decision import CHANCE
from stolik.engine.entries import ANSWER, Entry


def steps(entries: Sequence[Entry]) -> list[list[Entry]]:
    """What chance does before the first question, then each entry with the chance that follows it."""
    found: list[list[Entry]] = [[]]
    for entry in entries:
        if entry.seat == CHANCE and entry.act == ANSWER:
            found[-1].append(entry)
        else:
            found.append([entry])
    return found
