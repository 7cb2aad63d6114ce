"""What one question looks like to the asked seat: where there is something to win, and what each play promises."""

from __future__ import annotations

from math import sqrt
from typing import Final

from stolik.engine.decision import Answer, Decision, Seat
from stolik.games.karak2 import board, empire, fight, plans, supply
from stolik.games.karak2.contents import FIRE_BOLT, ITEMS, MONSTERS, NUMBERS, TILES
from stolik.games.karak2.judgement import NEEDED, POWER
from stolik.games.karak2.meeting import general_strength
from stolik.games.karak2.plays import (
    BUILD,
    END,
    EXPLORE,
    FIGHT,
    FOUND,
    GATHER,
    GO,
    HEAL,
    PORTAL,
    POTION,
    RETREAT,
    RIDE,
    RIDE_OUT,
    TRAIL,
    TRAIN,
)
from stolik.games.karak2.rows import Price
from stolik.games.karak2.state import CASTLE, State, Tile

TARGETS: Final = (GO, TRAIL, RIDE, PORTAL)
FADING: Final = 0.8
"""What is left of a worth one step further away."""
AIM: Final = 0.7
"""Of a worth that is yet to be won, even next door."""
TOWN: Final = 14.0


class Outlook:
    """What the facts of one question have in common."""

    __slots__ = ("_best", "_pulls", "_wish", "s", "seat")

    def __init__(self, s: State, decision: Decision) -> None:
        self.s = s
        self.seat: Seat = decision.player
        self._pulls: list[float] = []
        self._wish: Price | None = None
        self._best = 0.0
        if decision.prompt == "play":
            self._best = max([self.promise(answer) for answer in decision.options])

    def wish(self) -> Price:
        if self._wish is None:
            self._wish = plans.wish(self.s, self.seat)
        return self._wish

    def missing(self, resource: int) -> bool:
        return self.wish()[resource] > self.s.players[self.seat].goods[resource]

    # Where to

    def pull(self, tile: Tile) -> float:
        """What there is to win on the tile, or from it, the nearer the better; not through monsters."""
        if not self._pulls:
            self._pulls = self._spread()
        return self._pulls[tile]

    def _spread(self) -> list[float]:
        s, seat = self.s, self.seat
        wanted = self.wish()
        ready = supply.can_pay(s, seat, wanted, empire.tax_of(s, seat))
        found = [AIM * plans.aim(s, seat, tile, wanted, ready) for tile in range(len(s.map.places))]
        border = sorted(range(len(found)), key=found.__getitem__, reverse=True)
        for tile in border:
            for near in board.neighbours(s, tile, seat):
                if found[near] < FADING * found[tile] and not s.map.tokens[near]:
                    found[near] = FADING * found[tile]
                    border.append(near)
        return found

    # What a play promises

    def behind(self, answer: Answer) -> float:
        """How much less it promises than the best."""
        return self._best - self.promise(answer)

    def promise(self, answer: Answer) -> float:
        """About what the evaluation would say of it."""
        if not isinstance(answer, tuple):
            return 0.0
        s, own, word = self.s, self.s.players[self.seat], str(answer[0])
        if word in TARGETS:
            return self.pull(int(answer[-1]))
        if word in (EXPLORE, RIDE_OUT):
            return plans.beyond_the_edge(s, self.seat, 0)
        if word == RETREAT:
            return self.pull(board.retreat_to(s, self.seat))
        here = self.pull(own.at)
        if word == FIGHT:
            return self.fight(own.at)
        if word == GATHER:
            return here + self._gathered(own.at)
        if word in (HEAL, POTION):
            return here + 4.0 * (sqrt(own.life + NUMBERS["heal"]) - sqrt(own.life))
        if word in (FOUND, BUILD):
            return here + TOWN
        return here + (POWER if word == TRAIN else 0.0 if word == END else 1.0)

    def _gathered(self, tile: Tile) -> float:
        goods, wish = self.s.players[self.seat].goods, self.wish()
        return sum(
            [
                NEEDED * min(got, max(0, wish[kind] - goods[kind]))
                for kind, got in enumerate(TILES[self.s.map.kinds[tile]].yields)
            ],
            0.0,
        )

    def fight(self, tile: Tile) -> float:
        s = self.s
        if s.realm.general and tile == CASTLE:
            return plans.assault(s, self.seat)
        strength = armies(s, tile)
        return self.chance(strength) * plans.gain(s, self.seat, strength) - 1.0

    def chance(self, strength: int) -> float:
        return plans.chance(self.s, self.seat, strength)

    def chance_there(self, tile: Tile) -> float:
        """Of winning a fight on the tile."""
        s = self.s
        return self.chance(general_strength(s) if s.realm.general and tile == CASTLE else armies(s, tile))

    # A fight under way

    def lacking(self) -> int:
        """To win with what has been thrown; no more than nothing where it is enough, or nobody has to be beaten."""
        throws = [throw for throw in self.s.hand.throws if throw.seat == self.seat]
        return throws[-1].strength - fight.power(self.s, throws[-1]) if throws else 0

    def reach(self) -> int:
        """What the bolts could add."""
        return self.s.players[self.seat].spells.count(FIRE_BOLT) * ITEMS[FIRE_BOLT].attack


def armies(s: State, tile: Tile) -> int:
    """The strength of whoever lives or lies there."""
    return sum([MONSTERS[army].strength for army in s.map.tokens[tile]]) or TILES[s.map.kinds[tile]].residents


def unknown_strength(s: State) -> int:
    """Two armies once the first pile is used up."""
    return plans.UNKNOWN_STRENGTH if s.supply.piles[0] or s.supply.unders[0] else 2 * plans.UNKNOWN_STRENGTH - 1


def bolts_needed(lacking: int) -> int:
    return max(0, -(-lacking // ITEMS[FIRE_BOLT].attack))
