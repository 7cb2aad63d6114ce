"""A war put up in few words, for examples and tests.

    stage(options, units=["one@f4:2 two@g3", "three@f5:1!"], hands=["one royal", "three"])

One line of units for each seat, sides A B A B. Units stand as `unit@hex:coins` (one coin if left out), with `!` under
the poison of the first poisoner and `?` under the second's; a unit without a hex is in the game but not on the board.
The first seat is to play. Unless `bags` says what is in them, each bag holds what makes two coins of a type outside the
supply (WC-4.8), or `each` coins of every type; all others lie in the supply. A decoy named in a zone is with that
player. Control markers lie on the starting locations unless `control` says more: "f4:A c6:B d7:" (the last takes a
marker away). A decree may bear seals, "march/A"; `removed` lie in the box.

Answers are "attack one f4 f5", "f5", "pass".
"""

from __future__ import annotations

from collections.abc import Sequence

from stolik.engine.decision import Answer, Decision, Seat
from stolik.engine.game import Options
from stolik.games.war_chest import unit_cards
from stolik.games.war_chest.board import NAMES, NO_HEX, hex_of
from stolik.games.war_chest.coins import remember
from stolik.games.war_chest.decrees import DECREE_IDS
from stolik.games.war_chest.diagram import POISON, SIDES
from stolik.games.war_chest.faults import fault
from stolik.games.war_chest.prompts import PROMPTS
from stolik.games.war_chest.state import NEUTRAL, NOBODY, PLAYING, Agreed, State, new_state, where


def stage(
    options: Options,
    *,
    units: Sequence[str],
    hands: Sequence[str] = (),
    bags: Sequence[str] = (),
    downs: Sequence[str] = (),
    ups: Sequence[str] = (),
    control: str = "",
    forts: str = "",
    decrees: str = "",
    removed: str = "",
    initiative: Seat = 0,
    round: int = 3,
    each: int = 0,
) -> State:
    s = new_state(Agreed(options))
    s.turn.phase, s.turn.round, s.turn.seat, s.turn.initiative, s.draft.pool = PLAYING, round, 0, initiative, []
    for seat, line in enumerate(units):
        _field(s, seat, line)
    _mark(s, control)
    for name in forts.split():
        s.board.fort[hex_of(name)] = True
        s.board.forts -= 1
    _lay_out(s, decrees)
    for name in removed.split():
        s.units.removed[unit_cards.UNIT_IDS.index(name)] += 1
    for seat in range(len(units)):
        own = s.players[seat]
        own.hand, own.bag, own.down, own.up = (_coins(lines, seat) for lines in (hands, bags, downs, ups))
        _share_out(s, seat, each, told=seat < len(bags))
    found = fault(s)
    if found is not None:
        raise ValueError(found)
    return s


def _field(s: State, seat: Seat, line: str) -> None:
    owner, picks = s.units.owner[:], []
    for entry in line.split():
        name, _, place = entry.partition("@")
        unit = unit_cards.UNIT_IDS.index(name)
        owner[unit] = seat
        if unit not in picks:
            picks.append(unit)
        if place:
            hex, _, height = place.rstrip("!?").partition(":")
            s.board.unit[hex_of(hex)] = unit
            s.board.height[hex_of(hex)] = int(height or 1)
            s.board.poison[hex_of(hex)] = POISON.index(place[len(place.rstrip("!?")) :])
        if unit in unit_cards.DECEIVERS:
            s.units.give_decoy(unit_cards.DECEIVERS.index(unit), NOBODY)
    s.units.belong(owner, s.agreed.side_of)
    s.draft.picks = [picks if other == seat else units for other, units in enumerate(s.draft.picks)]


def _mark(s: State, control: str) -> None:
    for entry in control.split():
        name, _, side = entry.partition(":")
        hex = hex_of(name)
        if s.board.control[hex] != NEUTRAL:
            s.board.markers[s.board.control[hex]] += 1
        s.board.control[hex] = SIDES.index(side) if side else NEUTRAL
        if side:
            s.board.markers[s.board.control[hex]] -= 1


def _lay_out(s: State, decrees: str) -> None:
    seals: dict[int, int] = {}
    for entry in decrees.split():
        name, _, sides = entry.partition("/")
        seals[DECREE_IDS.index(name)] = sum([1 << SIDES.index(side) for side in sides])
    s.decrees.in_play = sorted(seals)
    s.decrees.seals = tuple(seals[decree] for decree in s.decrees.in_play)


def _share_out(s: State, seat: Seat, each: int, told: bool) -> None:
    """Named coins lie where they are named; the royal coin, and where nothing is told some of each type, in the bag."""
    own = s.players[seat]
    held = [*own.hand, *own.bag, *own.down, *own.up]
    strange = [
        unit_cards.COIN_IDS[coin] for coin in held if coin < unit_cards.UNIT_COUNT and coin not in s.draft.picks[seat]
    ]
    if strange:
        raise ValueError(f"seat {seat} has no {strange[0]}")
    if unit_cards.ROYAL not in held:
        own.bag.append(unit_cards.ROYAL)
    for unit in s.draft.picks[seat]:
        out = sum([s.board.height[hex] for hex in where(s, unit)]) + held.count(unit) + s.units.removed[unit]
        more = 0 if told else min(each or max(unit_cards.COINS_IN_BAG - out, 0), unit_cards.UNITS[unit].coins - out)
        own.bag += [unit] * more
        s.units.supply[unit] = unit_cards.UNITS[unit].coins - out - more
    for number, coin in enumerate(unit_cards.DECOYS):
        if coin in held:
            s.units.give_decoy(number, seat)
    remember(own)


def _coins(lines: Sequence[str], seat: Seat) -> list[int]:
    return [unit_cards.COIN_IDS.index(name) for line in lines[seat : seat + 1] for name in line.split()]


# Words


def written(state: State, decision: Decision, answer: Answer) -> str | None:
    """A side of the board by its letter; the rest is called as everywhere."""
    return SIDES[answer] if decision.prompt == "flip" and isinstance(answer, int) else None


def read(state: State, decision: Decision, words: str) -> Answer:
    """The answer that these words mean, offered or not."""
    kind = PROMPTS[decision.prompt].kind
    if kind.name != "play":
        return kind.value_of(words)
    verb, coin, *places = words.split()
    names: Sequence[str] = {"recruit": unit_cards.COIN_IDS, "proclaim": DECREE_IDS}.get(verb, NAMES)
    parts = [names.index(place) for place in places]
    if verb == "tactic" and len(parts) == 1:
        parts.append(NO_HEX)
    return (verb, unit_cards.COIN_IDS.index(coin), *parts)
