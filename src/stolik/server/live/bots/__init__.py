"""Bots think in processes of their own: answers, hints, reviews."""
