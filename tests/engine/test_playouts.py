"""Batched playouts are the random games that a loop outside would play."""

from random import Random

import pytest

from stolik.engine.options import settle
from stolik.engine.playouts import Playouts, playouts
from stolik.engine.position import Position
from stolik.games import GAMES
from stolik.lab.bench.measure import answer_at_random
from tests.lab.mini import MINI


def counts(found: Playouts) -> tuple[int, int, int, int, list[int]]:
    return found.games, found.left, found.decisions, found.answers, found.wins


@pytest.mark.parametrize("name", list(GAMES))
def test_the_same_games_as_by_a_loop_outside(name: str) -> None:
    game = GAMES[name]
    options = settle(game, 4, {})
    rng, decisions, answers = Random(3), 0, 0
    for _ in range(3):
        position = Position(game, game.setup(options), forkable=False)
        for _ in range(400):
            if position.decision is None:
                break
            decisions += answer_at_random(position, rng)
            answers += 1
    found = playouts(game, 3, options, seed=3, longest=400)
    assert (found.games, found.decisions, found.answers) == (3, decisions, answers)


def test_every_game_of_matches_has_one_winner() -> None:
    found = playouts(MINI, 50)
    assert (found.games, found.left, sum(found.wins)) == (50, 0, 50)
    assert min(found.wins) > 10
    assert counts(found) == counts(playouts(MINI, 50, settle(MINI, 2, {})))
    assert counts(found) != counts(playouts(MINI, 50, seed=1))


def test_a_game_without_end_is_left() -> None:
    found = playouts(MINI, 2, settle(MINI, 3, {"trouble": "endless"}), longest=30)
    assert (found.games, found.left, found.answers, found.wins) == (2, 2, 60, [0, 0, 0])


def test_nobody_wins_a_draw() -> None:
    assert playouts(MINI, 3, settle(MINI, 2, {"trouble": "drawn"})).wins == [0, 0]
