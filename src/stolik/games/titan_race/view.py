"""What a seat may see, what it sees of an event, and what it must imagine."""

from __future__ import annotations

from random import Random
from typing import TypedDict

from stolik.engine.decision import Seat
from stolik.engine.luck import shuffle
from stolik.engine.things import Event
from stolik.games.titan_race.board import NAMES
from stolik.games.titan_race.cards import CARD_IDS
from stolik.games.titan_race.dice import COLOURS, NO_DIE, ColourName
from stolik.games.titan_race.state import HEALTH, PHASES, TRAPS_IN_BOX, Card, Health, Phase, State
from stolik.games.titan_race.titans import NOBODY, TITANS, Titan


class Runner(TypedDict):
    titan: str
    seat: Seat
    hand: int
    square: str
    lap: int
    life: int
    top: int
    health: Health
    die: ColourName | None
    ability_used: bool


class View(TypedDict):
    """Hands are listed by the seat that owns them: for others only how many cards they hold (TR-09)."""

    tracks: list[str]
    map: list[str]
    phase: Phase
    round: int
    turn: str | None
    runners: list[Runner]
    dice: list[ColourName]
    traps: list[str]
    traps_left: int
    hand: list[list[str]]
    hands: list[int]
    deck: int
    discard: list[str]
    played: list[bool]
    rerolled: bool
    winner: str | None


def view(s: State, seat: Seat | None) -> View:
    titans = s.round.order or s.titans.chosen
    return {
        "tracks": list(s.course.tracks),
        "map": s.course.boards[:],
        "phase": PHASES[s.phase],
        "round": s.round.number,
        "turn": TITANS[s.round.order[s.round.turn]].id if s.round.order else None,
        "runners": [runner(s, titan) for titan in titans],
        "dice": [COLOURS[die] for die in sorted(s.round.dice)],
        "traps": [NAMES[cell] for cell in sorted(s.track.traps)],
        "traps_left": TRAPS_IN_BOX - len(s.track.traps),
        "hand": [[CARD_IDS[card] for card in s.cards.hands[hand]] for hand in hands_of(s, seat)],
        "hands": [len(hand) for hand in s.cards.hands],
        "deck": len(s.cards.deck),
        "discard": [CARD_IDS[card] for card in s.cards.discard],
        "played": [player in s.turn.played for player in range(s.agreed.seats)],
        "rerolled": s.turn.rerolled,
        "winner": TITANS[s.winner].id if s.winner != NOBODY else None,
    }


def runner(s: State, titan: Titan) -> Runner:
    row = TITANS[titan]
    titans, track = s.titans, s.track
    die = titans.die[titan]
    return {
        "titan": row.id,
        "seat": titans.owner[titan],
        "hand": titans.hand_of[titan],
        "square": NAMES[track.cells[titan]],
        "lap": track.laps[titan],
        "life": titans.life[titan],
        "top": row.top,
        "health": HEALTH[titans.health[titan]],
        "die": COLOURS[die] if die != NO_DIE else None,
        "ability_used": titans.used[titan],
    }


def hands_of(s: State, seat: Seat | None) -> range:
    """With two players and a hand for each titan, a seat has two."""
    if seat is None:
        return range(0)
    return range(seat, len(s.cards.hands), s.agreed.seats)


def see(event: Event, seat: Seat | None) -> Event:
    """A drawn card is seen by the one who drew it."""
    if event.kind == "draw" and event.args[0] != seat:
        return Event("draw", event.rule, (event.args[0], None))
    return event


def resample(s: State, seat: Seat, rng: Random) -> None:
    """Deals anew what the seat has not seen, and only among cards that came from the same deck.

    Each time the discards become the deck all know what is in it, so a card drawn before cannot be one of those.
    Sorted first: the same dice deal the same world, whatever the truth is.
    """
    own, cards = hands_of(s, seat), s.cards
    hidden = [hand for hand in range(len(cards.hands)) if hand not in own]
    unseen: list[list[Card]] = [[] for _ in range(cards.era + 1)]
    for hand in hidden:
        held, eras = cards.hands[hand], cards.eras[hand]
        for place in range(len(held)):
            unseen[eras[place]].append(held[place])
    unseen[-1] += cards.deck
    for same in unseen:
        same.sort()
        shuffle(same, rng)
    for hand in hidden:
        cards.hands[hand] = tuple([unseen[era].pop() for era in cards.eras[hand]])
    cards.deck = unseen[-1]
