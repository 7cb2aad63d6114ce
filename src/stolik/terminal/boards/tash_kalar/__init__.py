"""Tash-Kalar on the screen: the arena with the sides beside it, tasks and hand below, options by card and square."""

from stolik.terminal.boards.tash_kalar.layout import field, notes
from stolik.terminal.boards.tash_kalar.menu import menu
from stolik.terminal.boards.tash_kalar.options import meaning, outcome, place, values

__all__ = ["field", "meaning", "menu", "notes", "outcome", "place", "values"]
