"""The board stays in sight: it is pinned to the top of the screen, and all that is said turns its pages below it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.text import Text

PAGE: Final = 4
"""Lines below the question, at least."""

Line = list[Segment]


class Frame:
    """`field` draws the board within so many lines, `asked` is the question, `latest` what happened last."""

    def __init__(self, field: Callable[[int], RenderableType], latest: Text, asked: Text) -> None:
        self.field = field
        self.latest = latest
        self.asked = asked
        self.pane: list[RenderableType] = []
        self.page = 0

    def say(self, what: RenderableType, style: str | None) -> None:
        self.pane.append(Text(what, style or "") if isinstance(what, str) else what)

    def turn(self) -> None:
        """To the next page, from the last to the first; never past a page that was not there when it was drawn."""
        self.page += 1

    def begin(self) -> None:
        """What was said has been read."""
        self.pane, self.page = [], 0

    def drawn(self, console: Console) -> tuple[list[Line], int, int]:
        """All lines but the one to write on, which page this is, and of how many."""
        asked = lines_of(console, [self.asked])
        latest = lines_of(console, [self.latest])[:1] if self.latest else []
        high = console.height - len(asked) - len(latest) - PAGE - 1
        field = lines_of(console, [self.field(high)])
        told = lines_of(console, self.pane) + field[high:]
        field = field[:high]
        page = max(PAGE, console.height - len(asked) - len(latest) - len(field) - 1)
        pages = max(1, -(-len(told) // page))
        self.page %= pages
        shown = told[self.page * page : (self.page + 1) * page]
        empty: list[Line] = [[] for _ in range(page - len(shown))]
        return [*field, *latest, *asked, *shown, *empty], self.page + 1, pages


def lines_of(console: Console, what: Iterable[RenderableType]) -> list[Line]:
    return [line for one in what for line in console.render_lines(one, pad=False)]
