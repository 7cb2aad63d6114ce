"""Karak 2 on the screen: the map as a wall of hexes, the heroes below it, options by what they are."""

from stolik.terminal.boards.karak2.layout import field, notes
from stolik.terminal.boards.karak2.menu import menu
from stolik.terminal.boards.karak2.options import meaning, outcome, place, values

__all__ = ["field", "meaning", "menu", "notes", "outcome", "place", "values"]
