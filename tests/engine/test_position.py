"""Play, fork in mid-effect, rest points, the end on the spot, and worlds."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stolik.engine.decision import CHANCE, Answer
from stolik.engine.game import Game, Rule
from stolik.engine.position import Position, worlds
from tests.engine.mini import DICE_RACE, WHISPER, RaceState, Whisper, WhisperState, dice_race, whisper
from tests.engine.table import scripted

TWO = {"seats": 2, "dealt": 2}
THREE = {"seats": 3, "dealt": 2}
RACE = {"seats": 2, "goal": 4, "teams": False}


def facts(position: Position[Any]) -> tuple[object, ...]:
    decision = position.decision
    asked = None if decision is None else (decision.player, decision.prompt, decision.options, decision.about)
    return position.game.diagram(position.state), asked


def random_end(position: Position[Any], seed: int) -> str:
    rng = Random(seed)
    while position.decision is not None:
        position.play(rng.choice(position.decision.options))
    diagram: str = position.game.diagram(position.state)
    return diagram


def in_mid_effect() -> Position[WhisperState]:
    """Seat 0 holds 3 and 5, seat 1 holds 6 and 8, seat 2 holds 1 and 2; the 5 lies open and seat 1 may top it."""
    return scripted(WHISPER, THREE, 3, 5, 6, 8, 1, 2, ("play", 5))


def test_a_position_waits_at_its_first_question() -> None:
    position = Position(DICE_RACE, DICE_RACE.setup(RACE))
    assert position.decision is not None
    assert (position.decision.player, position.decision.prompt) == (CHANCE, "die")


def test_play_carries_the_answer_to_the_rule_that_asked() -> None:
    position = scripted(DICE_RACE, RACE, 2, 1)
    assert position.state.tokens == [[0, 2], [0, 0]]
    assert position.state.turn == 1


def test_the_events_are_those_since_the_last_answer() -> None:
    position = scripted(DICE_RACE, RACE, 2)
    assert [event.kind for event in position.state.events] == ["roll"]
    position.play(1)
    assert [(event.kind, event.rule, event.args) for event in position.state.events] == [("move", "DR-2", (0, 1, 2))]


def test_a_question_with_one_option_left_is_not_asked() -> None:
    """Seat 0 has a token on 3: a die of 3 can only move the other."""
    position = scripted(DICE_RACE, RACE, 3, 0, 1, 0, 3)
    assert position.state.tokens == [[3, 3], [1, 0]]
    assert position.state.turn == 1


def test_a_fork_in_mid_effect_is_the_same_position() -> None:
    position = in_mid_effect()
    fork = position.fork()
    assert facts(fork) == facts(position)
    assert fork.state is not position.state
    assert random_end(fork, 5) == random_end(position, 5)


def test_playing_a_fork_leaves_the_original_where_it_was() -> None:
    position = in_mid_effect()
    before = facts(position)
    fork = position.fork()
    fork.play(6)
    assert facts(position) == before
    assert facts(fork) != before


def test_forks_can_be_forked_at_every_answer() -> None:
    position = in_mid_effect()
    fork = position.fork()
    rng = Random(2)
    while position.decision is not None:
        fork = fork.fork().fork()
        assert facts(fork) == facts(position)
        answer = rng.choice(position.decision.options)
        position.play(answer)
        fork.play(answer)
    assert facts(fork.fork()) == facts(position)


def counting() -> tuple[Game[RaceState], list[str]]:
    """A game that shows the state at each step it is asked for."""
    rests: list[str] = []

    def step(state: RaceState) -> Rule[None]:
        rests.append(DICE_RACE.diagram(state))
        return DICE_RACE.step(state)

    return dice_race(step=step), rests


def test_a_step_ends_at_a_rest_point_and_the_next_begins_there() -> None:
    game, rests = counting()
    position = scripted(game, RACE, 2, 1)
    assert rests == ["[[0, 0], [0, 0]] turn 0 winner -1", "[[0, 2], [0, 0]] turn 1 winner -1"]
    position.play(3)
    assert len(rests) == 2, "a step that waits for an answer is still under way"


def test_a_fork_begins_at_the_last_rest_point_and_not_before() -> None:
    game, rests = counting()
    position = scripted(game, RACE, 2, 1, 3)
    rests.clear()
    position.fork()
    assert rests == ["[[0, 2], [0, 0]] turn 1 winner -1"]


def test_game_over_ends_the_step_where_it_is_raised() -> None:
    """The highest card is played: nobody is asked to top it and the turn does not pass on."""
    position = scripted(WHISPER, TWO, 9, 1, 2, 3, ("play", 9))
    assert position.decision is None
    assert position.state.turn == 0
    assert position.state.pile == [9]


def test_game_over_may_come_from_an_answer_out_of_turn() -> None:
    position = scripted(WHISPER, TWO, 8, 1, 9, 3, ("play", 8), 9)
    assert position.decision is None
    assert position.state.scores == [0, 0], "not even the points of the trick are counted"


def test_a_game_may_also_end_at_a_rest_point() -> None:
    position = scripted(WHISPER, {"seats": 2, "dealt": 1}, 1, 2, *["pass"] * 7)
    assert position.decision is not None
    position.play("pass")
    assert position.decision is None


def test_nothing_is_played_after_the_end() -> None:
    position = scripted(WHISPER, TWO, 9, 1, 2, 3, ("play", 9))
    with pytest.raises(AssertionError, match="the game is over"):
        position.play("pass")


def test_a_finished_position_can_be_forked() -> None:
    position = scripted(WHISPER, TWO, 9, 1, 2, 3, ("play", 9))
    assert facts(position.fork()) == facts(position)


# Worlds


def hidden_from(seat: int, state: WhisperState) -> list[list[int]]:
    return [sorted(state.deck), *[hand for other, hand in enumerate(state.hands) if other != seat]]


def test_a_world_has_the_open_question_and_all_that_the_seat_sees() -> None:
    position = in_mid_effect()
    world = worlds(position, 1)(4)
    assert world.decision is not None
    assert position.decision is not None
    assert world.decision.options == position.decision.options == [6, None]
    assert WHISPER.view(world.state, 1) == WHISPER.view(position.state, 1)


def test_the_same_number_gives_the_same_world_and_others_differ() -> None:
    world = worlds(in_mid_effect(), 1)
    drawn = [WHISPER.diagram(world(number).state) for number in range(20)]
    assert drawn == [WHISPER.diagram(world(number).state) for number in range(20)]
    assert len(set(drawn)) > 10


def test_in_some_world_every_hidden_zone_differs_from_the_truth() -> None:
    position = in_mid_effect()
    world = worlds(position, 1)
    truth = hidden_from(1, position.state)
    imagined = [hidden_from(1, world(number).state) for number in range(20)]
    assert all(any(there[zone] != truth[zone] for there in imagined) for zone in range(len(truth)))


def test_making_and_playing_worlds_leaves_the_truth_alone() -> None:
    position = in_mid_effect()
    before = facts(position)
    for number in range(5):
        random_end(worlds(position, 1)(number), number)
    assert facts(position) == before


def test_a_world_can_be_played_to_the_end() -> None:
    assert all(random_end(worlds(in_mid_effect(), 1)(number), number) for number in range(20))


def test_a_world_keeps_no_rest_point_and_cannot_be_forked() -> None:
    world = worlds(in_mid_effect(), 1)(0)
    with pytest.raises(AssertionError, match="keeps no rest point"):
        world.fork()
    world.play(None)
    with pytest.raises(AssertionError, match="keeps no rest point"):
        world.fork()


def test_a_world_has_no_world_for_its_seat() -> None:
    """The second one would be dealt from the first one's rest point, and there is none."""
    world = worlds(in_mid_effect(), 1)(0)
    with pytest.raises(AssertionError, match="keeps no rest point"):
        worlds(world, 1)(0)


