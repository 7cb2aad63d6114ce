"""One keyboard and one screen for all who play here, with a curtain for hands."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from stolik.engine.decision import Seat
from stolik.terminal import show
from stolik.terminal.boards import Space, board_of
from stolik.terminal.question import Question
from stolik.terminal.screen import Frame, Screen
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
        return Texts(self.language, self.game, names, self.session.record.header.options)

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
        asked = Text.assemble((texts.seat(seat), show.BRASS), "  ", (texts.prompt(question.decision), "bold"))
        asked.append(f"  {question.rule}", "dim")
        if self.screen.live:
            self._pin(question, asked)
        else:
            self._print(question, asked)

    def _print(self, question: Question, asked: Text) -> None:
        """On paper: everything, one below the other."""
        seat, texts = question.decision.player, self.texts
        news = self.session.since_last_answer(seat)
        if news:
            self.screen.show(show.log(news, seat, self.game, texts, len(news)))
        self.say_notice()
        self.screen.show()
        self.screen.show(self._field(question, None))
        for note in self.board.notes(question.view, seat, texts):
            self.screen.show(note)
        self.screen.show(asked)
        self.screen.show(self.board.menu(question.decision, question.labels, texts))

    def _pin(self, question: Question, asked: Text) -> None:
        """The board stays; the options are on the first page below it, the hand and the news on the next."""
        seat, texts = question.decision.player, self.texts
        news = self.session.since_last_answer(seat)
        latest = show.log_line(news[-1], seat, self.game, texts) if news else Text()
        self.screen.pin(Frame(lambda height: self._field(question, height), latest, asked))
        self.say_notice()
        self.screen.show(self.board.menu(question.decision, question.labels, texts))
        for note in self.board.notes(question.view, seat, texts):
            self.screen.show(note)
        if news:
            self.screen.show(show.log(news, seat, self.game, texts, NEWS))

    def _field(self, question: Question, height: int | None) -> RenderableType:
        room = Space(self.screen.width, height)
        return self.board.field(question.view, question.decision.player, self.texts, room, question.marks)

    def turning(self, page: int, pages: int) -> str:
        """What can be typed besides an answer, before the place where one types."""
        more = self.texts.say("page-turning", page=page, pages=pages) if pages > 1 else ""
        return f"{more}{self.texts.say('page-help')} "

    def say_notice(self) -> None:
        if self.notice:
            self.screen.show(self.notice, style="bold")
            self.notice = ""
