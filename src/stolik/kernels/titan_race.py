"""Titan Race for its kernel: tables of the box, and a state as plain numbers and back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from stolik.engine.game import Options
from stolik.games.titan_race.abilities import ABILITIES, BY_TITAN
from stolik.games.titan_race.board import ENTRY, SQUARES, Direction, lap_grid, tower_grid
from stolik.games.titan_race.cards import CARDS, DECK, DECK_SIZE
from stolik.games.titan_race.dice import COLOURS, LEGS, PATHS, PLAIN_FACES
from stolik.games.titan_race.encoding import LEAST_LAP, MOST_COPIES
from stolik.games.titan_race.printed import EFFECTS, Printed
from stolik.games.titan_race.reactions import REACTIONS
from stolik.games.titan_race.state import HAND_LIMIT, SOURCES, TRAPS_IN_BOX, TROPHY, Agreed, State, new_state
from stolik.games.titan_race.titans import TITANS
from stolik.games.titan_race.tracks import SPECIAL, TERRAIN, TRACKS
from stolik.kernels.tables import Numbers, Tables

REASONS: Final = ("TR-74", "TR-112")
OVERS: Final = 6
"""A ramp or a card flies over so many squares at most, and one that flies over none."""
BOARDS: Final = 3


# Tables


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
    landings: Numbers = [[[ways[0] for ways in over] for over in grid] for grid in flights]
    laps: Numbers = [[[ways[1] for ways in over] for over in grid] for grid in flights]
    tables.array("LANDING", landings)
    tables.array("LANDING_LAPS", laps)


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


# States


def flat(s: State) -> list[int]:
    """In the order of `each` in include/titan_race/flat.hpp. What no rule tells apart is sorted."""
    titans, track, cards, round, turn = s.titans, s.track, s.cards, s.round, s.turn
    return [
        s.phase,
        s.winner,
        *titans.owner,
        *titans.hand_of,
        *listed(titans.chosen, len(TITANS)),
        *titans.die,
        *titans.life,
        *titans.health,
        *map(int, titans.used),
        *track.cells,
        *track.laps,
        *track.rows,
        *(int(cell in track.traps) for cell in range(BOARDS * SQUARES)),
        *hands(s),
        cards.era,
        *(cards.deck.count(card) for card in range(len(CARDS))),
        *listed(cards.discard, DECK_SIZE),
        round.number,
        *listed(round.order, len(TITANS)),
        round.turn,
        *(round.dice.count(colour) for colour in range(len(COLOURS))),
        int(turn.acted),
        int(turn.rerolled),
        turn.reached,
        sum(1 << seat for seat in set(turn.played)),
        turn.acting,
        sum(1 << titan for titan in turn.hurt),
    ]


def listed(values: Sequence[int], most: int) -> list[int]:
    return [len(values), *values, *[0] * (most - len(values))]


def hands(s: State) -> Iterator[int]:
    """A place for each of six hands: its cards, and from which deck each came."""
    for hand in range(len(TITANS)):
        there = hand < len(s.cards.hands)
        yield from listed(s.cards.hands[hand] if there else [], HAND_LIMIT)
        yield from listed(s.cards.eras[hand] if there else [], HAND_LIMIT)


class Reader:
    """Takes what `flat` has written, one after the other."""

    def __init__(self, flat: Sequence[int]) -> None:
        self._numbers = iter(flat)

    def one(self) -> int:
        return next(self._numbers)

    def some(self, count: int) -> list[int]:
        return [next(self._numbers) for _ in range(count)]

    def listed(self, most: int) -> list[int]:
        count, values = self.one(), self.some(most)
        return values[:count]

    def counted(self, kinds: int) -> list[int]:
        return [kind for kind, count in enumerate(self.some(kinds)) for _ in range(count)]

    def bits(self) -> list[int]:
        value = self.one()
        return [place for place in range(value.bit_length()) if value >> place & 1]


def state(options: Options, flat: Sequence[int]) -> State:
    s, read = new_state(Agreed(options)), Reader(flat)
    s.phase, s.winner = read.one(), read.one()
    read_titans(s, read)
    read_track(s, read)
    read_cards(s, read)
    s.round.number, s.round.order, s.round.turn = read.one(), read.listed(len(TITANS)), read.one()
    s.round.dice = read.counted(len(COLOURS))
    s.turn.acted, s.turn.rerolled, s.turn.reached = bool(read.one()), bool(read.one()), read.one()
    s.turn.played, s.turn.acting, s.turn.hurt = read.bits(), read.one(), read.bits()
    return s


def read_titans(s: State, read: Reader) -> None:
    count = len(TITANS)
    s.titans.owner, s.titans.hand_of, s.titans.chosen = read.some(count), read.some(count), read.listed(count)
    s.titans.die, s.titans.life, s.titans.health = read.some(count), read.some(count), read.some(count)
    s.titans.used = [bool(used) for used in read.some(count)]


def read_track(s: State, read: Reader) -> None:
    s.track.cells, s.track.laps = read.some(len(TITANS)), read.some(len(TITANS))
    s.track.rows, s.track.traps = read.some(len(TITANS) * SOURCES), read.counted(BOARDS * SQUARES)


def read_cards(s: State, read: Reader) -> None:
    for hand in range(len(TITANS)):
        cards, eras = read.listed(HAND_LIMIT), read.listed(HAND_LIMIT)
        if hand < len(s.cards.hands):
            s.cards.hands[hand], s.cards.eras[hand] = cards, eras
    s.cards.era, s.cards.deck, s.cards.discard = read.one(), read.counted(len(CARDS)), read.listed(DECK_SIZE)


def adopt(s: State, dealt: State) -> None:
    s.cards = dealt.cards
