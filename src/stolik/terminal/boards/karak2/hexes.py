"""The map as a wall of bricks: six borders each, half the upper and half the lower ones shared with two neighbours.

·────·▓▓▓▓·
│7:12  ♣▲ws│    tile 7, option 12; forest with rocks, yielding wood and stone; a chasm to the north-east
│Dr3 Sh4   │    dryads of strength 3 and shadow eaters of strength 4
│⌂2 @13    │    the town of seat 2, the heroes of seats 1 and 3
·────·────·
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.text import Text

from stolik.games.karak2.shapes import TileView, View
from stolik.terminal.boards.karak2 import looks
from stolik.terminal.boards.karak2.window import HALF, HIGH, WIDE, Window, corner
from stolik.terminal.show import BRASS
from stolik.text import Texts

SLOT: Final = WIDE - 1
"""Letters between the edges of a tile."""
Parts = Sequence[tuple[str, str]]


class Canvas:
    """Letters with their styles, by line and column; what is laid down later lies on top."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.letters: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, line: int, column: int, parts: Parts) -> None:
        for text, style in parts:
            for sign in text:
                self.letters[line, column] = sign, style
                column += 1

    def lines(self) -> Iterator[Text]:
        window = self.window
        for line in range(window.top, window.top + window.height):
            row = [self.letters.get((line, window.left + column), (" ", "")) for column in range(window.width)]
            text = Text.assemble(*row)
            text.rstrip()
            yield text


class Map:
    """`marks` are words for tiles, by number, and for empty places beside them, by place ("1,-1")."""

    def __init__(self, view: View, texts: Texts, marks: Mapping[str, str]) -> None:
        self.view = view
        self.texts = texts
        self.marks = marks

    def lines(self, window: Window) -> list[Text]:
        canvas = Canvas(window)
        shown = [tile for tile in self.view["tiles"] if window.holds(tile["at"])]
        for tile in shown:
            self._borders(canvas, tile)
        for tile in shown:
            self._chasms(canvas, tile)
            self._inside(canvas, tile)
        for place, mark in self.marks.items():
            if "," in place:
                column, line = corner([int(part) for part in place.split(",")])
                canvas.put(line + 2, column + HALF - 1, [(f"?{mark}", BRASS)])
        return list(canvas.lines())

    def _borders(self, canvas: Canvas, tile: TileView) -> None:
        column, line = corner(tile["at"])
        for end in (line, line + HIGH):
            canvas.put(end, column, [(f"·{'─' * (HALF - 1)}·{'─' * (HALF - 1)}·", looks.EDGE)])
        for side in (column, column + WIDE):
            for height in range(1, HIGH):
                canvas.put(line + height, side, [("│", looks.EDGE)])

    def _chasms(self, canvas: Canvas, tile: TileView) -> None:
        column, line = corner(tile["at"])
        for edge in tile["chasms"]:
            if edge in (0, 3):
                for height in range(1, HIGH):
                    canvas.put(line + height, column + (0 if edge else WIDE), [(looks.CHASM, looks.CHASM_INK)])
            else:
                start = column + 1 + (HALF if edge in (1, 5) else 0)
                canvas.put(line + (0 if edge in (1, 2) else HIGH), start, [(looks.CHASM * (HALF - 1), looks.CHASM_INK)])

    def _inside(self, canvas: Canvas, tile: TileView) -> None:
        column, line = corner(tile["at"])
        for height, parts in enumerate((self._head(tile), self._armies(tile), self._people(tile)), 1):
            canvas.put(line + height, column + 1, fitting(parts))

    def _head(self, tile: TileView) -> Parts:
        """Its number, the option it is, the land and what it yields."""
        name = str(tile["tile"])
        mark = self.marks.get(name)
        label = name if mark is None else f"{name}:{mark}"
        signs = [
            (looks.TERRAIN[terrain], looks.INKS[terrain]) for terrain in tile["terrain"] if terrain in looks.TERRAIN
        ]
        harvest = looks.yields(tile["yields"], self.texts)
        gap = SLOT - len(label) - len(signs) - len(harvest)
        return [(label, "bold" if mark is None else f"{BRASS} underline"), (" " * gap, ""), *signs, (harvest, "")]

    def _armies(self, tile: TileView) -> Parts:
        words = [f"{self.texts.say('tag-' + army['army'])}{army['strength']}" for army in tile["armies"]]
        if tile["general"]:
            words.append(f"{looks.GENERAL}{self.view['general_strength']}")
        if tile["residents"]:
            words.append(f"{looks.RESIDENTS}{tile['residents']}")
        lying = [(f" {looks.ITEM}{len(tile['items'])}", "bold")] if tile["items"] else []
        return [(" ".join(words), looks.ARMY), *lying]

    def _people(self, tile: TileView) -> Parts:
        found: list[tuple[str, str]] = []
        if tile["town"] is not None:
            found += [(f"{looks.TOWN}{tile['town'] + 1}", looks.STYLES[tile["town"]]), (" ", "")]
        players = self.view["players"]
        here = [seat for seat, one in enumerate(players) if one["hero"] is not None and one["tile"] == tile["tile"]]
        return [
            *found,
            *([(looks.HERO, "bold")] if here else []),
            *[(str(seat + 1), looks.STYLES[seat]) for seat in here],
        ]


def fitting(parts: Parts) -> Parts:
    """Cut where the tile ends, filled up where it goes on."""
    room = SLOT
    found: list[tuple[str, str]] = []
    for text, style in parts:
        found.append((text[:room], style))
        room -= len(text[:room])
    return [*found, (" " * room, "")]
