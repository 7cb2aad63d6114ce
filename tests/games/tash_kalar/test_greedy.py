"""Greedy and the learned policy play Tash-Kalar clearly better than chance: what they look at, how they count."""

from __future__ import annotations

from random import Random

import pytest

from stolik.bots.bot import answer_of
from stolik.bots.levels import bot
from stolik.engine.decision import CHANCE, Seat
from stolik.engine.luck import option_at, total_weight
from stolik.engine.position import Position
from stolik.games.tash_kalar.game import GAME
from tests.games.tash_kalar.arena import SETTINGS


def winners(form: str, name: str, seat: Seat, seed: int) -> list[Seat]:
    """Of a game in which everybody else answers by lot."""
    position = Position(GAME, GAME.setup({**SETTINGS, "seats": 2, "form": form, "schools": "random"}))
    players = [bot(name if other == seat else "random", seed + other) for other in range(2)]
    luck = Random(seed)
    while (decision := position.decision) is not None:
        chance = decision.player == CHANCE
        position.play(
            option_at(decision, int(luck.random() * total_weight(decision)))
            if chance
            else answer_of(players[decision.player], position)
        )
    result = GAME.result(position.state)
    assert result is not None
    return list(result.winners)


@pytest.mark.slow
@pytest.mark.many
@pytest.mark.parametrize("form", ["duel", "high_form"])
@pytest.mark.parametrize("greedy", [0, 1])
def test_the_greedy_bot_beats_the_random_one(form: str, greedy: Seat) -> None:
    assert [winners(form, "greedy", greedy, seed) for seed in (1, 2)] == [[greedy]] * 2


@pytest.mark.parametrize("form", ["duel", "high_form"])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_policy_beats_the_random_bot(form: str, seat: Seat) -> None:
    assert winners(form, "policy", seat, 1) == [seat]
