"""The whole game as plain data, complete between two steps."""

from __future__ import annotations

from typing import Final, Literal

from stolik.engine.decision import Answer, Seat
from stolik.engine.events import Event
from stolik.engine.game import Options
from stolik.games.tash_kalar.arena import NOWHERE, SQUARES, Square
from stolik.games.tash_kalar.cards import HEROIC, LEGENDARY, Card

Colour = int
"""Of pieces: one for each side, so partners share it (TK-T-02)."""
Task = int

# What the next step does
SCHOOLS: Final = 0
DEALING: Final = 1
STARTING: Final = 2
TURN: Final = 3
ENDING: Final = 4
Phase = Literal["schools", "dealing", "starting", "turn", "ending"]
PHASES: Final[tuple[Phase, ...]] = ("schools", "dealing", "starting", "turn", "ending")

NOBODY: Final = -1
NO_CARD: Final = -1
NO_TOKEN: Final = -1
HIGH_FORM: Final = "high_form"
DUEL: Final = "duel"
MELEE: Final = "melee"
SMALL_PIECES: Final = 17
LEGENDARY_PIECES: Final = 3
# What the next summoning of this turn is granted (TK-P-15)
NO_BONUS: Final = 0
BORROW: Final = 1
POSSESSED: Final = 2
EMPTY: Final = 3


class Table:
    """What was agreed before the game and never changes."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.seats = int(options["seats"])
        self.form = str(options["form"])
        self.teams = self.seats == 4 and self.form != MELEE
        self.sides = 2 if self.teams else self.seats
        self.side_of: list[Colour] = [seat % self.sides for seat in range(self.seats)]
        self.random_schools = options["schools"] == "random"
        self.etherweave = bool(options["etherweave"])
        self.back_at_once = options["destroyed_return"] == "at_once"
        self.small = self._small()
        self.limit = self._limit()

    def _small(self) -> int:
        """One piece marks the score in a duel, one on each opponent's board in a melee (TK-C-05)."""
        if self.form == HIGH_FORM:
            return SMALL_PIECES
        return SMALL_PIECES - 1 if self.form == DUEL else SMALL_PIECES + 1 - self.seats

    def _limit(self) -> int:
        if self.form == HIGH_FORM:
            return 9
        return 18 if self.form == DUEL else {3: 12, 4: 10}[self.seats]

    def partner(self, seat: Seat) -> Seat:
        return (seat + 2) % 4


