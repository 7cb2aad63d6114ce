"""A grid whose columns and rows run round."""

from __future__ import annotations


def step(column: int, row: int, by: tuple[int, int], columns: int, rows: int) -> tuple[int, int, int]:
    """The square one step on, and how often the step crossed the top (+1) or the bottom (-1)."""
    row += by[1]
    return (column + by[0]) % columns, row % rows, row // rows
