"""Karak 2 with Imperium."""

from stolik.games.karak2.game import GAME

__all__ = ["GAME"]
