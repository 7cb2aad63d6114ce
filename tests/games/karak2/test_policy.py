"""The learned policy plays Karak 2 clearly better than chance, and what its facts are made of."""

from random import Random

import pytest

from stolik.bots.bot import answer_of
from stolik.bots.levels import bot
from stolik.bots.rollout import by_chance
from stolik.engine.decision import CHANCE, Seat
from stolik.engine.options import settle
from stolik.engine.position import Position
from stolik.games.karak2 import GAME
from stolik.games.karak2.outlook import Outlook, bolts_needed


def winners(seats: int, seat: Seat, seed: int) -> list[Seat]:
    """Of a game in which everybody else answers by lot."""
    position, luck = Position(GAME, GAME.setup(settle(GAME, seats, {}))), Random(seed)
    players = [bot("policy" if other == seat else "random", seed + other) for other in range(seats)]
    while (decision := position.decision) is not None:
        chance = decision.player == CHANCE
        position.play(by_chance(decision, luck) if chance else answer_of(players[decision.player], position))
    result = GAME.result(position.state)
    assert result is not None
    return list(result.winners)


@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (2, 1), (4, 2)])
def test_the_policy_beats_the_random_bot(seats: int, seat: Seat) -> None:
    assert winners(seats, seat, 1) == [seat]


def test_some_play_is_behind_no_other_and_what_is_to_be_won_is_near() -> None:
    position, rng = Position(GAME, GAME.setup(settle(GAME, 2, {}))), Random(2)
    looked_at = 0
    while (decision := position.decision) is not None and looked_at < 60:
        if decision.player != CHANCE and decision.prompt == "play":
            outlook = Outlook(position.state, decision)
            assert min(outlook.behind(answer) for answer in decision.options) == 0.0
            assert all(outlook.pull(tile) >= 0.0 for tile in range(len(position.state.map.places)))
            looked_at += 1
        position.play(by_chance(decision, rng) if decision.player == CHANCE else rng.choice(decision.options))


@pytest.mark.parametrize(("lacking", "bolts"), [(-2, 0), (0, 0), (1, 1), (3, 3)])
def test_bolts_for_what_is_lacking(lacking: int, bolts: int) -> None:
    assert bolts_needed(lacking) == bolts
