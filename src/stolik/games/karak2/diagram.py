"""A state as text, and back: one line for the turn, each tile, the box and each seat."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.engine.game import Options
from stolik.games.karak2 import board
from stolik.games.karak2.contents import BUILDING_IDS, COPIES, DIE_IDS, HERO_IDS, ITEM_IDS, MONSTER_IDS, TILE_IDS
from stolik.games.karak2.setup import new_state
from stolik.games.karak2.state import AT_BAY, MOVED, NOBODY, NOTHING, PHASES, STANDING, Agreed, State

COPY_IDS = [f"{TILE_IDS[kind]}.{copy}" for kind, copy in COPIES]
NONE = "-"


def diagram(s: State) -> str:
    lines = [turn_line(s), box_line(s)]
    lines += [tile_line(s, tile) for tile in range(len(s.map.places))]
    lines += [f"pile {level + 1} {names(COPY_IDS, pile)}" for level, pile in enumerate(s.supply.piles)]
    lines += [
        f"under {level + 1} {names(COPY_IDS, under, keep_order=True)}" for level, under in enumerate(s.supply.unders)
    ]
    lines += [
        f"backs {MONSTER_IDS[army]} {names(ITEM_IDS, items)}" for army, items in enumerate(s.supply.rewards) if items
    ]
    lines += [seat_line(s, seat) for seat in range(s.agreed.seats)]
    return "\n".join([*lines, *hand_lines(s)]) + "\n"


def turn_line(s: State) -> str:
    flags = ",".join([flag for flag, is_set in flags_of(s).items() if is_set]) or NONE
    course, turn, way = s.course, s.turn, s.turn.way
    return (
        f"{PHASES[course.phase]} round={course.round} turn={turn.seat} first={course.first} steps={turn.steps}"
        f" flags={flags} used={','.join(turn.used) or NONE} fresh={names(MONSTER_IDS, way.fresh)}"
        f" revealed={way.revealed} origin={way.origin} over={course.over or NONE}"
    )


def flags_of(s: State) -> dict[str, bool]:
    return {
        "moved": s.turn.moved,
        "begun": s.turn.begun,
        "first_move": not s.turn.walked,
        "must_fight": s.turn.must_fight,
        "met": s.turn.way.met,
        "general": s.realm.general,
    }


def box_line(s: State) -> str:
    supply, realm = s.supply, s.realm
    return (
        f"box bag={names(MONSTER_IDS, supply.bag)} supply={numbers(supply.goods)} dice={numbers(supply.dice)}"
        f" plague={realm.plague} emperor={realm.emperor} time_lord={realm.time_lord} praetorians={realm.praetorians}"
        f" trophy={realm.trophy} out={names(ITEM_IDS, supply.out_of_game)}"
    )


def tile_line(s: State, tile: int) -> str:
    q, r = s.map.places[tile]
    chasms = "".join([str(edge) for edge in range(6) if s.map.chasms[tile] >> edge & 1]) or NONE
    armies = names(MONSTER_IDS, s.map.tokens[tile])
    return f"tile {TILE_IDS[s.map.kinds[tile]]} at={q},{r} chasms={chasms} armies={armies} items={dropped(s, tile)}"


def dropped(s: State, tile: int) -> str:
    return names(ITEM_IDS, s.map.dropped[tile])


def seat_line(s: State, seat: int) -> str:
    own = s.players[seat]
    hero = HERO_IDS[own.hero] if own.hero != NOBODY else NONE
    amulet = ITEM_IDS[own.amulet] if own.amulet != NOTHING else NONE
    army = names(DIE_IDS, [kind for kind, number in enumerate(own.army) for _ in range(number)])
    return (
        f"seat {hero} at={own.at} life={own.life} glory={own.glory} goods={numbers(own.goods)}"
        f" army={army} weapons={names(ITEM_IDS, own.weapons)} spells={names(ITEM_IDS, own.spells)}"
        f" amulet={amulet} souls={names(ITEM_IDS, own.souls)} slain={own.slain} town={own.town}"
        f" buildings={names(BUILDING_IDS, own.buildings)}"
    )


def hand_lines(s: State) -> list[str]:
    """What is in the middle of happening; nothing of it stands in a picture of a state at rest."""
    found = [f"roll {r.seat} {names(DIE_IDS, r.kinds)} {numbers(r.faces)} {r.bolts} {r.power}" for r in s.hand.throws]
    if s.hand.looked_at:
        found.append(f"looked-at {names(COPY_IDS, s.hand.looked_at)}")
    if s.hand.drawn:
        found.append(f"drawn {names(MONSTER_IDS, s.hand.drawn)}")
    return [*found, f"turned {ITEM_IDS[s.hand.turned]}"] if s.hand.turned != NOTHING else found


def names(ids: Sequence[str], values: Sequence[int], keep_order: bool = False) -> str:
    return ",".join([ids[value] for value in (values if keep_order else sorted(values))]) or NONE


def numbers(values: Sequence[int]) -> str:
    return ",".join(map(str, values)) or NONE


# And back


def read(text: str, options: Options) -> State:
    s = new_state(Agreed(options))
    words = [line.split() for line in text.splitlines()]
    read_turn(s, words[0])
    read_box(s, fields(words[1]))
    for line in [line for line in words if line[0] == "tile"]:
        read_tile(s, line)
    for kind, piles in (("pile", s.supply.piles), ("under", s.supply.unders)):
        for line in [line for line in words if line[0] == kind]:
            piles[int(line[1]) - 1] = values(COPY_IDS, line[2])
    s.supply.rewards = [[] for _ in s.supply.rewards]
    for line in [line for line in words if line[0] == "backs"]:
        s.supply.rewards[MONSTER_IDS.index(line[1])] = values(ITEM_IDS, line[2])
    for seat, line in enumerate([line for line in words if line[0] == "seat"]):
        read_seat(s, seat, line)
    return s


def fields(words: list[str]) -> dict[str, str]:
    return dict(word.split("=", 1) for word in words if "=" in word)


def values(ids: Sequence[str], text: str) -> list[int]:
    return [list(ids).index(word) for word in text.split(",")] if text != NONE else []


def read_turn(s: State, words: list[str]) -> None:
    given = fields(words)
    s.course.phase = PHASES.index(words[0])
    s.course.round, s.turn.seat, s.course.first, s.turn.steps = (
        int(given[key]) for key in ("round", "turn", "first", "steps")
    )
    s.turn.way.fresh = tuple(values(MONSTER_IDS, given["fresh"]))
    read_flags(s, given["flags"].split(","))
    s.turn.used = [] if given["used"] == NONE else given["used"].split(",")
    s.turn.way.revealed, s.turn.way.origin = int(given["revealed"]), int(given["origin"])
    s.course.over = "" if given["over"] == NONE else given["over"]


def read_flags(s: State, flags: list[str]) -> None:
    s.turn.stage = AT_BAY if "must_fight" in flags else MOVED if "moved" in flags else STANDING
    s.turn.begun = "begun" in flags
    s.turn.walked = "first_move" not in flags
    s.turn.way.met = "met" in flags
    s.realm.general = "general" in flags


def read_box(s: State, given: dict[str, str]) -> None:
    s.supply.bag = values(MONSTER_IDS, given["bag"])
    s.supply.goods = [int(number) for number in given["supply"].split(",")]
    s.supply.dice = [int(number) for number in given["dice"].split(",")]
    s.realm.plague, s.realm.emperor, s.realm.time_lord, s.realm.praetorians, s.realm.trophy = (
        int(given[key]) for key in ("plague", "emperor", "time_lord", "praetorians", "trophy")
    )
    s.supply.out_of_game = values(ITEM_IDS, given["out"])


def read_tile(s: State, words: list[str]) -> None:
    """Chasms stand as they lie, so that the tile is laid unturned."""
    given = fields(words)
    q, r = given["at"].split(",")
    place = (int(q), int(r))
    if place not in s.map.places:
        board.put_down(s, TILE_IDS.index(words[1]), place, edges(given["chasms"]))
    tile = s.map.places.index(place)
    s.map.tokens[tile] = tuple(values(MONSTER_IDS, given["armies"]))
    s.map.dropped[tile] = tuple(values(ITEM_IDS, given["items"]))


def edges(text: str) -> int:
    return sum([1 << int(edge) for edge in text]) if text != NONE else 0


def read_seat(s: State, seat: int, words: list[str]) -> None:
    own = s.players[seat]
    given = fields(words)
    own.hero = NOBODY if words[1] == NONE else HERO_IDS.index(words[1])
    own.at, own.life, own.glory = (int(given[key]) for key in ("at", "life", "glory"))
    own.slain, own.town = int(given["slain"]), int(given["town"])
    own.goods = [int(number) for number in given["goods"].split(",")]
    dice = values(DIE_IDS, given["army"])
    own.army = [dice.count(kind) for kind in range(len(DIE_IDS))]
    own.weapons = values(ITEM_IDS, given["weapons"])
    own.spells = values(ITEM_IDS, given["spells"])
    own.souls = values(ITEM_IDS, given["souls"])
    own.amulet = NOTHING if given["amulet"] == NONE else ITEM_IDS.index(given["amulet"])
    own.buildings = values(BUILDING_IDS, given["buildings"])
