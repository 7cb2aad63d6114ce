"""A Rift opens: all heroes are drawn to it and fight for the crown (K-I-19 to K-I-25, K-O-108 to K-O-111)."""

from __future__ import annotations

from stolik.engine.decision import Seat
from stolik.games.karak2 import empire, losses
from stolik.games.karak2.fight import attack, finesse, power, throw_again
from stolik.games.karak2.rolls import RIFT, Roll
from stolik.games.karak2.sight import others
from stolik.games.karak2.state import State, Tile
from stolik.games.karak2.tables import HERO


async def open_rift(s: State, explorer: Seat, tile: Tile) -> None:
    """Explorer first, then clockwise, knowing the totals so far; when one leads, losses and coronation (K-O-111)."""
    s.note("rift", "K-I-19", explorer)
    for player in s.players:
        player.at = tile
    rolls = [Roll(seat, RIFT, 0) for seat in (explorer, *others(s, explorer)) if takes_part(s, seat)]
    for roll_ in rolls:
        await attack(s, roll_)
    leaders = leading(rolls)
    while len(leaders) > 1:
        await break_tie(s, leaders)
        leaders = leading(leaders)
    for roll_ in rolls:
        await losses.suffer(s, roll_)
        losses.judge_consciousness(s, roll_)
    if leaders:
        empire.crown(s, leaders[0].seat, "K-I-21")


def takes_part(s: State, seat: Seat) -> bool:
    """The unconscious are moved but do not roll (K-O-53)."""
    return s.players[seat].life > 0 or s.agreed.reads("unconscious_in_rift", "full_part")


def leading(rolls: list[Roll]) -> list[Roll]:
    most = max([roll_.power for roll_ in rolls], default=0)
    return [roll_ for roll_ in rolls if roll_.power == most]


async def break_tie(s: State, leaders: list[Roll]) -> None:
    """Hero dice only, added to the earlier totals; their skulls join the pending losses (K-I-22, K-O-110)."""
    s.note("tie", "K-I-22", leaders[0].power)
    for roll_ in leaders:
        place = roll_.kinds.index(HERO)
        roll_.more += roll_.swords_of(place)
        roll_.skulls += roll_.skulls_of(place)
        await throw_again(s, roll_, [place])
        await finesse(s, roll_)
        roll_.power = power(s, roll_)
        s.note("power", "K-I-22", roll_.seat, roll_.power, 0)
