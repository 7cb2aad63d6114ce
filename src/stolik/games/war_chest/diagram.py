"""The text form of a state, secrets and all: what tests and bug reports use. `parse` reads what `diagram` writes."""

from __future__ import annotations

from typing import Final

from stolik.games.war_chest import reserve
from stolik.games.war_chest.board import FILES, PLACES, Hex
from stolik.games.war_chest.decrees import DECREE_IDS
from stolik.games.war_chest.state import NEUTRAL, PHASES, State, Table, new_state
from stolik.games.war_chest.units import COIN_IDS, NO_UNIT, UNIT_IDS, Coin

LETTERS: Final = "ArBeCaCrEnFoKnLaLiMaMePiRoScSwWpBaBiEaHeSaStTrWwAsSbInSk"
TAGS: Final = [LETTERS[start : start + 2] for start in range(0, len(LETTERS), 2)]
"""How units stand in a picture, in the order of the box."""
SIDES: Final = "AB"
LAND: Final = (".", "o")
WIDTH: Final = 7
POISON: Final = ("", "!", "?", "!?")


def diagram(s: State) -> str:
    claimed = "claimed" if s.claimed else "free"
    lines = [f"{PHASES[s.phase]}, round {s.round}, turn {s.turn}, initiative {s.initiative} {claimed}", *picture(s)]
    lines.append(f"forts: {s.forts}")
    lines.append("decrees: " + " ".join(_decree(s, place) for place in range(len(s.decrees))))
    lines.append("decoys: " + " ".join(map(str, s.decoy)))
    lines.append("pool: " + " ".join(UNIT_IDS[unit] for unit in s.pool))
    lines.append("banned: " + " ".join(UNIT_IDS[unit] for unit in s.banned))
    for seat in range(s.table.seats):
        lines += player(s, seat)
    return "\n".join(line.rstrip() for line in lines) + "\n"


def picture(s: State) -> list[str]:
    """Files from left to right, hexes of one file two lines apart."""
    files = [file for file in FILES if any(FILES[PLACES[hex][0] + 5] == file for hex in s.ground.hexes)]
    lines = [" ".join(f"{file:<{WIDTH}}" for file in files)]
    for height in range(-6, 7):
        cells = {PLACES[hex][0]: cell(s, hex) for hex in s.ground.hexes if level(hex) == height}
        lines.append(" ".join(f"{cells.get(FILES.index(file) - 5, ''):<{WIDTH}}" for file in files))
    return lines


def level(hex: Hex) -> int:
    q, r = PLACES[hex]
    return 2 * r + q


def cell(s: State, hex: Hex) -> str:
    """Whose location, a fortification, the unit with its coins and its poison: A#Kn2!"""
    land = LAND[s.ground.is_location[hex]] if s.control[hex] == NEUTRAL else SIDES[s.control[hex]]
    fort = "#" if s.fort[hex] else ""
    unit = s.unit[hex]
    return land + fort + ("" if unit == NO_UNIT else f"{TAGS[unit]}{s.height[hex]}{POISON[s.poison[hex]]}")


def _decree(s: State, place: int) -> str:
    seals = "".join(SIDES[side] for side in (0, 1) if s.seals[place] >> side & 1)
    return f"{DECREE_IDS[s.decrees[place]]}/{seals}"


def player(s: State, seat: int) -> list[str]:
    units = " ".join(f"{UNIT_IDS[unit]}/{s.supply[unit]}/{s.removed[unit]}" for unit in s.picks[seat])
    zones = {"bag": s.bags, "hand": s.hands, "up": s.ups, "down": s.downs, "drawn": s.drawn}
    return [f"player {seat}: {units}", *(f"  {name}: {_coins(zone[seat])}" for name, zone in zones.items())]


def _coins(coins: list[Coin]) -> str:
    return " ".join(COIN_IDS[coin] for coin in sorted(coins))


# Reading


