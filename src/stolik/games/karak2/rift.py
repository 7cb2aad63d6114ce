"""A Rift opens: all heroes are drawn to it and fight for the crown."""

from __future__ import annotations

from stolik.engine.decision import Seat
from stolik.games.karak2 import empire, losses
from stolik.games.karak2.contents import HERO
from stolik.games.karak2.fight import attack, power, reroll_hero_die, throw_again
from stolik.games.karak2.sight import others
from stolik.games.karak2.state import State, Tile
from stolik.games.karak2.throws import RIFT, Throw


async def open_rift(s: State, explorer: Seat, tile: Tile) -> None:
    """Explorer first, then clockwise, knowing the totals so far; when one leads, losses and coronation (K-O-111).

    All heroes are moved there and have to fight (K-I-19, K-I-20, K-I-25, K-O-108).
    """
    s.note("rift", "K-I-19", explorer)
    for player in s.players:
        player.at = tile
    throws = [Throw(seat, RIFT, 0) for seat in (explorer, *others(s, explorer)) if takes_part(s, seat)]
    for throw in throws:
        await attack(s, throw)
    leaders = leading(throws)
    while len(leaders) > 1:
        await break_tie(s, leaders)
        leaders = leading(leaders)
    for throw in throws:
        await losses.suffer(s, throw)
        losses.judge_consciousness(s, throw)
    if leaders:
        empire.crown(s, leaders[0].seat, "K-I-21")


def takes_part(s: State, seat: Seat) -> bool:
    """The unconscious are moved but do not roll (K-O-53)."""
    return s.players[seat].life > 0 or s.agreed.reads("unconscious_in_rift", "full_part")


def leading(throws: list[Throw]) -> list[Throw]:
    most = max([throw.power for throw in throws], default=0)
    return [throw for throw in throws if throw.power == most]


async def break_tie(s: State, leaders: list[Throw]) -> None:
    """Hero dice only, added to the earlier totals; their skulls join the pending losses (K-I-22, K-O-110)."""
    s.note("tie", "K-I-22", leaders[0].power)
    for throw in leaders:
        place = throw.kinds.index(HERO)
        throw.more += throw.swords_of(place)
        throw.skulls += throw.skulls_of(place)
        await throw_again(s, throw, [place], "K-I-22")
        await reroll_hero_die(s, throw)
        throw.power = power(s, throw)
        s.note("power", "K-I-22", throw.seat, throw.power, 0)
