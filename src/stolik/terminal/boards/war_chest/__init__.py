"""War Chest on the screen: the board as a honeycomb, the players beside it, the hand below, options coin by coin."""

from stolik.terminal.boards.war_chest.layout import field, notes
from stolik.terminal.boards.war_chest.menu import menu
from stolik.terminal.boards.war_chest.options import meaning, outcome, place, values

__all__ = ["field", "meaning", "menu", "notes", "outcome", "place", "values"]
