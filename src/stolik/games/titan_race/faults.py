"""What must hold at every moment: cards and traps are neither made nor lost, one titan to a square."""

from __future__ import annotations

from stolik.games.titan_race.cards import DECK
from stolik.games.titan_race.state import State


def fault(s: State) -> str | None:
    """Nothing is created or lost: 13 cards, 15 traps, one titan to a square (TR-01, TR-04, TR-05, TR-17).

    The winner is left out: the race ends in the middle of its hop.
    """
    held = sorted([*s.deck, *s.discard, *[card for hand in s.hands for card in hand]])
    if held != DECK:
        return f"the special cards are {held}"
    if len(set(s.traps)) != len(s.traps) or len(s.traps) > 15:
        return f"the traps lie on {s.traps}"
    standing = [s.cells[titan] for titan in s.order if s.cells[titan] >= 0 and titan != s.winner]
    if len(set(standing)) != len(standing):
        return f"two titans share a square: {standing}"
    if set(standing) & set(s.traps):
        return f"a trap lies under a titan: {standing}, {s.traps}"
    return None
