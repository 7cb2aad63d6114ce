"""Bots answer legally, repeatably, and by nothing but what their seat may know."""

from collections.abc import Iterator
from random import Random
from typing import Any, NoReturn

import pytest

from stolik.bots.bot import Bot
from stolik.bots.levels import BOTS, bot
from stolik.contract.cases import QUICK
from stolik.engine.decision import CHANCE, Answer, Decision, Refusal, Seat
from stolik.engine.game import Game, Options
from stolik.engine.luck import option_at, total_weight
from stolik.engine.position import Position, worlds
from stolik.engine.record import same
from stolik.games import GAMES

CONFIGURATIONS = [
    pytest.param(name, options, id=f"{name}-{number}", marks=pytest.mark.many if number > QUICK else ())
    for name, game in GAMES.items()
    for number, options in enumerate(game.configurations(), 1)
]
QUESTIONS = {"random": 400, "greedy": 40, "level1": 12, "level2": 8, "level3": 4, "level4": 2, "level5": 1}
"""How many answers of each bot are looked at in every configuration."""
KINDS = ("random", "greedy", "level2")
"""The levels differ in numbers only."""
COMPARED = {"random": 24, "greedy": 24, "level2": 8}


def asked(position: Position[Any], player: Bot) -> Answer:
    decision = position.decision
    assert decision is not None
    seat = decision.player
    return player.answer(decision, position.game.view(position.state, seat), worlds(position, seat))


def by_chance(decision: Decision, rng: Random) -> Answer:
    return option_at(decision, int(rng.random() * total_weight(decision)))


def answers(game: Game[Any], options: Options, name: str, seed: int) -> Iterator[tuple[Decision, Answer]]:
    """The first answers of bots of one kind, in seat after seat of one game."""
    position, luck = Position(game, game.setup(options)), Random(seed)
    players: dict[Seat, Bot] = {}
    left = QUESTIONS[name]
    while (decision := position.decision) is not None and left > 0:
        if decision.player == CHANCE:
            answer = by_chance(decision, luck)
        else:
            answer = asked(position, players.setdefault(decision.player, bot(name, seed + decision.player)))
            yield decision, answer
            left -= 1
        position.play(answer)


@pytest.mark.parametrize(("name", "options"), CONFIGURATIONS)
@pytest.mark.parametrize("level", BOTS)
def test_every_answer_is_an_option(name: str, options: Options, level: str) -> None:
    found = list(answers(GAMES[name], options, level, seed=1))
    assert found
    for decision, answer in found:
        assert any(same(option, answer) for option in decision.options)


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("level", KINDS)
def test_the_same_seed_gives_the_same_answers(name: str, level: str) -> None:
    options = next(iter(GAMES[name].configurations()))
    once, again, otherwise = (
        [answer for _, answer in answers(GAMES[name], options, level, seed)] for seed in (3, 3, 4)
    )
    assert once == again
    assert once != otherwise


def questions(game: Game[Any], options: Options, seed: int, count: int) -> Iterator[Position[Any]]:
    """Positions in which a seat has a choice, all over random games."""
    rng = Random(seed)
    while count > 0:
        position = Position(game, game.setup(options))
        while (decision := position.decision) is not None and count > 0:
            if decision.player == CHANCE:
                position.play(by_chance(decision, rng))
                continue
            if len(decision.options) > 1 and rng.random() < 0.1:
                yield position
                count -= 1
            position.play(decision.options[int(rng.random() * len(decision.options))])


class Sealed:
    """A state that nobody may look at."""

    def __getattribute__(self, name: str) -> NoReturn:
        raise AssertionError(f"somebody looked at {name} of the true state")


def sealed(answer: Answer) -> Refusal | None:
    raise AssertionError("somebody asked the true state why not")


def blind_answer(position: Position[Any], level: str) -> Answer:
    """Of a bot that would be caught looking at the true state."""
    decision, state = position.decision, position.state
    assert decision is not None
    view = position.game.view(state, decision.player)
    shown = Decision(decision.player, decision.prompt, decision.options[:], decision.about, sealed)
    imagine = worlds(position, decision.player)
    position.state = Sealed()
    answer = bot(level, 1).answer(shown, view, imagine)
    position.state = state
    assert answer in decision.options
    return answer


@pytest.mark.parametrize(("name", "options"), CONFIGURATIONS)
@pytest.mark.parametrize("level", KINDS)
def test_a_bot_never_looks_at_the_true_state(name: str, options: Options, level: str) -> None:
    for position in questions(GAMES[name], options, seed=2, count=8):
        blind_answer(position, level)


@pytest.mark.parametrize(("name", "options"), CONFIGURATIONS)
def test_a_world_looks_to_its_seat_like_the_truth_and_does_not_lead_back_to_it(name: str, options: Options) -> None:
    for position in questions(GAMES[name], options, seed=3, count=8):
        decision = position.decision
        assert decision is not None
        seat = decision.player
        world = worlds(position, seat)(5)
        assert position.game.view(world.state, seat) == position.game.view(position.state, seat)
        assert world.decision is not None
        assert world.decision.options == decision.options
        with pytest.raises(AssertionError):
            world.fork()


def twin(position: Position[Any], seat: Seat, rng: Random) -> Position[Any] | None:
    """Another truth that the seat cannot tell from this one; None where the step under way has had answers."""
    if position._answers:
        return None
    assert position._rest is not None
    state = position._rest.copy()
    position.game.resample(state, seat, rng)
    return Position(position.game, state)


@pytest.mark.parametrize(("name", "options"), CONFIGURATIONS)
@pytest.mark.parametrize("level", KINDS)
def test_a_bot_answers_alike_whatever_lies_hidden(name: str, options: Options, level: str) -> None:
    compared = 0
    for position in questions(GAMES[name], options, seed=4, count=COMPARED[level]):
        assert position.decision is not None
        other = twin(position, position.decision.player, Random(9))
        if other is not None:
            assert asked(position, bot(level, 1)) == asked(other, bot(level, 1))
            compared += 1
    assert compared > 0


def looks(game: Game[Any], state: Any, options: Options) -> list[object]:
    """How a state looks from every seat."""
    return [game.view(state, seat) for seat in range(int(options["seats"]))]


@pytest.mark.parametrize(("name", "options"), CONFIGURATIONS)
def test_world_number_n_is_the_same_whatever_the_truth_is(name: str, options: Options) -> None:
    game = GAMES[name]
    for position in questions(game, options, seed=5, count=24):
        assert position.decision is not None
        seat = position.decision.player
        other = twin(position, seat, Random(9))
        if other is not None:
            one, two = (worlds(truth, seat)(7).state for truth in (position, other))
            assert looks(game, one, options) == looks(game, two, options)


def test_the_other_truths_of_titan_race_are_other_truths() -> None:
    """Otherwise the two tests above would show nothing."""
    game = GAMES["titan_race"]
    for options in game.configurations():
        differ = 0
        for position in questions(game, options, seed=5, count=24):
            assert position.decision is not None
            other = twin(position, position.decision.player, Random(9))
            if other is not None:
                differ += looks(game, position.state, options) != looks(game, other.state, options)
        assert differ > 0
