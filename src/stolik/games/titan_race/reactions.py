"""Cards played out of turn (TR-42, TR-O-26). Everybody concerned who holds any card is asked, whatever it is."""

from __future__ import annotations

from stolik.engine.decision import offer
from stolik.games.titan_race.cards import CARDS
from stolik.games.titan_race.state import State, out, whose_turn
from stolik.games.titan_race.titans import Titan
from stolik.games.titan_race.verbs import play_card


def may_react(s: State, titan: Titan) -> bool:
    """Decided by what all can see: nobody learns from a question, or from its absence, what is in a hand."""
    seat = s.titans.owner[titan]
    if s.round.number < 2 or seat in s.turn.played or out(s, titan) or seat == s.titans.owner[s.turn.acting]:
        return False
    if s.turn.rerolled and seat == s.titans.owner[whose_turn(s)]:
        return False
    return bool(s.cards.hands[s.titans.hand_of[titan]])


async def reacts(s: State, titan: Titan, prompt: str, verb: str) -> bool:
    """Offers the owner to play a card of that verb for the titan."""
    if not may_react(s, titan):
        return False
    fitting = [card for card in sorted(set(s.cards.hands[s.titans.hand_of[titan]])) if CARDS[card].verb == verb]
    card = await offer(s.titans.owner[titan], prompt, fitting, about=titan)
    if card is None:
        return False
    play_card(s, titan, card)
    return True


async def shielded(s: State, titan: Titan) -> bool:
    """Scale Shield cancels one point of damage, but not inside an action of one's own."""
    return await reacts(s, titan, "shield", "cancel_damage")


async def anchored(s: State, titan: Titan) -> bool:
    """Anchor makes the titan a wall until the chain ends, in another player's turn only."""
    return await reacts(s, titan, "anchor", "refuse_push")
