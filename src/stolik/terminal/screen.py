"""The screen and the keyboard, or two pipes: then nothing is cleared and nothing is coloured.

The board stays in sight: it is pinned to the top, and all that is said turns its pages below it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

CLEAR_WITH_SCROLLBACK = "\x1b[H\x1b[2J\x1b[3J"
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


class Gone(Exception):
    """Nobody is at the keyboard any more."""


class Screen:
    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.live = sys.stdin.isatty() and self.console.is_terminal and not self.console.is_dumb_terminal
        self.frame: Frame | None = None
        self._forget: Callable[[], None] = lambda: None
        if self.live and (editor := _line_editor()) is not None:
            self._forget = editor.clear_history

    @property
    def width(self) -> int:
        return self.console.width

    def pin(self, frame: Frame) -> None:
        """What is shown from now on is read below this board, page by page."""
        self.frame = frame

    def unpin(self) -> None:
        self.frame = None

    def show(self, what: RenderableType = "", style: str | None = None) -> None:
        if self.frame is not None:
            self.frame.say(what, style)
        else:
            self.console.print(what, style=style)

    def clear(self, scrollback: bool = False) -> None:
        """With `scrollback` nothing can be scrolled back to: for hands that others must not see."""
        self.unpin()
        if not self.live:
            return
        if scrollback:
            self._forget()
            self.console.file.write(CLEAR_WITH_SCROLLBACK)
            self.console.file.flush()
        else:
            self.console.clear()

    def ask(self, prompt: str, turning: Callable[[int, int], str] | None = None) -> str:
        """One line. What comes from a pipe is echoed, so that the output reads like the game it was.

        Below a pinned board, where `turning` says so, nothing said turns the page.
        """
        if self.frame is not None:
            return self._asked_below(self.frame, prompt, turning)
        if self.live:
            return self._typed(prompt)
        self.console.print(prompt, end="")
        self.console.file.flush()
        line = sys.stdin.readline()
        self.console.print(line.strip())
        if not line:
            raise Gone
        return line.strip()

    def _asked_below(self, frame: Frame, prompt: str, turning: Callable[[int, int], str] | None) -> str:
        said = ""
        while not said:
            lines, page, pages = frame.drawn(self.console)
            self.console.clear()
            self.console.print(Segments([part for line in lines for part in [*line, Segment.line()]]), end="")
            said = self._typed((turning(page, pages) if turning else "") + prompt)
            if turning is None:
                break
            frame.turn()
        frame.begin()
        return said

    def _typed(self, prompt: str) -> str:
        try:
            return input(prompt).strip()
        except EOFError:
            raise Gone from None

    def thinking(self, message: str) -> AbstractContextManager[object]:
        """A sign of life while a bot thinks."""
        return self.console.status(message) if self.live else nullcontext()


def _line_editor() -> Any:
    """Gives input() its line editing and history, where there is one."""
    try:
        import readline
    except ImportError:
        return None
    return readline
