"""A state of War Chest as plain numbers and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from struct import pack, unpack
from typing import Final

from stolik.engine.game import Options
from stolik.games.war_chest import reserve, setup, turn
from stolik.games.war_chest.board import HEXES, Hex
from stolik.games.war_chest.decrees import DECREES_IN_PLAY
from stolik.games.war_chest.state import NEUTRAL, NOBODY, SIDES, Agreed, Player, State, new_state
from stolik.games.war_chest.unit_cards import DECOYS, POISONERS, ROYAL, UNIT_COUNT
from stolik.kernels.games import FlatReader, NoRoom
from stolik.kernels.war_chest.tables import LOG_ROOM, MOST_TYPES, bits, padded

REASONS: Final = ("WC-11.1", turn.BY_ROUNDS, turn.BY_EXHAUSTION)
ENDINGS: Final = ("", turn.BY_ROUNDS, turn.BY_EXHAUSTION)
HALF: Final = 24
"""Sets of hexes are told in two halves."""
MOST_SEATS: Final = 4


class TooManyTypes(NoRoom):
    """A drawn position of more unit types than a seat can have in a game: the kernel has no room for their coins."""


def flat(s: State) -> list[int]:
    """In the order of include/war_chest/flat.hpp. What no rule tells apart is sorted."""
    if any(max(len(units), s.units.owner.count(seat)) > MOST_TYPES for seat, units in enumerate(s.draft.picks)):
        raise TooManyTypes(f"the kernel of War Chest takes {MOST_TYPES} unit types a seat: play it by the Python rules")
    logs = [log_bytes(s, seat) for seat in range(s.agreed.seats)]
    return [*flat_turn(s), *flat_board(s), *flat_players(s, logs), *flat_log(logs), *flat_seen(s)]


def flat_turn(s: State) -> Iterator[int]:
    turn = s.turn
    yield from (turn.phase, turn.round, turn.seat, turn.actor, turn.initiative, int(turn.claimed), int(turn.prayed))
    yield from (s.winner, ENDINGS.index(s.drawn_by), bits(s.draft.pool), s.draft.first)
    yield from listed(s.draft.banned, setup.BANS)
    for seat in range(MOST_SEATS):
        yield from listed(s.draft.picks[seat] if seat < s.agreed.seats else [], MOST_TYPES)


def listed(values: Sequence[int], most: int) -> list[int]:
    return [len(values), *padded(values, most)]


def flat_board(s: State) -> Iterator[int]:
    board, units, hexes = s.board, s.units, range(HEXES)
    yield from (*board.unit, *board.height)
    for marker in range(len(POISONERS)):
        yield from halved(hex for hex in hexes if board.poison[hex] >> marker & 1)
    for side in SIDES:
        yield from halved(hex for hex in hexes if board.control[hex] == side)
    yield from halved(hex for hex in hexes if board.fort[hex])
    yield from (board.forts, *board.markers, *units.owner, *units.supply, *units.removed, *units.lives, *units.decoy)
    yield from (*listed(s.decrees.in_play, DECREES_IN_PLAY), *padded(s.decrees.seals, DECREES_IN_PLAY))


def halved(hexes: Iterable[Hex]) -> tuple[int, int]:
    found = bits(hexes)
    return found & ((1 << HALF) - 1), found >> HALF


def lanes(s: State, seat: int) -> list[int]:
    """The coins that a seat can have: its units in the order of the box, the royal coin, the decoys."""
    units = [unit for unit in range(UNIT_COUNT) if s.units.owner[unit] == seat]
    return [*padded(units, MOST_TYPES, -1), ROYAL, *DECOYS]


def flat_players(s: State, logs: list[bytes]) -> list[int]:
    told: list[int] = []
    for seat in range(MOST_SEATS):
        there = seat < s.agreed.seats
        own, coins = (s.players[seat], lanes(s, seat)) if there else (Player(), [0] * len(lanes(s, 0)))
        zones = (own.bag, own.hand, own.up, own.down, own.drawn, own.start)
        told += [zone.count(coin) for zone in zones for coin in coins]
        spied = own.spied[0] if own.spied else NOBODY
        told += [own.spied[1:].count(coin) for coin in (lanes(s, spied) if own.spied else coins)]
        told += (spied, len(logs[seat]) if there else 0, len(own.log))
    return told


def log_bytes(s: State, seat: int) -> bytes:
    """As in include/war_chest/reserve.hpp."""
    found = all_bytes(tuple(s.players[seat].log), tuple(lanes(s, seat)))
    if len(found) > LOG_ROOM // s.agreed.seats:
        raise NoRoom("the kernel of War Chest has no room for so long a log of coins: play it by the Python rules")
    return found


@lru_cache(maxsize=64)
def all_bytes(log: tuple[tuple[int, ...], ...], coins: tuple[int, ...]) -> bytes:
    """Most answers add nothing to a log."""
    return bytes(byte for entry in log for byte in entry_bytes(entry, coins))


def entry_bytes(entry: tuple[int, ...], coins: tuple[int, ...]) -> list[int]:
    kind = entry[0]
    if kind in (reserve.REFILL, reserve.SPIED):
        by, told = (entry[1], entry[2:]) if kind == reserve.SPIED else (0, entry[1:])
        counts = [told.count(coin) for coin in [*coins, -1]]
        return [kind << 4 | by, *(counts[lane] | counts[lane + 1] << 4 for lane in range(0, len(counts), 2))]
    if kind == reserve.SPY_HID:
        return [kind << 4 | entry[1], coins.index(entry[2])]
    return [kind << 4 | (coins.index(entry[1]) if len(entry) > 1 else 0)]


def flat_log(logs: list[bytes]) -> tuple[int, ...]:
    room = LOG_ROOM // len(logs)
    return unpack(f"<{LOG_ROOM // 4}i", b"".join(log.ljust(room, b"\0") for log in logs))


def flat_seen(s: State) -> tuple[int, ...]:
    most = turn.REMEMBERED
    return (len(s.seen), *unpack(f"<{2 * most}i", pack(f"<{most}Q", *padded(s.seen, most))))


# And back


class Pieces(FlatReader):
    """Boards as bits, coins by lanes."""

    def hexes(self) -> list[Hex]:
        low, high = self.bits(), self.bits()
        return [*low, *(HALF + place for place in high)]

    def coins(self, lanes: list[int]) -> list[int]:
        return [coin for coin, count in zip(lanes, self.some(len(lanes)), strict=True) for _ in range(count)]


def state(options: Options, flat: Sequence[int]) -> State:
    s, read = new_state(Agreed(options)), Pieces(flat)
    read_turn(s, read)
    read_board(s, read)
    logged = [read_player(s, seat, read) for seat in range(MOST_SEATS)]
    logs = b"".join(one.to_bytes(4, "little", signed=True) for one in read.some(LOG_ROOM // 4))
    room = LOG_ROOM // s.agreed.seats
    for seat, player in enumerate(s.players):
        player.log = list(entries(logs[seat * room : seat * room + logged[seat]], lanes(s, seat)))
    count = read.one()
    s.seen = [seen(read.one(), read.one()) for _ in range(turn.REMEMBERED)][:count]
    return s


def seen(low: int, high: int) -> int:
    return (low & 0xFFFFFFFF) | (high & 0xFFFFFFFF) << 32


def read_turn(s: State, read: Pieces) -> None:
    turn = s.turn
    turn.phase, turn.round, turn.seat, turn.actor, turn.initiative = read.some(5)
    turn.claimed, turn.prayed = bool(read.one()), bool(read.one())
    s.winner, s.drawn_by = read.one(), ENDINGS[read.one()]
    s.draft.pool, s.draft.first, s.draft.banned = read.bits(), read.one(), read.listed(setup.BANS)
    s.draft.picks = [read.listed(MOST_TYPES) for _ in range(MOST_SEATS)][: s.agreed.seats]


def read_board(s: State, read: Pieces) -> None:
    board, units = s.board, s.units
    board.unit, board.height = read.some(HEXES), read.some(HEXES)
    for marker in range(len(POISONERS)):
        for hex in read.hexes():
            board.poison[hex] |= 1 << marker
    board.control = [NEUTRAL] * HEXES
    for side in SIDES:
        for hex in read.hexes():
            board.control[hex] = side
    forts = read.hexes()
    board.fort = [hex in forts for hex in range(HEXES)]
    board.forts, board.markers = read.one(), read.some(len(SIDES))
    units.belong(read.some(UNIT_COUNT), s.agreed.side_of)
    units.supply, units.removed, units.lives = (read.some(UNIT_COUNT) for _ in range(3))
    units.decoy = tuple(read.some(len(DECOYS)))
    s.decrees.in_play = read.listed(DECREES_IN_PLAY)
    s.decrees.seals = tuple(read.some(DECREES_IN_PLAY)[: len(s.decrees.in_play)])


def read_player(s: State, seat: int, read: Pieces) -> int:
    """All but the log; tells how long that is."""
    own, coins = s.players[seat] if seat < s.agreed.seats else Player(), lanes(s, seat)
    own.bag, own.hand, own.up, own.down, own.drawn = (read.coins(coins) for _ in range(5))
    own.start = tuple(read.coins(coins))
    counts, spied, logged, _ = read.some(len(coins)), read.one(), read.one(), read.one()
    if spied != NOBODY:
        held = zip(lanes(s, spied), counts, strict=True)
        own.spied = (spied, *(coin for coin, count in held for _ in range(count)))
    return logged


def entries(logged: bytes, coins: list[int]) -> Iterator[tuple[int, ...]]:
    read = iter(logged)
    for first in read:
        kind, of = first >> 4, first & 15
        if kind in (reserve.REFILL, reserve.SPIED):
            counts = [half for byte in [next(read) for _ in range(4)] for half in (byte & 15, byte >> 4)]
            told = [coin for coin, count in zip(coins, counts, strict=False) for _ in range(count)]
            yield (kind, *([of] if kind == reserve.SPIED else []), *told)
        elif kind == reserve.SPY_HID:
            yield (kind, of, coins[next(read)])
        else:
            yield (kind, coins[of]) if kind in (reserve.SHOWN, reserve.SHOWN_BONUS) else (kind,)


def adopt(s: State, dealt: State) -> None:
    s.players = dealt.players
