"""The whole game as plain data, complete between two steps."""

from __future__ import annotations

from typing import Final, Literal

from stolik.engine.decision import Answer, Seat
from stolik.engine.events import Event
from stolik.engine.game import Options
from stolik.games.titan_race.board import OFF, Cell
from stolik.games.titan_race.cards import Card
from stolik.games.titan_race.dice import NO_DIE, Colour
from stolik.games.titan_race.titans import NOBODY, TITANS, Titan
from stolik.games.titan_race.tracks import Course, course

# What the next step does
CHOOSING: Final = 0
DEALING: Final = 1
DRAFT: Final = 2
ACTIONS: Final = 3
Phase = Literal["choosing", "dealing", "draft", "actions"]
PHASES: Final[tuple[Phase, ...]] = ("choosing", "dealing", "draft", "actions")
# The life marker: in the race, just knocked out, getting up (TR-63 to TR-69)
ACTIVE: Final = 0
SKULL: Final = 1
HEART: Final = 2
Health = Literal["active", "skull", "heart"]
HEALTH: Final[tuple[Health, ...]] = ("active", "skull", "heart")
TRAPS_IN_BOX: Final = 15
LAPS_TO_WIN: Final = 4
NO_TITANS: Final[list[int]] = [NOBODY] * len(TITANS)


class Table:
    """What was agreed before the race and never changes."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.seats = int(options["seats"])
        self.titans_each = 2 if self.seats == 2 else 1
        self.titans = self.seats * self.titans_each
        teams = {"none": self.seats, "two": 2, "three": 3}[str(options["teams"])]
        self.side_of = [seat % teams for seat in range(self.seats)]  # team-mates never sit side by side (TR-111)
        self.random_titans = options["titans"] == "random"
        self.push_remaining = options["push"] == "remaining"
        self.blue_total = options["blue_push"] == "total"
        self.rolling = options["draft"] == "rolling"
        self.hands = self.titans if options["two_player_hand"] == "titan" else self.seats
        named = ("track", "track2", "track3") if options["grand_slam"] else ("track",)
        self.course: Course = course(tuple(str(options[key]) for key in named))


class State:
    """Lists by titan have a place for each of the six in the box; `hands` go by player (or by titan, TR-O-28).

    The first four lists are replaced, never changed in place, so copies share them.
    """

    def __init__(
        self,
        *,
        table: Table,
        phase: int = CHOOSING,
        owner: list[Seat],
        hand_of: list[int],
        chosen: list[Titan],
        order: list[Titan],
        round: int = 0,
        turn: int = 0,
        dice: list[Colour],
        die: list[Colour],
        cells: list[Cell],
        laps: list[int],
        life: list[int],
        health: list[int],
        used: list[bool],
        traps: list[Cell],
        hands: list[list[Card]],
        eras: list[list[int]],
        era: int = 0,
        deck: list[Card],
        discard: list[Card],
        acted: bool = False,
        rerolled: bool = False,
        reached: Cell = OFF,
        played: list[bool],
        acting: Titan = NOBODY,
        hurt: list[Titan],
        winner: Titan = NOBODY,
    ) -> None:
        self.table = table
        self.course = table.course
        self.phase = phase
        self.owner = owner
        self.hand_of = hand_of
        self.chosen = chosen  # in the order of choosing
        self.order = order  # of turns; order[turn] is the titan whose turn it is
        self.round = round
        self.turn = turn
        self.dice = dice  # rolled and still free
        self.die = die  # on the titan boards
        self.cells = cells
        self.laps = laps  # 1 to 3, 4 is the trophy; below 1 is lap debt (TR-O-06)
        self.life = life
        self.health = health
        self.used = used  # ability cards face down
        self.traps = traps
        self.hands = hands
        self.eras = eras  # beside each card in hand: how often the discards had been made the deck when it was drawn
        self.era = era
        self.deck = deck
        self.discard = discard
        self.acted = acted  # the die action of this turn is done
        self.rerolled = rerolled  # a pentagram was used in this turn
        self.reached = reached  # the square on which the last own movement of this turn ended
        self.played = played  # who has played a card in this turn
        self.acting = acting  # whose action is under way
        self.hurt = hurt  # who was damaged by it
        self.winner = winner
        self.events: list[Event] = []

    def copy(self) -> State:
        return State(
            table=self.table,
            phase=self.phase,
            owner=self.owner,
            hand_of=self.hand_of,
            chosen=self.chosen,
            order=self.order,
            round=self.round,
            turn=self.turn,
            dice=self.dice[:],
            die=self.die[:],
            cells=self.cells[:],
            laps=self.laps[:],
            life=self.life[:],
            health=self.health[:],
            used=self.used[:],
            traps=self.traps[:],
            hands=[hand[:] for hand in self.hands],
            eras=[eras[:] for eras in self.eras],
            era=self.era,
            deck=self.deck[:],
            discard=self.discard[:],
            acted=self.acted,
            rerolled=self.rerolled,
            reached=self.reached,
            played=self.played[:],
            acting=self.acting,
            hurt=self.hurt[:],
            winner=self.winner,
        )

    def note(self, kind: str, rule: str, *args: Answer) -> None:
        self.events.append(Event(kind, rule, args))


def new_state(table: Table, deck: list[Card]) -> State:
    """Everything in the box, nothing dealt, nobody chosen."""
    return State(
        table=table,
        owner=NO_TITANS[:],
        hand_of=NO_TITANS[:],
        chosen=[],
        order=[],
        dice=[],
        die=[NO_DIE] * len(TITANS),
        cells=[OFF] * len(TITANS),
        laps=[1] * len(TITANS),
        life=[titan.life for titan in TITANS],
        health=[ACTIVE] * len(TITANS),
        used=[False] * len(TITANS),
        traps=[],
        hands=[[] for _ in range(table.hands)],
        eras=[[] for _ in range(table.hands)],
        deck=deck[:],
        discard=[],
        played=[False] * table.seats,
        hurt=[],
    )


def whose_turn(s: State) -> Titan:
    return s.order[s.turn]


def occupant(s: State, cell: Cell) -> Titan:
    for titan in s.order:
        if s.cells[titan] == cell:
            return titan
    return NOBODY


def out(s: State, titan: Titan) -> bool:
    """Knocked out: it can be aimed at and pushed, but loses nothing (TR-70)."""
    return s.health[titan] != ACTIVE


def hand(s: State, titan: Titan) -> list[Card]:
    return s.hands[s.hand_of[titan]]
