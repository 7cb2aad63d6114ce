"""A slow and obvious model of what a watcher can know: every coin is a thing of its own, every way is followed.

`Ledger` keeps one player's coins as one watcher must imagine them; `follow` reads the events that the watcher is told,
and nothing else. What `reserve.splits` says must agree, weights included.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from stolik.engine.decision import Answer, Seat
from stolik.engine.things import Event
from stolik.games.war_chest.game import GAME
from stolik.games.war_chest.reserve import Split
from stolik.games.war_chest.state import State
from stolik.games.war_chest.unit_cards import BERSERKER, COIN_IDS, DECEIVERS, DECOYS

BAG, HAND, DOWN, BONUS, OUT = range(5)
Pieces = frozenset[tuple[int, int]]
"""Coins with a number of their own each."""
Piles = tuple[Pieces, Pieces, Pieces, Pieces]
NOTHING: Pieces = frozenset()


class Ledger:
    def __init__(self, bag: Sequence[int]) -> None:
        self.ways: Counter[Piles] = Counter({(numbered(bag, NOTHING), NOTHING, NOTHING, NOTHING): 1})
        self.up: list[int] = []

    def pass_on(self, origin: int, goal: int, type: int | None = None) -> None:
        """Any piece, or any of this type, each of them one way."""
        found: Counter[Piles] = Counter()
        for piles, count in self.ways.items():
            for piece in piles[origin]:
                if type is None or piece[0] == type:
                    after = [*piles, NOTHING]
                    after[origin] -= {piece}
                    after[goal] |= {piece}
                    found[after[BAG], after[HAND], after[DOWN], after[BONUS]] += count
        self.ways = found

    def see_hand(self, coins: Sequence[int]) -> None:
        seen = {piles: count for piles, count in self.ways.items() if types(piles[HAND]) == tuple(sorted(coins))}
        self.ways = Counter(seen)

    def refill(self) -> None:
        """What lay face up comes back as new pieces; then pieces are numbered anew, or old numbers would pile up."""
        found: Counter[Piles] = Counter()
        for (bag, hand, down, bonus), count in self.ways.items():
            rest = numbered(types(hand), NOTHING)
            drawn = numbered(types(bonus), rest)
            found[numbered([*types(bag), *types(down), *self.up], rest | drawn), rest, NOTHING, drawn] += count
        self.ways, self.up = found, []

    def chances(self) -> dict[Split, Fraction]:
        found: Counter[Split] = Counter()
        for (bag, hand, down, bonus), count in self.ways.items():
            found[types(bag), types(hand), types(down), types(bonus)] += count
        return normed(found)


def numbered(coins: Sequence[int], taken: Pieces) -> Pieces:
    """Numbers that no piece of the type has yet."""
    found: set[tuple[int, int]] = set()
    for coin in coins:
        found.add((coin, sum(piece[0] == coin for piece in (*found, *taken))))
    return frozenset(found)


def types(pieces: Pieces) -> tuple[int, ...]:
    return tuple(sorted(piece[0] for piece in pieces))


def normed(weights: Counter[Split]) -> dict[Split, Fraction]:
    total = sum(weights.values())
    return {split: Fraction(weight, total) for split, weight in weights.items()}


# What a watcher is told


def number(word: Answer) -> int:
    assert isinstance(word, int)
    return word


def follow(ledgers: dict[Seat, Ledger], event: Event, watcher: Seat, prompt: str, s: State) -> None:
    """`prompt` is the question that was answered: a bonus coin is not from the hand."""
    told = GAME.see(event, watcher)
    origin = BONUS if prompt == "bonus" else HAND
    if told.kind in ("draw", "deploy", "bolster", "discard", "claim", "pay-recruit", "pass", "return", "refill"):
        if told.args[0] != watcher:
            take_note(ledgers[number(told.args[0])], told, origin)
    elif told.kind == "recruit" and told.args[0] != watcher:
        ledgers[number(told.args[0])].up.append(number(told.args[1]))
    elif told.kind == "pay-stack" and s.units.owner[BERSERKER] != watcher:
        ledgers[s.units.owner[BERSERKER]].up.append(BERSERKER)
    elif told.kind == "deceive" and told.args[1] != watcher:
        ledgers[number(told.args[1])].up.append(DECOYS[DECEIVERS.index(number(told.args[0]))])
    elif told.kind == "spy" and told.args[0] == watcher:
        spied = GAME.view(s, watcher)["spied"]
        assert spied is not None
        ledgers[spied["seat"]].see_hand([COIN_IDS.index(coin) for coin in spied["coins"]])
    elif told.kind in ("spied", "spied-down") and told.args[1] != watcher:
        thrown(ledgers[number(told.args[1])], told)


def take_note(ledger: Ledger, told: Event, origin: int) -> None:
    if told.kind == "draw":
        ledger.pass_on(BAG, BONUS if told.args[2] == "bonus" else HAND)
    elif told.kind == "refill":
        ledger.refill()
    elif told.kind == "return":
        ledger.pass_on(origin, OUT, DECOYS[DECEIVERS.index(number(told.args[1]))])
    elif told.kind in ("deploy", "bolster", "discard"):
        coin = number(told.args[1])
        ledger.pass_on(origin, OUT, coin)
        if told.kind == "discard":
            ledger.up.append(coin)
    else:
        ledger.pass_on(origin, DOWN)


def thrown(ledger: Ledger, told: Event) -> None:
    coin = None if told.args[2] is None else number(told.args[2])
    ledger.pass_on(HAND, OUT if told.kind == "spied" else DOWN, coin)
    if told.kind == "spied" and coin is not None:
        ledger.up.append(coin)
