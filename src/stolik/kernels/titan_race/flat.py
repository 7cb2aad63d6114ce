"""A state of Titan Race as plain numbers and back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from stolik.engine.game import Options
from stolik.games.titan_race.board import SQUARES
from stolik.games.titan_race.cards import CARDS, DECK_SIZE
from stolik.games.titan_race.dice import COLOURS
from stolik.games.titan_race.state import HAND_LIMIT, SOURCES, Agreed, State
from stolik.games.titan_race.titans import TITANS
from stolik.kernels.games import FlatReader
from stolik.kernels.titan_race.tables import BOARDS

REASONS: Final = ("TR-74", "TR-112")


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
        yield from listed(s.cards.hands[hand] if there else (), HAND_LIMIT)
        yield from listed(s.cards.eras[hand] if there else (), HAND_LIMIT)


def state(options: Options, flat: Sequence[int]) -> State:
    s, read = State(Agreed(options)), FlatReader(flat)
    s.phase, s.winner = read.one(), read.one()
    read_titans(s, read)
    read_track(s, read)
    read_cards(s, read)
    s.round.number, s.round.order, s.round.turn = read.one(), read.listed(len(TITANS)), read.one()
    s.round.dice = read.counted(len(COLOURS))
    s.turn.acted, s.turn.rerolled, s.turn.reached = bool(read.one()), bool(read.one()), read.one()
    s.turn.played, s.turn.acting, s.turn.hurt = tuple(read.bits()), read.one(), tuple(read.bits())
    return s


def read_titans(s: State, read: FlatReader) -> None:
    count = len(TITANS)
    s.titans.owner, s.titans.hand_of = tuple(read.some(count)), tuple(read.some(count))
    s.titans.chosen = tuple(read.listed(count))
    s.titans.die, s.titans.life, s.titans.health = read.some(count), read.some(count), tuple(read.some(count))
    s.titans.used = tuple(bool(used) for used in read.some(count))


def read_track(s: State, read: FlatReader) -> None:
    s.track.cells, s.track.laps = read.some(len(TITANS)), tuple(read.some(len(TITANS)))
    s.track.rows, s.track.traps = read.some(len(TITANS) * SOURCES), read.counted(BOARDS * SQUARES)


def read_cards(s: State, read: FlatReader) -> None:
    for hand in range(len(TITANS)):
        cards, eras = read.listed(HAND_LIMIT), read.listed(HAND_LIMIT)
        if hand < len(s.cards.hands):
            s.cards.hands[hand], s.cards.eras[hand] = tuple(cards), tuple(eras)
    s.cards.era, s.cards.deck, s.cards.discard = read.one(), read.counted(len(CARDS)), read.listed(DECK_SIZE)


def adopt(s: State, dealt: State) -> None:
    s.cards = dealt.cards