class State:
    """Lists by square, by colour (of pieces) or by seat; `schools`, `hues`, `current`, `claimed` are replaced."""

    def __init__(
        self,
        *,
        table: Table,
        schools: list[int],
        hues: list[int],
        current: list[Task],
        claimed: list[list[Task]],
        phase: int = SCHOOLS,
        first: Seat = NOBODY,
        turn: Seat = NOBODY,
        number: int = 0,
        actions: int = 0,
        chooser: Seat = NOBODY,
        passed: bool = False,
        discarded: bool = False,
        flared: bool = False,
        bonus: int = NO_BONUS,
        bonus_colour: Colour = NOBODY,
        at_once: bool = False,
        placed: Square = NOWHERE,
        colour: list[Colour],
        rank: list[int],
        token: list[int],
        tokens: int = 0,
        gate: int = NO_TOKEN,
        small: list[int],
        legendary: list[int],
        small_aside: list[int],
        legendary_aside: list[int],
        lost: list[int],
        tally: list[int],
        beings: int = 0,
        legends: int = 0,
        on_red: int = 0,
        on_green: int = 0,
        extra_beings: int = 0,
        extra_legends: int = 0,
        extra_turn: bool = False,
        taxed: list[int],
        hands: list[list[Card]],
        legend_hands: list[list[Card]],
        flare_hands: list[list[Card]],
        pools: list[list[Card]],
        tops: list[list[Card]],
        unders: list[list[Card]],
        piles: list[list[Card]],
        hidden: list[list[Card]],
        frost: list[Card],
        pending: list[Card],
        warped: list[Card],
        counts_more: int = 0,
        stash_colour: Colour = NOBODY,
        stash_rank: int = 0,
        stash_gate: bool = False,
        stamps: list[int],
        clock: int = 0,
        playing: Card = NO_CARD,
        being: int = NO_TOKEN,
        legend_pool: list[Card],
        legend_under: list[Card],
        legend_pile: list[Card],
        legend_era: int = 0,
        flare_pool: list[Card],
        flare_under: list[Card],
        flare_pile: list[Card],
        flare_era: int = 0,
        eras: list[int],
        known_to: list[int],
        maybe: list[dict[Card, int]],
        task_pool: list[Task],
        next_task: Task = NO_CARD,
        points: list[int],
        improvised: list[bool],
        task_under: list[Task],
        last: Seat = NOBODY,
        final: bool = False,
        over: bool = False,
    ) -> None:
        self.table = table
        self.schools = schools  # by seat
        self.hues = hues  # by side: the school whose pieces it plays with (TK-T-02)
        self.current = current  # the tasks that can be claimed
        self.claimed = claimed  # by side
        self.phase = phase
        self.first = first
        self.turn = turn
        self.number = number  # of turns begun
        self.actions = actions  # left in this turn
        self.chooser = chooser  # the active player, or the partner to whom control has passed
        self.passed = passed
        self.discarded = discarded  # in this turn
        self.flared = flared
        self.bonus = bonus
        self.bonus_colour = bonus_colour
        self.at_once = at_once  # the next step must be the summoning (TK-F-37)
        self.placed = placed  # where the last action put a common, for bots that try every order
        self.colour = colour
        self.rank = rank
        self.token = token  # which piece stands there, so that it can be followed
        self.tokens = tokens
        self.gate = gate  # the piece that carries the marker
        self.small = small  # in the supply
        self.legendary = legendary
        self.small_aside = small_aside  # beside the arena until the turn is scored (TK-C-07)
        self.legendary_aside = legendary_aside
        self.lost = lost  # removed from the game, by colour and kind
        self.tally = tally  # enemy pieces destroyed in this turn, by colour and rank
        self.beings = beings  # summoned in this turn, legends included
        self.legends = legends
        self.on_red = on_red
        self.on_green = on_green
        self.extra_beings = extra_beings  # to be drawn at the end of the turn
        self.extra_legends = extra_legends
        self.extra_turn = extra_turn
        self.taxed = taxed  # actions less in the next turn
        self.hands = hands  # beings
        self.legend_hands = legend_hands
        self.flare_hands = flare_hands
        self.pools = pools  # of a school deck, what lies in no known order
        self.tops = tops  # put on top of it, the last first
        self.unders = unders  # put under it, the first to be drawn first
        self.piles = piles  # discarded openly
        self.hidden = hidden  # put away by the discard action (GAP-08)
        self.frost = frost  # the kept effect
        self.pending = pending  # the being in hand whose warp effect has been played
        self.warped = warped  # in this turn
        self.counts_more = counts_more  # how often more a destroyed enemy piece counts in this turn
        self.stash_colour = stash_colour  # of the piece on the Merchant of Time
        self.stash_rank = stash_rank
        self.stash_gate = stash_gate
        self.stamps = stamps  # of each card: when it was discarded
        self.clock = clock
        self.playing = playing  # the card whose effect is under way
        self.being = being  # the piece that represents it
        self.legend_pool = legend_pool
        self.legend_under = legend_under
        self.legend_pile = legend_pile
        self.legend_era = legend_era  # how often the pile has become the deck
        self.flare_pool = flare_pool
        self.flare_under = flare_under
        self.flare_pile = flare_pile
        self.flare_era = flare_era
        self.eras = eras  # of each legend and flare: when it was last in a pile that became the deck
        self.known_to = known_to  # of each card: bits of the seats that have seen where it lies
        self.maybe = maybe  # by seat: of a card that got mixed, what may lie in its place, as bits; replaced too
        self.task_pool = task_pool
        self.next_task = next_task
        self.points = points  # by side; in a melee by seat and colour
        self.improvised = improvised  # by seat and colour: used up
        self.last = last  # who has brought the end about, and plays last
        self.final = final  # the last turn of all
        self.over = over
        self.task_under = task_under  # turned down because of their type, in that order
        self.events: list[Event] = []

    def copy(self) -> State:
        return State(
            table=self.table,
            schools=self.schools,
            hues=self.hues,
            current=self.current,
            claimed=self.claimed,
            phase=self.phase,
            first=self.first,
            turn=self.turn,
            number=self.number,
            actions=self.actions,
            chooser=self.chooser,
            passed=self.passed,
            discarded=self.discarded,
            flared=self.flared,
            bonus=self.bonus,
            bonus_colour=self.bonus_colour,
            at_once=self.at_once,
            placed=self.placed,
            colour=self.colour[:],
            rank=self.rank[:],
            token=self.token[:],
            tokens=self.tokens,
            gate=self.gate,
            small=self.small[:],
            legendary=self.legendary[:],
            small_aside=self.small_aside[:],
            legendary_aside=self.legendary_aside[:],
            lost=self.lost[:],
            tally=self.tally[:],
            beings=self.beings,
            legends=self.legends,
            on_red=self.on_red,
            on_green=self.on_green,
            extra_beings=self.extra_beings,
            extra_legends=self.extra_legends,
            extra_turn=self.extra_turn,
            taxed=self.taxed[:],
            hands=[hand[:] for hand in self.hands],
            legend_hands=[hand[:] for hand in self.legend_hands],
            flare_hands=[hand[:] for hand in self.flare_hands],
            pools=[pool[:] for pool in self.pools],
            tops=[top[:] for top in self.tops],
            unders=[under[:] for under in self.unders],
            piles=[pile[:] for pile in self.piles],
            hidden=[pile[:] for pile in self.hidden],
            frost=self.frost[:],
            pending=self.pending[:],
            warped=self.warped,
            counts_more=self.counts_more,
            stash_colour=self.stash_colour,
            stash_rank=self.stash_rank,
            stash_gate=self.stash_gate,
            stamps=self.stamps[:],
            clock=self.clock,
            playing=self.playing,
            being=self.being,
            legend_pool=self.legend_pool[:],
            legend_under=self.legend_under[:],
            legend_pile=self.legend_pile[:],
            legend_era=self.legend_era,
            flare_pool=self.flare_pool[:],
            flare_under=self.flare_under[:],
            flare_pile=self.flare_pile[:],
            flare_era=self.flare_era,
            eras=self.eras[:],
            known_to=self.known_to[:],
            maybe=self.maybe[:],
            task_pool=self.task_pool[:],
            next_task=self.next_task,
            points=self.points[:],
            improvised=self.improvised[:],
            last=self.last,
            final=self.final,
            over=self.over,
            task_under=self.task_under,
        )

    def note(self, kind: str, rule: str, *args: Answer) -> None:
        self.events.append(Event(kind, rule, args))


