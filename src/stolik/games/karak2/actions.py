"""What the hero whose turn it is may do where it stands, one action in each step (K-B-22)."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.engine.decision import Refusal, Seat
from stolik.games.karak2 import meeting, supply, town
from stolik.games.karak2.contents import NUMBERS, TILES
from stolik.games.karak2.moments import ACTS, GATHERED, act
from stolik.games.karak2.plays import ACTIONS, BUILD, CURE, FIGHT, FOUND, GATHER, HEAL, TRAIN
from stolik.games.karak2.sight import among_monsters, most_life
from stolik.games.karak2.state import State


def in_this_step(s: State) -> Sequence[str]:
    """One action in each step; who has entered monsters has to fight (K-O-13, K-O-77)."""
    if s.turn.steps == 0:
        return ()
    return (FIGHT,) if s.turn.must_fight else ACTIONS


def why_not_act(s: State, seat: Seat, action: str) -> Refusal | None:
    if action in in_this_step(s):
        return ACTS[action].why_not(s, seat)
    return "K-O-13" if s.turn.steps else "K-O-77"


def actions(s: State, seat: Seat) -> list[str]:
    return [action for action in in_this_step(s) if ACTS[action].why_not(s, seat) is None]


async def take_action(s: State, seat: Seat, action: str) -> bool:
    """Whether the turn goes on: a fight ends it (K-B-21, K-I-12)."""
    await ACTS[action].do(s, seat)
    return action != FIGHT


def why_not_fight(s: State, seat: Seat) -> Refusal | None:
    """Standing among monsters one may, whoever has entered must (K-O-70)."""
    return None if s.turn.must_fight or among_monsters(s, seat) else "K-O-70"


def why_not_heal(s: State, seat: Seat) -> Refusal | None:
    """On any tile without monsters, below the maximum life (K-O-14, K-O-78)."""
    if among_monsters(s, seat):
        return "K-O-14"
    return None if s.players[seat].life < most_life(s, seat) else "K-O-78"


@act(HEAL, why_not_heal)
async def heal(s: State, seat: Seat) -> None:
    """2 life (K-B-23)."""
    supply.heal(s, seat, NUMBERS["heal"], "K-O-14")


def why_not_gather(s: State, seat: Seat) -> Refusal | None:
    """The tile without monsters must yield something that the supply has (K-O-79), and cave and mine yield nothing."""
    if among_monsters(s, seat):
        return "K-O-15"
    land = TILES[s.map.kinds[s.players[seat].at]]
    if land.residents:
        return "K-I-17"
    there = [kind for kind, number in enumerate(land.yields) if number and s.supply.goods[kind]]
    return None if there else "K-O-79"


@act(GATHER, why_not_gather)
async def gather(s: State, seat: Seat) -> None:
    """What the tile yields (K-B-24, K-O-15)."""
    yields = TILES[s.map.kinds[s.players[seat].at]].yields
    supply.gain(s, seat, yields, "K-O-15")
    for gathered in GATHERED.of(s, seat):
        await gathered(s, seat, yields)


act(FIGHT, why_not_fight)(meeting.fight)
act(FOUND, town.why_not_found)(town.found)
act(BUILD, town.why_not_build)(town.build)
act(TRAIN, town.why_not_train)(town.train)
act(CURE, town.why_not_cure)(town.cure)
