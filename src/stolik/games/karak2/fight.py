"""A fight from the choice of dice to its power, the same for monsters, residents, Rift and duel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.engine.decision import Seat, choose, choose_or_pass, roll
from stolik.games.karak2 import supply
from stolik.games.karak2.contents import DICE, FIRE_BOLT, HERO, ITEMS, NUMBERS, TIME_LORD
from stolik.games.karak2.moments import CASTING, DICE_THROWN, HERO_DIE_THROWN, POWER
from stolik.games.karak2.rows import BETRAYAL, LOOP
from stolik.games.karak2.sight import others
from stolik.games.karak2.state import NOTHING, NOWHERE, State
from stolik.games.karak2.throws import GENERAL, RIFT, Throw

SIDES: Final = tuple(range(6))


async def attack(s: State, throw: Throw) -> int:
    """Stages 1 to 6, in a duel and at a Rift with the same abilities as against monsters (K-I-23, K-I-56)."""
    s.hand.throws.append(throw)
    throw.lay = not s.players[throw.seat].life
    await throw_dice(s, throw)
    await plague_and_misery(s, throw)
    await cast_bolts(s, throw)
    throw.power = power(s, throw)
    s.note("power", "K-O-25", throw.seat, throw.power, throw.strength)
    return throw.power


# Stages 1 to 3: dice


async def throw_dice(s: State, throw: Throw) -> None:
    """The hero die and any of the others, at once; then loop, betrayal and rerolls (K-O-20, K-O-21, K-O-22)."""
    await choose_dice(s, throw)
    for kind in throw.kinds:
        throw.faces.append(await throw_one(s, throw, kind, "roll", "K-O-21"))
    await plague_at_once(s, throw)
    await time_lord(s, throw)
    await plague_at_once(s, throw)
    await reroll_hero_die(s, throw)
    for rerolls in DICE_THROWN.of(s, throw.seat):
        await rerolls(s, throw)


async def throw_one(s: State, throw: Throw, kind: int, how: str, rule: str) -> int:
    """The side that lies up, and the rule by which the die was thrown."""
    s.hand.in_the_air = kind
    side = await roll(throw.seat, "face", SIDES)
    s.hand.in_the_air = NOTHING
    s.note(how, rule, throw.seat, kind, DICE[kind].faces[side] or "blank")
    return side


async def choose_dice(s: State, throw: Throw) -> None:
    """The hero die has to be thrown; of each other kind one asks how many (K-B-30, K-O-20)."""
    if throw.awake:
        throw.kinds.append(HERO)
    for kind in range(len(DICE)):
        held = s.players[throw.seat].army[kind]
        if held:
            number = await choose(throw.seat, "dice", list(range(held, -1, -1)), about=kind)
            throw.kinds += [kind] * number


async def time_lord(s: State, throw: Throw) -> None:
    """Betrayal hands the die on at once; a loop offers one reroll of the other dice thrown (K-I-34, K-I-35, K-O-90)."""
    if throw.signs(BETRAYAL):
        place = throw.signs(BETRAYAL)[0]
        del throw.kinds[place], throw.faces[place]
        heir = await choose(throw.seat, "betrayal", others(s, throw.seat))
        supply.give_time_lord(s, heir, "K-I-35")
    elif throw.signs(LOOP):
        itself = s.agreed.reads("time_loop_rerolls_time_die")
        free = [place for place, kind in enumerate(throw.kinds) if itself or kind != TIME_LORD]
        again = await reroll(s, throw, "loop", free, "K-I-34")
        if TIME_LORD in [throw.kinds[place] for place in again]:
            await time_lord(s, throw)


async def reroll_hero_die(s: State, throw: Throw) -> None:
    for rerolls in HERO_DIE_THROWN.of(s, throw.seat):
        await rerolls(s, throw)


async def reroll(s: State, throw: Throw, prompt: str, free: Sequence[int], rule: str) -> list[int]:
    """Any of these dice, one after another; then they are thrown, and the new faces stand (K-O-89)."""
    picked: list[int] = []
    while True:
        left = [place for place in free if place not in picked]
        names = {(throw.kinds[place], alike(throw, place)): place for place in reversed(left)}
        answer = await choose_or_pass(throw.seat, prompt, sorted(names))
        if answer is None:
            break
        picked.append(names[answer])
    await throw_again(s, throw, picked, rule)
    return picked


def alike(throw: Throw, place: int) -> int:
    """The first side of the die that looks like the one that lies up: such dice are one choice."""
    faces = DICE[throw.kinds[place]].faces
    return faces.index(faces[throw.faces[place]])


async def throw_again(s: State, throw: Throw, places: Sequence[int], rule: str) -> None:
    for place in places:
        throw.faces[place] = await throw_one(s, throw, throw.kinds[place], "reroll", rule)


# Stage 4


async def plague_at_once(s: State, throw: Throw) -> None:
    if s.agreed.reads("reroll_before_plague", "no"):
        await plague_and_misery(s, throw)


async def plague_and_misery(s: State, throw: Throw) -> None:
    """Two skulls on the hero die: the token goes to another player's town, where it is not yet (K-O-23, K-O-40).

    Once a fight, right after each side's roll in a duel too, never at a Rift (K-B-50, K-B-51, K-I-24, K-I-54).
    """
    if throw.against == RIFT or throw.plagued or not throw.two_skulls:
        return
    throw.plagued = True
    towns = [seat for seat in others(s, throw.seat) if s.players[seat].town != NOWHERE and seat != s.realm.plague]
    struck = await strike_with_plague(s, throw.seat, towns) if towns else None
    if struck is not None:
        s.realm.plague = struck
        s.note("plague", "K-O-40", throw.seat, struck)


async def strike_with_plague(s: State, seat: Seat, towns: list[Seat]) -> Seat | None:
    """Whose town; the roller has to strike one, or may, as the table reads it (K-O-40)."""
    if s.agreed.reads("plague_may_be_kept_back"):
        return await choose_or_pass(seat, "plague", towns)
    return await choose(seat, "plague", towns)


# Stage 6


def power(s: State, throw: Throw) -> int:
    """Swords, weapons, fire bolts cast now, and what the hero's abilities add (K-B-29, K-O-25)."""
    total = throw.swords + sum([adds(s, throw) for adds in POWER.of(s, throw.seat)])
    return total + weapons(s, throw.seat) + throw.bolts if armed(s, throw) else total


