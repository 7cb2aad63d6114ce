"""People and bots at one keyboard, with a curtain for hands."""

from __future__ import annotations

from rich.text import Text

from stolik.engine.decision import Decision, Seat
from stolik.engine.record import IllegalAnswer
from stolik.terminal import explain, orders, show
from stolik.terminal.boards import board_of
from stolik.terminal.question import Question
from stolik.terminal.screen import Gone, Screen
from stolik.terminal.seats import introduced, is_bot, shown_names
from stolik.terminal.session import Session
from stolik.text import Texts

NEWS = 16
"""Lines of the log shown with a question."""


class Table:
    """`at_keyboard` is the person whose hand may be on the screen."""

    def __init__(self, session: Session, screen: Screen, language: str) -> None:
        self.session = session
        self.screen = screen
        self.language = language
        self.game = session.record.game
        self.board = board_of(self.game)
        self.at_keyboard: Seat | None = None
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

    def run(self) -> None:
        """To the end of the game, or until nobody is there to answer."""
        self._introduce()
        while (decision := self.session.record.decision) is not None:
            if is_bot(self.session.record.seats[decision.player]):
                with self.screen.thinking(self.texts.say("thinking", name=self.texts.seat(decision.player))):
                    self.session.let_bot_answer(decision)
            elif not self.session.asks(decision):
                self.session.let_only_option_answer(decision)
            else:
                self.session.keep()
                if self._in_front_of(decision.player):
                    self._ask(decision)
        self.session.keep()
        self._finish()

    def _introduce(self) -> None:
        texts, record = self.texts, self.session.record
        self.screen.show(Text.assemble((texts.say("game-name"), show.BRASS), "  ", texts.say("game-tagline")))
        self.screen.show(texts.say("at-the-table", seats=introduced(record.seats, texts)))
        for key, option in self.game.options.items():
            value = record.header.options[key]
            if value != option.default or key == next(iter(self.game.options)):
                self.screen.show(orders.option_chosen(key, value, option, texts))
        self.screen.show(texts.say("commitment", hash=record.header.commitment), style="dim")
        if self.session.keeper is not None:
            self.screen.show(texts.say("kept-in", file=str(self.session.keeper.path)), style="dim")
        self.screen.show(texts.say("how-to-ask-for-help"))

    # The curtain

    def _in_front_of(self, seat: Seat) -> bool:
        """Whether the one who is asked sits at the keyboard now; no, where the game changed at the curtain."""
        if not self.hot_seat or self.at_keyboard == seat:
            self.at_keyboard = seat
            return True
        self._hide()
        while said := self.screen.ask(self.texts.say("curtain", name=self.texts.seat(seat)) + " "):
            if orders.at_the_curtain(self, said):
                return False
        self.at_keyboard = seat
        return True

    def _hide(self) -> None:
        if self.hot_seat and self.at_keyboard is not None:
            self.screen.clear(scrollback=True)

    # The question

    def _ask(self, decision: Decision) -> None:
        question = Question(self.session.record, decision, self.board, self.texts)
        self.draw(question)
        while not self._heard(question, self.screen.ask("› ")):
            pass

    def draw(self, question: Question) -> None:
        """What happened since this seat last answered, the board, its hand, the question."""
        seat, texts = question.decision.player, self.texts
        if self._drawn:
            self.screen.clear(scrollback=self.hot_seat)
        self._drawn = True
        news = self.session.since_last_answer(seat)
        if news:
            self.screen.show(show.log(news, seat, self.game, texts, NEWS if self.screen.live else len(news)))
        self._say_notice()
        self.screen.show()
        self.screen.show(self.board.draw(question.view, seat, texts, self.screen.width, question.marks))
        asked = Text.assemble((texts.seat(seat), show.BRASS), "  ", (texts.prompt(question.decision), "bold"))
        self.screen.show(asked.append(f"  {question.rule}", "dim"))
        self.screen.show(self.board.menu(question.decision, question.labels, texts))

    def _say_notice(self) -> None:
        if self.notice:
            self.screen.show(self.notice, style="bold")
            self.notice = ""

    def _heard(self, question: Question, said: str) -> bool:
        """Whether the game has moved on. What is not understood or not allowed is asked again, with the reason."""
        if not said:
            return False
        if orders.carried_out(self, question, said):
            return not self._still_open(question)
        found = question.options_meant(said)
        if len(found) == 1:
            return self._answered(question, found[0])
        if found:
            names = ", ".join(self.texts.option(question.decision, option, question.view) for option in found)
            self.screen.show(self.texts.say("which-one", options=names))
        else:
            explain.why(self.screen, question, said)
        return False

    def _still_open(self, question: Question) -> bool:
        record = self.session.record
        return record.decision is question.decision and not is_bot(record.seats[question.decision.player])

    def _answered(self, question: Question, answer: orders.Answer) -> bool:
        try:
            self.session.answer(question.decision.player, answer)
        except IllegalAnswer as illegal:
            self.screen.show(show.refusal(illegal.refusal, self.texts))
            return False
        return True

    # The end

    def _finish(self) -> None:
        self._hide()
        texts, record = self.texts, self.session.record
        people = self.session.people
        seat = people[0] if len(people) == 1 else None
        news = self.session.since_last_answer(seat) if seat is not None else self.session.log[-NEWS:]
        self.screen.show(show.log(news, seat, self.game, texts, NEWS))
        self._say_notice()
        self.screen.show()
        view = self.game.view(record.position.state, seat)
        self.screen.show(self.board.draw(view, seat, texts, self.screen.width, {}))
        assert record.result is not None
        self.screen.show(show.result(record.result, texts))
        self.screen.show(texts.say("head", head=record.head), style="dim")
        if self.session.keeper is not None:
            self.screen.show(texts.say("record-in", file=str(self.session.keeper.path)), style="dim")

    def leave(self) -> None:
        """The game is kept; say where and how to go on."""
        self._hide()
        if self.session.keeper is not None and self.session.record.result is None:
            self.screen.show(self.texts.say("left", file=str(self.session.keeper.path)))


def play(session: Session, screen: Screen, language: str) -> None:
    table = Table(session, screen, language)
    try:
        table.run()
    except (Gone, orders.Quit):
        table.leave()
    except KeyboardInterrupt:
        screen.show()
        table.leave()
    finally:
        if session.keeper is not None:
            session.keeper.let_go()
