"""Teams: passing control to the partner in mid-turn or in mid-effect (TK-T-07, TK-T-12)."""

from __future__ import annotations

from stolik.engine.decision import Seat
from stolik.games.tash_kalar.knowledge import show
from stolik.games.tash_kalar.state import NO_BONUS, State, active


def can_hand_over(s: State) -> bool:
    return s.agreed.teams and not s.turn.passed


def hand_over(s: State) -> None:
    """Final for this turn; the legends go along, and a bonus for the next summoning is lost."""
    partner = s.agreed.partner(s.turn.seat)
    s.turn.passed = True
    s.turn.chooser = partner
    s.turn.bonus = NO_BONUS
    s.turn.at_once = False
    pass_legends(s, partner)
    s.note("hand-over", "TK-T-07", s.turn.seat, partner)


def pass_legends(s: State, partner: Seat) -> None:
    """They belong to the team (TK-T-06, TK-T-07)."""
    player = active(s)
    s.players[partner].legends += player.legends
    player.legends = []


def show_partner(s: State, prompt: str) -> None:
    """A partner who decides about the flare, the cards or the pile of the active player sees them (TK-T-12)."""
    if not s.turn.passed:
        return
    player = active(s)
    shown = {"discard-flare": player.flares, "discard-card": player.hand + player.flares, "recall": player.hidden}
    for card in shown.get(prompt, []):
        show(s, card, [s.turn.chooser])
