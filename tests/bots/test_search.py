"""The search finds what there is to find, knows only what its seat sees, and repeats itself."""

import subprocess
import sys
from random import Random
from typing import Any

import pytest

from stolik.bots.bot import Worlds, answer_of
from stolik.bots.mcts import SearchingBot
from stolik.bots.strength import ANY_GAME, Strength
from stolik.bots.tree import Edge, Node
from stolik.bots.walk import Walk
from stolik.engine.decision import CHANCE, Answer
from stolik.engine.options import settle
from stolik.engine.position import Position, worlds
from stolik.games import GAMES
from stolik.lab.simulation import simulate
from tests.engine.mini import DICE_RACE, WHISPER, RaceState
from tests.lab.mini import MINI, State


def searching(iterations: int = 200, seed: int = 1, **more: Any) -> SearchingBot:
    return SearchingBot(seed, {ANY_GAME: Strength(iterations, **more)})


def matches(left: int, seats: int = 2) -> Position[Any]:
    """So many matches lie there, and the die that nobody needs has been rolled."""
    position = Position(MINI, State("none", seats, left))
    position.play(0)
    return position


@pytest.mark.parametrize(("left", "best"), [(2, 2), (4, 1), (5, 2), (7, 1), (8, 2)])
@pytest.mark.parametrize("seed", range(4))
def test_a_forced_win_is_found(left: int, best: int, seed: int) -> None:
    """Who leaves a multiple of three takes the last match."""
    assert answer_of(searching(seed=seed), matches(left)) == best


def test_noise_and_lapses_make_a_bot_miss_the_win_now_and_then() -> None:
    def wins(**weakness: float) -> int:
        return sum(answer_of(searching(50, seed, **weakness), matches(2)) == 2 for seed in range(60))

    assert wins() == 60
    assert 15 < wins(lapses=1.0) < 45, "by lot"
    assert wins(lapses=1.0) < wins(lapses=0.5) < 60
    assert 15 < wins(noise=30.0) < 60


def test_a_certain_win_counts_as_one_and_takes_most_of_the_search() -> None:
    lost, won = searching().outlooks(*asked(matches(2)))
    assert (lost.answer, won.answer) == (1, 2)
    assert won.chance > 0.98
    assert lost.chance < 0.5
    assert won.visits > 10 * lost.visits


def test_a_single_option_has_an_outlook_too() -> None:
    decision, view, imagined = asked(matches(2))
    decision.options = [2]
    (only,) = searching(20).outlooks(decision, view, lambda number: with_one_option(imagined(number)))
    assert (only.answer, only.visits) == (2, 20)


def with_one_option(world: Position[Any]) -> Position[Any]:
    assert world.decision is not None
    world.decision.options = [2]
    return world


def test_with_three_seats_everybody_plays_for_themselves() -> None:
    """With two left of three players, whoever takes one hands the win to the next."""
    assert answer_of(searching(), matches(2, seats=3)) == 2
    chances = {outlook.answer: outlook.chance for outlook in searching().outlooks(*asked(matches(3, seats=3)))}
    assert max(chances.values()) < 0.3


def test_a_team_plays_for_its_team() -> None:
    """Seats 0 and 2 are one side: that the other of them wins is as good."""
    state = RaceState(tokens=[[3, 2], [0, 0], [4, 3], [0, 0]], sides=[0, 1, 0, 1], goal=4)
    position = Position(DICE_RACE, state)
    position.play(1)
    chances = [outlook.chance for outlook in searching().outlooks(*asked(position))]
    assert min(chances) > 0.6


def asked(position: Position[Any]) -> tuple[Any, Any, Worlds]:
    decision = position.decision
    assert decision is not None
    seat = decision.player
    return decision.shown(), position.game.view(position.state, seat), worlds(position, seat)


def whisper(seed: int) -> Position[Any]:
    """Dealt, and the first seat is asked."""
    position, rng = Position(WHISPER, WHISPER.setup(settle(WHISPER, 2, {}))), Random(seed)
    while position.decision is not None and position.decision.player == CHANCE:
        position.play(rng.choice(position.decision.options))
    return position


def key_after(position: Position[Any], number: int, answers: list[Answer]) -> tuple[object, ...]:
    walk = Walk(worlds(position, 0)(number))
    for answer in answers:
        walk.play(answer)
    assert walk.world.decision is not None
    assert walk.world.decision.player == 1
    return walk.seen(walk.world.decision)


