"""States that look like a view: for programs that were shown nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from stolik.engine.decision import Seat
from stolik.engine.game import Options
from stolik.games.titan_race.board import CELLS, OFF
from stolik.games.titan_race.cards import CARD_IDS, DECK
from stolik.games.titan_race.dice import COLOURS, NO_DIE
from stolik.games.titan_race.state import HEALTH, PHASES, Agreed, Card, State, replaced, whose_turn
from stolik.games.titan_race.titans import TITAN_IDS
from stolik.games.titan_race.view import hands_of


def rebuilt(options: Options, seat: Seat, view: Mapping[str, Any], rng: Random) -> Iterator[State]:
    """Between two steps, with what the seat cannot see dealt by luck; its question decides which of them it is.

    A view does not tell whether the die action is done and where it ended, nor from which deck a card was drawn.
    """
    state = State(Agreed(options))
    put_runners(state, view)
    deal_cards(state, seat, view, rng)
    here = state.track.cells[whose_turn(state)] if state.round.order else OFF
    for acted, reached in ((False, OFF), (True, OFF), (True, here)):
        state.turn.acted, state.turn.reached = acted, reached
        yield state.copy()


def put_runners(s: State, view: Mapping[str, Any]) -> None:
    titans = s.titans
    titans.chosen = tuple(TITAN_IDS.index(runner["titan"]) for runner in view["runners"])
    s.phase, s.round.number = PHASES.index(view["phase"]), int(view["round"])
    for runner in view["runners"]:
        titan = TITAN_IDS.index(runner["titan"])
        titans.owner = replaced(titans.owner, titan, int(runner["seat"]))
        titans.hand_of = replaced(titans.hand_of, titan, int(runner["hand"]))
        s.track.cells[titan] = CELLS.get(runner["square"], OFF)
        s.track.laps = replaced(s.track.laps, titan, int(runner["lap"]))
        titans.life[titan] = int(runner["life"])
        titans.health = replaced(titans.health, titan, HEALTH.index(runner["health"]))
        titans.die[titan] = NO_DIE if runner["die"] is None else COLOURS.index(runner["die"])
        titans.used = replaced(titans.used, titan, bool(runner["ability_used"]))
    if view["turn"] is not None:
        s.round.order = [*titans.chosen]
        s.round.turn = s.round.order.index(TITAN_IDS.index(view["turn"]))
    s.round.dice = [COLOURS.index(die) for die in view["dice"]]
    s.track.traps = [CELLS[name] for name in view["traps"]]
    s.turn.played = tuple(seat for seat, played in enumerate(view["played"]) if played)
    s.turn.rerolled = bool(view["rerolled"])


def deal_cards(s: State, seat: Seat, view: Mapping[str, Any], rng: Random) -> None:
    s.cards.discard = [CARD_IDS.index(card) for card in view["discard"]]
    unseen: list[Card] = DECK[:]
    for card in s.cards.discard:
        unseen.remove(card)
    own = hands_of(s, seat)
    for hand, shown in zip(own, view["hand"], strict=True):
        s.cards.hands[hand] = tuple(CARD_IDS.index(card) for card in shown)
        for card in s.cards.hands[hand]:
            unseen.remove(card)
    rng.shuffle(unseen)
    for hand, number in enumerate(view["hands"]):
        if hand not in own:
            s.cards.hands[hand] = tuple(unseen.pop() for _ in range(number))
        s.cards.eras[hand] = (0,) * len(s.cards.hands[hand])
    s.cards.deck = unseen
