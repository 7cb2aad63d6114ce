"""The arena with the sides beside it; below, the turn, the tasks and the own hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stolik.engine import game as engine
from stolik.engine.decision import Seat
from stolik.games.tash_kalar.cards import RANKS
from stolik.games.tash_kalar.registry import NETHERVOID, SCHOOL_IDS
from stolik.games.tash_kalar.view import View
from stolik.terminal.boards import Space
from stolik.terminal.boards.tash_kalar.looks import EDGE, GATE, GREEN, GROUNDS, RED, letter_of
from stolik.terminal.boards.tash_kalar.panel import hand, sides, tasks, turn
from stolik.terminal.boards.tash_kalar.squares import HEIGHT, WIDTH, Grid
from stolik.text import Texts

PANEL: Final = 28
"""Columns that the sides need beside the arena."""


def field(view: engine.View, seat: Seat | None, texts: Texts, room: Space, marks: Mapping[str, str]) -> RenderableType:
    seen = cast(View, view)
    grid = Grid(seen, texts)
    arena = Text("\n", no_wrap=True).join(grid.rows(marks) if room.is_lower_than(HEIGHT) else grid.lines(marks))
    beside = sides(seen, texts)
    if room.width <= WIDTH + PANEL:
        return Group(arena, beside)
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True, width=WIDTH)
    table.add_row(arena, beside)
    return table


def notes(view: engine.View, seat: Seat | None, texts: Texts) -> list[RenderableType]:
    seen = cast(View, view)
    return [_legend(seen, texts), turn(seen, texts), *tasks(seen, texts), *hand(seen, seat, texts)]


def _legend(view: View, texts: Texts) -> Text:
    """Only what can be met in this game."""
    parts = [Text(f"{letter_of(rank, texts)} {texts.say(f'rank-{rank}')}") for rank in RANKS[1:]]
    for sign, key in ((RED, "R"), (GREEN, "G")):
        parts.append(Text.assemble((sign, GROUNDS[key][1]), " ", texts.say(f"arena-ground-{key}")))
    if any(player["school"] == SCHOOL_IDS[NETHERVOID] for player in view["players"]):
        parts.append(Text(f"{GATE} {texts.say('arena-gate')}"))
    return Text.assemble((" · ", EDGE)).join(parts)
