"""The arena as a grid: pieces in the cells, the numbers of options in the lines below them.

    c    d
  +----+----+
1 |    | Ac |       a common piece of side A on d1
  +-12-+----+       option 12 is c1

Where lines are few, without the lines between the rows, and with the numbers in the cells.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from stolik.games.tash_kalar.arena import FILES, SIDE
from stolik.games.tash_kalar.view import SquareView, View
from stolik.terminal.boards.tash_kalar.looks import EDGE, GATE, GROUNDS, SIDES, letter_of, style_of
from stolik.terminal.show import BRASS
from stolik.text import Texts

SLOT: Final = 4
"""Letters between the edges of a cell."""
WIDTH: Final = 2 + SIDE * (SLOT + 1) + 1
HEIGHT: Final = 2 + 2 * SIDE


class Grid:
    def __init__(self, view: View, texts: Texts) -> None:
        self.view = view
        self.texts = texts
        self.squares = {square["square"]: square for square in view["squares"]}

    def lines(self, marks: Mapping[str, str]) -> list[Text]:
        files = Text("   " + " ".join(file.center(SLOT) for file in FILES), EDGE)
        drawn = [files, self._between(0, marks)]
        for row in range(1, SIDE + 1):
            drawn += [self._row(row), self._between(row, marks)]
        return drawn

    def rows(self, marks: Mapping[str, str]) -> list[Text]:
        files = Text("   " + " ".join(file.center(SLOT) for file in FILES), EDGE)
        return [files, *[self._row(row, marks) for row in range(1, SIDE + 1)]]

    def _row(self, row: int, marks: Mapping[str, str] | None = None) -> Text:
        line = Text(f"{row} ", EDGE)
        for place, file in enumerate(FILES):
            line.append(self._wall(place, row), EDGE)
            square = self.squares.get(f"{file}{row}")
            mark = "" if marks is None else marks.get(f"{file}{row}", "")
            line.append_text(self._cell(square, mark) if square is not None else Text(" " * SLOT))
        return line.append(self._wall(SIDE, row), EDGE)

    def _cell(self, square: SquareView, mark: str) -> Text:
        """The Gate's sign, the piece, and what colour the square has; a number takes the place of the signs."""
        ground = GROUNDS[square["ground"]]
        if square["side"] is None:
            return Text.assemble((mark.rjust(SLOT - 1), BRASS), ground)
        letters = SIDES[square["side"]] + letter_of(square["rank"], self.texts)
        piece = (letters, f"bold {style_of(self.view, square['side'])}")
        gate = GATE if square["gate"] else " "
        if not mark:
            return Text.assemble((gate, "bold"), piece, ground)
        lead = gate if len(mark) + len(letters) < SLOT else ""
        return Text.assemble((lead, "bold"), piece, (mark.rjust(SLOT - len(letters) - len(lead)), BRASS))

    def _wall(self, place: int, row: int) -> str:
        return "|" if self._exists(place - 1, row) or self._exists(place, row) else " "

    def _between(self, row: int, marks: Mapping[str, str]) -> Text:
        """The line below a row; the numbers on it belong to the squares above."""
        line = Text("  ", EDGE)
        for place in range(SIDE):
            line.append(self._corner(place, row), EDGE).append_text(self._floor(place, row, marks))
        return line.append(self._corner(SIDE, row), EDGE)

    def _floor(self, place: int, row: int, marks: Mapping[str, str]) -> Text:
        mark = marks.get(f"{FILES[place]}{row}", "") if self._exists(place, row) else ""
        if mark:
            left = (SLOT - len(mark) + 1) // 2
            rest = "-" * (SLOT - len(mark) - left)
            return Text.assemble(("-" * left, EDGE), (mark, BRASS), (rest, EDGE))
        return Text(("-" if self._exists(place, row) or self._exists(place, row + 1) else " ") * SLOT, EDGE)

    def _corner(self, place: int, row: int) -> str:
        around = [(place - 1, row), (place, row), (place - 1, row + 1), (place, row + 1)]
        return "+" if any(self._exists(*cell) for cell in around) else " "

    def _exists(self, place: int, row: int) -> bool:
        return 0 <= place < SIDE and f"{FILES[place]}{row}" in self.squares
