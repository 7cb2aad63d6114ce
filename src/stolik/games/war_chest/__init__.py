"""War Chest."""

from stolik.games.war_chest.game import GAME

__all__ = ["GAME"]