def armed(s: State, throw: Throw) -> bool:
    """Weapons and spells count everywhere, at a Rift too unless the table reads it otherwise (K-O-109)."""
    return throw.against != RIFT or s.agreed.reads("rift_uses_weapons_spells")


def weapons(s: State, seat: int) -> int:
    return sum([ITEMS[weapon].attack for weapon in s.players[seat].weapons])


def bolts_can_tell(s: State, throw: Throw) -> bool:
    """Asked only where they can change how the fight ends, or how many praetorians fall (K-O-124)."""
    missing = throw.strength - power(s, throw)
    most = s.players[throw.seat].spells.count(FIRE_BOLT) * ITEMS[FIRE_BOLT].attack
    most += NUMBERS["bolt_spent"] if CASTING.of(s, throw.seat) else 0
    return not throw.strength or 0 < missing <= most or (throw.against == GENERAL and missing > 0)


async def cast_bolts(s: State, throw: Throw) -> None:
    """Any number, gone whatever the outcome, unless an ability keeps one (K-O-91)."""
    seat = throw.seat
    if not (armed(s, throw) and throw.awake and FIRE_BOLT in s.players[seat].spells and bolts_can_tell(s, throw)):
        return
    kept = 0
    for keeps in CASTING.of(s, seat):
        kept += await keeps(s, throw)
    held = s.players[seat].spells.count(FIRE_BOLT) - kept
    if held > 0:
        for _ in range(await choose(seat, "bolts", list(range(held + 1)))):
            supply.spend(s, seat, FIRE_BOLT)
            throw.bolts += ITEMS[FIRE_BOLT].attack
            s.note("bolt", "K-O-91", seat)
