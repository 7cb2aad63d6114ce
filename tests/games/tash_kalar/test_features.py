"""The facts of answers do not tell which colour somebody plays: with the seats swapped they are the same."""

from random import Random

import pytest

from stolik.engine.decision import CHANCE, Answer, Decision
from stolik.engine.game import Options
from stolik.engine.position import Position
from stolik.games.tash_kalar import GAME
from stolik.games.tash_kalar.features import rows
from stolik.games.tash_kalar.plays import FLARE
from stolik.games.tash_kalar.prompts import PROMPTS
from stolik.games.tash_kalar.state import NOBODY, State
from stolik.games.tash_kalar.things import COLOUR

TWO = [options for options in GAME.configurations() if options["seats"] == 2]


def other(seat: int) -> int:
    return seat if seat == NOBODY else 1 - seat


def swapped(s: State) -> State:
    new = s.copy()
    new.pieces.colour = [other(colour) for colour in s.pieces.colour]
    new.pieces.held = [*s.pieces.held[4:], *s.pieces.held[:4]]
    new.players = new.players[::-1]
    new.schools = s.schools[::-1]
    new.turn.seat, new.turn.chooser = other(s.turn.seat), other(s.turn.chooser)
    new.turn.bonus_colour = other(s.turn.bonus_colour)
    new.turn.tally = [*s.turn.tally[4:], *s.turn.tally[:4]]
    return new


def swapped_answer(prompt: str, answer: Answer) -> Answer:
    if isinstance(answer, tuple) and answer[0] == FLARE and isinstance(answer[2], int):
        return (*answer[:2], other(answer[2]), *answer[3:])
    return other(answer) if PROMPTS[prompt].kind is COLOUR and isinstance(answer, int) else answer


@pytest.mark.parametrize("options", TWO, ids=str)
def test_with_the_seats_swapped_the_facts_are_the_same(options: Options) -> None:
    position, rng = Position(GAME, GAME.setup(options)), Random(1)
    compared = 0
    while (decision := position.decision) is not None and compared < 120:
        if decision.player != CHANCE and len(decision.options) > 1:
            answers = [swapped_answer(decision.prompt, option) for option in decision.options]
            asked = Decision(other(decision.player), decision.prompt, answers, decision.about)
            assert rows(swapped(position.state), asked) == rows(position.state, decision)
            compared += 1
        position.play(rng.choice(decision.options))
    assert compared > 20