def new_state(table: Table, cards: int, legends: list[Card], flares: list[Card], tasks: list[Task]) -> State:
    """An empty arena, full supplies, shuffled decks; schools are not chosen yet."""
    seats, sides = range(table.seats), range(table.sides)
    return State(
        table=table,
        schools=[],
        hues=[],
        current=[],
        claimed=[[] for _ in sides],
        colour=[NOBODY for _ in SQUARES],
        rank=[0 for _ in SQUARES],
        token=[NO_TOKEN for _ in SQUARES],
        small=[table.small for _ in sides],
        legendary=[LEGENDARY_PIECES for _ in sides],
        small_aside=[0 for _ in sides],
        legendary_aside=[0 for _ in sides],
        lost=[0] * (2 * table.sides),
        tally=[0] * (4 * table.sides),
        taxed=[0 for _ in seats],
        hands=[[] for _ in seats],
        legend_hands=[[] for _ in seats],
        flare_hands=[[] for _ in seats],
        pools=[[] for _ in seats],
        tops=[[] for _ in seats],
        unders=[[] for _ in seats],
        piles=[[] for _ in seats],
        hidden=[[] for _ in seats],
        frost=[NO_CARD for _ in seats],
        pending=[NO_CARD for _ in seats],
        warped=[],
        stamps=[0] * cards,
        legend_pool=legends[:],
        legend_under=[],
        legend_pile=[],
        flare_pool=flares[:],
        flare_under=[],
        flare_pile=[],
        eras=[0] * cards,
        known_to=[0] * cards,
        maybe=[{} for _ in seats],
        task_pool=tasks[:] if table.form == HIGH_FORM else [],
        points=[0] * (table.seats * table.sides if table.form == MELEE else table.sides),
        improvised=[False] * (table.seats * table.sides),
        task_under=[],
    )


# Pieces on the arena


def pieces_of(s: State, colour: Colour) -> list[Square]:
    return [square for square in SQUARES if s.colour[square] == colour]


def count_of(s: State, colour: Colour) -> int:
    return s.colour.count(colour)


def upgraded_of(s: State, colour: Colour) -> int:
    if HEROIC not in s.rank and LEGENDARY not in s.rank:
        return 0
    return len([1 for square, rank in enumerate(s.rank) if rank > 1 and s.colour[square] == colour])


def gate_square(s: State) -> Square:
    return s.token.index(s.gate) if s.gate != NO_TOKEN else NOWHERE


def legendaries_of(s: State, colour: Colour) -> int:
    if LEGENDARY not in s.rank:
        return 0
    return len([1 for square, rank in enumerate(s.rank) if rank == LEGENDARY and s.colour[square] == colour])


def active_colour(s: State) -> Colour:
    return s.table.side_of[s.turn]


def enemies_of(s: State, colour: Colour) -> list[Colour]:
    return [other for other in range(s.table.sides) if other != colour]
