"""The facts of answers do not tell who sits where: with the seats moved on by one they are the same."""

from random import Random

import pytest

from stolik.engine.decision import CHANCE, Answer, Decision
from stolik.engine.game import Options
from stolik.engine.position import Position
from stolik.games.karak2 import GAME
from stolik.games.karak2.features import FACTS
from stolik.games.karak2.plays import DREAM
from stolik.games.karak2.prompts import PROMPTS
from stolik.games.karak2.sight import points
from stolik.games.karak2.situation import MEASURES, STAGES, stage, standing
from stolik.games.karak2.state import NOBODY, State
from stolik.games.karak2.things import SEAT

A_STAGE = len(MEASURES) // len(STAGES)
CONFIGURATIONS = list(GAME.configurations())[:6]


def moved_rows(s: State, asked: Decision) -> list[list[int]]:
    """With everybody one seat on. Throws are not copied with a state, so they are moved back."""
    throws, seats = s.hand.throws, [throw.seat for throw in s.hand.throws]
    for throw in throws:
        throw.seat = after(throw.seat, s.agreed.seats)
    found = FACTS.rows(moved_on(s), asked)
    for throw, seat in zip(throws, seats, strict=True):
        throw.seat = seat
    return found


def moved_on(s: State) -> State:
    seats = s.agreed.seats
    new = s.copy()
    new.players = [new.players[(seat - 1) % seats] for seat in range(seats)]
    new.turn.seat = after(s.turn.seat, seats)
    realm = new.realm
    realm.emperor, realm.time_lord = after(realm.emperor, seats), after(realm.time_lord, seats)
    realm.plague, realm.trophy = after(realm.plague, seats), after(realm.trophy, seats)
    return new


def after(seat: int, seats: int) -> int:
    return seat if seat == NOBODY else (seat + 1) % seats


def moved_answer(prompt: str, answer: Answer, seats: int) -> Answer:
    if isinstance(answer, tuple) and answer[0] == DREAM and isinstance(answer[1], int):
        return (DREAM, (answer[1] + 1) % seats)
    return (answer + 1) % seats if PROMPTS[prompt].kind is SEAT and isinstance(answer, int) else answer


def test_of_two_one_stands_as_much_better_as_the_other_worse() -> None:
    position, rng = Position(GAME, GAME.setup(CONFIGURATIONS[0])), Random(2)
    compared = 0
    while (decision := position.decision) is not None and compared < 200:
        if decision.player != CHANCE:
            first, second = (dict(standing(position.state, seat)) for seat in (0, 1))
            for measure in range(len(MEASURES)):
                assert first.get(measure, 0.0) == pytest.approx(-second.get(measure, 0.0))
            compared += 1
        position.play(rng.choice(decision.options))
    assert len(first) > 3


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=lambda options: str(options["seats"]))
def test_who_has_the_most_points_stands_best_in_them(options: Options) -> None:
    position, rng = Position(GAME, GAME.setup(options)), Random(2)
    while (decision := position.decision) is not None:
        position.play(rng.choice(decision.options))
    s = position.state
    by_seat = [dict(standing(s, seat)).get(stage(s) * A_STAGE, 0.0) for seat in range(s.agreed.seats)]
    assert max(by_seat) == by_seat[max(range(s.agreed.seats), key=lambda seat: points(s, seat))]


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=lambda options: str(options["seats"]))
def test_with_the_seats_moved_on_the_facts_are_the_same(options: Options) -> None:
    position, rng, seats = Position(GAME, GAME.setup(options)), Random(1), int(options["seats"])
    compared = 0
    while (decision := position.decision) is not None and compared < 80:
        if decision.player != CHANCE and len(decision.options) > 1:
            answers = [moved_answer(decision.prompt, option, seats) for option in decision.options]
            asked = Decision((decision.player + 1) % seats, decision.prompt, answers, decision.about)
            assert moved_rows(position.state, asked) == FACTS.rows(position.state, decision)
            compared += 1
        position.play(rng.choice(decision.options))
    assert compared > 20
