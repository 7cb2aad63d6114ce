"""Stolik: board games by the letter of the rules, for people and for programs. docs/library.md has every name here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from stolik.bots.bot import Bot, Worlds, answer_of
from stolik.bots.levels import BOTS, bot
from stolik.engine import recordfile
from stolik.engine.decision import CHANCE, Answer, Decision
from stolik.engine.entries import Entry, Header
from stolik.engine.game import Game, Option, Options, Result, Setting, View
from stolik.engine.options import BadOption, settle
from stolik.engine.playouts import Playouts, playouts
from stolik.engine.position import Position, worlds
from stolik.engine.record import IllegalAnswer, Record, new_record
from stolik.engine.recordfile import BadRecord, NoRecord, Verdict, write
from stolik.engine.things import Event
from stolik.games import GAMES

if TYPE_CHECKING:
    from stolik.text import Paragraph

__version__ = "0.1.0"


def start(game: str, seats: int, **options: Setting) -> Position[Any]:
    """A fresh game, waiting for its first answer; chance is asked like a player."""
    rules = GAMES[game]
    return Position(rules, rules.setup(settle(rules, seats, options)))


def read(text: str, games: Mapping[str, Game[Any]] = GAMES) -> Verdict:
    """Checks every byte of a record: the chain, the draws, and, for rules that are here, every answer."""
    return recordfile.read(text, games)


def rulebook(game: str, language: str = "en") -> dict[str, Paragraph]:
    """The numbered paragraphs of a game by their ids, in printed order."""
    from stolik.text import rulebook as paragraphs  # needs Fluent, which those who only play can do without

    return paragraphs(GAMES[game], language)


__all__ = [
    "BOTS",
    "CHANCE",
    "GAMES",
    "Answer",
    "BadOption",
    "BadRecord",
    "Bot",
    "Decision",
    "Entry",
    "Event",
    "Game",
    "Header",
    "IllegalAnswer",
    "NoRecord",
    "Option",
    "Options",
    "Playouts",
    "Position",
    "Record",
    "Result",
    "Setting",
    "Verdict",
    "View",
    "Worlds",
    "answer_of",
    "bot",
    "new_record",
    "playouts",
    "read",
    "rulebook",
    "settle",
    "start",
    "worlds",
    "write",
]
