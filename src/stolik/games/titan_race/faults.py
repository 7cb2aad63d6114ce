"""What must hold at every moment: cards and traps are neither made nor lost, one titan to a square."""

from __future__ import annotations

from stolik.games.titan_race.board import OFF
from stolik.games.titan_race.cards import DECK
from stolik.games.titan_race.state import TRAPS_IN_BOX, State


def fault(s: State) -> str | None:
    """Nothing is created or lost: 13 cards, 15 traps, one titan to a square (TR-01, TR-04, TR-05, TR-17).

    The winner is left out: the race ends in the middle of its hop.
    """
    cards, cells, traps = s.cards, s.track.cells, s.track.traps
    held = sorted([*cards.deck, *cards.discard, *[card for hand in cards.hands for card in hand]])
    if held != DECK:
        return f"the special cards are {held}"
    if len(set(traps)) != len(traps) or len(traps) > TRAPS_IN_BOX:
        return f"the traps lie on {traps}"
    standing = [cells[titan] for titan in s.round.order if cells[titan] != OFF and titan != s.winner]
    if len(set(standing)) != len(standing):
        return f"two titans share a square: {standing}"
    if set(standing) & set(traps):
        return f"a trap lies under a titan: {standing}, {traps}"
    return None
