"""Weights for the facts of a game, learned from what greedy and then the own search answer."""
