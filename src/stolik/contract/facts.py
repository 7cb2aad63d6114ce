"""A game that declares facts of its answers tells by them only what the asked seat knows, and changes nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stolik.bots.policy import NoPolicy, facts_of
from stolik.contract import checks
from stolik.engine.decision import CHANCE
from stolik.engine.facts import Facts
from stolik.engine.game import Game, Options

EVERY = 3
"""Of so many questions one is looked at."""
WORLDS = 2


def declared(game: Game[Any]) -> Facts:
    try:
        return facts_of(game)
    except NoPolicy:
        pytest.skip(f"{game.name} has no facts")


def check_facts(game: Game[Any], options: Options, rng: Random) -> None:
    """In every world dealt for the asked seat the options have the same facts as in truth."""
    facts = declared(game)
    for number, position in enumerate(checks.decisions(game, options, rng)):
        decision = position.decision
        if number % EVERY or decision is None or decision.player == CHANCE:
            continue
        before = game.diagram(position.state)
        truth = facts.rows(position.state, decision)
        assert game.diagram(position.state) == before, "reading facts has changed the state"
        assert len(truth) == len(decision.options), "one row for each option"
        for row in truth:
            assert all(0 <= fact < len(facts.names) for fact in row), f"{row} has a fact without a name"
            assert len(set(row)) == len(row), f"a fact holds twice: {[facts.names[fact] for fact in row]}"
        for _ in range(WORLDS):
            world = position.fork()
            game.resample(world.state, decision.player, rng)
            assert facts.rows(world.state, decision) == truth, f"facts of {decision.prompt} tell what is hidden"


def test_facts_tell_what_the_asked_seat_knows_and_no_more(game: Game[Any], options: Options) -> None:
    check_facts(game, options, Random(31))
