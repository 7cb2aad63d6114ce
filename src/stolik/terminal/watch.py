"""Bots play, and everybody may look: drawn step by step from what a spectator sees."""

from __future__ import annotations

import time

from stolik.terminal import show
from stolik.terminal.boards import board_of, draw
from stolik.terminal.screen import Screen
from stolik.terminal.seats import shown_names
from stolik.terminal.session import Session
from stolik.text import Texts

PAUSE = 0.6
"""Seconds between two steps when nothing is said and somebody looks."""


def watch(session: Session, screen: Screen, language: str, delay: float | None) -> None:
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
