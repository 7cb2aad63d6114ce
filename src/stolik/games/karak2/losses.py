"""Pending skulls become wounds and dead dice, unless something spares them (K-O-24, K-O-27, K-O-93 to K-O-95)."""

from __future__ import annotations

from stolik.engine.decision import Seat, choose, choose_or_pass, confirm
from stolik.games.karak2 import supply
from stolik.games.karak2.fight import usable
from stolik.games.karak2.rows import SHIELD
from stolik.games.karak2.sight import can
from stolik.games.karak2.state import State
from stolik.games.karak2.tables import ARCHER, BLESSING, HERO, KNIGHT, MAGE, SKELETON
from stolik.games.karak2.throws import Throw


async def suffer(s: State, throw: Throw) -> None:
    """Blessing voids all; else shield, Battle Strategy, wounds, Hard Head, dead dice, reactions (K-O-27)."""
    seat = throw.seat
    wounds, fallen = throw.wounds, throw.fallen
    if await blessed(s, throw, wounds + len(fallen)):
        return
    if throw.signs(SHIELD):
        wounds, fallen = await spare_one(s, seat, "shield", wounds, fallen)
    if usable(s, throw, "battle_strategy"):
        _, fallen = await spare_one(s, seat, "strategy", 0, fallen)
    supply.wound(s, seat, wounds, "K-O-24")
    fallen = await hard_head(s, seat, fallen)
    for kind in fallen:
        supply.lose_die(s, seat, kind, "K-B-35")
    await reactions(s, throw, fallen)


def judge_consciousness(s: State, throw: Throw) -> None:
    """Once, when all losses are taken (K-O-93)."""
    if not s.players[throw.seat].life and not throw.lay:
        s.note("unconscious", "K-B-44", throw.seat)


async def spare_one(s: State, seat: Seat, prompt: str, wounds: int, fallen: list[int]) -> tuple[int, list[int]]:
    """One skull may be ignored: a life or a unit."""
    candidates = [*([HERO] if wounds else []), *sorted(set(fallen))]
    saved = await choose_or_pass(seat, prompt, candidates)
    if saved is None:
        return wounds, fallen
    s.note("spared", "K-I-47" if prompt == "shield" else "K-O-43", seat, saved)
    if saved == HERO:
        return wounds - 1, fallen
    rest = fallen[:]
    rest.remove(saved)
    return wounds, rest


async def hard_head(s: State, seat: Seat, fallen: list[int]) -> list[int]:
    """Valduk may lose a life instead of a unit, also the last (K-I-63)."""
    left = fallen[:]
    while can(s, seat, "hard_head") and s.players[seat].life and left:
        saved = await choose_or_pass(seat, "hard-head", sorted(set(left)))
        if saved is None:
            break
        left.remove(saved)
        supply.wound(s, seat, 1, "K-I-63")
    return left


async def reactions(s: State, throw: Throw, fallen: list[int]) -> None:
    """Soul Collector, also from a life lost just now, then Necromancy (K-O-94)."""
    seat = throw.seat
    if fallen and can(s, seat, "soul_collector") and not throw.lay:
        supply.heal(s, seat, len(fallen), "K-O-94")
    for kind in fallen:
        raised = kind != SKELETON and can(s, seat, "necromancy") and supply.can_gain_die(s, seat, SKELETON)
        if raised and await confirm(seat, "raise-dead", about=kind):
            supply.gain_die(s, seat, SKELETON, "K-O-48")


# Blessing


async def blessed(s: State, throw: Throw, skulls: int) -> bool:
    """Right after the fight it voids every skull and still grants a die (K-I-28, K-I-29, K-O-95)."""
    seat = throw.seat
    own_turn = seat == s.turn.seat or not s.agreed.reads("blessing_outside_own_turn", "never")
    if not (throw.awake and own_turn and BLESSING in s.players[seat].spells) or not (skulls or blessing_dice(s, seat)):
        return False
    if not await confirm(seat, "blessing"):
        return False
    await cast_blessing(s, seat)
    return True


def blessing_dice(s: State, seat: Seat) -> list[int]:
    return [kind for kind in (KNIGHT, ARCHER, MAGE) if supply.can_gain_die(s, seat, kind)]


async def cast_blessing(s: State, seat: Seat) -> None:
    """Any one unit die from the supply, if there is room (K-I-27)."""
    supply.spend(s, seat, BLESSING)
    s.note("bless", "K-I-27", seat)
    kinds = blessing_dice(s, seat)
    if kinds:
        supply.gain_die(s, seat, await choose(seat, "blessing-die", kinds), "K-I-27")
