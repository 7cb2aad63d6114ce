"""One keyboard and one screen for all who play here, with a curtain for hands."""

from __future__ import annotations

from rich.text import Text

from stolik.engine.decision import Seat
from stolik.terminal import show
from stolik.terminal.boards import board_of
from stolik.terminal.question import Question
from stolik.terminal.screen import Screen
from stolik.terminal.seats import shown_names
from stolik.terminal.session import Session
from stolik.text import Texts

NEWS = 16
"""Lines of the log shown with a question."""


class Keyboard:
    """`in_front` of it sits the person whose hand may be on the screen."""

    def __init__(self, session: Session, screen: Screen, language: str) -> None:
        self.session = session
        self.screen = screen
        self.language = language
        self.game = session.record.game
        self.board = board_of(self.game)
        self.in_front: Seat | None = None
        self.notice = ""
        """Said with the next question, or at the end."""
        self._drawn = False

    @property
    def texts(self) -> Texts:
        names = shown_names(self.session.record.seats, Texts(self.language))
        return Texts(self.language, self.game, names)

    @property
    def hot_seat(self) -> bool:
        return len(self.session.people) > 1

    def hide(self) -> None:
        """The curtain falls."""
        if self.hot_seat and self.in_front is not None:
            self.screen.clear(scrollback=True)

    def draw(self, question: Question) -> None:
        """What happened since this seat last answered, the board, its hand, the question."""
        seat, texts = question.decision.player, self.texts
        if self._drawn:
            self.screen.clear(scrollback=self.hot_seat)
        self._drawn = True
        news = self.session.since_last_answer(seat)
        if news:
            self.screen.show(show.log(news, seat, self.game, texts, NEWS if self.screen.live else len(news)))
        self.say_notice()
        self.screen.show()
        self.screen.show(self.board.draw(question.view, seat, texts, self.screen.width, question.marks))
        asked = Text.assemble((texts.seat(seat), show.BRASS), "  ", (texts.prompt(question.decision), "bold"))
        self.screen.show(asked.append(f"  {question.rule}", "dim"))
        self.screen.show(self.board.menu(question.decision, question.labels, texts))

    def say_notice(self) -> None:
        if self.notice:
            self.screen.show(self.notice, style="bold")
            self.notice = ""
