"""Elspeth, the princess (K-B-74)."""

from __future__ import annotations

from stolik.engine.decision import confirm
from stolik.games.karak2.contents import DICE, HERO
from stolik.games.karak2.fight import throw_again
from stolik.games.karak2.moments import BORDERS, HERO_DIE_THROWN
from stolik.games.karak2.state import State
from stolik.games.karak2.throws import Throw


@HERO_DIE_THROWN.by("finesse")
async def finesse(s: State, throw: Throw) -> None:
    """She may reroll her hero die once per fight; its best face is left as it lies (K-B-74, K-O-124)."""
    if "finesse" in throw.spent or HERO not in throw.kinds:
        return
    place = throw.kinds.index(HERO)
    if throw.swords_of(place) < max(DICE[HERO].swords) and await confirm(throw.seat, "finesse"):
        throw.spent.append("finesse")
        await throw_again(s, throw, [place], "K-B-74")


@BORDERS.by("flight")
def flight(closed: int) -> int:
    """Chasms do not stop Elspeth: closed borders are open, also to explore (K-O-49, K-O-75)."""
    return 0
