"""The learned search finds in a kernel what it finds by the rules: the same visits, the same sums, to the last bit."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from stolik.bots.advice import uncorrected
from stolik.bots.bot import answer_of
from stolik.bots.judge import judged
from stolik.bots.learned import LearnedBot
from stolik.bots.levels import led
from stolik.bots.outlook import Tally
from stolik.bots.policy import Policy, policy_of
from stolik.bots.puct import NATIVE, LearnedSearch, searched
from stolik.bots.strength import TURN, Strength
from stolik.engine.decision import CHANCE, Decision
from stolik.engine.facts import Facts
from stolik.engine.game import Game, Options
from stolik.engine.luck import option_at, total_weight
from stolik.engine.position import Position, worlds
from stolik.kernels import native as natives
from stolik.kernels.build import HERE, build, compiler
from stolik.kernels.enlistment import Lazily, enlist
from stolik.kernels.games import KERNELS
from stolik.kernels.lockstep import any_options
from stolik.kernels.native import Library, kernel
from stolik.kernels.search import search, searching
from stolik.puzzles.worth import question_at
from stolik.puzzles.worth import searched as weigh

QUESTIONS = 8
ITERATIONS = 40
FEW = 12


@pytest.fixture(autouse=True)
def only_here() -> Iterator[None]:
    """Nothing is enlisted but by the test itself."""
    kept = NATIVE.copy()
    NATIVE.clear()
    yield
    NATIVE.clear()
    NATIVE.update(kept)


SEARCHING = [name for name in KERNELS if "native_search.hpp" in (HERE / "native" / f"{name}.cpp").read_text()]


@pytest.fixture(scope="module", params=SEARCHING)
def searcher(request: pytest.FixtureRequest) -> Library:
    """A kernel that has the facts of its game."""
    if compiler() is None:
        pytest.skip("there is no C++ compiler")
    name: str = request.param
    build(name)
    found = kernel(name)
    assert found is not None
    assert found.searches
    return found


def questions(native: Library, seed: int, count: int = QUESTIONS) -> Iterator[Position[Any]]:
    """To a seat with a choice, in games of any options, here and there."""
    rng = Random(seed)
    while count > 0:
        position = asked_after(native.game, any_options(native.game, rng), rng.randrange(250), rng)
        if position is not None:
            count -= 1
            yield position


def asked_after(game: Game[Any], options: Options, answers: int, rng: Random) -> Position[Any] | None:
    """The first question to a seat with a choice after so many answers, unless the game is over before."""
    position: Position[Any] = Position(game, game.setup(options))
    while (decision := position.decision) is not None:
        if answers <= 0 and decision.player != CHANCE and len(decision.options) > 1:
            return position
        answers -= 1
        if decision.player == CHANCE:
            position.play(option_at(decision, int(rng.random() * total_weight(decision))))
        else:
            position.play(rng.choice(decision.options))
    return None


def test_every_configuration_is_searched_alike(searcher: Library) -> None:
    """All that the game names, sets, teams and drafts: the first question of each, and one in the midst of it."""
    game, policy, strength = searcher.game, policy_of(searcher.game), led(searcher.game.name, FEW)
    for number, options in enumerate(game.configurations()):
        for wait in (0, 90):
            position = asked_after(game, options, wait, Random(number))
            assert position is not None
            assert position.decision is not None
            asked = position.decision.shown()
            imagined = worlds(position, asked.player)
            rules = LearnedSearch(asked, policy, strength, Random(number))
            assert search(asked, policy, strength, rules.first, imagined) == rules.run(imagined), dict(options)


def strengths(game: str) -> list[Strength]:
    close = led(game, ITERATIONS + 3)
    close.flexible = True
    turn = led(game, ITERATIONS)
    turn.ahead = TURN
    return [led(game, ITERATIONS), close, turn]


def test_the_same_seed_finds_the_same_visits_and_sums(searcher: Library) -> None:
    policy = policy_of(searcher.game)
    for number, position in enumerate(questions(searcher, 1)):
        assert position.decision is not None
        asked = position.decision.shown()
        imagined = worlds(position, asked.player)
        strength = strengths(searcher.game.name)[number % 3]
        rules = LearnedSearch(asked, policy, strength, Random(number))
        assert search(asked, policy, strength, rules.first, imagined) == rules.run(imagined)


def test_small_numbers_have_the_same_luck(searcher: Library) -> None:
    """A seed of one word is not one of two words."""
    position = next(questions(searcher, 2))
    assert position.decision is not None
    asked = position.decision.shown()
    imagined = worlds(position, asked.player)
    policy, strength = policy_of(searcher.game), led(searcher.game.name, ITERATIONS)
    for first in (0, 1, (1 << 31) - 3, (1 << 32) - 3):
        rules = LearnedSearch(asked, policy, strength, Random(1))
        rules.first = first
        assert search(asked, policy, strength, first, imagined) == rules.run(imagined)


def test_one_answer_alone_is_weighed_alike(searcher: Library) -> None:
    policy, strength = policy_of(searcher.game), led(searcher.game.name, 10)
    position = next(questions(searcher, 3))
    assert position.decision is not None
    asked = position.decision.shown()
    imagined = worlds(position, asked.player)
    for option in asked.options:
        only = Decision(asked.player, asked.prompt, [option], asked.about)
        rules = LearnedSearch(only, policy, strength, Random(5))
        assert search(only, policy, strength, rules.first, imagined) == rules.run(imagined)


def test_bots_and_reviews_answer_alike_whichever_speed_is_in_use(searcher: Library) -> None:
    positions = list(questions(searcher, 4, 3))
    sides = searcher.game.sides

    def told() -> list[object]:
        bots = [LearnedBot(seed, led(searcher.game.name, ITERATIONS)) for seed in range(len(positions))]
        found: list[object] = [answer_of(bot, position) for bot, position in zip(bots, positions, strict=True)]
        return found + [judged(one, sides(one.state.agreed.options), ITERATIONS) for one in positions]

    pure = told()
    enlist()
    NATIVE[searcher.game.name] = spy = Spy()
    assert told() == pure
    assert spy.calls == ["search"] * 3 + ["judge"] * 3


def test_hints_and_puzzles_think_in_the_kernel(searcher: Library) -> None:
    position = next(questions(searcher, 4, 1))
    question, sides = question_at(position), searcher.game.sides(position.state.agreed.options)
    view = searcher.game.view(position.state, question.decision.player)

    def told() -> list[object]:
        weighed = weigh(question, led(searcher.game.name, ITERATIONS), 1)
        hinted = uncorrected(question.decision, view, question.worlds, 1, sides)
        return [(one.answer, one.visits, one.chance) for one in (*hinted, *weighed)]

    pure = told()
    NATIVE[searcher.game.name] = spy = Spy()
    assert told() == pure
    assert spy.calls.count("search") == 2


class Spy(Lazily):
    """Whoever gets something from it needs no search by the rules."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def search(self, *asked: Any) -> Tally | None:
        found = super().search(*asked)
        self.calls += ["search"] if found is not None else []
        return found

    def judge(self, *asked: Any) -> list[float] | None:
        found = super().judge(*asked)
        self.calls += ["judge"] if found is not None else []
        return found


def test_other_facts_and_other_games_are_searched_by_the_rules(
    searcher: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    policy = policy_of(searcher.game)
    assert searching(searcher.game, policy) is searcher
    other = Policy(Facts(["one"], lambda state, decision: [[0] for _ in decision.options]), [0.0])
    assert searching(searcher.game, other) is None
    position = next(questions(searcher, 5, 1))
    assert position.decision is not None
    asked = position.decision.shown()
    imagined = worlds(position, asked.player)
    enlist()
    found = searched(asked, other, led(searcher.game.name, 5), Random(1), imagined)
    assert sum(visits for visits, _ in found.values()) == 5
    monkeypatch.setattr(natives, "is_built", lambda name: False)
    assert searching(searcher.game, policy) is None


def test_no_bot_asks_for_the_truth_that_a_kernel_is_given() -> None:
    rooms = [HERE.parent / room for room in ("bots", "games", "adapters", "lab", "server", "terminal")]
    assert [path for room in rooms for path in room.rglob("*.py") if "for_a_kernel" in path.read_text("utf-8")] == []
