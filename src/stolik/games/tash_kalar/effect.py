"""An effect under way: the choices it asks for, and what comes of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from stolik.engine.decision import Answer, Decision
from stolik.games.tash_kalar import verbs
from stolik.games.tash_kalar.arena import AHEAD, NOWHERE, SQUARES, WAYS, Square, Way, ray
from stolik.games.tash_kalar.cards import Card
from stolik.games.tash_kalar.control import can_hand_over, hand_over, show_partner
from stolik.games.tash_kalar.knowledge import lies_open
from stolik.games.tash_kalar.plays import HAND_OVER
from stolik.games.tash_kalar.sight import Sight
from stolik.games.tash_kalar.state import NOBODY, Colour, State

T = TypeVar("T", bound=Answer)
Move = tuple[Square, Square]
"""From where, to where."""

STANDARD: Final = 0
COMBAT: Final = 1
# Where the card goes when its effect is done (TK-P-14)
PILE: Final = 0
UNDER: Final = 1


KINDS_OF_STEP: Final = {"leap": "TK-E-08", "prey": "TK-E-08"}
"""By question, where it is no move (TK-E-08)."""


class Step:
    """A move or a leap that was made, and what it destroyed: conditions look at what has really happened (TK-E-02)."""

    __slots__ = ("colour", "end", "even", "rank", "start", "way")

    def __init__(self, start: Square, end: Square, way: Way, colour: Colour, rank: int, even: bool) -> None:
        self.start = start
        self.end = end
        self.way = way
        self.colour = colour
        self.rank = rank  # 0: nothing was destroyed
        self.even = even  # it took a piece of its own rank: only a combat move can


class Fallen:
    """A piece that was destroyed, and where it stood."""

    __slots__ = ("colour", "rank", "square")

    def __init__(self, square: Square, colour: Colour, rank: int) -> None:
        self.square = square
        self.colour = colour
        self.rank = rank


class Effect(Sight):
    __slots__ = ("after",)

    def __init__(self, s: State, card: Card) -> None:
        super().__init__(s, card)
        self.after = PILE

    # Asking: mandatory as far as possible, unless the card says "may" (TK-E-01)

    async def ask(self, prompt: str, options: Sequence[T], may: bool) -> T | None:
        """None where it was declined or nothing could be done. A team may pass control instead (TK-T-07, TK-F-25)."""
        if not options:
            return None
        while True:
            answers: list[Answer] = [*options, None] if may else list(options)
            if can_hand_over(self.s):
                answers.append(HAND_OVER)
            if len(answers) == 1:
                return options[0]
            show_partner(self.s, prompt)
            answer: T | None = await Decision(self.s.turn.chooser, prompt, answers, self.card)
            if answer != HAND_OVER:
                return answer
            hand_over(self.s)

    async def ask_square(self, prompt: str, squares: Sequence[Square], may: bool) -> Square:
        square = await self.ask(prompt, squares, may)
        return NOWHERE if square is None else square

    async def ask_word(self, prompt: str, words: Sequence[str], may: bool = False) -> str:
        return await self.ask(prompt, words, may) or ""

    # Destroying

    async def destroy(self, squares: Sequence[Square], may: bool = False) -> Fallen | None:
        """One of these pieces (TK-E-13)."""
        square = await self.ask_square("destroy", squares, may)
        if square == NOWHERE:
            return None
        fallen = Fallen(square, self.s.pieces.colour[square], self.s.pieces.rank[square])
        verbs.destroy(self.s, square, self.card)
        return fallen

    async def may_destroy(self, squares: Sequence[Square]) -> Fallen | None:
        return await self.destroy(squares, may=True)

    def destroy_all(self, squares: Sequence[Square], counts: bool = True) -> int:
        """Chosen first, then removed at once (TK-E-18)."""
        for square in squares:
            verbs.destroy(self.s, square, self.card, counts=counts)
        return len(squares)

    def destroy_being(self) -> None:
        if self.here != NOWHERE:
            verbs.destroy(self.s, self.here, self.card)

    # Moving

    def can_enter(self, start: Square, end: Square, kind: int) -> bool:
        """Standard: empty or of lower rank; combat: also of the same rank (TK-E-07)."""
        rank = self.s.pieces.rank
        return rank[end] < rank[start] + kind

    def moves(
        self,
        movers: Sequence[Square],
        kind: int,
        dests: Sequence[Square] | None = None,
        ways: Sequence[Way] = WAYS,
    ) -> list[Move]:
        found: list[Move] = []
        for start in movers:
            if start == NOWHERE:
                continue
            for way in ways:
                end = AHEAD[start][way]
                if end != NOWHERE and self.can_enter(start, end, kind) and (dests is None or end in dests):
                    found.append((start, end))
        return found

    async def move(
        self,
        movers: Sequence[Square],
        kind: int,
        dests: Sequence[Square] | None = None,
        ways: Sequence[Way] = WAYS,
        may: bool = True,
    ) -> Step | None:
        """One of these pieces makes one move."""
        return await self.go("move", self.moves(movers, kind, dests, ways), may)

    async def leap(self, mover: Square, kind: int, dests: Sequence[Square] = SQUARES, may: bool = True) -> Step | None:
        """To any of these squares, whatever lies between (TK-E-08)."""
        return await self.go("leap", self.leaps([mover], kind, dests), may)

    def leaps(self, movers: Sequence[Square], kind: int, dests: Sequence[Square] = SQUARES) -> list[Move]:
        return [
            (start, end)
            for start in movers
            if start != NOWHERE
            for end in dests
            if end != start and self.can_enter(start, end, kind)
        ]

    async def go(self, prompt: str, options: Sequence[Move], may: bool) -> Step | None:
        move = await self.ask(prompt, options, may)
        return None if move is None else self.step(*move, KINDS_OF_STEP.get(prompt, "TK-E-06"))

    def step(self, start: Square, end: Square, rule: str = "TK-E-06") -> Step:
        s = self.s
        way = AHEAD[start].index(end) if end in AHEAD[start] else -1
        made = Step(
            start, end, way, s.pieces.colour[end], s.pieces.rank[end], s.pieces.rank[end] == s.pieces.rank[start]
        )
        verbs.shift(s, start, end, self.card, rule)
        return made

    def slides(
        self, movers: Sequence[Square], kind: int, whole: bool = False, ways: Sequence[Way] = WAYS
    ) -> list[Move]:
        """Moves in one direction as long as they are legal; with `whole` only to where they end (TK-E-09)."""
        found: list[Move] = []
        for start in movers:
            for way in ways:
                reached: list[Move] = []
                for end in ray(start, way):
                    if not self.can_enter(start, end, kind):
                        break
                    reached.append((start, end))
                found += reached[-1:] if whole else reached
        return found

    async def slide(
        self, movers: Sequence[Square], kind: int, whole: bool = False, ways: Sequence[Way] = WAYS
    ) -> Step | None:
        """Every piece run over is destroyed on the way; the last move of the run."""
        return await self.run(self.slides(movers, kind, whole, ways))

    async def run(self, options: Sequence[Move]) -> Step | None:
        """From a square to another in a straight line, move by move."""
        run = await self.ask("slide", options, may=True)
        if run is None:
            return None
        start, end = run
        way = next(way for way in WAYS if end in ray(start, way))
        step = self.step(start, AHEAD[start][way], "TK-E-09")
        while step.end != end:
            step = self.step(step.end, AHEAD[step.end][way], "TK-E-09")
        return step

    async def aim(self, ways: Sequence[Way]) -> list[Square]:
        """One of these directions may be chosen; the squares in it, nearest first."""
        way = await self.ask("aim", ways, may=True)
        return [] if way is None else ray(self.here, way)

    # Placing, upgrading, converting

    async def place(
        self, rank: int, squares: Sequence[Square], may: bool = False, colour: Colour | None = None
    ) -> Square:
        """From the supply onto an empty square; without supply nothing is placed (TK-E-10)."""
        mine = self.colour if colour is None else colour
        if not verbs.in_supply(self.s, mine, rank):
            return NOWHERE
        square = await self.ask_square("place", self.empty(squares), may)
        if square != NOWHERE:
            verbs.add(self.s, square, mine, rank, self.card)
        return square

    async def upgrade(self, squares: Sequence[Square], may: bool = False) -> Square:
        """One of these pieces, if it can be upgraded."""
        square = await self.ask_square("upgrade", [one for one in squares if verbs.can_upgrade(self.s, one)], may)
        if square != NOWHERE:
            verbs.upgrade(self.s, square, self.card)
        return square

    def upgrade_being(self) -> bool:
        here = self.here
        if here == NOWHERE or not verbs.can_upgrade(self.s, here):
            return False
        verbs.upgrade(self.s, here, self.card)
        return True

    async def convert(self, squares: Sequence[Square], rank: int = 0, may: bool = True) -> Square:
        """An enemy piece becomes an own one, of its rank unless another is named (TK-E-14)."""
        fit = [one for one in squares if verbs.in_supply(self.s, self.colour, rank or self.s.pieces.rank[one])]
        square = await self.ask_square("convert", fit, may)
        if square != NOWHERE:
            verbs.convert(self.s, square, self.colour, rank or self.s.pieces.rank[square], self.card)
        return square

    # Actions and cards

    def gain_action(self, number: int = 1) -> None:
        """Used later in this turn (TK-E-16)."""
        self.s.turn.actions += number
        self.s.note("gain-action", "TK-E-16", number)

    async def may_downgrade_being(self) -> bool:
        here = self.here
        if here == NOWHERE or not verbs.can_downgrade(self.s, here):
            return False
        if await self.ask_square("downgrade", [here], may=True) == NOWHERE:
            return False
        verbs.downgrade(self.s, here, self.card)
        return True

    async def may_discard_flare(self) -> bool:
        """Without invoking it. Which one it is, is asked of nobody: a partner in control does not see it before."""
        if not self.s.players[self.seat].flares or not await self.ask_word("discard-flare", ["flare"], may=True):
            return False
        flare = self.s.players[self.seat].flares.pop(0)
        self.s.flare_deck.pile.append(flare)
        lies_open(self.s, flare)
        self.s.note("discard-flare", "TK-E-01", self.seat, flare)
        return True

    async def choose_colour(self, colours: Sequence[Colour]) -> Colour:
        """By the school whose pieces they are; NOBODY where there is none to choose."""
        hue = await self.ask("colour", [self.s.hues[colour] for colour in colours], may=False)
        return NOBODY if hue is None else self.s.hues.index(hue)

    async def choose_one(self, words: Sequence[str], may: bool = False) -> str:
        """One of the options that can be carried out (TK-E-19)."""
        return await self.ask_word("option", words, may)