def test_a_node_is_found_by_what_its_seat_sees() -> None:
    """Which card the first seat draws the second does not see; that it draws, it does."""
    position = whisper(3)
    drawable = [card for card in range(1, 10) if card not in position.state.hands[0]]
    deck = [set(worlds(position, 0)(number).state.deck) for number in (1, 2)]
    one, other = (next(card for card in drawable if card in cards) for cards in deck)
    other = next(card for card in drawable if card in deck[1] and card != one)
    assert key_after(position, 1, ["draw", one]) == key_after(position, 2, ["draw", other])
    assert key_after(position, 1, ["draw", one]) != key_after(position, 1, ["pass"])


def test_an_answer_that_could_seldom_be_given_is_not_held_to_be_seldom_good() -> None:
    """An edge is explored by how often it was available, not by how often its node was visited."""
    node = Node()
    node.judge(["always", "seldom"], ["always", "seldom"])
    for visit in range(100):
        options: list[Answer] = ["always", "seldom"] if visit % 10 == 0 else ["always"]
        edge = node.choose(options, 0.3, 0.0)
        assert edge is not None
        edge.visits += 1
        edge.total += 0.5
    seldom = node.edges["seldom"]
    assert seldom is not None
    assert seldom.available == 10
    assert 3 <= seldom.visits <= 10


def test_a_node_widens_as_it_is_visited_by_what_is_promising() -> None:
    node = Node()
    options: list[Answer] = list(range(50))
    node.judge(options, options[::-1])
    tried: list[Answer] = []
    for _ in range(64):
        edge = node.choose(options, 0.3, 1.0)
        assert edge is not None
        tried += [] if edge.visits else [edge.answer]
        edge.visits += 1
    assert tried == options[::-1][: len(tried)]
    assert len(tried) == 8


def test_what_holds_no_promise_is_tried_only_where_nothing_else_is_left() -> None:
    node = Node()
    node.judge(["good", "bad"], ["good"])
    assert node.choose(["bad"], 0.3, 0.0) is None
    node.judge(["bad"], ["bad"])
    assert isinstance(node.choose(["bad"], 0.3, 0.0), Edge)


class Counted:
    """Worlds, and how many were asked for."""

    def __init__(self, imagined: Worlds) -> None:
        self._imagined = imagined
        self.count = 0

    def __call__(self, number: int) -> Position[Any]:
        self.count += 1
        return self._imagined(number)


def test_what_was_foreseen_is_not_searched_again() -> None:
    game, rng = GAMES["titan_race"], Random(2)
    position = Position(game, game.setup(settle(game, 2, {})))
    players = [searching(100, seed) for seed in (1, 2)]
    counts: list[int] = []
    while position.decision is not None and len(counts) < 40:
        decision = position.decision
        if decision.player == CHANCE:
            position.play(rng.choice(decision.options))
            continue
        shown, view, imagined = asked(position)
        counted = Counted(imagined)
        position.play(players[decision.player].answer(shown, view, counted))
        if len(decision.options) > 1:
            counts.append(counted.count)
    assert max(counts) <= 103
    assert min(counts) < 60


def test_time_bounds_a_search_too() -> None:
    position = whisper(1)
    assert position.decision is not None
    assert answer_of(searching(0, seconds=0.02), position) in position.decision.options


SHARED = """
import os
from tests.bots.test_search import asked, searching, whisper
question = asked(whisper(1))
def found(**more):
    return [(one.answer, one.visits, one.chance) for one in searching(300, **more).outlooks(*question)]
alone, forked = found(), found(processes=3)
del os.fork
print(forked == found(processes=3))
print(sum(visits for _, visits, _ in forked), forked == alone)
"""


def test_several_processes_find_the_same_as_one_that_does_their_work() -> None:
    """In a process of its own, since only one without threads is forked."""
    told = subprocess.run([sys.executable, "-c", SHARED], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["True", "300", "False"]


@pytest.mark.many
@pytest.mark.parametrize("name", list(GAMES))
def test_the_middle_level_beats_random_play(name: str) -> None:
    game = GAMES[name]
    report = simulate(game, settle(game, 2, {}), ["level3", "random"], 4, seed=1)
    assert report.errors == 0
    assert report.wins["level3"] >= 3
