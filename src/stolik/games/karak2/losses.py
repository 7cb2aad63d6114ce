"""Pending skulls become wounds and dead dice, unless something spares them."""

from __future__ import annotations

from stolik.engine.decision import Seat, choose, choose_or_pass, confirm
from stolik.games.karak2 import supply
from stolik.games.karak2.contents import ARCHER, BLESSING, HERO, KNIGHT, MAGE
from stolik.games.karak2.moments import FALLEN, FALLING, SKULLS
from stolik.games.karak2.rows import SHIELD
from stolik.games.karak2.state import State
from stolik.games.karak2.throws import Throw


async def suffer(s: State, throw: Throw) -> None:
    """Blessing voids all; else shield and abilities spare some, then wounds and fallen dice are taken (K-O-27)."""
    seat = throw.seat
    wounds, fallen = throw.wounds, throw.fallen
    if await blessed(s, throw, wounds + len(fallen)):
        return
    if throw.signs(SHIELD):
        wounds, fallen = await spare_one(s, seat, "shield", wounds, fallen, "K-I-47")
    for spares in SKULLS.of(s, seat):
        fallen = await spares(s, throw, fallen)
    supply.wound(s, seat, wounds, "K-O-24")
    for saves in FALLING.of(s, seat):
        fallen = await saves(s, throw, fallen)
    for kind in fallen:
        supply.lose_die(s, seat, kind, "K-B-35")
    for answers in FALLEN.of(s, seat):
        await answers(s, throw, fallen)


def judge_consciousness(s: State, throw: Throw) -> None:
    """Once, when all losses are taken (K-O-93)."""
    if not s.players[throw.seat].life and not throw.lay:
        s.note("unconscious", "K-B-44", throw.seat)


async def spare_one(
    s: State, seat: Seat, prompt: str, wounds: int, fallen: list[int], rule: str
) -> tuple[int, list[int]]:
    """One skull may be ignored: a life or a unit. Asked where there is a choice (K-O-124)."""
    candidates = [*([HERO] if wounds else []), *sorted(set(fallen))]
    if len(candidates) == 1 and (wounds or not FALLEN.of(s, seat)):
        saved: int | None = candidates[0]
    else:
        saved = await choose_or_pass(seat, prompt, candidates)
    if saved is None:
        return wounds, fallen
    s.note("spared", rule, seat, saved)
    if saved == HERO:
        return wounds - 1, fallen
    rest = fallen[:]
    rest.remove(saved)
    return wounds, rest


# Blessing


async def blessed(s: State, throw: Throw, skulls: int) -> bool:
    """Right after a fight with skulls it voids them, but no plague, and grants a die (K-I-28, K-I-31, K-O-95)."""
    seat = throw.seat
    own_turn = seat == s.turn.seat or not s.agreed.reads("blessing_outside_own_turn", "never")
    if not (skulls and throw.awake and own_turn and BLESSING in s.players[seat].spells):
        return False
    if not await confirm(seat, "blessing"):
        return False
    throw.owed = not await cast_blessing(s, seat)
    return True


async def pay_what_is_owed(s: State, throw: Throw) -> None:
    """The glory of this very fight may make room for the die of a Blessing, where the table reads it so (K-I-29)."""
    if throw.owed and s.agreed.reads("blessing_counts_new_glory"):
        await take_blessed_die(s, throw.seat)


def blessing_dice(s: State, seat: Seat) -> list[int]:
    return [kind for kind in (KNIGHT, ARCHER, MAGE) if supply.can_gain_die(s, seat, kind)]


async def cast_blessing(s: State, seat: Seat) -> bool:
    """Any one unit die from the supply, if there is room; whether there was (K-I-27)."""
    supply.spend(s, seat, BLESSING)
    s.note("bless", "K-I-27", seat)
    return await take_blessed_die(s, seat)


async def take_blessed_die(s: State, seat: Seat) -> bool:
    kinds = blessing_dice(s, seat)
    if kinds:
        supply.gain_die(s, seat, await choose(seat, "blessing-die", kinds), "K-I-27")
    return bool(kinds)
