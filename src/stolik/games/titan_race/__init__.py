"""Titan Race."""

from stolik.games.titan_race.game import GAME

__all__ = ["GAME"]
