"""Every lesson can be finished, and every answer is told something."""

from __future__ import annotations

from typing import Any

import pytest

from stolik.engine.game import Game
from stolik.examples.positions import Untold
from stolik.games import GAMES
from stolik.lessons import Lesson, faults, judged, lessons, taught
from stolik.text import LANGUAGES, rulebook

EVERY = [
    pytest.param(game, lesson, id=f"{game.name}-{lesson.name}")
    for game in GAMES.values()
    for lesson in lessons(game).values()
]


@pytest.mark.parametrize(("game", "lesson"), EVERY)
def test_it_can_be_finished_by_its_right_answers(game: Game[Any], lesson: Lesson) -> None:
    assert faults(game, lesson) == []


@pytest.mark.parametrize(("game", "lesson"), EVERY)
def test_every_answer_that_is_offered_is_told_something_in_both_languages(game: Game[Any], lesson: Lesson) -> None:
    answers: list[Any] = []
    while (now := taught(game, lesson, answers)).step is not None:
        assert sorted(now.step.say) == sorted(LANGUAGES)
        decision = now.position.decision
        right = None
        for option in decision.options if decision is not None and now.step.right else []:
            reply = judged(game, now, option)
            right = option if reply.right and right is None else right
            assert reply.right or (sorted(reply.text) == sorted(LANGUAGES) and reply.rule in rulebook(game, "en"))
        answers.append(right)


def test_a_wrong_answer_is_not_played() -> None:
    game = GAMES["titan_race"]
    lesson = lessons(game)["pushing"]
    decision = taught(game, lesson, []).position.decision
    assert decision is not None
    wrong = next(option for option in decision.options if option != "RRR")
    with pytest.raises(Untold):
        taught(game, lesson, [wrong])
