"""The board as a honeycomb: every hex takes two lines, what stands on it above and what it is below.

 ______
/▼Kn2!#\\       a Knight of side A, two coins, poisoned, in a fortification
\\A_e2__/       on e2, which side A controls
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from stolik.games.war_chest.board import CENTRE, FILES
from stolik.games.war_chest.view import HexView
from stolik.terminal.boards.war_chest.looks import EDGE, FORT, INKS, LOCATION, MARCHES, SIDES, STYLES, poison_of, tag_of
from stolik.terminal.show import BRASS
from stolik.text import Texts

SLOT: Final = 6
"""Letters between the edges of a hex."""


class Comb:
    """`sides` are those of the seats; the hexes are known by their file and by the line on which they begin."""

    def __init__(self, hexes: Sequence[HexView], sides: Sequence[int], texts: Texts) -> None:
        self.sides = sides
        self.texts = texts
        self.files = sorted({hex["hex"][0] for hex in hexes})
        self.hexes = {(hex["hex"][0], level(hex["hex"])): hex for hex in hexes}

    @property
    def width(self) -> int:
        return len(self.files) * (SLOT + 1) + 1

    def lines(self, marks: Mapping[str, str]) -> list[Text]:
        """From the upper edge of the highest hex to the lower edge of the lowest."""
        levels = [line for _, line in self.hexes]
        return [self._line(line, marks) for line in range(min(levels) - 1, max(levels) + 2)]

    def _line(self, line: int, marks: Mapping[str, str]) -> Text:
        drawn = Text(self._edge(line, 0), EDGE)
        for place, file in enumerate(self.files):
            drawn.append_text(self._slot(file, line, marks))
            drawn.append(self._edge(line, place + 1), EDGE)
        return drawn

    def _slot(self, file: str, line: int, marks: Mapping[str, str]) -> Text:
        upper, lower = self.hexes.get((file, line)), self.hexes.get((file, line - 1))
        if upper is not None:
            return self._unit(upper)
        if lower is not None:
            return self._ground(lower, marks.get(lower["hex"]))
        return Text(("_" if (file, line + 1) in self.hexes else " ") * SLOT, EDGE)

    def _edge(self, line: int, place: int) -> str:
        """The stroke to the left of a file, or after the last: it leans with the hexes beside it."""
        left, right = self.files[place - 1] if place else "", self.files[place] if place < len(self.files) else ""
        if (right, line) in self.hexes or (left, line - 1) in self.hexes:
            return "/"
        return "\\" if (left, line) in self.hexes or (right, line - 1) in self.hexes else " "

    def _unit(self, hex: HexView) -> Text:
        fort = (FORT if hex["fort"] else " ", "bold")
        if hex["unit"] is None or hex["seat"] is None:
            return Text.assemble(" " * (SLOT - 1), fort)
        side = self.sides[hex["seat"]]
        stack = f"{MARCHES[side]}{tag_of(hex['unit'], self.texts)}{hex['coins']}"
        return Text.assemble((stack, f"bold {STYLES[side]}"), (poison_of(hex).ljust(1), "bold green3"), fort)

    def _ground(self, hex: HexView, mark: str | None) -> Text:
        label = hex["hex"] if mark is None else f"{hex['hex']}:{mark}"
        name = (label if len(label) < SLOT else hex["hex"]).center(SLOT - 1, "_")
        return Text.assemble(self._control(hex), (name, EDGE if mark is None else f"{BRASS} underline"))

    def _control(self, hex: HexView) -> tuple[str, str]:
        if hex["control"] is not None:
            return SIDES[hex["control"]], INKS[hex["control"]]
        return (LOCATION, "bold") if hex["location"] else ("_", EDGE)


def level(name: str) -> int:
    """The line on which a hex begins, counted from the centre; a step down its file is two lines."""
    return FILES.index(name[0]) - CENTRE[0] + 2 * (int(name[1:]) - CENTRE[1])
