"""Puzzles: a question of one seat in the middle of a game, and the answer that is clearly better than all others.

They are data of their game, `games/<game>/puzzles/*.jsonl`, found and rated by `stolik puzzles GAME --make`. The engine
plays them; what the options are worth was found by a long search in worlds as the seat may imagine them.
"""

from stolik.puzzles.attempt import Solved, faults, is_right, question_of, solved
from stolik.puzzles.keepsakes import NoQuestion, kept, place_in, unweighed
from stolik.puzzles.puzzle import RATED, THEMES, Origin, Puzzle, clear_in, difficulty, rating, read, theme_of, written
from stolik.puzzles.shelf import daily, shelf

__all__ = [
    "NoQuestion",
    "Origin",
    "Puzzle",
    "RATED",
    "Solved",
    "THEMES",
    "clear_in",
    "daily",
    "difficulty",
    "faults",
    "is_right",
    "kept",
    "place_in",
    "question_of",
    "rating",
    "read",
    "shelf",
    "solved",
    "theme_of",
    "unweighed",
    "written",
]
