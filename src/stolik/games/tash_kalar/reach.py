"""How far a seat is from what it wants: which squares its cards still lack, and which bring a task nearer."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Seat
from stolik.games.tash_kalar.actions import summonable
from stolik.games.tash_kalar.arena import NEAR, Square
from stolik.games.tash_kalar.beings import being_of
from stolik.games.tash_kalar.cards import COMMON, HEROIC, LEGENDARY, Card
from stolik.games.tash_kalar.coverage import Masks
from stolik.games.tash_kalar.patterns import Fit, Pattern
from stolik.games.tash_kalar.state import Colour, State
from stolik.games.tash_kalar.tasks import AREAS, CROSSES, FALLS, LINES, RINGS, TASK_IDS, destroyed

FAR: Final = 3
"""Pieces that a card lacks, this many or more."""


class Cards:
    """What the patterns in hand lack: nothing, one piece, two; squares by what a common there would do."""

    __slots__ = ("brings", "lacks", "over", "readies", "upgrades", "used")

    def __init__(self, s: State, seat: Seat) -> None:
        self.lacks: dict[Card, int] = {}
        self.readies: dict[Square, int] = {}  # the rank of the best being that it makes ready
        self.over: dict[Square, int] = {}  # the rank of the best enemy piece such a being would fall upon
        self.brings: dict[Square, int] = {}  # how many cards lack only one piece after it
        self.upgrades: set[Square] = set()  # where an upgrade makes a being ready
        self.used = 0  # the pieces of patterns that lie there, as a mask
        colour = s.agreed.side_of[seat]
        masks = Masks(s, colour)
        for card in summonable(s.players[seat]) if s.schools else []:
            self._look(s, colour, card, masks)

    def _look(self, s: State, colour: Colour, card: Card, masks: Masks) -> None:
        being = being_of(card)
        rank, pieces, highest = s.pieces.rank, masks.pieces, being.rank
        low = ~masks.heroic
        one: list[tuple[Fit, int]] = []
        two: list[tuple[Fit, int]] = []
        high: list[int] = []
        ready = 0
        for fit in nearby(being.pattern, masks):
            lack = fit.pieces & pieces ^ fit.pieces
            if fit.heroic and fit.heroic & low:
                if not lack:
                    high.append(fit.heroic & low)
            elif rank[fit.square] > highest:
                continue
            elif not lack:
                ready |= fit.pieces
            elif not lack & (lack - 1):
                one.append((fit, lack))
            elif not one and not ready and lack.bit_count() == 2:
                two.append((fit, lack))
        self.lacks[card] = 0 if ready else 1 if one or high else 2 if two else FAR
        if ready:
            self.used |= ready
        elif one or high:
            self._ready(s, colour, highest, one, high)
        else:
            self._bring(two, rank)

    def _ready(self, s: State, colour: Colour, best: int, one: list[tuple[Fit, int]], high: list[int]) -> None:
        rank = s.pieces.rank
        for fit, lack in one:
            square = lack.bit_length() - 1
            if not rank[square]:
                self.readies[square] = max(self.readies.get(square, 0), best)
                if rank[fit.square] and s.pieces.colour[fit.square] != colour:
                    self.over[square] = max(self.over.get(square, 0), rank[fit.square])
        for mask in high:
            if not mask & (mask - 1):
                self.upgrades.add(mask.bit_length() - 1)

    def _bring(self, two: list[tuple[Fit, int]], rank: list[int]) -> None:
        found: set[Square] = set()
        for fit, lack in two:
            for square in fit.used:
                if lack >> square & 1 and not rank[square] and not fit.heroic >> square & 1:
                    found.add(square)
        for square in found:
            self.brings[square] = self.brings.get(square, 0) + 1


def nearby(pattern: Pattern, masks: Masks) -> list[Fit]:
    """The images whose first or last piece is there: all that lack nothing or one piece, and most that lack two."""
    by_anchor, by_last, pieces = pattern.by_anchor, pattern.by_last, masks.pieces
    found: list[Fit] = []
    for square in masks.squares:
        found += by_anchor[square]
        for fit in by_last[square]:
            if not pieces >> fit.used[0] & 1:
                found.append(fit)
    return found


class Aims:
    """The open tasks of the High Form: by square, how many steps are left to a task that a piece there serves."""

    __slots__ = ("colour", "common", "falls", "heroic", "heroic_falls", "s")

    def __init__(self, s: State, colour: Colour) -> None:
        self.s = s
        self.colour = colour
        self.common: dict[Square, int] = {}
        self.heroic: dict[Square, int] = {}
        self.falls = FAR + 1  # pieces that are yet to be destroyed for the nearest such task
        self.heroic_falls = FAR + 1
        for task in s.tasks.current:
            self._look(TASK_IDS[task])

    def _look(self, id: str) -> None:
        area = AREAS.get(id)
        if area is not None:
            self._area(area.squares, area.pieces, area.upgraded, area.legendary)
        elif id in FALLS:
            pieces, upgraded = FALLS[id]
            self.falls = min(self.falls, max(pieces - destroyed(self.s, COMMON), upgraded - destroyed(self.s, HEROIC)))
            if upgraded > destroyed(self.s, HEROIC):
                self.heroic_falls = min(self.heroic_falls, self.falls)
        elif id == "center_cross":
            for cross in CROSSES:
                self._area(cross, len(cross), 0, 0)
        elif id == "line_dominance":
            for line in LINES:
                self._line(line)
        elif id in RINGS:
            self._rings(RINGS[id])

    def _own(self, squares: list[Square], rank: int) -> int:
        pieces = self.s.pieces
        return len([1 for square in squares if pieces.colour[square] == self.colour and pieces.rank[square] >= rank])

    def _area(self, squares: list[Square], pieces: int, upgraded: int, legendary: int) -> None:
        few = pieces - self._own(squares, COMMON)
        high = max(upgraded - self._own(squares, HEROIC), legendary - self._own(squares, LEGENDARY))
        left = max(few, high)
        if left > FAR:
            return
        for square in squares:
            own = self.s.pieces.colour[square] == self.colour
            if few > 0 and not own:
                self.common[square] = min(left, self.common.get(square, FAR))
            if high > 0 and (not own or self.s.pieces.rank[square] < HEROIC):
                self.heroic[square] = min(left, self.heroic.get(square, FAR))

    def _line(self, line: list[Square]) -> None:
        own = self._own(line, COMMON)
        theirs = len([1 for square in line if self.s.pieces.rank[square]]) - own
        left = 6 + theirs - own
        if 0 < left <= FAR:
            for square in line:
                if self.s.pieces.colour[square] != self.colour:
                    self.common[square] = min(left, self.common.get(square, FAR))

    def _rings(self, pieces: int) -> None:
        s = self.s
        for square, colour in enumerate(s.pieces.colour):
            if s.pieces.rank[square] and colour != self.colour and len(NEAR[square]) >= pieces:
                left = pieces - self._own(NEAR[square], COMMON)
                if 0 < left <= FAR:
                    for near in NEAR[square]:
                        if s.pieces.colour[near] != self.colour:
                            self.common[near] = min(left, self.common.get(near, FAR))
