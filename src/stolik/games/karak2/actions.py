"""What the hero whose turn it is may do where it stands (K-O-14 to K-O-19, K-O-70, K-O-77 to K-O-86)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stolik.engine.decision import Refusal, Seat, choose
from stolik.games.karak2 import meeting, supply, town
from stolik.games.karak2.plays import BUILD, CURE, FIGHT, FOUND, GATHER, HEAL, REBELS, SUMMON, TRAIN
from stolik.games.karak2.sight import among_monsters, can, most_life
from stolik.games.karak2.state import State
from stolik.games.karak2.tables import HEROES, KNIGHT, NUMBERS, PRICES, SKELETON, TILES

Check = Callable[[State, Seat], Refusal | None]


def why_not_fight(s: State, seat: Seat) -> Refusal | None:
    """Standing among monsters one may, whoever has entered must (K-O-70)."""
    return None if s.turn.must_fight or among_monsters(s, seat) else "K-O-70"


def why_not_heal(s: State, seat: Seat) -> Refusal | None:
    if among_monsters(s, seat):
        return "K-O-14"
    return None if s.players[seat].life < most_life(s, seat) else "K-O-78"


def why_not_gather(s: State, seat: Seat) -> Refusal | None:
    if among_monsters(s, seat):
        return "K-O-15"
    land = TILES[s.map.kinds[s.players[seat].at]]
    if land.residents:
        return "K-I-17"
    there = [kind for kind, number in enumerate(land.yields) if number and s.supply.goods[kind]]
    return None if there else "K-O-79"


def why_not_rebels(s: State, seat: Seat) -> Refusal | None:
    """On any tile with a forest, monsters or not, once per turn (K-I-58, K-O-123)."""
    if not can(s, seat, "rebels") or "forest" not in TILES[s.map.kinds[s.players[seat].at]].terrain:
        return "K-I-58"
    if not supply.can_gain_die(s, seat, KNIGHT):
        return "K-O-85"
    return None if supply.can_pay(s, seat, PRICES["rebels"].price) else "K-I-58"


def why_not_summon(s: State, seat: Seat) -> Refusal | None:
    if not can(s, seat, "necromancy") or among_monsters(s, seat):
        return "K-O-86"
    return None if supply.can_gain_die(s, seat, SKELETON) else "K-O-85"


CHECKS: Final[Mapping[str, Check]] = {
    FIGHT: why_not_fight,
    HEAL: why_not_heal,
    GATHER: why_not_gather,
    FOUND: town.why_not_found,
    BUILD: town.why_not_build,
    TRAIN: town.why_not_train,
    CURE: town.why_not_cure,
    REBELS: why_not_rebels,
    SUMMON: why_not_summon,
}


def why_not_act(s: State, seat: Seat, action: str) -> Refusal | None:
    """One action in each step; who has entered monsters has to fight (K-O-13, K-O-77)."""
    if s.turn.steps == 0:
        return "K-O-77"
    if s.turn.must_fight and action != FIGHT:
        return "K-O-13"
    return CHECKS[action](s, seat)


def actions(s: State, seat: Seat) -> list[str]:
    if s.turn.steps == 0:
        return []
    if s.turn.must_fight:
        return [FIGHT]
    return [action for action, why_not in CHECKS.items() if offered(s, seat, action) and why_not(s, seat) is None]


def offered(s: State, seat: Seat, action: str) -> bool:
    """Quick: only their hero knows these two."""
    abilities = HEROES[s.players[seat].hero].abilities
    return action not in (REBELS, SUMMON) or ("rebels" if action == REBELS else "necromancy") in abilities


async def act(s: State, seat: Seat, action: str) -> bool:
    """Whether the turn goes on: a fight ends it (K-B-21)."""
    if action == FIGHT:
        await meeting.fight(s, seat)
        return False
    if action == HEAL:
        supply.heal(s, seat, NUMBERS["heal"], "K-O-14")
    elif action == GATHER:
        await gather(s, seat)
    elif action == FOUND:
        await town.found(s, seat)
    elif action == BUILD:
        await town.build(s, seat)
    elif action == TRAIN:
        await town.train(s, seat)
    elif action == CURE:
        town.cure(s, seat)
    elif action == REBELS:
        rebels(s, seat)
    else:
        supply.gain_die(s, seat, SKELETON, "K-O-48")
    return True


async def gather(s: State, seat: Seat) -> None:
    """Lorraine finds one more of a kind that the tile yields (K-O-15, K-O-46)."""
    yields = TILES[s.map.kinds[s.players[seat].at]].yields
    supply.gain(s, seat, yields, "K-O-15")
    more = [kind for kind, number in enumerate(yields) if number and s.supply.goods[kind]]
    if more and can(s, seat, "forager"):
        kind = await choose(seat, "forage", more)
        supply.gain(s, seat, [NUMBERS["forage"] if kind == other else 0 for other in range(3)], "K-O-46")


def rebels(s: State, seat: Seat) -> None:
    s.turn.used.append("rebels")
    supply.pay(s, seat, PRICES["rebels"].price, "K-I-58")
    supply.gain_die(s, seat, KNIGHT, "K-I-58")
