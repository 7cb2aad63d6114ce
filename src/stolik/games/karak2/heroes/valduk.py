"""Valduk, the barbarian (K-I-62)."""

from __future__ import annotations

from stolik.engine.decision import choose_or_pass
from stolik.games.karak2 import supply
from stolik.games.karak2.contents import NUMBERS
from stolik.games.karak2.moments import FALLING, POWER
from stolik.games.karak2.state import State
from stolik.games.karak2.throws import Throw


@POWER.by("battle_rage")
def battle_rage(s: State, throw: Throw) -> int:
    """Two skulls on his hero die give him +2 power, once in this fight (K-I-62, K-O-92)."""
    if throw.two_skulls and "battle_rage" not in throw.spent:
        throw.spent.append("battle_rage")
    return NUMBERS["rage"] if "battle_rage" in throw.spent else 0


@FALLING.by("hard_head")
async def hard_head(s: State, throw: Throw, fallen: list[int]) -> list[int]:
    """Valduk may lose one life instead of one unit die, also his last (K-I-63)."""
    left = fallen[:]
    while s.players[throw.seat].life and left:
        saved = await choose_or_pass(throw.seat, "hard-head", sorted(set(left)))
        if saved is None:
            break
        left.remove(saved)
        supply.wound(s, throw.seat, 1, "K-I-63")
    return left
