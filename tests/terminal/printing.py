"""What Rich makes of something, as plain text."""

import io
from collections.abc import Mapping

from rich.console import Console, Group, RenderableType

from stolik.engine.decision import Seat
from stolik.engine.game import View
from stolik.terminal.boards import Board, Space
from stolik.text import Texts


def printed(what: RenderableType, width: int = 80, colours: bool = False) -> str:
    file = io.StringIO()
    Console(
        file=file,
        width=width,
        highlight=False,
        markup=False,
        emoji=False,
        force_terminal=colours,
        color_system="256" if colours else None,
    ).print(what)
    return "\n".join(line.rstrip() for line in file.getvalue().splitlines())


def laid_out(
    board: Board, view: View, seat: Seat | None, texts: Texts, width: int, marks: Mapping[str, str]
) -> RenderableType:
    """The board with the marks of a question, and what lies around it."""
    return Group(board.field(view, seat, texts, Space(width), marks), *board.notes(view, seat, texts))
