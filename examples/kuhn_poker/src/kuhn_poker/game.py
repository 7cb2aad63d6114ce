"""Kuhn poker: how it starts, what a step is, who has won, and what each player sees of it."""

from __future__ import annotations

from random import Random

from stolik.engine.decision import Answer, Seat, choose, draw
from stolik.engine.game import Game, Options, Result, Rule, View
from stolik.engine.things import Event, EventKind, Kind, Prompt, Seats

NAMES = ("jack", "queen", "king")
CARDS = [0, 1, 2]
NOBODY = -1

SEAT = Seats(2)
CARD = Kind("card", NAMES)
ACT = Kind("act", words=("check", "bet", "call", "fold"))
PROMPTS = {
    "card": Prompt(CARD, "KP-1"),
    "open": Prompt(ACT, "KP-2"),
    "reply": Prompt(ACT, "KP-3"),
}
EVENTS = {
    "deal": EventKind({"seat": SEAT, "card": CARD}, reveals=True),
    "act": EventKind({"seat": SEAT, "act": ACT}),
    "show": EventKind({"seat": SEAT, "card": CARD}, reveals=True),
}


class State:
    """`said` is what the players did, in order; `reason` the rule by which the game was won."""

    def __init__(self) -> None:
        self.deck = CARDS[:]
        self.cards: list[int] = []
        self.coins = [1, 1]
        self.said: list[str] = []
        self.shown = False
        self.winner = NOBODY
        self.reason = ""
        self.events: list[Event] = []

    def copy(self) -> State:
        new = State()
        new.deck = self.deck[:]
        new.cards = self.cards[:]
        new.coins = self.coins[:]
        new.said = self.said[:]
        new.shown = self.shown
        new.winner = self.winner
        new.reason = self.reason
        return new

    def note(self, kind: str, rule: str, *args: Answer) -> None:
        self.events.append(Event(kind, rule, args))


# The rules


def step(s: State) -> Rule[None]:
    return act(s) if s.cards else deal(s)


async def deal(s: State) -> None:
    """A card for each player; nobody sees the third (KP-1)."""
    for seat in (0, 1):
        s.cards.append(await draw(seat, "card", s.deck))
        s.note("deal", "KP-1", seat, s.cards[seat])


async def act(s: State) -> None:
    """Check or bet; who faces a bet calls or folds (KP-2, KP-3)."""
    seat = len(s.said) % 2
    if "bet" in s.said:
        said = await choose(seat, "reply", ["call", "fold"])
    else:
        said = await choose(seat, "open", ["check", "bet"])
    s.said.append(said)
    s.coins[seat] += said in ("bet", "call")
    s.note("act", "KP-3" if said in ("call", "fold") else "KP-2", seat, said)
    if said == "fold":
        s.winner, s.reason = 1 - seat, "KP-4"
    elif said == "call" or s.said == ["check", "check"]:
        show(s)


def show(s: State) -> None:
    """Both cards are shown, and the higher one wins the pot (KP-5)."""
    s.shown = True
    for seat in (0, 1):
        s.note("show", "KP-5", seat, s.cards[seat])
    s.winner, s.reason = s.cards.index(max(s.cards)), "KP-5"


def result(s: State) -> Result | None:
    """The winner has what the other put into the pot (KP-4, KP-5)."""
    if s.winner == NOBODY:
        return None
    won = s.coins[1 - s.winner]
    return Result([1, 2], s.reason, [won, -won]) if s.winner == 0 else Result([2, 1], s.reason, [-won, won])


# What each player sees


def view(s: State, seat: Seat | None) -> View:
    seen = [NAMES[card] if s.shown or whose == seat else None for whose, card in enumerate(s.cards)]
    return {"cards": [*seen, None, None][:2], "coins": s.coins[:], "said": s.said[:]}


def see(event: Event, seat: Seat | None) -> Event:
    """A card that is dealt is seen by its player alone (KP-1)."""
    hidden = event.kind == "deal" and event.args[0] != seat
    return Event("deal", event.rule, (event.args[0], None)) if hidden else event


def resample(s: State, seat: Seat, rng: Random) -> None:
    """The card of the other player and the one left over could lie the other way round."""
    others = [] if s.shown else [whose for whose in range(len(s.cards)) if whose != seat]
    unseen = s.deck + [s.cards[whose] for whose in others]
    rng.shuffle(unseen)
    for whose in others:
        s.cards[whose] = unseen.pop()
    s.deck = unseen


def fault(s: State) -> str | None:
    held = sorted(s.deck + s.cards)
    return None if held == CARDS else f"the cards are {held}"


def setup(options: Options) -> State:
    return State()


GAME = Game(
    "kuhn_poker",
    __package__,
    rules=1,
    setup=setup,
    step=step,
    result=result,
    view=view,
    see=see,
    resample=resample,
    prompts=PROMPTS,
    events=EVENTS,
    fields={"cards": CARD, "said": ACT},
    fault=fault,
)
