"""Teams: passing control to the partner in mid-turn or in mid-effect (TK-T-07, TK-T-12)."""

from __future__ import annotations

from typing import Final

from stolik.games.tash_kalar.knowledge import show
from stolik.games.tash_kalar.state import NO_BONUS, State

HAND_OVER: Final = "hand-over"


def can_hand_over(s: State) -> bool:
    return s.table.teams and not s.passed


def hand_over(s: State) -> None:
    """Final for this turn; the legends go along, and a bonus for the next summoning is lost."""
    partner = s.table.partner(s.turn)
    s.passed = True
    s.chooser = partner
    s.bonus = NO_BONUS
    s.at_once = False
    s.legend_hands[partner] += s.legend_hands[s.turn]
    s.legend_hands[s.turn] = []
    s.note("hand-over", "TK-T-07", s.turn, partner)


def show_partner(s: State, prompt: str) -> None:
    """A partner who decides about the flare, the cards or the pile of the active player sees them (TK-T-12)."""
    if not s.passed:
        return
    beings, flares = s.hands[s.turn], s.flare_hands[s.turn]
    shown = {"discard-flare": flares, "discard-card": beings + flares, "recall": s.hidden[s.turn]}
    for card in shown.get(prompt, []):
        show(s, card, [s.chooser])
