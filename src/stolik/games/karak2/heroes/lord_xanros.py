"""Lord Xanros, the warlock (K-B-73)."""

from __future__ import annotations

from stolik.engine.decision import Refusal, Seat, confirm
from stolik.games.karak2 import supply
from stolik.games.karak2.contents import SKELETON
from stolik.games.karak2.moments import FALLEN, act
from stolik.games.karak2.plays import SUMMON
from stolik.games.karak2.sight import among_monsters
from stolik.games.karak2.state import State
from stolik.games.karak2.throws import Throw


def why_not_summon(s: State, seat: Seat) -> Refusal | None:
    """On a tile without monsters, free of charge, as often as he likes in different steps (K-O-86)."""
    if among_monsters(s, seat):
        return "K-O-86"
    return None if supply.can_gain_die(s, seat, SKELETON) else "K-O-85"


@act(SUMMON, why_not_summon, "necromancy", "K-O-86")
async def necromancy(s: State, seat: Seat) -> None:
    """As an action Lord Xanros takes one skeleton die (K-O-48)."""
    supply.gain_die(s, seat, SKELETON, "K-O-48")


@FALLEN.by("soul_collector")
async def soul_collector(s: State, throw: Throw, fallen: list[int]) -> None:
    """1 life for each of his dice that really fell, up to his maximum and even from 0 (K-O-94)."""
    if fallen and not throw.lay:
        supply.heal(s, throw.seat, len(fallen), "K-O-94")


@FALLEN.by("necromancy")
async def raise_the_dead(s: State, throw: Throw, fallen: list[int]) -> None:
    """Then, if he likes, one skeleton for each fallen knight, archer or mage (K-O-48, K-O-94)."""
    seat = throw.seat
    for kind in fallen:
        raised = kind != SKELETON and supply.can_gain_die(s, seat, SKELETON)
        if raised and await confirm(seat, "raise-dead", about=kind):
            supply.gain_die(s, seat, SKELETON, "K-O-48")
