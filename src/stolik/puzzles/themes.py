"""What a puzzle is about, told from its chances and from what is answered; nobody writes it down by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stolik.engine.decision import Answer, Decision
from stolik.engine.game import Game
from stolik.engine.things import Kind
from stolik.puzzles.puzzle import Chances

WIN, SAVE, CARD, TURN, BEST = "win", "save", "card", "turn", "best"
KEPT: Final = "kept"
"""Of a position that somebody has kept: what it is about is for them to say."""
THEMES: Final = (WIN, SAVE, CARD, TURN, BEST)
"""Win now; stop a win; the best use of a card or an item; turn the game; and the best answer, for no other reason."""
CARDS: Final = frozenset({"card", "item", "decree", "task", "ability"})
"""Kinds of things that somebody holds and spends."""
WON, LOST = 0.93, 0.25


def theme_of(game: Game[Any], decision: Decision, solution: Answer, chances: Sequence[Chances]) -> str:
    """By the first answer: its question, and what all options of it are worth; where a line ends, by its last."""
    best, second = chances[0][0][1], chances[0][1][1]
    if max(best, chances[-1][0][1]) >= WON:
        return WIN
    if second <= LOST:
        return SAVE
    if any(kind.name in CARDS for kind in kinds(game.prompts[decision.prompt].kind, solution)):
        return CARD
    return TURN if second < 0.5 <= best else BEST


def kinds(kind: Kind, answer: Answer) -> list[Kind]:
    """Of the things that an answer names."""
    return [kind, *(of for place, of in kind.places(answer) if not isinstance(answer, tuple) or place < len(answer))]
