"""Tash-Kalar."""

from stolik.games.tash_kalar.game import GAME

__all__ = ["GAME"]