@pytest.mark.parametrize("seat", [0, 2, CHANCE])
def test_worlds_are_only_for_the_seat_that_is_asked(seat: int) -> None:
    with pytest.raises(AssertionError, match="for the seat that is asked"):
        worlds(in_mid_effect(), seat)


def test_there_are_no_worlds_of_a_finished_game() -> None:
    with pytest.raises(AssertionError, match="for the seat that is asked"):
        worlds(scripted(WHISPER, TWO, 9, 1, 2, 3, ("play", 9)), 0)


class Blind(Whisper):
    """A card is drawn for the next seat in the same step, just before this one is asked."""

    async def take_turn(self, s: WhisperState) -> None:
        await self.draw_card(s, s.seat_after(s.turn % len(s.hands)), "W-8")
        await super().take_turn(s)


def reachable(world: Position[WhisperState]) -> list[Answer]:
    """Every word that still stands in a world beside the zones of its state."""
    words: list[Answer] = list(world._answers)
    for event in world.state.events:
        words += event.args
    return words


def test_a_world_keeps_no_true_answers_and_no_events_that_tell_them() -> None:
    """Seat 1 has just drawn the 7; seat 0 is asked and may not find it anywhere."""
    position = scripted(whisper(Blind()), TWO, 3, 5, 6, 8, 7)
    assert position.decision is not None
    assert position.decision.player == 0
    assert 7 not in reachable(worlds(position, 0)(0))
