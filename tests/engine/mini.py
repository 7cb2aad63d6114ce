"""Two games small enough to be read in a minute: one with dice and nothing hidden, one with hidden cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Final

from stolik.engine.decision import Answer, Refusal, Seat, choose, draw, offer, roll
from stolik.engine.defaults import never_alike
from stolik.engine.game import Game, GameOver, Option, Options, Result, Rule, View
from stolik.engine.things import NUMBER, Event, EventKind, Kind, Number, Prompt, Seats, Verbs

NOBODY: Final = -1
SEAT: Final = Seats(6)


# Dice race: two tokens each, roll and move one of them; who has both at the goal wins at once.

FACES: Final = (1, 2, 3)
RACE_OPTIONS: Final[Mapping[str, Option]] = {"goal": Option(4, (4, 9)), "teams": Option(False, (False, True))}
TOKEN: Final = Kind("token", ("first", "second"), spoken=True)
RACE_PROMPTS: Final = {"die": Prompt(Number(4), "DR-1"), "token": Prompt(TOKEN, "DR-2", NUMBER)}
RACE_EVENTS: Final = {
    "roll": EventKind({"seat": SEAT, "die": NUMBER}, reveals=True),
    "move": EventKind({"seat": SEAT, "token": TOKEN, "to": NUMBER}),
    "win": EventKind({"seat": SEAT}),
}


class RaceState:
    def __init__(
        self, *, tokens: list[list[int]], sides: list[int], goal: int, turn: Seat = 0, winner: Seat = NOBODY
    ) -> None:
        self.tokens = tokens
        self.sides = sides
        self.goal = goal
        self.turn = turn
        self.winner = winner
        self.events: list[Event] = []

    def copy(self) -> RaceState:
        return RaceState(
            tokens=[pair[:] for pair in self.tokens],
            sides=self.sides,
            goal=self.goal,
            turn=self.turn,
            winner=self.winner,
        )

    def note(self, kind: str, rule: str, *args: Answer) -> None:
        self.events.append(Event(kind, rule, args))

    def why_no_move(self, die: int, token: Answer) -> Refusal | None:
        if not isinstance(token, int) or token not in (0, 1):
            return "DR-2"
        return "DR-3" if self.tokens[self.turn][token] + die > self.goal else None


async def race_turn(s: RaceState) -> None:
    """Roll, then move a token by exactly that much, if one can (DR-1 to DR-3)."""
    seat = s.turn
    die = await roll(seat, "die", FACES)
    s.note("roll", "DR-1", seat, die)
    if s.why_no_move(die, 0) is None or s.why_no_move(die, 1) is None:
        token = await choose(seat, "token", (0, 1), lambda token: s.why_no_move(die, token), die)
        s.tokens[seat][token] += die
        s.note("move", "DR-2", seat, token, s.tokens[seat][token])
        win_race(s, seat)
    s.turn = (seat + 1) % len(s.tokens)


def win_race(s: RaceState, seat: Seat) -> None:
    if s.tokens[seat] == [s.goal, s.goal]:
        s.winner = seat
        s.note("win", "DR-4", seat)
        raise GameOver


def race_seats(options: Options) -> Sequence[int]:
    return (4,) if options["teams"] else (2, 3)


def why_no_race(options: Options) -> Refusal | None:
    return "DR-5" if options["teams"] and options["goal"] == 9 else None


def race_sides(options: Options) -> list[int]:
    return [seat % 2 if options["teams"] else seat for seat in range(int(options["seats"]))]


def race_configurations() -> Iterable[Options]:
    return [
        {"seats": 2, "goal": 4, "teams": False},
        {"seats": 3, "goal": 9, "teams": False},
        {"seats": 4, "goal": 4, "teams": True},
    ]


def new_race(options: Options) -> RaceState:
    sides = race_sides(options)
    return RaceState(tokens=[[0, 0] for _ in sides], sides=sides, goal=int(options["goal"]))


def race_result(s: RaceState) -> Result | None:
    if s.winner == NOBODY:
        return None
    won = s.sides[s.winner]
    return Result([1 if side == won else 2 for side in s.sides], "DR-4")


def race_view(s: RaceState, seat: Seat | None) -> View:
    return {"tokens": [pair[:] for pair in s.tokens], "turn": s.turn}


def race_evaluate(s: RaceState, seat: Seat) -> float:
    return float(sum(s.tokens[seat]))


def race_diagram(s: RaceState) -> str:
    return f"{s.tokens} turn {s.turn} winner {s.winner}"


def race_fault(s: RaceState) -> str | None:
    return None if all(0 <= at <= s.goal for pair in s.tokens for at in pair) else "a token is off the track"


def dice_race(
    rules: int = 3,
    box: str = "",
    step: Callable[[RaceState], Rule[None]] = race_turn,
    alike: Callable[[int, Options], bool] = never_alike,
) -> Game[RaceState]:
    return Game(
        "dice_race",
        rules=rules,
        box=box,
        alike=alike,
        options=RACE_OPTIONS,
        seats=race_seats,
        why_no_game=why_no_race,
        sides=race_sides,
        configurations=race_configurations,
        setup=new_race,
        step=step,
        result=race_result,
        view=race_view,
        prompts=RACE_PROMPTS,
        events=RACE_EVENTS,
        evaluate=race_evaluate,
        diagram=race_diagram,
        fault=race_fault,
    )


# Whisper: hidden cards, an open pile, a spy who looks at a neighbour's newest card, topping out of turn.

HIGHEST: Final = 9
CARDS: Final = tuple(range(1, HIGHEST + 1))
HAND_LIMIT: Final = 3
TURNS_EACH: Final = 4
WHISPER_OPTIONS: Final[Mapping[str, Option]] = {"dealt": Option(2, (1, 2))}
CARD: Final = Kind("card", map(str, range(HIGHEST + 1)), spoken=True)
ACTION: Final = Verbs("action", {"play": {"card": CARD}, "draw": {}, "spy": {}, "pass": {}}, bare=True)
WHISPER_PROMPTS: Final = {
    "card": Prompt(CARD, "W-1"),
    "turn": Prompt(ACTION, "W-2"),
    "top": Prompt(CARD, "W-4", CARD),
}
WHISPER_EVENTS: Final = {
    "draw": EventKind({"seat": SEAT, "card": CARD}, reveals=True),
    "play": EventKind({"seat": SEAT, "card": CARD}, reveals=True),
    "spy": EventKind({"seat": SEAT, "on": SEAT, "card": CARD}, reveals=True),
    "pass": EventKind({"seat": SEAT}),
}


class WhisperState:
    """`known[seat]` are cards of others that the seat has been shown and that are still held."""

    def __init__(
        self,
        *,
        hands: list[list[int]],
        known: list[list[int]],
        deck: list[int],
        pile: list[int],
        scores: list[int],
        dealt: int,
        turn: int = NOBODY,
    ) -> None:
        self.hands = hands
        self.known = known
        self.deck = deck
        self.pile = pile
        self.scores = scores
        self.dealt = dealt
        self.turn = turn
        self.events: list[Event] = []

    def copy(self) -> WhisperState:
        return WhisperState(
            hands=[hand[:] for hand in self.hands],
            known=[known[:] for known in self.known],
            deck=self.deck[:],
            pile=self.pile[:],
            scores=self.scores[:],
            dealt=self.dealt,
            turn=self.turn,
        )

    def note(self, kind: str, rule: str, *args: Answer) -> None:
        self.events.append(Event(kind, rule, args))

    def seat_after(self, seat: Seat) -> Seat:
        return (seat + 1) % len(self.hands)


class Whisper:
    """Its rules as methods, so that a test can spoil one of them."""

    def setup(self, options: Options) -> WhisperState:
        seats = range(int(options["seats"]))
        return WhisperState(
            hands=[[] for _ in seats],
            known=[[] for _ in seats],
            deck=list(CARDS),
            pile=[],
            scores=[0 for _ in seats],
            dealt=int(options["dealt"]),
        )

    def step(self, state: WhisperState) -> Rule[None]:
        return self.deal(state) if state.turn == NOBODY else self.take_turn(state)

    async def deal(self, s: WhisperState) -> None:
        for seat in range(len(s.hands)):
            for _ in range(s.dealt):
                await self.draw_card(s, seat, "W-1")
        s.turn = 0

    async def draw_card(self, s: WhisperState, seat: Seat, rule: str) -> None:
        s.hands[seat].append(await draw(seat, "card", s.deck))
        s.note("draw", rule, seat, s.hands[seat][-1])

    async def take_turn(self, s: WhisperState) -> None:
        """Play a card, draw one, spy or pass (W-2)."""
        seat = s.turn % len(s.hands)
        actions: list[str | tuple[str, int]] = [("play", card) for card in sorted(s.hands[seat])]
        choice = await choose(
            seat, "turn", [*actions, "draw", "spy", "pass"], lambda answer: self.why_not(s, seat, answer)
        )
        if isinstance(choice, tuple):
            await self.play(s, seat, choice[1])
        elif choice == "draw":
            await self.draw_card(s, seat, "W-2")
        elif choice == "spy":
            self.spy(s, seat)
        else:
            s.note("pass", "W-2", seat)
        s.turn += 1

    def why_not(self, s: WhisperState, seat: Seat, answer: Answer) -> Refusal | None:
        if answer == "draw":
            return None if s.deck and len(s.hands[seat]) < HAND_LIMIT else "W-5"
        if answer == "spy":
            return None if s.hands[s.seat_after(seat)] else "W-3"
        if isinstance(answer, tuple) and len(answer) == 2 and answer[0] == "play":
            return None if answer[1] in s.hands[seat] else "W-6"
        return None if answer == "pass" else "W-2"

    async def play(self, s: WhisperState, seat: Seat, card: int) -> None:
        """All others may top it with the next higher card; whoever holds any card is asked (W-4)."""
        self.lay_open(s, seat, card)
        for other in range(len(s.hands)):
            if other != seat and await self.tops(s, other, card):
                s.scores[other] += card
                return
        s.scores[seat] += card

    def lay_open(self, s: WhisperState, seat: Seat, card: int) -> None:
        """The highest card ends the game where it is played (W-7)."""
        s.hands[seat].remove(card)
        s.pile.append(card)
        for known in s.known:
            if card in known:
                known.remove(card)
        s.note("play", "W-4", seat, card)
        if card == HIGHEST:
            raise GameOver

    async def tops(self, s: WhisperState, seat: Seat, card: int) -> bool:
        if not s.hands[seat]:
            return False
        higher = await offer(seat, "top", [held for held in s.hands[seat] if held == card + 1], about=card)
        if higher is None:
            return False
        self.lay_open(s, seat, higher)
        return True

    def spy(self, s: WhisperState, seat: Seat) -> None:
        """Look at the newest card of the next seat, and remember it (W-3)."""
        other = s.seat_after(seat)
        if s.hands[other][-1] not in s.known[seat]:
            s.known[seat].append(s.hands[other][-1])
        s.note("spy", "W-3", seat, other, s.hands[other][-1])

    def result(self, state: WhisperState) -> Result | None:
        """Most points; equal points share a place (W-7)."""
        if HIGHEST not in state.pile and state.turn < TURNS_EACH * len(state.hands):
            return None
        places = [1 + sum(more > score for more in state.scores) for score in state.scores]
        return Result(places, "W-7", state.scores[:])

    def view(self, state: WhisperState, seat: Seat | None) -> View:
        return {
            "hand": [] if seat is None else state.hands[seat][:],
            "known": [] if seat is None else state.known[seat][:],
            "hands": [len(hand) for hand in state.hands],
            "deck": len(state.deck),
            "pile": state.pile[:],
            "scores": state.scores[:],
            "turn": state.turn,
        }

    def see(self, event: Event, seat: Seat | None) -> Event:
        if event.kind == "draw" and event.args[0] != seat:
            return Event("draw", event.rule, (event.args[0], None))
        if event.kind == "spy" and seat not in event.args[:2]:
            return Event("spy", event.rule, (*event.args[:2], None))
        return event

    def resample(self, state: WhisperState, seat: Seat, rng: Random) -> None:
        places = [
            (hand, place)
            for other, hand in enumerate(state.hands)
            if other != seat
            for place, card in enumerate(hand)
            if card not in state.known[seat]
        ]
        unseen = sorted([hand[place] for hand, place in places] + state.deck)  # the truth chooses no world
        rng.shuffle(unseen)
        dealt = {}
        for hand, place in places:
            dealt[hand[place]] = unseen[-1]
            hand[place] = unseen.pop()
        for known in state.known:  # what others were shown lies where it lay
            known[:] = [dealt.get(card, card) for card in known]
        state.deck[:] = unseen

    def diagram(self, state: WhisperState) -> str:
        return (
            f"hands {state.hands} known {state.known} deck {sorted(state.deck)} pile {state.pile} "
            f"scores {state.scores} turn {state.turn}"
        )

    def fault(self, state: WhisperState) -> str | None:
        cards = sorted([*state.deck, *state.pile, *[card for hand in state.hands for card in hand]])
        return None if cards == list(CARDS) else f"the cards are {cards}"


def whisper_configurations() -> Iterable[Options]:
    return [{"seats": 2, "dealt": 1}, {"seats": 2, "dealt": 2}, {"seats": 3, "dealt": 2}]


def whisper(rules: Whisper) -> Game[WhisperState]:
    return Game(
        "whisper",
        rules=1,
        box="0123456789abcdef",
        options=WHISPER_OPTIONS,
        seats=lambda options: (2, 3),
        configurations=whisper_configurations,
        setup=rules.setup,
        step=rules.step,
        result=rules.result,
        view=rules.view,
        see=rules.see,
        resample=rules.resample,
        prompts=WHISPER_PROMPTS,
        events=WHISPER_EVENTS,
        evaluate=lambda state, seat: float(state.scores[seat]),
        diagram=rules.diagram,
        fault=rules.fault,
    )


DICE_RACE: Final = dice_race()
WHISPER: Final = whisper(Whisper())
