"""Stolik: board games by the letter of the rules, for people and for programs. README.md opens with an example."""

from typing import Any

from stolik.bots.bot import Bot
from stolik.bots.levels import BOTS, bot
from stolik.engine.decision import CHANCE, Answer, Decision
from stolik.engine.events import Event
from stolik.engine.game import Game, Result, Setting, View
from stolik.engine.options import BadOption, settle
from stolik.engine.position import Position, worlds
from stolik.engine.record import IllegalAnswer, Record, new_record
from stolik.engine.recordfile import BadRecord, NoRecord, read, write
from stolik.games import GAMES

__version__ = "0.1.0"


def start(game: str, seats: int, **options: Setting) -> Position[Any]:
    """A fresh game, waiting for its first answer; chance is asked like a player."""
    rules = GAMES[game]
    return Position(rules, rules.setup(settle(rules, seats, options)))


__all__ = [
    "BOTS",
    "CHANCE",
    "GAMES",
    "Answer",
    "BadOption",
    "BadRecord",
    "Bot",
    "Decision",
    "Event",
    "Game",
    "IllegalAnswer",
    "NoRecord",
    "Position",
    "Record",
    "Result",
    "View",
    "bot",
    "new_record",
    "read",
    "settle",
    "start",
    "worlds",
    "write",
]
