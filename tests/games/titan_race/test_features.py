"""The facts of answers do not tell who sits where: with the seats moved on by one they are the same."""

from random import Random

import pytest

from stolik.engine.decision import CHANCE, Decision
from stolik.engine.game import Options
from stolik.engine.position import Position
from stolik.games.titan_race import GAME
from stolik.games.titan_race.features import rows
from stolik.games.titan_race.state import State
from stolik.games.titan_race.titans import NOBODY

FOR_THEMSELVES = [options for options in GAME.configurations() if options["teams"] == "none"]


def moved_on(s: State) -> State:
    """Titans stay where they are; each belongs to the next seat."""
    new, seats = s.copy(), s.agreed.seats
    new.titans.owner = tuple(owner if owner == NOBODY else (owner + 1) % seats for owner in s.titans.owner)
    return new


@pytest.mark.parametrize("options", FOR_THEMSELVES, ids=lambda options: str(options["seats"]))
def test_with_the_seats_moved_on_the_facts_are_the_same(options: Options) -> None:
    position, rng, seats = Position(GAME, GAME.setup(options)), Random(1), int(options["seats"])
    compared = 0
    while (decision := position.decision) is not None and compared < 80:
        if decision.player != CHANCE and len(decision.options) > 1:
            asked = Decision((decision.player + 1) % seats, decision.prompt, decision.options, decision.about)
            assert rows(moved_on(position.state), asked) == rows(position.state, decision)
            compared += 1
        position.play(rng.choice(decision.options))
    assert compared > 20
