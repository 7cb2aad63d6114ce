"""OpenSpiel's own tests, and whether information states keep what a seat cannot know out."""

from __future__ import annotations

import json
import unittest
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from stolik.adapters.openspiel import StolikState, register
from stolik.engine.decision import CHANCE
from stolik.engine.position import Position
from tests.adapters.walks import ENCODED

NAMES = register()
SETUPS = [
    *[f"{name}(cap=300)" for name in NAMES],
    "stolik_titan_race(seats=6,teams=three,track=laguna)",
    "stolik_war_chest(seats=4,round_limit=10,nobility=True,siege=True,nightfall=True)",
]
every_setup = pytest.mark.parametrize("name", SETUPS)


@every_setup
def test_random_simulations(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@every_setup
def test_api_clones_and_pickles(name: str) -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@every_setup
def test_the_api_is_enforced(name: str) -> None:
    """What OpenSpiel asks of each of its own games, over a sample of states."""
    from open_spiel.integration_tests import api_test  # half a second, which all would wait for

    about = {"game_name": name, "game": pyspiel.load_game(name)}
    case = type("Enforced", (api_test.EnforceAPIOnPartialTreeBase,), about)
    found = unittest.TestResult()
    unittest.TestLoader().loadTestsFromTestCase(case).run(found)
    assert found.testsRun >= 5
    assert found.errors + found.failures + found.skipped == []


def test_a_part_of_what_a_seat_sees_is_not_offered() -> None:
    """A public observation must not hold a hand."""
    game = pyspiel.load_game("stolik_titan_race")
    for public, private in ((True, "NONE"), (True, "ALL_PLAYERS"), (False, "SINGLE_PLAYER")):
        kind = pyspiel.IIGObservationType(public, False, getattr(pyspiel.PrivateInfoType, private))
        assert make_observation(game, kind) is None
    assert make_observation(game, pyspiel.IIGObservationType(True, True, pyspiel.PrivateInfoType.SINGLE_PLAYER))


def test_registering_twice_does_no_harm() -> None:
    assert register() == NAMES == [f"stolik_{name}" for name in ENCODED]


def walk(name: str, seed: int, moves: int) -> Any:
    rng = Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal() and moves:
        actions = state.legal_actions()
        state.apply_action(rng.choice(actions))
        moves -= 1
    return state


def test_chance_is_explicit_and_its_shares_add_up() -> None:
    state = pyspiel.load_game("stolik_war_chest").new_initial_state()
    seen = 0
    for _ in range(200):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(share for _, share in outcomes) == pytest.approx(1)
            assert [action for action, _ in outcomes] == state.legal_actions()
            seen += len({share for _, share in outcomes}) > 1
        state.apply_action(state.legal_actions()[-1])
    assert seen, "coins lie in the bag in unlike numbers"


@pytest.mark.parametrize(
    "name",
    ["stolik_titan_race(seats=3)", "stolik_war_chest(nobility=True)", "stolik_tash_kalar"],
)
def test_an_information_state_stays_when_what_the_seat_cannot_know_is_dealt_anew(name: str) -> None:
    dealt_anew = 0
    for seed in range(12):
        state = walk(name, seed, 60 + 9 * seed)
        decision = state.match.decision
        if decision is None or decision.player == CHANCE:
            continue
        before = told(state)
        truth = state.match.position
        diagram = state.match.game.diagram(truth.state)
        state.match.position = redealt(truth, decision.player, seed)
        dealt_anew += state.match.game.diagram(state.match.position.state) != diagram
        assert told(state) == before
    assert dealt_anew, "no world differed from the truth"


def redealt(position: Position[Any], seat: int, seed: int) -> Position[Any]:
    fork = position.fork()
    fork.game.resample(fork.state, seat, Random(seed))
    return fork


def told(state: StolikState) -> tuple[str, str, tuple[float, ...]]:
    player = state.current_player()
    observation = make_observation(state.get_game())
    observation.set_from(state, player)
    return state.information_state_string(player), state.observation_string(player), tuple(observation.tensor.tolist())


def test_a_card_drawn_is_in_the_memory_of_the_one_who_drew_it_alone() -> None:
    state = pyspiel.load_game("stolik_titan_race").new_initial_state()
    while "card" not in str(state.match.decision and state.match.decision.prompt):
        state.apply_action(state.legal_actions()[0])
    drawer = state.match.decision.whose
    action = state.legal_actions()[4]
    card = state.match.decision.options[4]
    state.apply_action(action)
    assert events(state, drawer)[-1] == ["draw", drawer, card]
    assert events(state, 1 - drawer)[-1] == ["draw", drawer, None]


def events(state: StolikState, seat: int) -> list[Any]:
    lines = [json.loads(line) for line in state.information_state_string(seat).splitlines()]
    view = next(place for place, line in enumerate(lines) if len(line) == 2 and isinstance(line[1], dict))
    return lines[:view]


def test_perfect_recall_tells_ways_apart_that_lead_to_the_same_view() -> None:
    """The same titans chosen in the same order by different questions: seat 0 remembers its own answers."""
    state = walk("stolik_titan_race", 1, 40)
    memory = events(state, 0)
    longer = walk("stolik_titan_race", 1, 60)
    assert events(longer, 0)[: len(memory)] == memory
    assert len(events(longer, 0)) > len(memory)


def test_who_is_not_asked_is_not_told_the_question() -> None:
    state = pyspiel.load_game("stolik_titan_race").new_initial_state()
    assert "choose-titan" in state.observation_string(0)
    assert "choose-titan" not in state.observation_string(1)


def test_a_state_imagined_looks_the_same_to_the_player_and_holds_no_memory_of_the_others() -> None:
    state = walk("stolik_titan_race(seats=3)", 4, 30)
    while state.current_player() < 0:
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, Random(number).random) for number in range(9)]
    assert {told(world) for world in worlds} == {told(state)}
    assert len({str(world) for world in worlds}) > 1
    for other in {0, 1, 2} - {player}:
        assert events(state, other)
        assert all(not events(world, other) for world in worlds)
    worlds[0].apply_action(worlds[0].legal_actions()[0])
    assert worlds[0].information_state_string(player) != state.information_state_string(player)
