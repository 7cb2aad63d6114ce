"""What costs no action and is open at every point of the own turn outside fights (K-O-64)."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Refusal, Seat
from stolik.games.karak2 import duel, losses, rewards, supply
from stolik.games.karak2.contents import BLESSING, HEALING, ITEMS
from stolik.games.karak2.moments import ACTS, act
from stolik.games.karak2.plays import BLESS, CHALLENGE, FREE, PICK_UP, POTION, Play
from stolik.games.karak2.sight import among_monsters, most_life
from stolik.games.karak2.state import State

WORDS: Final = [word for word in FREE if word != PICK_UP]


def why_not_free(s: State, seat: Seat, play: Play) -> Refusal | None:
    return why_not_pick_up(s, seat, int(play[1])) if play[0] == PICK_UP else ACTS[str(play[0])].why_not(s, seat)


def free_acts(s: State, seat: Seat) -> list[Play]:
    found: list[Play] = [(word,) for word in WORDS if ACTS[word].why_not(s, seat) is None]
    here = s.map.dropped[s.players[seat].at]
    if here:
        found += [(PICK_UP, item) for item in sorted(set(here)) if why_not_pick_up(s, seat, item) is None]
    return found


async def act_freely(s: State, seat: Seat, play: Play) -> bool:
    """Whether the turn goes on: a duel ends it (K-I-50)."""
    if play[0] == PICK_UP:
        await rewards.pick_up(s, seat, int(play[1]))
    else:
        await ACTS[str(play[0])].do(s, seat)
    return play[0] != CHALLENGE


def why_not_bless(s: State, seat: Seat) -> Refusal | None:
    """Never offered when it would do nothing (K-O-95)."""
    if BLESSING not in s.players[seat].spells:
        return "K-I-27"
    return None if losses.blessing_dice(s, seat) else "K-O-95"


@act(BLESS, why_not_bless)
async def bless(s: State, seat: Seat) -> None:
    """A unit die at once (K-I-27)."""
    await losses.cast_blessing(s, seat)


def why_not_drink(s: State, seat: Seat) -> Refusal | None:
    """Below the maximum life (K-O-96)."""
    return None if HEALING in s.players[seat].spells and s.players[seat].life < most_life(s, seat) else "K-O-96"


@act(POTION, why_not_drink)
async def drink(s: State, seat: Seat) -> None:
    """Healing restores 2 life once (K-O-35)."""
    supply.spend(s, seat, HEALING)
    s.note("potion", "K-O-96", seat)
    supply.heal(s, seat, ITEMS[HEALING].heal, "K-O-96")


def why_not_pick_up(s: State, seat: Seat, item: int) -> Refusal | None:
    """What lies open, without monsters, each kind once a turn (K-O-97)."""
    there = item in s.map.dropped[s.players[seat].at] and f"item-{item}" not in s.turn.used
    return None if there and not among_monsters(s, seat) else "K-O-97"


act(CHALLENGE, duel.why_not_challenge)(duel.challenge)
