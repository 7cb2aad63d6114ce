"""A hero meets monsters: armies, residents or the Dark General, wins or goes back (K-O-26, K-O-28, K-O-87, K-O-102)."""

from __future__ import annotations

from stolik.engine.decision import Seat, choose
from stolik.engine.game import GameOver
from stolik.games.karak2 import losses, rewards, supply
from stolik.games.karak2.contents import MONSTERS as ARMIES
from stolik.games.karak2.contents import NUMBERS, TILES
from stolik.games.karak2.fight import attack
from stolik.games.karak2.moments import BEFORE_FIGHT
from stolik.games.karak2.state import CASTLE, NOWHERE, State
from stolik.games.karak2.throws import GENERAL, MONSTERS, RESIDENTS, Throw


async def fight(s: State, seat: Seat) -> None:
    """All that is on the tile, in one fight unless the table fights army by army (K-O-87)."""
    tile = s.players[seat].at
    if s.realm.general and tile == CASTLE:
        await assault(s, seat)
    elif s.map.tokens[tile]:
        await fight_armies(s, seat)
    else:
        await fight_residents(s, seat)


async def fight_armies(s: State, seat: Seat) -> None:
    tile = s.players[seat].at
    if not s.agreed.reads("two_armies_fought", "one_by_one"):
        await fight_together(s, seat, list(s.map.tokens[tile]))
        return
    while s.map.tokens[tile]:
        army = await choose(seat, "army", sorted(set(s.map.tokens[tile])))
        if not await fight_together(s, seat, [army]):
            return


async def fight_together(s: State, seat: Seat, armies: list[int]) -> bool:
    """One roll against the sum of their strengths (K-B-32, K-O-26)."""
    tile = s.players[seat].at
    strength = sum([ARMIES[army].strength for army in armies])
    s.note("fight", "K-B-20", seat, strength)
    throw = Throw(seat, MONSTERS, strength)
    if not await beats(s, seat, throw):
        return False
    await rewards.turn_tokens(s, seat, tile, armies)
    rewards.raise_glory(s, seat, rewards.glory_for(s, armies), "K-B-39")
    await losses.pay_what_is_owed(s, throw)
    rewards.enjoy(s, seat, tile)
    return True


async def fight_residents(s: State, seat: Seat) -> None:
    """Goblins and rock-eaters pay from the supply and raise glory; abilities work here too (K-I-10, K-I-11, K-I-16)."""
    tile = s.players[seat].at
    land = TILES[s.map.kinds[tile]]
    s.note("fight", "K-I-09", seat, land.residents)
    throw = Throw(seat, RESIDENTS, land.residents)
    if await beats(s, seat, throw):
        rule = "K-I-10" if "cave" in land.terrain else "K-I-11"
        supply.gain(s, seat, land.reward, rule)
        rewards.raise_glory(s, seat, land.residents, rule)
        await losses.pay_what_is_owed(s, throw)
        rewards.enjoy(s, seat, tile)


async def beats(s: State, seat: Seat, throw: Throw) -> bool:
    """Power equal to the strength is enough (K-B-31); some monsters a hero beats without a throw."""
    if wins_at_once(s, throw):
        return True
    won = await attack(s, throw) >= throw.strength
    s.note("won" if won else "lost", "K-B-31" if won else "K-B-33", seat)
    await losses.suffer(s, throw)
    if not won:
        lose(s, seat)
    losses.judge_consciousness(s, throw)
    return won


def wins_at_once(s: State, throw: Throw) -> bool:
    return any(wins(s, throw) for wins in BEFORE_FIGHT.of(s, throw.seat))


def lose(s: State, seat: Seat) -> None:
    """Back to where it came from, without a penalty unless the table reads it so (K-B-33, K-B-34, K-I-13, K-O-100)."""
    if s.agreed.reads("losing_a_fight_costs_life"):
        supply.wound(s, seat, 1, "K-O-100")
    if s.turn.way.origin != NOWHERE:
        s.players[seat].at = s.turn.way.origin
        s.note("back", "K-B-33", seat, s.turn.way.origin, s.map.kinds[s.turn.way.origin])


# The Dark General


def general_strength(s: State) -> int:
    """8, and 1 more for each praetorian left (K-O-37)."""
    return NUMBERS["general_strength"] + s.realm.praetorians * NUMBERS["praetorian_strength"]


async def assault(s: State, seat: Seat) -> None:
    """Won, it ends the game; repelled, praetorians fall; always a life is lost (K-B-82, K-I-30, K-O-38, K-O-102)."""
    throw = Throw(seat, GENERAL, general_strength(s))
    s.note("fight", "K-O-102", seat, throw.strength)
    won = await attack(s, throw) >= throw.strength
    s.note("won" if won else "lost", "K-B-31" if won else "K-B-33", seat)
    await losses.suffer(s, throw)
    supply.wound(s, seat, NUMBERS["general_life"], "K-B-82")
    if won:
        losses.judge_consciousness(s, throw)
        slay(s, seat)
    strike_praetorians(s, seat, throw.power)
    lose(s, seat)
    losses.judge_consciousness(s, throw)


def slay(s: State, seat: Seat) -> None:
    """The game ends at once, with whatever the others hold (K-O-39, K-O-104)."""
    rewards.enjoy(s, seat, CASTLE)
    s.realm.trophy = seat
    s.course.over = "K-B-80"
    s.note("slain", "K-B-80", seat)
    raise GameOver


def strike_praetorians(s: State, seat: Seat, power: int) -> None:
    fallen = min(power // NUMBERS["praetorian_power"], s.realm.praetorians)
    if fallen:
        s.realm.praetorians -= fallen
        s.players[seat].slain += fallen
        s.note("praetorians", "K-O-103", seat, fallen)
