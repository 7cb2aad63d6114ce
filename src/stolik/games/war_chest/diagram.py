"""The text form of a state, secrets and all: what tests and bug reports use. `read` reads what `diagram` writes."""

from __future__ import annotations

from typing import Final

from stolik.engine.game import Options
from stolik.games.war_chest.board import FILES, PLACES, Hex
from stolik.games.war_chest.coins import remember
from stolik.games.war_chest.decrees import DECREE_IDS
from stolik.games.war_chest.state import NEUTRAL, PHASES, Agreed, State, new_state
from stolik.games.war_chest.unit_cards import COIN_IDS, NO_UNIT, TAGS, UNIT_IDS, Coin

SIDES: Final = "AB"
LAND: Final = (".", "o")
WIDTH: Final = 7
POISON: Final = ("", "!", "?", "!?")


def diagram(s: State) -> str:
    claimed = "claimed" if s.turn.claimed else "free"
    lines = [
        f"{PHASES[s.turn.phase]}, round {s.turn.round}, turn {s.turn.seat}, initiative {s.turn.initiative} {claimed}",
        *picture(s),
    ]
    lines.append(f"forts: {s.board.forts}")
    lines.append("decrees: " + " ".join(_decree(s, place) for place in range(len(s.decrees.in_play))))
    lines.append("decoys: " + " ".join(map(str, s.units.decoy)))
    lines.append("pool: " + " ".join(UNIT_IDS[unit] for unit in s.draft.pool))
    lines.append("banned: " + " ".join(UNIT_IDS[unit] for unit in s.draft.banned))
    for seat in range(s.agreed.seats):
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
    land = LAND[s.ground.is_location[hex]] if s.board.control[hex] == NEUTRAL else SIDES[s.board.control[hex]]
    fort = "#" if s.board.fort[hex] else ""
    unit = s.board.unit[hex]
    return land + fort + ("" if unit == NO_UNIT else f"{TAGS[unit]}{s.board.height[hex]}{POISON[s.board.poison[hex]]}")


def _decree(s: State, place: int) -> str:
    seals = "".join(SIDES[side] for side in (0, 1) if s.decrees.seals[place] >> side & 1)
    return f"{DECREE_IDS[s.decrees.in_play[place]]}/{seals}"


def player(s: State, seat: int) -> list[str]:
    units = " ".join(f"{UNIT_IDS[unit]}/{s.units.supply[unit]}/{s.units.removed[unit]}" for unit in s.draft.picks[seat])
    own = s.players[seat]
    zones = {"bag": own.bag, "hand": own.hand, "up": own.up, "down": own.down, "drawn": own.drawn}
    return [f"player {seat}: {units}", *(f"  {name}: {_coins(zone)}" for name, zone in zones.items())]


def _coins(coins: list[Coin]) -> str:
    return " ".join(COIN_IDS[coin] for coin in sorted(coins))


# Reading


def read(text: str, options: Options) -> State:
    """The position drawn there; supplies and removed coins stand beside the units."""
    s = new_state(Agreed(options))
    head, rest = text.split("forts:", 1)
    lines = head.strip().splitlines()
    _read_head(s, lines[0])
    _read_picture(s, lines[1:])
    fields = _fields("forts:" + rest)
    s.board.forts = int(fields["forts"])
    s.decrees.in_play = [DECREE_IDS.index(word.split("/")[0]) for word in fields["decrees"].split()]
    s.decrees.seals = tuple(
        sum(1 << SIDES.index(side) for side in word.split("/")[1]) for word in fields["decrees"].split()
    )
    s.units.decoy = tuple(int(word) for word in fields["decoys"].split())
    s.draft.pool = [UNIT_IDS.index(word) for word in fields["pool"].split()]
    s.draft.banned = [UNIT_IDS.index(word) for word in fields["banned"].split()]
    for seat in range(s.agreed.seats):
        _read_player(s, seat, fields)
    return s


def _read_head(s: State, line: str) -> None:
    phase, number, turn, initiative = line.split(", ")
    s.turn.phase = PHASES.index(phase)
    s.turn.round = int(number.split()[1])
    s.turn.seat = int(turn.split()[1])
    s.turn.initiative = int(initiative.split()[1])
    s.turn.claimed = initiative.split()[2] == "claimed"


def _read_picture(s: State, lines: list[str]) -> None:
    files = lines[0].split()
    s.board.markers = [s.ground.markers, s.ground.markers]
    for row, line in enumerate(lines[1:14]):
        for place, file in enumerate(files):
            word = line[place * (WIDTH + 1) : (place + 1) * (WIDTH + 1)].strip()
            if word:
                q = FILES.index(file) - 5
                _read_cell(s, PLACES.index((q, (row - 6 - q) // 2)), word)


def _read_cell(s: State, hex: Hex, word: str) -> None:
    s.board.control[hex] = SIDES.find(word[0])
    if s.board.control[hex] != NEUTRAL:
        s.board.markers[s.board.control[hex]] -= 1
    rest = word[1:]
    s.board.fort[hex] = rest.startswith("#")
    rest = rest.removeprefix("#")
    if rest:
        s.board.unit[hex] = TAGS.index(rest[:2])
        s.board.height[hex] = int(rest[2:].rstrip("!?"))
        s.board.poison[hex] = POISON.index(rest[2:].lstrip("0123456789"))


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
    owner, picks = s.units.owner[:], []
    for word in fields[f"player {seat}"].split():
        id, supply, removed = word.split("/")
        unit = UNIT_IDS.index(id)
        owner[unit] = seat
        s.units.supply[unit], s.units.removed[unit] = int(supply), int(removed)
        picks.append(unit)
    s.units.belong(owner, s.agreed.side_of)
    s.draft.picks = [picks if other == seat else units for other, units in enumerate(s.draft.picks)]
    own = s.players[seat]
    for name, zone in (("bag", own.bag), ("hand", own.hand), ("up", own.up), ("down", own.down), ("drawn", own.drawn)):
        zone += [COIN_IDS.index(word) for word in fields[f"{seat} {name}"].split()]
    remember(own)
