"""What others can know of a player's coins: their multiset is public, how it is split is not (WC-9.3).

Since the bag last held everything, a log keeps what all saw: that a coin was drawn, hidden or shown, a refill, a spied
hand. `splits` follows every split that fits the log, with the number of ways in which it comes about if the player
picked the coins to play blindly. It is the same whatever the truth is, so a re-dealt world betrays nothing.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from random import Random
from typing import Final

from stolik.engine.decision import Seat

Coins = tuple[int, ...]
"""Sorted."""
Split = tuple[Coins, Coins, Coins, Coins]
"""Bag, hand, face-down pile, and the coin that was drawn to be used at once."""
Log = tuple[tuple[int, ...], ...]

DRAWN: Final = (0,)
HIDDEN: Final = (1,)
DRAWN_BONUS: Final = (2,)
HIDDEN_BONUS: Final = (3,)
SHOWN: Final = 4
SHOWN_BONUS: Final = 5
REFILL: Final = 6
SPIED: Final = 7
"""Then who looked, then the coins."""
SPY_HID: Final = 8
"""Then who chose, then the coin: for all others a coin has been hidden."""

LONGEST: Final = 512
"""Entries of all logs together. Whoever's log is longer than its share is remembered anew when the bag is refilled:
next to nothing is left by then of what was seen so long ago."""

BAG: Final = 0
HAND: Final = 1
DOWN: Final = 2
BONUS: Final = 3
OUT: Final = 4
STRIDE: Final = 8


@lru_cache(maxsize=512)
def splits(start: Coins, log: Log, watcher: Seat) -> tuple[list[Split], list[int]]:
    """Every split that the watcher must think possible, in a fixed order, and the running sum of their weights."""
    old = len(log) // STRIDE * STRIDE
    ways = ways_after(start, log[:old], watcher)
    for entry in log[old:]:
        ways = follow(ways, entry, watcher)
    found = sorted(ways)
    return found, list(accumulate(ways[split] for split in found))


@lru_cache(maxsize=512)
def ways_after(start: Coins, log: Log, watcher: Seat) -> dict[Split, int]:
    """Kept for whole strides: a log grows by an entry at a time, and its old part need not be followed again."""
    if not log:
        return {(start, (), (), ()): 1}
    ways = ways_after(start, log[:-STRIDE], watcher)
    for entry in log[-STRIDE:]:
        ways = follow(ways, entry, watcher)
    return ways


def follow(ways: dict[Split, int], entry: tuple[int, ...], watcher: Seat) -> dict[Split, int]:
    kind = entry[0]
    if kind == REFILL:
        return refilled(ways, entry[1:])
    if kind == SPIED:
        return {split: ways[split] for split in ways if split[HAND] == entry[2:]} if entry[1] == watcher else ways
    if kind == SPY_HID:
        return passed(ways, HAND, DOWN, entry[2] if entry[1] == watcher else -1)
    if kind == SHOWN:
        return passed(ways, HAND, OUT, entry[1])
    if kind == SHOWN_BONUS:
        return passed(ways, BONUS, OUT, entry[1])
    if entry == DRAWN:
        return passed(ways, BAG, HAND, -1)
    if entry == HIDDEN:
        return passed(ways, HAND, DOWN, -1)
    return passed(ways, BAG, BONUS, -1) if entry == DRAWN_BONUS else passed(ways, BONUS, DOWN, -1)


def passed(ways: dict[Split, int], origin: int, goal: int, coin: int) -> dict[Split, int]:
    """A coin goes from one zone to another, or out of sight; which one, is known only if it is given."""
    found: dict[Split, int] = {}
    for split, count in ways.items():
        zone = split[origin]
        for moved in (coin,) if coin >= 0 else sorted(set(zone)):
            copies = zone.count(moved)
            if copies:
                after = list(split)
                after[origin] = without(zone, moved)
                if goal != OUT:
                    after[goal] = tuple(sorted((*split[goal], moved)))
                bag, hand, down, bonus = after
                key = (bag, hand, down, bonus)
                found[key] = found.get(key, 0) + count * copies
    return found


def refilled(ways: dict[Split, int], up: Coins) -> dict[Split, int]:
    found: dict[Split, int] = {}
    for (bag, hand, down, bonus), count in ways.items():
        key = (tuple(sorted((*bag, *down, *up))), hand, (), bonus)
        found[key] = found.get(key, 0) + count
    return found


def without(coins: Coins, coin: int) -> Coins:
    place = coins.index(coin)
    return coins[:place] + coins[place + 1 :]


def imagine(start: Coins, log: Log, watcher: Seat, rng: Random) -> Split:
    """One of the splits, by its weight."""
    found, sums = splits(start, log, watcher)
    ticket = rng.randrange(sums[-1])
    for split, bound in zip(found, sums, strict=True):
        if ticket < bound:
            return split
    raise AssertionError("the last sum is the bound of every ticket")


def forget(log: list[tuple[int, ...]], watcher: Seat) -> list[tuple[int, ...]]:
    """The log without what other seats were shown."""
    if all(entry[0] not in (SPIED, SPY_HID) or entry[1] == watcher for entry in log):
        return log
    kept: list[tuple[int, ...]] = []
    for entry in log:
        if entry[0] == SPY_HID and entry[1] != watcher:
            kept.append(HIDDEN)
        elif entry[0] != SPIED or entry[1] == watcher:
            kept.append(entry)
    return kept
