"""The box of War Chest as tables of its kernel: board, units, agreements, the numbers of maneuvers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from stolik.engine.decision import Answer
from stolik.engine.encoder import Encoder
from stolik.games.war_chest import decree_cards, encoding, reserve, setup, turn
from stolik.games.war_chest.board import FORTS, GROUNDS, HEXES, LAYOUTS, NO_HEX, Hex
from stolik.games.war_chest.decrees import DECREE_IDS, DECREES_IN_PLAY
from stolik.games.war_chest.game import GAME
from stolik.games.war_chest.maneuvers import ANY
from stolik.games.war_chest.moments import ATTRIBUTES, ROYAL_TACTICS, TACTICS
from stolik.games.war_chest.state import PHASES, REVISED
from stolik.games.war_chest.things import REPLACEMENT, maneuvers, near
from stolik.games.war_chest.unit_cards import (
    COIN_IDS,
    COINS_IN_BAG,
    DECEIVERS,
    DECOYS,
    MOMENTS,
    MOST_UNITS,
    POISONERS,
    ROYAL,
    SETS,
    UNIT_COUNT,
    UNIT_IDS,
    UNITS,
)
from stolik.kernels.tables import Tables
from stolik.kernels.war_chest.facts import facts

MOST_TYPES: Final = max(ground.units_each for ground in GROUNDS.values())
"""Of a seat."""
LOG_ROOM: Final = 2 * reserve.LONGEST
"""Bytes for the logs of all seats: a share of LONGEST entries, and what comes until the bag is refilled."""
MOMENT_NAMES: Final = ("moved", "attacked", "controlled", "recruited", "deployed", "proclaimed")
"""MOMENTS, as rules call what has happened."""


def tables(tables: Tables) -> None:
    for name, value in NUMBERS.items():
        tables.number(name, value)
    tables.names("", UNIT_IDS)
    tables.names("", SETS)
    tables.names("", MOMENT_NAMES)
    tables.names("DECREE", DECREE_IDS)
    tables.names("WORD", [str(word) for word in REPLACEMENT.values()])
    grounds(tables)
    units(tables)
    agreements(tables)
    maneuver_numbers(tables)
    halves(tables)
    facts(tables)


NUMBERS: Final = {
    "HEXES": HEXES,
    "WAYS": 6,
    "UNITS": UNIT_COUNT,
    "COINS": len(COIN_IDS),
    "ROYAL": ROYAL,
    "DECOYS": len(DECOYS),
    "POISONERS": len(POISONERS),
    "COINS_IN_BAG": COINS_IN_BAG,
    "COINS_A_ROUND": turn.COINS_A_ROUND,
    "LONGEST_LOG": reserve.LONGEST,
    "DECREES": len(DECREE_IDS),
    "DECREES_IN_PLAY": DECREES_IN_PLAY,
    "ENLISTED": decree_cards.ENLISTED,
    "BANS": setup.BANS,
    "MOST_TYPES": MOST_TYPES,
    "REMEMBERED": turn.REMEMBERED,
    "LOG_ROOM": LOG_ROOM,
    "FORTS": FORTS,
    "LAYOUT_COUNT": len(LAYOUTS),
    "PHASES": len(PHASES),
    "MOST_COINS": encoding.MOST_COINS,
    "VIEW_UNITS": encoding.MOST_UNITS,
    "VIEW_MARKERS": encoding.MARKERS,
    "HEX_ROW": encoding.HEX_ROW.size,
    "PLAYER_ROW": encoding.PLAYER.size,
}


def bits(places: Iterable[int]) -> int:
    return sum(1 << place for place in set(places))


def grounds(tables: Tables) -> None:
    """Of the board for two and of that for four."""
    both = [GROUNDS["two"], GROUNDS["four"]]
    tables.array("GROUND", [bits(ground.hexes) for ground in both], "uint64_t")
    tables.array("LOCATIONS", [bits(ground.locations) for ground in both], "uint64_t")
    tables.array("STARTS", [[bits(start) for start in ground.starts] for ground in both], "uint64_t")
    tables.array("MARKERS", [ground.markers for ground in both])
    tables.array("UNITS_EACH", [ground.units_each for ground in both])
    tables.array("NEAR", [[bits(hexes) for hexes in ground.near] for ground in both], "uint64_t")
    tables.array("TWO_AWAY", [[bits(hexes) for hexes in ground.two_away] for ground in both], "uint64_t")
    tables.array("AHEAD", [ground.ahead for ground in both])
    tables.array("LAYOUTS", [bits(hexes) for hexes in LAYOUTS], "uint64_t")


def units(tables: Tables) -> None:
    every = range(UNIT_COUNT)
    tables.array("UNIT_SET", [SETS.index(unit.set) for unit in UNITS])
    tables.array("UNIT_COINS", [unit.coins for unit in UNITS])
    tables.array("MOST_OF_TYPE", MOST_UNITS)
    tables.array("ATTACKS", [unit.attacks for unit in UNITS], "bool")
    tables.array("HAS_TACTIC", [TACTICS[unit] is not None for unit in every], "bool")
    tables.array("ROYAL_TACTIC", [unit in ROYAL_TACTICS for unit in every], "bool")
    tables.array("SIEGE_TACTIC", [unit.siege for unit in UNITS], "bool")
    tables.array("AFTER", [bits(MOMENTS.index(moment) for moment in unit.after) for unit in UNITS], "uint8_t")
    attributes = [ATTRIBUTES[unit] for unit in every]
    tables.array("OUTLIVES", [found is not None and found.outlives for found in attributes], "bool")
    tables.array("STRUCK", [MOMENTS.index(found.struck) if found and found.struck else -1 for found in attributes])
    tables.array("POISONER", [POISONERS.index(unit) if unit in POISONERS else -1 for unit in every])
    tables.array("POISONER_UNITS", list(POISONERS))
    tables.array("DECEIVER", [DECEIVERS.index(unit) if unit in DECEIVERS else -1 for unit in every])


def agreements(tables: Tables) -> None:
    """What the values of the options mean, where they are no names."""
    options = list(GAME.options)
    versioned = [unit for unit in range(UNIT_COUNT) if UNIT_IDS[unit] in GAME.options]
    values = [list(GAME.options[UNIT_IDS[unit]].values) for unit in versioned]
    tables.number("VERSIONED", len(versioned))
    tables.array("VERSIONED_UNIT", versioned)
    tables.array("VERSIONED_SETTING", [1 + options.index(UNIT_IDS[unit]) for unit in versioned])
    tables.array("VERSIONED_REVISED", [[one in REVISED for one in own].index(True) for own in values])
    tables.number("POISON_SURVIVES", list(GAME.options["poison_survives_redeploy"].values).index(True))
    tables.array("ROUND_LIMITS", [int(value) for value in GAME.options["round_limit"].values])
    tables.array("REPETITIONS", [int(value) for value in GAME.options["repetition"].values])
    tables.array("LINE_UPS", list(setup.LINE_UPS.values()))
    most = len(setup.PICKS_OF_FOUR)
    tables.array("PICK_ORDER", [padded(setup.PICKS_OF_TWO, most), padded(setup.PICKS_OF_FOUR, most)])


def padded(values: Sequence[int], size: int, last: int = 0) -> list[int]:
    return [*values, *[last] * (size - len(values))]


def maneuver_numbers(tables: Tables) -> None:
    """The numbers of moves and tactics by hex and goal; what each number of a maneuver is: verb, hex, goal."""
    numbers, hexes = Encoder(GAME), range(HEXES)
    tables.array("MOVE_NUMBER", [[number(numbers, "move", at, to) for to in hexes] for at in hexes], "uint16_t")
    tables.array("CONTROL_NUMBER", [number(numbers, "control", at) for at in hexes], "uint16_t")
    attacks = [number(numbers, "attack", at, near(at, 1)[0]) for at in hexes]
    moves = [number(numbers, "move", at, near(at, 1)[0]) for at in hexes]
    tables.array("ATTACK_AFTER_MOVE", [attack - move for attack, move in zip(attacks, moves, strict=True)])
    tables.array("TACTIC_NUMBER", [[number(numbers, "tactic", at, to) for to in hexes] for at in hexes], "uint16_t")
    tables.array("TACTIC_HERE", [number(numbers, "tactic", at, NO_HEX) for at in hexes], "uint16_t")
    tables.array("MANEUVERS", [told(play) for play in maneuvers()])


def number(numbers: Encoder, verb: str, at: Hex, *to: Hex) -> int:
    """0 where there is no such maneuver."""
    listed = (verb, at, *to) in MANEUVERS
    return numbers.number("play", (verb, 0, at, *to)) if listed else 0


MANEUVERS: Final = set(maneuvers())


def told(play: Answer) -> list[int]:
    assert isinstance(play, tuple)
    places = [place for place in play[1:] if isinstance(place, int)]
    return [ANY.index(str(play[0])), *padded(places, 2, NO_HEX)]


def halves(tables: Tables) -> None:
    """Of counts in a view: what becomes one half."""
    view: Any = encoding.VIEW.fields
    player: Any = encoding.PLAYER.fields
    for name, shape in (("round", view["round"]), ("limit", view["limit"])):
        tables.number(f"HALF_{name.upper()}", shape.half)
    for name in ("bag", "hand", "down", "drawn"):
        tables.number(f"HALF_{name.upper()}", player[name].half)
