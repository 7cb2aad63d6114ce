"""Kuhn poker: three cards, two players, one bet."""

from kuhn_poker.game import GAME

__all__ = ["GAME"]
