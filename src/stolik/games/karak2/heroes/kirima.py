"""Kirima, the beast huntress (K-I-64)."""

from __future__ import annotations

from stolik.engine.decision import Seat, confirm
from stolik.games.karak2 import supply
from stolik.games.karak2.contents import NUMBERS
from stolik.games.karak2.moments import POWER, long_way
from stolik.games.karak2.moves import enter
from stolik.games.karak2.plays import DREAM, Play
from stolik.games.karak2.sight import holds_monsters, most_life
from stolik.games.karak2.state import NOWHERE, State
from stolik.games.karak2.throws import GENERAL, MONSTERS, RESIDENTS, Throw


@POWER.by("whirl_of_battle")
def whirl_of_battle(s: State, throw: Throw) -> int:
    """+1 power against monsters that were already on the map (K-I-64, K-O-102)."""
    if throw.against == MONSTERS:
        whirls = not s.turn.way.fresh
    elif throw.against == RESIDENTS:
        whirls = whirls_on_residents(s)
    else:
        whirls = throw.against == GENERAL
    return NUMBERS["whirl"] if whirls else 0


def whirls_on_residents(s: State) -> bool:
    """Unless their tile was revealed in this move; or always, or never, as the table reads it (K-O-121)."""
    reading = s.agreed.readings["whirl_on_residents"]
    return reading == "always" or (reading != "never" and s.turn.way.revealed == NOWHERE)


def dreams(s: State, seat: Seat) -> list[Play]:
    """Any wounded hero on another tile, as the table reads it any at all, or none among monsters (K-O-120)."""
    return [(DREAM, other) for other in range(s.agreed.seats) if other != seat and dreams_of(s, seat, other)]


def dreams_of(s: State, seat: Seat, other: Seat) -> bool:
    tile = s.players[other].at
    wounded = s.players[other].life < most_life(s, other) or s.agreed.reads("dream_helper_target", "any_hero")
    barred = s.agreed.reads("dream_helper_into_fight", "forbidden") and holds_monsters(s, tile, seat)
    return tile != s.players[seat].at and wounded and not barred


@long_way(DREAM, dreams, "K-I-65", "dream_helper", once=True)
async def dream_helper(s: State, seat: Seat, play: Play) -> bool:
    """A move to any wounded hero; on arrival, before any fight, she may heal herself and it (K-I-65, K-O-120)."""
    other = int(play[1])
    enter(s, seat, s.players[other].at, DREAM)
    for healed in (seat, other):
        if s.players[healed].life < most_life(s, healed) and await confirm(seat, "dream-heal", about=healed):
            supply.heal(s, healed, NUMBERS["dream_heal"], "K-I-65")
    return True
