"""Cards played out of turn. Everybody concerned who holds any card is asked, whatever it is."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import offer
from stolik.games.titan_race.state import Card, State, hand, out, whose_turn
from stolik.games.titan_race.titans import Titan
from stolik.games.titan_race.verbs import play_card


class Reaction:
    """A verb with its moment out of turn, and the cards of the deck that have it."""

    def __init__(self, prompt: str) -> None:
        self.prompt = prompt
        self.cards: list[Card] = []


CANCEL_DAMAGE: Final = Reaction("shield")
"""Cancels one point of damage, but not inside an action of one's own."""
REFUSE_PUSH: Final = Reaction("anchor")
"""Makes the titan a wall until the chain ends, in another player's turn only."""
PAY_BACK: Final = Reaction("payback")
"""Hits the titan by whose action one has lost life, when the action has ended."""
REACTIONS: Final = {"cancel_damage": CANCEL_DAMAGE, "refuse_push": REFUSE_PUSH, "pay_back": PAY_BACK}


def may_react(s: State, titan: Titan) -> bool:
    """Decided by what all can see, so that no question betrays what is in a hand (TR-42, TR-O-26)."""
    seat = s.titans.owner[titan]
    if s.round.number < 2 or seat in s.turn.played or out(s, titan) or seat == s.titans.owner[s.turn.acting]:
        return False
    if s.turn.rerolled and seat == s.titans.owner[whose_turn(s)]:
        return False
    return bool(hand(s, titan))


async def reacts(s: State, titan: Titan, reaction: Reaction) -> bool:
    """Offers the owner, who may react, to play such a card for the titan."""
    fitting = [card for card in sorted(set(hand(s, titan))) if card in reaction.cards]
    card = await offer(s.titans.owner[titan], reaction.prompt, fitting, about=titan)
    if card is None:
        return False
    play_card(s, titan, card)
    return True
