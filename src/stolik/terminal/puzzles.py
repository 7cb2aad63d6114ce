"""Puzzles at the keyboard: a question out of a game, a hint that names the rule, and what every option was worth."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from rich.text import Text

from stolik.bots.policy import NoPolicy
from stolik.engine.decision import Answer
from stolik.engine.game import Game
from stolik.examples import agreed
from stolik.puzzles import NoQuestion, Puzzle, difficulty, is_right, kept, place_in, question_of, shelf, solved, written
from stolik.puzzles.shelf import puzzles_in
from stolik.terminal import show, store
from stolik.terminal.boards import board_of, draw
from stolik.terminal.faults import BadInput
from stolik.terminal.games import find
from stolik.terminal.opening import finished
from stolik.terminal.question import Question, heard
from stolik.terminal.screen import Gone, Screen
from stolik.terminal.words import fold
from stolik.text import Texts

KEPT: Final = "solved.json"
"""By game and puzzle: whether it was found the first time."""
OWN: Final = "puzzles"
HINT: Final = ("hint", "wskazowka")
SHOW: Final = ("show", "pokaz")
WIDE: Final = 20


def all_of(game: Game[Any], data: Path) -> dict[str, Puzzle]:
    """Those of the shelf, and those that were kept here."""
    file = data / OWN / f"{game.name}.jsonl"
    own = puzzles_in(file) if file.exists() else []
    return {**shelf(game), **{puzzle.id: puzzle for puzzle in own}}


def as_data(name: str, data: Path) -> list[dict[str, object]]:
    """For programs: without the solutions."""
    told = store.read_own(data / KEPT).get(name, {})
    return [
        {
            "id": one.id,
            "theme": one.theme,
            "rating": one.rating,
            "difficulty": difficulty(one.rating),
            "answers": len(one.solution),
            "solved": told.get(one.id),
        }
        for one in all_of(find(name), data).values()
    ]


def show_shelf(screen: Screen, name: str, language: str, data: Path) -> None:
    game, texts = find(name), Texts(language)
    told = store.read_own(data / KEPT).get(name, {})
    found = all_of(game, data)
    if not found:
        raise BadInput("no-puzzles", name=name)
    for one in found.values():
        done = ("✓" if told[one.id] else "✗") if one.id in told else " "
        stars = "◆" * difficulty(one.rating) + "◇" * (3 - difficulty(one.rating))
        line = Text.assemble(f"{done} ", (one.id, show.BRASS), f"  {stars} {one.rating:>4}  ")
        screen.show(line.append(texts.say(f"puzzle-theme-{one.theme}")))


def keep_position(screen: Screen, file: Path, step: int, language: str, data: Path) -> None:
    """A step of a record becomes a puzzle of one's own."""
    record, texts = finished(file), Texts(language)
    try:
        with screen.thinking(texts.say("puzzle-weighing")):
            puzzle = kept(place_in(record, step))
    except NoQuestion:
        raise BadInput("think-no-answer", file=str(file), step=step) from None
    except NoPolicy:
        raise BadInput("not-learned", bot="puct", name=record.game.name) from None
    own = data / OWN / f"{record.game.name}.jsonl"
    own.parent.mkdir(parents=True, exist_ok=True)
    others = [one for one in (puzzles_in(own) if own.exists() else []) if one.id != puzzle.id]
    store.write_whole(own, "".join(f"{written(one)}\n" for one in [*others, puzzle]))
    screen.show(texts.say("puzzle-kept", name=record.game.name, id=puzzle.id))


def solve(screen: Screen, name: str, wanted: str, language: str, data: Path) -> None:
    """The one that is named; else the first that has not been tried."""
    game = find(name)
    puzzle = chosen(game, wanted, data)
    try:
        Solving(screen, game, puzzle, language, data).run()
    except (Gone, KeyboardInterrupt):
        return


def chosen(game: Game[Any], wanted: str, data: Path) -> Puzzle:
    found = all_of(game, data)
    if not found:
        raise BadInput("no-puzzles", name=game.name)
    if not wanted:
        told = store.read_own(data / KEPT).get(game.name, {})
        return next((one for one in found.values() if one.id not in told), next(iter(found.values())))
    if wanted not in found:
        raise BadInput("no-such-puzzle", said=wanted, name=game.name)
    return found[wanted]


class Solving:
    """One puzzle at the keyboard."""

    def __init__(self, screen: Screen, game: Game[Any], puzzle: Puzzle, language: str, data: Path) -> None:
        self.screen = screen
        self.game = game
        self.puzzle = puzzle
        self.data = data
        self.texts = Texts(language, game, options=agreed(game, puzzle))

    def run(self) -> None:
        self.screen.show(Text(f"\n{self.texts.say(f'puzzle-theme-{self.puzzle.theme}')}", "bold underline"))
        self.screen.show(Text(self.texts.say("puzzle-about"), "dim"))
        answers: list[Answer] = []
        while len(answers) < len(self.puzzle.solution):
            answer = self.asked(answers)
            right = answer is not SHOW and is_right(self.puzzle, len(answers), answer)
            self.judge(answers, answer, right)
            if not right:
                return self.end(False)
            answers.append(answer)
        return self.end(True)

    def asked(self, answers: list[Answer]) -> Any:
        """An answer, or SHOW from somebody who gives up."""
        texts, seat = self.texts, self.puzzle.seat
        position = solved(self.game, self.puzzle, answers).position
        decision = question_of(self.puzzle, position)
        board = board_of(self.game)
        self.screen.show(draw(board, self.game.view(position.state, seat), seat, texts, self.screen.width))
        question = Question(self.game, position, decision, board, texts)
        question.show(self.screen)
        self.screen.show(Text(texts.say("puzzle-orders"), "dim"))
        while True:
            said = heard(self.screen)
            if fold(said) in SHOW:
                return SHOW
            if fold(said) in HINT or said.strip() == "?":
                self.screen.show(show.paragraph(texts.rule(self.puzzle.rule), texts))
                continue
            meant = question.options_meant(said)
            if len(meant) == 1:
                return meant[0]
            self.screen.show(texts.say("lesson-which"))

    def judge(self, answers: list[Answer], answer: Any, right: bool) -> None:
        """What every option is worth, the best first, and which one was taken."""
        texts, place = self.texts, len(answers)
        position = solved(self.game, self.puzzle, answers).position
        decision, view = question_of(self.puzzle, position), self.game.view(position.state, self.puzzle.seat)
        said = "puzzle-right" if right else "puzzle-wrong"
        self.screen.show(Text(texts.say(said), "bold green" if right else "bold red"))
        for option, chance in self.puzzle.chances[place]:
            full = round(WIDE * chance)
            mark = "→" if answer is not SHOW and option == answer else " "
            line = Text.assemble(f"{mark} ", ("█" * full, show.BRASS), "░" * (WIDE - full), f" {chance:>4.0%}  ")
            self.screen.show(line.append(texts.option(decision, option, view)))

    def end(self, found: bool) -> None:
        self.screen.show(show.paragraph(self.texts.rule(self.puzzle.rule), self.texts))
        keep_solved(self.data / KEPT, self.game.name, self.puzzle.id, found)
        self.screen.show(self.texts.say("puzzle-done", rating=str(self.puzzle.rating)))


def keep_solved(file: Path, game: str, puzzle: str, found: bool) -> None:
    """The first try counts."""
    told = store.read_own(file)
    told.setdefault(game, {}).setdefault(puzzle, found)
    store.keep_own(file, told)
