"""A state as text, and back: one line for the turn, each tile, the box and each seat."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.games.karak2 import board
from stolik.games.karak2.state import (
    NOBODY,
    NOTHING,
    PHASES,
    State,
    Table,
    new_state,
)
from stolik.games.karak2.tables import (
    BUILDING_IDS,
    COPIES,
    DIE_IDS,
    HERO_IDS,
    ITEM_IDS,
    MONSTER_IDS,
    TILE_IDS,
)

FLAGS = ("moved", "begun", "first_move", "must_fight", "met", "general")
COPY_IDS = [f"{TILE_IDS[kind]}.{copy}" for kind, copy in COPIES]
NONE = "-"


def diagram(s: State) -> str:
    lines = [turn_line(s), box_line(s)]
    lines += [tile_line(s, tile) for tile in range(len(s.places))]
    lines += [f"pile {level + 1} {names(COPY_IDS, pile)}" for level, pile in enumerate(s.piles)]
    lines += [f"under {level + 1} {names(COPY_IDS, under, keep_order=True)}" for level, under in enumerate(s.unders)]
    lines += [f"backs {MONSTER_IDS[army]} {names(ITEM_IDS, items)}" for army, items in enumerate(s.rewards) if items]
    lines += [seat_line(s, seat) for seat in range(s.table.seats)]
    return "\n".join([*lines, *hand_lines(s)]) + "\n"


def turn_line(s: State) -> str:
    flags = ",".join([flag for flag in FLAGS if getattr(s, flag)]) or NONE
    return (
        f"{PHASES[s.phase]} round={s.round} turn={s.turn} first={s.first} steps={s.steps} flags={flags}"
        f" used={','.join(s.used) or NONE} fresh={names(MONSTER_IDS, s.fresh)}"
        f" revealed={s.revealed} origin={s.origin} over={s.over or NONE}"
    )


def box_line(s: State) -> str:
    return (
        f"box bag={names(MONSTER_IDS, s.bag)} supply={numbers(s.supply)} dice={numbers(s.dice)}"
        f" plague={s.plague} emperor={s.emperor} time_lord={s.time_lord} praetorians={s.praetorians}"
        f" trophy={s.trophy} out={names(ITEM_IDS, s.out_of_game)}"
    )


def tile_line(s: State, tile: int) -> str:
    q, r = s.places[tile]
    chasms = "".join([str(edge) for edge in range(6) if s.chasms[tile] >> edge & 1]) or NONE
    armies = names(MONSTER_IDS, s.tokens[tile])
    return f"tile {TILE_IDS[s.kinds[tile]]} at={q},{r} chasms={chasms} armies={armies} items={dropped(s, tile)}"


def dropped(s: State, tile: int) -> str:
    return names(ITEM_IDS, s.dropped[tile])


def seat_line(s: State, seat: int) -> str:
    hero = HERO_IDS[s.heroes[seat]] if s.heroes[seat] != NOBODY else NONE
    amulet = ITEM_IDS[s.amulet[seat]] if s.amulet[seat] != NOTHING else NONE
    army = names(DIE_IDS, [kind for kind, number in enumerate(s.army[seat]) for _ in range(number)])
    return (
        f"seat {hero} at={s.at[seat]} life={s.life[seat]} glory={s.glory[seat]} goods={numbers(s.goods[seat])}"
        f" army={army} weapons={names(ITEM_IDS, s.weapons[seat])} spells={names(ITEM_IDS, s.spells[seat])}"
        f" amulet={amulet} souls={names(ITEM_IDS, s.souls[seat])} slain={s.slain[seat]} town={s.town[seat]}"
        f" buildings={names(BUILDING_IDS, s.buildings[seat])}"
    )


def hand_lines(s: State) -> list[str]:
    """What is in the middle of happening; nothing of it stands in a picture of a state at rest."""
    found = [f"roll {r.seat} {names(DIE_IDS, r.kinds)} {numbers(r.faces)} {r.bolts} {r.power}" for r in s.rolls]
    if s.looked_at:
        found.append(f"looked-at {names(COPY_IDS, s.looked_at)}")
    if s.drawn:
        found.append(f"drawn {names(MONSTER_IDS, s.drawn)}")
    return [*found, f"turned {ITEM_IDS[s.turned]}"] if s.turned != NOTHING else found


def names(ids: Sequence[str], values: Sequence[int], keep_order: bool = False) -> str:
    return ",".join([ids[value] for value in (values if keep_order else sorted(values))]) or NONE


def numbers(values: Sequence[int]) -> str:
    return ",".join(map(str, values)) or NONE


# And back


def parse(text: str, table: Table) -> State:
    s = new_state(table)
    words = [line.split() for line in text.splitlines()]
    read_turn(s, words[0])
    read_box(s, fields(words[1]))
    for line in [line for line in words if line[0] == "tile"]:
        read_tile(s, line)
    for kind, piles in (("pile", s.piles), ("under", s.unders)):
        for line in [line for line in words if line[0] == kind]:
            piles[int(line[1]) - 1] = values(COPY_IDS, line[2])
    s.rewards = [[] for _ in s.rewards]
    for line in [line for line in words if line[0] == "backs"]:
        s.rewards[MONSTER_IDS.index(line[1])] = values(ITEM_IDS, line[2])
    for seat, line in enumerate([line for line in words if line[0] == "seat"]):
        read_seat(s, seat, line)
    return s


def fields(words: list[str]) -> dict[str, str]:
    return dict(word.split("=", 1) for word in words if "=" in word)


def values(ids: Sequence[str], text: str) -> list[int]:
    return [list(ids).index(word) for word in text.split(",")] if text != NONE else []


def read_turn(s: State, words: list[str]) -> None:
    given = fields(words)
    s.phase = PHASES.index(words[0])
    s.round, s.turn, s.first, s.steps = (int(given[key]) for key in ("round", "turn", "first", "steps"))
    for flag in FLAGS:
        setattr(s, flag, flag in given["flags"].split(","))
    s.used = [] if given["used"] == NONE else given["used"].split(",")
    s.fresh = values(MONSTER_IDS, given["fresh"])
    s.revealed, s.origin = int(given["revealed"]), int(given["origin"])
    s.over = "" if given["over"] == NONE else given["over"]


def read_box(s: State, given: dict[str, str]) -> None:
    s.bag = values(MONSTER_IDS, given["bag"])
    s.supply = [int(number) for number in given["supply"].split(",")]
    s.dice = [int(number) for number in given["dice"].split(",")]
    s.plague, s.emperor, s.time_lord, s.praetorians, s.trophy = (
        int(given[key]) for key in ("plague", "emperor", "time_lord", "praetorians", "trophy")
    )
    s.out_of_game = values(ITEM_IDS, given["out"])


def read_tile(s: State, words: list[str]) -> None:
    """Chasms stand as they lie, so that the tile is laid unturned."""
    given = fields(words)
    q, r = given["at"].split(",")
    place = (int(q), int(r))
    if place not in s.places:
        board.put_down(s, TILE_IDS.index(words[1]), place, edges(given["chasms"]))
    tile = s.places.index(place)
    s.tokens[tile] = values(MONSTER_IDS, given["armies"])
    s.dropped[tile] = values(ITEM_IDS, given["items"])


def edges(text: str) -> int:
    return sum([1 << int(edge) for edge in text]) if text != NONE else 0


def read_seat(s: State, seat: int, words: list[str]) -> None:
    given = fields(words)
    hero = NOBODY if words[1] == NONE else HERO_IDS.index(words[1])
    s.heroes = [*s.heroes[:seat], hero, *s.heroes[seat + 1 :]]
    s.at[seat], s.life[seat], s.glory[seat] = (int(given[key]) for key in ("at", "life", "glory"))
    s.slain[seat], s.town[seat] = int(given["slain"]), int(given["town"])
    s.goods[seat] = [int(number) for number in given["goods"].split(",")]
    dice = values(DIE_IDS, given["army"])
    s.army[seat] = [dice.count(kind) for kind in range(len(DIE_IDS))]
    s.weapons[seat] = values(ITEM_IDS, given["weapons"])
    s.spells[seat] = values(ITEM_IDS, given["spells"])
    s.souls[seat] = values(ITEM_IDS, given["souls"])
    s.amulet[seat] = NOTHING if given["amulet"] == NONE else ITEM_IDS.index(given["amulet"])
    s.buildings[seat] = values(BUILDING_IDS, given["buildings"])
