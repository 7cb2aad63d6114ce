"""Says what is wrong with the lessons of a game, and what each of their questions offers: for whoever writes them.

Usage: lesson_faults.py GAME [LESSON ...]
"""

import sys
from typing import Any

from stolik.engine.decision import Answer
from stolik.engine.game import Game
from stolik.examples.positions import written
from stolik.games import GAMES
from stolik.lessons import Lesson, faults, lessons, right_answer, taught


def main() -> None:
    name, *wanted = sys.argv[1:]
    game = GAMES[name]
    for lesson in lessons(game).values():
        if wanted and lesson.name not in wanted:
            continue
        print(lesson.name, faults(game, lesson) or "good")
        if wanted:
            show(game, lesson)


def show(game: Game[Any], lesson: Lesson) -> None:
    answers: list[Answer] = []
    while (now := taught(game, lesson, answers)).step is not None:
        decision, state = now.position.decision, now.position.state
        offered = [] if decision is None else [written(game, state, decision, option) for option in decision.options]
        print(now.number + 1, now.step.say["en"], decision and (decision.player, decision.prompt), offered)
        answers.append(right_answer(game, now))


if __name__ == "__main__":
    main()
