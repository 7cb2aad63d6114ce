"""People and bots play a game here, from the first question to the end."""

from __future__ import annotations

import time

from rich.text import Text

from stolik.engine.decision import Answer, Decision, Seat
from stolik.engine.record import IllegalAnswer
from stolik.terminal import explain, orders, show
from stolik.terminal.boards import board_of, draw
from stolik.terminal.keyboard import NEWS, Keyboard
from stolik.terminal.question import Question
from stolik.terminal.screen import Gone, Screen
from stolik.terminal.seats import introduced, is_bot, shown_names
from stolik.terminal.session import Session
from stolik.text import Texts

PAUSE = 0.6
"""Seconds between two steps when nothing is said and somebody looks."""


def play(session: Session, screen: Screen, language: str) -> None:
    keyboard = Keyboard(session, screen, language)
    try:
        run(keyboard)
    except (Gone, orders.Quit):
        leave(keyboard)
    except KeyboardInterrupt:
        screen.show()
        leave(keyboard)
    finally:
        if session.keeper is not None:
            session.keeper.let_go()


def run(keyboard: Keyboard) -> None:
    """To the end of the game, or until nobody is there to answer."""
    introduce(keyboard)
    while (decision := keyboard.session.record.decision) is not None:
        if is_bot(keyboard.session.record.seats[decision.player]):
            let_bot_answer(keyboard, decision)
        elif not keyboard.session.asks(decision):
            keyboard.session.let_only_option_answer(decision)
        else:
            keyboard.session.keep()
            if in_front_of(keyboard, decision.player):
                ask(keyboard, decision)
    keyboard.session.keep()
    finish(keyboard)


def let_bot_answer(keyboard: Keyboard, decision: Decision) -> None:
    name = keyboard.texts.seat(decision.player)
    with keyboard.screen.thinking(keyboard.texts.say("thinking", name=name)):
        keyboard.session.let_bot_answer(decision)


def introduce(keyboard: Keyboard) -> None:
    texts, record = keyboard.texts, keyboard.session.record
    keyboard.screen.show(Text.assemble((texts.say("game-name"), show.BRASS), "  ", texts.say("game-tagline")))
    keyboard.screen.show(texts.say("at-the-table", seats=introduced(record.seats, texts)))
    for key, option in keyboard.game.options.items():
        value = record.header.options[key]
        if value != option.default or key == next(iter(keyboard.game.options)):
            keyboard.screen.show(orders.option_chosen(key, value, option, texts))
    keyboard.screen.show(texts.say("commitment", hash=record.header.commitment), style="dim")
    if keyboard.session.keeper is not None:
        keyboard.screen.show(texts.say("kept-in", file=str(keyboard.session.keeper.path)), style="dim")
    keyboard.screen.show(texts.say("how-to-ask-for-help"))


# The curtain


def in_front_of(keyboard: Keyboard, seat: Seat) -> bool:
    """Whether the one who is asked sits at the keyboard now; no, where the game changed at the curtain."""
    if not keyboard.hot_seat or keyboard.in_front == seat:
        keyboard.in_front = seat
        return True
    keyboard.hide()
    name = keyboard.texts.seat(seat)
    while said := keyboard.screen.ask(keyboard.texts.say("curtain", name=name) + " "):
        if orders.at_the_curtain(keyboard, said):
            return False
    keyboard.in_front = seat
    return True


# The question


def ask(keyboard: Keyboard, decision: Decision) -> None:
    record = keyboard.session.record
    question = Question(record.game, record.position, decision, keyboard.board, keyboard.texts, len(record.entries))
    keyboard.draw(question)
    while not heard(keyboard, question, keyboard.screen.ask("› ", keyboard.turning)):
        pass


def heard(keyboard: Keyboard, question: Question, said: str) -> bool:
    """Whether the game has moved on. What is not understood or not allowed is asked again, with the reason."""
    if not said:
        return False
    if orders.carried_out(keyboard, question, said):
        return not still_open(keyboard, question)
    found = question.options_meant(said)
    if len(found) == 1:
        return answered(keyboard, question, found[0])
    if found:
        names = ", ".join(keyboard.texts.option(question.decision, option, question.view) for option in found)
        keyboard.screen.show(keyboard.texts.say("which-one", options=names))
    else:
        explain.why(keyboard.screen, question, said)
    return False


def still_open(keyboard: Keyboard, question: Question) -> bool:
    record = keyboard.session.record
    return record.decision is question.decision and not is_bot(record.seats[question.decision.player])


def answered(keyboard: Keyboard, question: Question, answer: Answer) -> bool:
    try:
        keyboard.session.answer(question.decision.player, answer)
    except IllegalAnswer as illegal:
        keyboard.screen.show(show.refusal(illegal.refusal, keyboard.texts))
        return False
    return True


# The end


def finish(keyboard: Keyboard) -> None:
    keyboard.hide()
    keyboard.screen.unpin()
    texts, record = keyboard.texts, keyboard.session.record
    people = keyboard.session.people
    seat = people[0] if len(people) == 1 else None
    news = keyboard.session.since_last_answer(seat) if seat is not None else keyboard.session.log[-NEWS:]
    keyboard.screen.show(show.log(news, seat, keyboard.game, texts, NEWS))
    keyboard.say_notice()
    keyboard.screen.show()
    view = keyboard.game.view(record.position.state, seat)
    keyboard.screen.show(draw(keyboard.board, view, seat, texts, keyboard.screen.width))
    assert record.result is not None
    keyboard.screen.show(show.result(record.result, texts))
    keyboard.screen.show(texts.say("head", head=record.head), style="dim")
    if keyboard.session.keeper is not None:
        keyboard.screen.show(texts.say("record-in", file=str(keyboard.session.keeper.path)), style="dim")


def leave(keyboard: Keyboard) -> None:
    """The game is kept; say where and how to go on."""
    keyboard.hide()
    keyboard.screen.unpin()
    if keyboard.session.keeper is not None and keyboard.session.record.result is None:
        keyboard.screen.show(keyboard.texts.say("left", file=str(keyboard.session.keeper.path)))


# Bots among themselves


def watch(session: Session, screen: Screen, language: str, delay: float | None) -> None:
    """Drawn step by step from what a spectator sees."""
    pause = delay if delay is not None else (PAUSE if screen.live else 0.0)
    record = session.record
    game = record.game
    texts = Texts(language, game, shown_names(record.seats, Texts(language)), record.header.options)
    board = board_of(game)
    told = 0
    try:
        while True:
            screen.clear()
            screen.show(show.log(session.log[told:], None, game, texts, len(session.log) + 1))
            told = len(session.log)
            screen.show(draw(board, game.view(record.position.state, None), None, texts, screen.width))
            decision = record.decision
            if decision is None:
                break
            time.sleep(pause)
            session.let_bot_answer(decision)
    except KeyboardInterrupt:
        return
    assert record.result is not None
    screen.show(show.result(record.result, texts))
    screen.show(texts.say("head", head=record.head), style="dim")
