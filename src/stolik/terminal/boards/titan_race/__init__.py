"""Titan Race on the screen: the track as a honeycomb, the titans beside it, the cards below."""

from stolik.terminal.boards.generic import menu, values
from stolik.terminal.boards.titan_race.layout import field, notes
from stolik.terminal.boards.titan_race.options import meaning, outcome, place

__all__ = ["field", "meaning", "menu", "notes", "outcome", "place", "values"]
