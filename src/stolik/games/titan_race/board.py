"""The grid: 36 squares, no edge, six directions."""

from __future__ import annotations

from typing import Final

from stolik.geometry.torus import step

Cell = int
Direction = int

OFF: Final = -1
COLUMNS: Final = "ABCDEF"
ROWS: Final = 12
SQUARES: Final = 36

# In the order in which simultaneous things happen (TR-O-32).
F: Final = 0
R: Final = 1
BR: Final = 2
B: Final = 3
BL: Final = 4
L: Final = 5
DIRECTIONS: Final = ("F", "R", "BR", "B", "BL", "L")
STEPS: Final = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))
# The zones (TR-16)
FRONT: Final = (F, R, L)
BACK: Final = (BR, B, BL)
AROUND: Final = (F, R, BR, B, BL, L)
ZONES: Final = {"front": FRONT, "back": BACK, "around": AROUND}


def cell_of(column: int, row: int) -> Cell:
    """Columns and rows count from 0; A, C, E exist on odd rows only, B, D, F on even ones (TR-11)."""
    return row * 3 + column // 2


def column_of(cell: Cell) -> int:
    return cell % 3 * 2 + row_of(cell) % 2


def row_of(cell: Cell) -> int:
    """Counted from 0; on the second and third board of a Grand Slam it goes on from 12 and 24."""
    return cell // 3


def name_of(cell: Cell) -> str:
    """The printed name (TR-20); on the later boards of a Grand Slam the board's number stands before it."""
    if cell == OFF:
        return "-"
    board, square = divmod(cell, SQUARES)
    name = f"{COLUMNS[column_of(square)]}{row_of(square) + 1}"
    return name if board == 0 else f"{board + 1}:{name}"


NAMES: Final = [name_of(cell) for cell in (*range(3 * SQUARES), OFF)]
"""By square; OFF is -1, the last."""
CELLS: Final = {name: cell for cell, name in enumerate(NAMES[:OFF])}
ROW: Final = [row_of(cell) for cell in range(3 * SQUARES)]
# The race starts from row 1 and heads for row 12 (TR-18, TR-22)
ENTRY: Final = (CELLS["A1"], CELLS["C1"], CELLS["E1"])


def lap_grid() -> tuple[list[list[Cell]], list[list[int]]]:
    """One board that runs round: by direction and square, the next square and the lap step.

    TR-12, TR-13, TR-14; also for who is pushed (TR-49, TR-50, TR-51).
    """
    ahead: list[list[Cell]] = []
    laps: list[list[int]] = []
    for by in STEPS:
        found = [step(column_of(cell), row_of(cell), by, len(COLUMNS), ROWS) for cell in range(SQUARES)]
        ahead.append([cell_of(column, row) for column, row, _ in found])
        laps.append([crossed for _, _, crossed in found])
    return ahead, laps


def tower_grid() -> tuple[list[list[Cell]], list[list[int]]]:
    """Three boards one above the other: nothing below, the trophy above the third (TR-109, TR-110, TR-O-29)."""
    ahead: list[list[Cell]] = []
    laps: list[list[int]] = []
    for by in STEPS:
        found = [step(column_of(cell), row_of(cell), by, len(COLUMNS), 3 * ROWS) for cell in range(3 * SQUARES)]
        ahead.append([OFF if over else cell_of(column, row) for column, row, over in found])
        laps.append([_tower_laps(cell, row, over) for cell, (_, row, over) in enumerate(found)])
    return ahead, laps


def _tower_laps(cell: Cell, row: int, over: int) -> int:
    if over:
        return max(over, 0)
    return row // ROWS - cell // SQUARES
