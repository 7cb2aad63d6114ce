"""One track with the titans beside it, or the three of a Grand Slam with the titans below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stolik.engine import game as engine
from stolik.engine.decision import Seat
from stolik.games.titan_race.board import ROWS, SQUARES, name_of
from stolik.games.titan_race.tracks import TRACKS
from stolik.games.titan_race.view import View
from stolik.terminal.boards import Space
from stolik.terminal.boards.titan_race.hexes import NARROW, WIDE, Comb, Square, width_of
from stolik.terminal.boards.titan_race.looks import EDGE, LOOKS, OUT, TRAP, tag_of
from stolik.terminal.boards.titan_race.panel import OURS, hands, supplies, titan
from stolik.text import Texts

LABEL: Final = 3
"""Columns for the number of a row."""
WHOLE: Final = 22
"""Lines of a track with its name and all that is written around it."""
PANEL: Final = 38
"""Columns for a titan below three boards."""


def field(view: engine.View, seat: Seat | None, texts: Texts, room: Space, marks: Mapping[str, str]) -> RenderableType:
    seen = cast(View, view)
    course = _grand_slam if len(seen["tracks"]) == 3 else _one_track
    return Group(*course(seen, texts, room, marks))


def notes(view: engine.View, seat: Seat | None, texts: Texts) -> list[RenderableType]:
    seen = cast(View, view)
    return [_legend(seen, texts), supplies(seen, texts), *hands(seen, seat, texts)]


def _one_track(view: View, texts: Texts, room: Space, marks: Mapping[str, str]) -> list[RenderableType]:
    """In a low room without the letters, which stand in the squares, and without its name."""
    low = room.is_lower_than(WHOLE)
    comb = _comb(view, texts, 0, WIDE)
    margin = " " * LABEL
    board = [] if low else [Text(margin).append_text(comb.header())]
    for row, line in zip(range(ROWS + 1, -1, -1), comb.lines(marks), strict=True):
        board.append(_number(row).append(" ").append_text(line).append(" ").append_text(_number(row)))
    board.append(Text(margin + "▀▄" * (width_of(WIDE) // 2) + "▀", "bold"))
    if not low:
        board += [Text(margin + line, "dim") for line in texts.say("race-wrap").split("\n")]
    beside = Table.grid(padding=(0, 1, 0, 0))
    beside.add_column(no_wrap=True, width=width_of(WIDE) + 2 * LABEL)
    beside.add_row(Text("\n").join(board), _in_columns(_panel(view, texts), 1))
    return [beside] if low else [_title(view["tracks"][0], "", texts), beside]


def _grand_slam(view: View, texts: Texts, room: Space, marks: Mapping[str, str]) -> list[RenderableType]:
    """Side by side from the first board to the last; the top of each leads into the bottom of the next."""
    low = room.is_lower_than(WHOLE)
    slot = WIDE if room.width >= LABEL + 3 * width_of(WIDE) + 2 else NARROW
    above = [texts.say("race-up", board=2), texts.say("race-up", board=3), texts.say("race-up-trophy")]
    below = [texts.say("race-wall"), texts.say("race-down", board=1), texts.say("race-down", board=2)]
    boards = Table.grid(padding=(0, 1, 0, 0))
    boards.add_column(width=LABEL - 1)
    if not low:
        boards.add_row("", *[Text(note.center(width_of(slot)), "dim") for note in above])
    numbers = [Text(" "), *[_number(row) for row in range(ROWS + 1, -1, -1)]]
    combs = [_comb(view, texts, board, slot) for board in range(3)]
    lines = [[comb.header(), *comb.lines(marks)] for comb in combs]
    boards.add_row(*[Text("\n", no_wrap=True).join(column) for column in (numbers, *lines)])
    boards.add_row("", *[Text(note.center(width_of(slot)), "dim") for note in below])
    titles = [] if low else [_title(track, f"{number}: ", texts) for number, track in enumerate(view["tracks"], 1)]
    return [*titles, boards, _in_columns(_panel(view, texts), max(1, room.width // PANEL))]


def _comb(view: View, texts: Texts, board: int, slot: int) -> Comb:
    standing = {runner["square"]: runner for runner in view["runners"]}
    squares: dict[str, Square] = {}
    for place, letter in enumerate(view["map"][board]):
        name = name_of(board * SQUARES + place)
        runner = standing.get(name)
        tag = "" if runner is None else tag_of(runner["titan"], texts)
        squares[name.rpartition(":")[2]] = Square(name, letter, runner, tag, name in view["traps"])
    return Comb(squares, view["turn"], slot)


def _number(row: int) -> Text:
    return Text.assemble(((str(row) if 1 <= row <= ROWS else "").rjust(LABEL - 1), "bold"))


def _title(track: str, number: str, texts: Texts) -> Text:
    title = Text.assemble(number, (texts.say(f"track-{track}"), "bold"))
    if TRACKS[track].source != "rulebook":
        title.append(" " + texts.say("race-map-ours"), "dim italic")
    return title


def _panel(view: View, texts: Texts) -> list[tuple[Text, Text]]:
    return [titan(runner, runner["titan"] == view["turn"], texts) for runner in view["runners"]]


def _in_columns(panel: list[tuple[Text, Text]], columns: int) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    for start in range(0, len(panel), columns):
        table.add_row(*[part for titan in panel[start : start + columns] for part in titan])
    return table


def _legend(view: View, texts: Texts) -> Text:
    """Only what can be seen on these boards."""
    letters = [letter for letter in LOOKS if any(letter in squares for squares in view["map"])]
    looks = [LOOKS[letter] for letter in letters]
    parts = [
        Text.assemble((look.sign, f"{look.ink} {look.ground}"), " ", texts.say(look.word))
        for look in looks
        if look.word
    ]
    parts.append(Text(f"{TRAP} {texts.say('race-trap')}"))
    if any(runner["health"] != "active" for runner in view["runners"]):
        parts.append(Text(f"{OUT} {texts.say('race-out')}"))
    if view["runners"]:
        parts.append(Text(f"{OURS} {texts.say('race-life-ours')}"))
    return Text.assemble((" · ", EDGE)).join(parts)
