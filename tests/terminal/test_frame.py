"""On a screen of 80 by 24 the board stays in sight, and everything else is a page away."""

import io
import re
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from rich.text import Text

from stolik.engine.options import settle
from stolik.engine.record import new_record
from stolik.games import GAMES
from stolik.terminal.boards import Space, board_of
from stolik.terminal.keyboard import Keyboard
from stolik.terminal.question import Question
from stolik.terminal.screen import Frame, Screen
from stolik.terminal.session import Session
from tests.terminal.keyboard import PseudoTerminal

WIDTH, HEIGHT = 80, 24
CLEARED = "\x1b[2J\x1b[H"
STYLE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
SEATS = {"titan_race": 3, "war_chest": 2, "tash_kalar": 2, "karak2": 3}
SIGNS = {
    "titan_race": ["A1", "F12"],
    "war_chest": ["f7", "i1"],
    "tash_kalar": ["a    b", "9 "],
    "karak2": ["@", "·────·"],
}
"""What the far ends of a board are known by."""


class Small(Screen):
    """80 by 24, somebody at it, and nobody types."""

    def __init__(self) -> None:
        self.console = Console(file=io.StringIO(), width=WIDTH, height=HEIGHT, highlight=False, markup=False)
        self.live = True
        self.frame: Frame | None = None

    def pages(self) -> list[list[str]]:
        assert self.frame is not None
        found: list[list[str]] = []
        pages = 1
        while len(found) < pages:
            lines, _, pages = self.frame.drawn(self.console)
            found.append(["".join(part.text for part in line).rstrip() for line in lines])
            self.frame.turn()
        return found


def asked(game: str, answers: int) -> tuple[Small, Question]:
    """The question after so many random answers, as it is put before somebody."""
    rules = GAMES[game]
    names = ["Anna", "Jan", "Ola"][: SEATS[game]]
    record = new_record(rules, settle(rules, len(names), {}), names, [], bytes(32))
    luck = Random(7)
    for _ in range(answers):
        assert record.decision is not None
        record.answer(record.decision.player, luck.choice(record.decision.options))
    screen = Small()
    keyboard = Keyboard(Session(record, None), screen, "pl")
    assert record.decision is not None
    question = Question(
        record.game, record.position, record.decision, keyboard.board, keyboard.texts, len(record.entries)
    )
    keyboard.draw(question)
    return screen, question


@pytest.mark.parametrize("answers", [0, 12, 90])
@pytest.mark.parametrize("game", SEATS)
def test_the_board_and_the_question_are_on_every_page(game: str, answers: int) -> None:
    screen, question = asked(game, answers)
    for page in screen.pages():
        assert len(page) == HEIGHT - 1
        assert max(map(len, page)) <= WIDTH
        text = "\n".join(page)
        assert question.texts.prompt(question.decision) in " ".join(text.split())
        assert all(sign in text for sign in SIGNS[game]), text


@pytest.mark.parametrize("answers", [12, 90])
@pytest.mark.parametrize("game", SEATS)
def test_no_option_and_no_card_is_lost(game: str, answers: int) -> None:
    screen, question = asked(game, answers)
    told = "\n".join("\n".join(page) for page in screen.pages())
    shown = {int(number) for number in re.findall(r"(?<![\w.])\d+", told)}
    assert set(range(1, len(question.labels) + 1)) <= shown
    paper = Console(file=io.StringIO(), width=WIDTH, highlight=False, markup=False)
    board, seat = board_of(GAMES[game]), question.decision.player
    for note in board.notes(question.view, seat, question.texts):
        for line in paper.render_lines(note, pad=False):
            assert "".join(part.text for part in line).rstrip() in told


def test_what_is_higher_than_the_screen_is_read_below() -> None:
    """A board that cannot be drawn lower loses nothing: its last lines are on the pages."""
    screen = Small()
    frame = Frame(lambda height: Text("\n".join(f"row {row}" for row in range(40))), Text(), Text("What?"))
    screen.pin(frame)
    screen.show("said")
    told = "\n".join("\n".join(page) for page in screen.pages())
    assert all(f"row {row}\n" in f"{told}\n" for row in range(40))
    assert "said" in told


@pytest.mark.parametrize("game", ["war_chest", "tash_kalar"])
def test_help_why_and_rules_leave_the_board_where_it_is(game: str, tmp_path: Path) -> None:
    """As somebody types it, in Polish, with examples of the game that is played."""
    arguments = ["play", game, "--seats", "2", "--data", str(tmp_path), "--lang", "pl", "--seed", "07"]
    with PseudoTerminal(*arguments, columns=WIDTH, lines=HEIGHT) as terminal:

        def page(said: str | None) -> str:
            if said is not None:
                terminal.say(said)
            shown = terminal.until("pomoc, ? › ").rpartition(CLEARED)[2]
            return STYLE.sub("", shown)

        first = page(None)
        for said in ("pomoc", "reguła", "czemu nic", ""):
            shown = page(said)
            assert len(shown.splitlines()) <= HEIGHT
            assert first.splitlines()[2] == shown.splitlines()[2]
        assert "TR-46" not in page("pomoc")


def test_a_low_room_is_drawn_lower() -> None:
    _, question = asked("tash_kalar", 12)
    board = board_of(GAMES["tash_kalar"])
    console = Console(file=io.StringIO(), width=WIDTH)
    heights = [
        len(console.render_lines(board.field(question.view, 0, question.texts, Space(WIDTH, height), question.marks)))
        for height in (None, 17)
    ]
    assert heights[0] > 17 >= heights[1]
