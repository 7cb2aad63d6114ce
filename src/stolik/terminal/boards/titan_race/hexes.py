"""One board of 36 squares as a honeycomb: a row of the track is a line, and every square reaches into the next line.

        _____
 12 ___/     \
 11/     \\B12/     the squares of odd rows are A C E, those of even rows B D F; the name stands on the lower edge
   \\_A11_/
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from stolik.games.titan_race.view import Runner
from stolik.terminal.boards.titan_race.looks import EDGE, LOOKS, OUT, TRAP, TURN, style_of
from stolik.terminal.show import BRASS

COLUMNS: Final = "ABCDEF"
ROWS: Final = 12
WIDE, NARROW = 5, 3
"""Letters between the edges of a square."""


def width_of(slot: int) -> int:
    return len(COLUMNS) * (slot + 1) + 1


class Square:
    """What is to be drawn of one square."""

    def __init__(self, name: str, letter: str, runner: Runner | None, tag: str, trap: bool) -> None:
        self.name = name
        self.look = LOOKS[letter]
        self.runner = runner
        self.tag = tag
        self.trap = trap


class Comb:
    """`squares` are the 36 of this board by their printed name; `turn` is the titan whose turn it is."""

    def __init__(self, squares: Mapping[str, Square], turn: str | None, slot: int) -> None:
        self.squares = squares
        self.turn = turn
        self.slot = slot

    def lines(self, marks: Mapping[str, str]) -> list[Text]:
        """From the top edge of row 12 down to the bottom edge of row 1."""
        return [self._line(row, marks) for row in range(ROWS + 1, -1, -1)]

    def header(self) -> Text:
        letters = " ".join(letter.center(self.slot) for letter in COLUMNS)
        return Text(f" {letters} ", "bold")

    def _line(self, row: int, marks: Mapping[str, str]) -> Text:
        line = Text.assemble((self._edge(row, 0), EDGE))
        for column, letter in enumerate(COLUMNS):
            if name_at(letter, row) in self.squares:
                line.append_text(self._upper(self.squares[name_at(letter, row)]))
            elif name_at(letter, row + 1) in self.squares:
                line.append_text(self._lower(self.squares[name_at(letter, row + 1)], marks))
            else:
                below = name_at(letter, row - 1) in self.squares
                line.append(("_" if below else " ") * self.slot, EDGE)
            line.append(self._edge(row, column + 1), EDGE)
        return line

    def _edge(self, row: int, place: int) -> str:
        """The stroke to the left of a column, or after the last: it leans with the squares beside it."""
        beside = COLUMNS[max(place - 1, 0) : place + 1]
        upper = [letter for letter in beside if name_at(letter, row) in self.squares]
        lower = [letter for letter in beside if name_at(letter, row + 1) in self.squares]
        if upper:
            return "/" if COLUMNS.index(upper[0]) == place else "\\"
        if lower:
            return "\\" if COLUMNS.index(lower[0]) == place else "/"
        return " "

    def _upper(self, square: Square) -> Text:
        sign, ground, ink, _ = square.look
        if square.runner is not None:
            return self._titan(square, square.runner)
        if not square.trap:
            return Text(sign.center(self.slot), f"{ink} {ground}")
        lead = sign.ljust(self.slot // 2)
        rest = " " * (self.slot - len(lead) - 1)
        return Text.assemble((lead, f"{ink} {ground}"), (TRAP, f"bold {_readable(ground)}"), (rest, ground))

    def _titan(self, square: Square, runner: Runner) -> Text:
        out = runner["health"] != "active"
        sign, ground, ink, _ = square.look
        turn = TURN if runner["titan"] == self.turn else " "
        tag = (square.tag, f"{style_of(runner['titan'])} {'strike' if out else 'bold'}")
        mark = (OUT if out else " ", f"bold {_readable(ground)}")
        if self.slot == WIDE:
            return Text.assemble((sign, f"{ink} {ground}"), (turn, f"bold {_readable(ground)}"), tag, mark)
        lead = (sign, f"{ink} {ground}") if sign.strip() else (turn, "bold")
        return Text.assemble(mark if out else lead, tag)

    def _lower(self, square: Square, marks: Mapping[str, str]) -> Text:
        plain = square.name.rpartition(":")[2]
        mark = marks.get(square.name)
        if mark is None:
            return Text(self._written(plain), _readable(square.look.ground) or "dim")
        label = f"{plain}:{mark}"
        return Text(self._written(label if len(label) <= self.slot else plain), f"{BRASS} underline")

    def _written(self, label: str) -> str:
        """On the lower edge, a little to the left where it cannot be in the middle."""
        return ("_" * ((self.slot - len(label)) // 2) + label).ljust(self.slot, "_")


def name_at(letter: str, row: int) -> str:
    """As printed; a name that is no square for rows off the board and for the gaps between squares."""
    return f"{letter}{row}"


def _readable(ground: str) -> str:
    """On a coloured ground, whatever the terminal's own colours are."""
    return f"grey82 {ground}" if ground else ""
