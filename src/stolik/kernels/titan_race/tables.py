"""The box of Titan Race as tables of its kernel: titans, cards, dice, tracks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.games.titan_race.abilities import ABILITIES, BY_TITAN
from stolik.games.titan_race.board import ENTRY, SQUARES, Direction, lap_grid, tower_grid
from stolik.games.titan_race.cards import CARDS, DECK, DECK_SIZE
from stolik.games.titan_race.dice import COLOURS, LEGS, PATHS, PLAIN_FACES
from stolik.games.titan_race.encoding import LEAST_LAP, MOST_COPIES
from stolik.games.titan_race.printed import EFFECTS, Printed
from stolik.games.titan_race.reactions import REACTIONS
from stolik.games.titan_race.state import HAND_LIMIT, SOURCES, TRAPS_IN_BOX, TROPHY
from stolik.games.titan_race.titans import TITANS
from stolik.games.titan_race.tracks import SPECIAL, TERRAIN, TRACKS
from stolik.kernels.tables import Numbers, Tables
from stolik.kernels.titan_race.facts import facts

OVERS: Final = 6
"""A ramp or a card flies over so many squares at most, and one that flies over none."""
BOARDS: Final = 3


def tables(tables: Tables) -> None:
    tables.names("EFFECT", list(EFFECTS))
    tables.names("ABILITY", list(ABILITIES))
    tables.names("REACTION", list(REACTIONS))
    tables.names("COLOUR", COLOURS)
    for name, value in NUMBERS.items():
        tables.number(name, value)
    titans(tables)
    cards(tables)
    dice(tables)
    tracks(tables)
    facts(tables)


NUMBERS: Final = {
    "TITANS": len(TITANS),
    "CARDS": len(CARDS),
    "DECK_SIZE": DECK_SIZE,
    "HAND_LIMIT": HAND_LIMIT,
    "TRAPS_IN_BOX": TRAPS_IN_BOX,
    "TROPHY": TROPHY,
    "SOURCES": SOURCES,
    "SQUARES": SQUARES,
    "CELLS": BOARDS * SQUARES,
    "TRACKS": len(TRACKS),
    "COLOURS": len(COLOURS),
    "PATHS": len(LEGS),
    "MOST_COPIES": MOST_COPIES,
    "LEAST_LAP": LEAST_LAP,
}


def titans(tables: Tables) -> None:
    tables.array("LIFE", [titan.life for titan in TITANS])
    tables.array("TOP", [titan.top for titan in TITANS])
    tables.array("RECOVERS_TO", [titan.recovers_to for titan in TITANS])
    tables.array("COLOUR_OF", [titan.colour for titan in TITANS])
    tables.array("PURPLE", [titan.purple for titan in TITANS], "bool")
    by_name = list(ABILITIES.values())
    tables.array("ABILITY_OF", [by_name.index(ability) for ability in BY_TITAN])
    tables.array("ABILITY_PRINTED", [printed(ability.printed) for ability in BY_TITAN])


def cards(tables: Tables) -> None:
    """Beside its numbers, the verb of each card in its own turn or out of turn, -1 where it has none."""
    tables.array("COPIES", [DECK.count(card) for card in range(len(CARDS))])
    tables.array("EFFECT_OF", [place(list(EFFECTS), card.verb) for card in CARDS])
    tables.array("REACTION_OF", [place(list(REACTIONS), card.verb) for card in CARDS])
    tables.array("CARD_PRINTED", [printed(card.printed) for card in CARDS])


def place(names: Sequence[str], name: str) -> int:
    return names.index(name) if name in names else -1


def printed(numbers: Printed) -> list[int]:
    """Zone and directions as bits, in the order of TR-O-32."""
    bits = [sum(1 << way for way in ways) for ways in (numbers.zone, numbers.directions)]
    return [*bits, numbers.squares, numbers.push, numbers.reach, numbers.over, numbers.points]


def dice(tables: Tables) -> None:
    """Ways by colour; of each way its legs, direction and squares."""
    ways = list(LEGS)
    most = max(len(paths) for paths in PATHS)
    tables.array("WAY_COUNT", [len(paths) for paths in PATHS])
    tables.array("WAYS", [padded([ways.index(path) for path in paths], most) for paths in PATHS])
    tables.array("LEG_COUNT", [len(legs) for legs in LEGS.values()])
    tables.array("LEG_DIRECTION", [padded([leg[0] for leg in legs], 2) for legs in LEGS.values()])
    tables.array("LEG_SQUARES", [padded([leg[1] for leg in legs], 2) for legs in LEGS.values()])
    tables.array("PLAIN_FACES", list(PLAIN_FACES))
    tables.array("ENTRY", list(ENTRY))


def padded(values: list[int], size: int) -> list[int]:
    return values + [-1] * (size - len(values))


def tracks(tables: Tables) -> None:
    """Terrain by track and square; of the two grids, where one lands who flies over so many squares, and the laps."""
    letters = [track.squares for track in TRACKS.values()]
    tables.array("TERRAIN", [[TERRAIN[letter].kind for letter in squares] for squares in letters])
    tables.array("SPECIAL", [[letter == SPECIAL for letter in squares] for squares in letters], "bool")
    tables.array("ACTS", [[TERRAIN[letter].acts for letter in squares] for squares in letters], "bool")
    kinds = {terrain.kind: terrain for terrain in TERRAIN.values()}
    tables.array("RAMP", [[kinds[kind].over.get(way, 0) for way in range(6)] for kind in sorted(kinds)])
    grids = [padded_grid(lap_grid()), tower_grid()]
    flights = [[[flown(grid, over, way) for way in range(6)] for over in range(OVERS)] for grid in grids]
    for name, part in (("LANDING", 0), ("LANDING_LAPS", 1)):
        by_square: Numbers = [[turned([ways[part] for ways in over]) for over in grid] for grid in flights]
        tables.array(name, by_square)


def turned(by_way: list[list[int]]) -> list[list[int]]:
    """By square, then by way: what lies around a square lies together, eight bytes."""
    return [[*ways, 0, 0] for ways in zip(*by_way, strict=True)]


Grid = tuple[list[list[int]], list[list[int]]]


def padded_grid(grid: Grid) -> Grid:
    """One board has its squares first; nobody is ever on the others."""
    size = BOARDS * SQUARES
    return [padded(cells, size) for cells in grid[0]], [padded(laps, size) for laps in grid[1]]


def flown(grid: Grid, over: int, way: Direction) -> tuple[list[int], list[int]]:
    """As `Course.fly`, from every square."""
    ahead, laps = grid
    landings, crossed = [], []
    for start in range(len(ahead[way])):
        cell, total = start, 0
        for _ in range(over + 1):
            if cell >= 0:
                total += laps[way][cell]
                cell = ahead[way][cell]
        landings.append(cell)
        crossed.append(total)
    return landings, crossed
