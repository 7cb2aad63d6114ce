"""A fight from the choice of dice to its power, the same for monsters, residents, Rift and duel (K-O-20 to K-O-25)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.engine.decision import choose, choose_or_pass, confirm, roll
from stolik.games.karak2 import supply
from stolik.games.karak2.rolls import RIFT, Roll
from stolik.games.karak2.rows import BETRAYAL, LOOP
from stolik.games.karak2.sight import can, others
from stolik.games.karak2.state import NOTHING, NOWHERE, State
from stolik.games.karak2.tables import ARCHER, DICE, FIRE_BOLT, HERO, ITEMS, NUMBERS, TIME_LORD

SIDES: Final = tuple(range(6))


async def attack(s: State, roll_: Roll) -> int:
    """Steps 1 to 6: what this hero brings against the strength it has to reach."""
    s.hand.rolls.append(roll_)
    roll_.lay = not s.players[roll_.seat].life
    await throw(s, roll_)
    await plague_and_misery(s, roll_)
    await cast_bolts(s, roll_)
    roll_.power = power(s, roll_)
    s.note("power", "K-O-25", roll_.seat, roll_.power, roll_.strength)
    return roll_.power


# Steps 1 to 3: dice


async def throw(s: State, roll_: Roll) -> None:
    """The hero die and any of the others, at once; then loop, betrayal and rerolls (K-O-20 to K-O-22)."""
    await choose_dice(s, roll_)
    for kind in roll_.kinds:
        roll_.faces.append(await throw_one(s, roll_, kind, "roll"))
    await plague_at_once(s, roll_)
    await time_lord(s, roll_)
    await plague_at_once(s, roll_)
    await rerolls(s, roll_)


async def throw_one(s: State, roll_: Roll, kind: int, how: str) -> int:
    """The side that lies up."""
    s.hand.in_the_air = kind
    side = await roll(roll_.seat, "face", SIDES)
    s.hand.in_the_air = NOTHING
    s.note(how, "K-O-21" if how == "roll" else "K-O-22", roll_.seat, kind, DICE[kind].faces[side] or "blank")
    return side


async def choose_dice(s: State, roll_: Roll) -> None:
    """One question for each kind of die: how many of them are thrown."""
    if roll_.awake:
        roll_.kinds.append(HERO)
    for kind in range(len(DICE)):
        held = s.players[roll_.seat].army[kind]
        if held:
            number = await choose(roll_.seat, "dice", list(range(held, -1, -1)), about=kind)
            roll_.kinds += [kind] * number


async def time_lord(s: State, roll_: Roll) -> None:
    """Betrayal hands the die on at once; a loop offers one reroll of the other dice thrown (K-I-34, K-I-35)."""
    if roll_.signs(BETRAYAL):
        place = roll_.signs(BETRAYAL)[0]
        del roll_.kinds[place], roll_.faces[place]
        heir = await choose(roll_.seat, "betrayal", others(s, roll_.seat))
        supply.give_time_lord(s, heir, "K-I-35")
    elif roll_.signs(LOOP):
        itself = s.agreed.reads("time_loop_rerolls_time_die")
        free = [place for place, kind in enumerate(roll_.kinds) if itself or kind != TIME_LORD]
        again = await reroll(s, roll_, "loop", free)
        if TIME_LORD in [roll_.kinds[place] for place in again]:
            await time_lord(s, roll_)


async def rerolls(s: State, roll_: Roll) -> None:
    """Finesse for the hero die, Strategic Position for archers, once each (K-O-22)."""
    await finesse(s, roll_)
    archers = [place for place, kind in enumerate(roll_.kinds) if kind == ARCHER]
    if usable(s, roll_, "strategic_position") and archers:
        roll_.spent.append("strategic_position")
        await reroll(s, roll_, "position", archers)


async def finesse(s: State, roll_: Roll) -> None:
    """Elspeth rerolls her hero die (K-B-74)."""
    if usable(s, roll_, "finesse") and HERO in roll_.kinds and await confirm(roll_.seat, "finesse"):
        roll_.spent.append("finesse")
        await throw_again(s, roll_, [roll_.kinds.index(HERO)])


def usable(s: State, roll_: Roll, ability: str) -> bool:
    return can(s, roll_.seat, ability) and ability not in roll_.spent


async def reroll(s: State, roll_: Roll, prompt: str, free: Sequence[int]) -> list[int]:
    """Any of these dice, one after another; then they are thrown."""
    picked: list[int] = []
    while True:
        left = [place for place in free if place not in picked]
        names = {(roll_.kinds[place], alike(roll_, place)): place for place in reversed(left)}
        answer = await choose_or_pass(roll_.seat, prompt, sorted(names))
        if answer is None:
            break
        picked.append(names[answer])
    await throw_again(s, roll_, picked)
    return picked


def alike(roll_: Roll, place: int) -> int:
    """The first side of the die that looks like the one that lies up: such dice are one choice."""
    faces = DICE[roll_.kinds[place]].faces
    return faces.index(faces[roll_.faces[place]])


async def throw_again(s: State, roll_: Roll, places: Sequence[int]) -> None:
    for place in places:
        roll_.faces[place] = await throw_one(s, roll_, roll_.kinds[place], "reroll")


# Step 4


async def plague_at_once(s: State, roll_: Roll) -> None:
    if s.agreed.reads("reroll_before_plague", "no"):
        await plague_and_misery(s, roll_)


async def plague_and_misery(s: State, roll_: Roll) -> None:
    """Two skulls on the hero die: the token goes to the town of another player, once a fight (K-O-23, K-O-40)."""
    if roll_.against == RIFT or roll_.plagued or not roll_.two_skulls:
        return
    roll_.plagued = True
    towns = [seat for seat in others(s, roll_.seat) if s.players[seat].town != NOWHERE]
    if towns:
        s.realm.plague = await choose(roll_.seat, "plague", towns)
        s.note("plague", "K-O-40", roll_.seat, s.realm.plague)


# Step 6


def power(s: State, roll_: Roll) -> int:
    """Swords, weapons, fire bolts cast now, Battle Rage, Whirl of Battle (K-O-25)."""
    if roll_.two_skulls and can(s, roll_.seat, "battle_rage"):
        roll_.rage = True
    total = roll_.swords
    if armed(s, roll_):
        total += weapons(s, roll_.seat) + roll_.bolts
    total += NUMBERS["rage"] if roll_.rage else 0
    return total + (NUMBERS["whirl"] if roll_.whirl and can(s, roll_.seat, "whirl_of_battle") else 0)


def armed(s: State, roll_: Roll) -> bool:
    """Weapons and spells count everywhere, at a Rift too unless the table reads it otherwise (K-O-109)."""
    return roll_.against != RIFT or s.agreed.reads("rift_uses_weapons_spells")


def weapons(s: State, seat: int) -> int:
    return sum([ITEMS[weapon].attack for weapon in s.players[seat].weapons])


async def cast_bolts(s: State, roll_: Roll) -> None:
    """Any number, gone whatever the outcome; Argentus keeps one or doubles it (K-O-91, K-I-60)."""
    seat = roll_.seat
    if not (armed(s, roll_) and roll_.awake and FIRE_BOLT in s.players[seat].spells):
        return
    kept = await magic_duplicate(s, roll_)
    held = s.players[seat].spells.count(FIRE_BOLT) - kept
    if held > 0:
        for _ in range(await choose(seat, "bolts", list(range(held + 1)))):
            supply.spend(s, seat, FIRE_BOLT)
            roll_.bolts += ITEMS[FIRE_BOLT].attack
            s.note("bolt", "K-O-91", seat)


async def magic_duplicate(s: State, roll_: Roll) -> int:
    """How many bolts are kept, and so cannot be cast once more in this fight."""
    seat = roll_.seat
    if not can(s, seat, "magic_duplicate"):
        return 0
    choice = await choose_or_pass(seat, "duplicate", ["keep", "spend"])
    if choice is None:
        return 0
    s.turn.used.append("magic_duplicate")
    roll_.bolts += NUMBERS["bolt_kept" if choice == "keep" else "bolt_spent"]
    if choice == "spend":
        supply.spend(s, seat, FIRE_BOLT)
    s.note("duplicate", "K-I-60", seat, choice)
    return 1 if choice == "keep" else 0