def parse(text: str, table: Table) -> State:
    """The position drawn there; supplies and removed coins stand beside the units."""
    s = new_state(table)
    head, rest = text.split("forts:", 1)
    lines = head.strip().splitlines()
    _read_head(s, lines[0])
    _read_picture(s, lines[1:])
    fields = _fields("forts:" + rest)
    s.forts = int(fields["forts"])
    s.decrees = [DECREE_IDS.index(word.split("/")[0]) for word in fields["decrees"].split()]
    s.seals = [sum(1 << SIDES.index(side) for side in word.split("/")[1]) for word in fields["decrees"].split()]
    s.decoy = [int(word) for word in fields["decoys"].split()]
    s.pool = [UNIT_IDS.index(word) for word in fields["pool"].split()]
    s.banned = [UNIT_IDS.index(word) for word in fields["banned"].split()]
    for seat in range(table.seats):
        _read_player(s, seat, fields)
    return s


def _read_head(s: State, line: str) -> None:
    phase, number, turn, initiative = line.split(", ")
    s.phase = PHASES.index(phase)
    s.round = int(number.split()[1])
    s.turn = int(turn.split()[1])
    s.initiative = int(initiative.split()[1])
    s.claimed = initiative.split()[2] == "claimed"


def _read_picture(s: State, lines: list[str]) -> None:
    files = lines[0].split()
    s.markers = [s.ground.markers, s.ground.markers]
    for row, line in enumerate(lines[1:14]):
        for place, file in enumerate(files):
            word = line[place * (WIDTH + 1) : (place + 1) * (WIDTH + 1)].strip()
            if word:
                q = FILES.index(file) - 5
                _read_cell(s, PLACES.index((q, (row - 6 - q) // 2)), word)


def _read_cell(s: State, hex: Hex, word: str) -> None:
    s.control[hex] = SIDES.find(word[0])
    if s.control[hex] != NEUTRAL:
        s.markers[s.control[hex]] -= 1
    rest = word[1:]
    s.fort[hex] = rest.startswith("#")
    rest = rest.removeprefix("#")
    if rest:
        s.unit[hex] = TAGS.index(rest[:2])
        s.height[hex] = int(rest[2:].rstrip("!?"))
        s.poison[hex] = POISON.index(rest[2:].lstrip("0123456789"))


def _fields(text: str) -> dict[str, str]:
    """By name; the zones of a player are called "0 bag"."""
    found: dict[str, str] = {}
    seat = ""
    for line in text.splitlines():
        name, _, value = line.partition(":")
        if name.startswith("player "):
            seat = name.removeprefix("player ")
        found[f"{seat} {name.strip()}" if name.startswith(" ") else name] = value.strip()
    return found


def _read_player(s: State, seat: int, fields: dict[str, str]) -> None:
    owner, picks = s.owner[:], []
    for word in fields[f"player {seat}"].split():
        id, supply, removed = word.split("/")
        unit = UNIT_IDS.index(id)
        owner[unit] = seat
        s.supply[unit], s.removed[unit] = int(supply), int(removed)
        picks.append(unit)
    s.owner = owner
    s.picks = [picks if other == seat else units for other, units in enumerate(s.picks)]
    for name, zone in (("bag", s.bags), ("hand", s.hands), ("up", s.ups), ("down", s.downs), ("drawn", s.drawn)):
        zone[seat] = [COIN_IDS.index(word) for word in fields[f"{seat} {name}"].split()]
    remember(s, seat)


def remember(s: State, seat: int) -> None:
    """As if the coins had been drawn and hidden from a bag that held all of them."""
    down, hand, drawn = len(s.downs[seat]), len(s.hands[seat]), len(s.drawn[seat])
    s.starts[seat] = tuple(sorted([*s.bags[seat], *s.hands[seat], *s.downs[seat], *s.drawn[seat]]))
    s.logs[seat] = [*[reserve.DRAWN, reserve.HIDDEN] * down, *[reserve.DRAWN] * hand, *[reserve.DRAWN_BONUS] * drawn]
