"""Elspeth, the princess (K-B-74)."""

from __future__ import annotations

from stolik.engine.decision import confirm
from stolik.games.karak2.fight import throw_again
from stolik.games.karak2.moments import BORDERS, HERO_DIE_THROWN
from stolik.games.karak2.state import State
from stolik.games.karak2.tables import HERO
from stolik.games.karak2.throws import Throw


@HERO_DIE_THROWN.by("finesse")
async def finesse(s: State, throw: Throw) -> None:
    """She may reroll her hero die once per fight (K-B-74)."""
    if "finesse" not in throw.spent and HERO in throw.kinds and await confirm(throw.seat, "finesse"):
        throw.spent.append("finesse")
        await throw_again(s, throw, [throw.kinds.index(HERO)])


@BORDERS.by("flight")
def flight(closed: int) -> int:
    """Chasms do not stop Elspeth: closed borders are open, also to explore (K-O-49, K-O-75)."""
    return 0
