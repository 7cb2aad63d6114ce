"""The facts of answers: they tell neither what is hidden nor on which side of the board somebody sits."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from stolik.engine.decision import CHANCE, Answer, Decision
from stolik.engine.game import Options
from stolik.engine.position import Position
from stolik.games.war_chest import GAME
from stolik.games.war_chest.board import HEXES, NO_HEX, opposite
from stolik.games.war_chest.features import FACTS, rows
from stolik.games.war_chest.maneuvers import CONTROL
from stolik.games.war_chest.prompts import PROMPTS
from stolik.games.war_chest.state import NOBODY, State
from stolik.games.war_chest.things import HEX, PLAY, SEAT

CONFIGURATIONS = list(GAME.configurations())


def questions(options: Options, seed: int) -> Iterator[Position[Any]]:
    position, rng = Position(GAME, GAME.setup(options)), Random(seed)
    while (decision := position.decision) is not None:
        if decision.player != CHANCE and len(decision.options) > 1:
            yield position
        position.play(rng.choice(decision.options))


def turned(s: State) -> State:
    """Half a turn of the board: each has the seat of the next, and so of the other side."""
    new, seats = s.copy(), s.agreed.seats
    board, old = new.board, s.board
    for hex in range(HEXES):
        there = opposite(hex)
        board.unit[there], board.height[there] = old.unit[hex], old.height[hex]
        board.poison[there], board.fort[there] = old.poison[hex], old.fort[hex]
        board.control[there] = other_side(old.control[hex])
    board.markers = old.markers[::-1]
    new.players = [new.players[(seat - 1) % seats] for seat in range(seats)]
    new.draft.picks = [s.draft.picks[(seat - 1) % seats] for seat in range(seats)]
    new.units.belong([next_seat(owner, seats) for owner in s.units.owner], s.agreed.side_of)
    new.turn.initiative = next_seat(s.turn.initiative, seats)
    return new


def other_side(side: int) -> int:
    return side if side == NOBODY else 1 - side


def next_seat(seat: int, seats: int) -> int:
    return seat if seat == NOBODY else (seat + 1) % seats


def turned_answer(prompt: str, answer: Answer, seats: int) -> Answer:
    if isinstance(answer, tuple) and PROMPTS[prompt].kind is PLAY:
        fields = list(PLAY.verbs[str(answer[0])].values())
        return (
            answer[0],
            *[turned_hex(part) if kind is HEX else part for kind, part in zip(fields, answer[1:], strict=True)],
        )
    if answer is None or isinstance(answer, bool) or not isinstance(answer, int):
        return answer
    if PROMPTS[prompt].kind is SEAT:
        return next_seat(answer, seats)
    return turned_hex(answer) if PROMPTS[prompt].kind is HEX else answer


def turned_hex(hex: int | str) -> int:
    assert isinstance(hex, int)
    return NO_HEX if hex == NO_HEX else opposite(hex)


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)
def test_turned_by_half_the_board_has_the_same_facts(options: Options) -> None:
    seats = int(options["seats"])
    compared = 0
    for position in questions(options, seed=1):
        decision = position.decision
        assert decision is not None
        about = decision.about
        if PROMPTS[decision.prompt].about is HEX and isinstance(about, int):
            about = turned_hex(about)
        answers = [turned_answer(decision.prompt, option, seats) for option in decision.options]
        other = Decision((decision.player + 1) % seats, decision.prompt, answers, about)
        assert rows(turned(position.state), other) == rows(position.state, decision)
        compared += 1
    assert compared > 20


def test_a_control_that_lays_the_last_marker_wins() -> None:
    seen = 0
    for position in questions(CONFIGURATIONS[0], seed=2):
        decision, state = position.decision, position.state.copy()
        assert decision is not None
        side = state.agreed.side_of[decision.player]
        for place, play in enumerate(decision.options):
            if isinstance(play, tuple) and play[0] == CONTROL:
                seen += 1
                for left, wins in ((2, False), (1, True)):
                    state.board.markers[side] = left
                    told = {FACTS.names[number] for number in rows(state, decision)[place]}
                    assert ("control wins" in told) == wins
    assert seen, "no location was offered in the whole game"
    assert FACTS.fixed["control wins"] > 3.0, "nobody has to learn that"
