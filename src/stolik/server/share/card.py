"""A finished game on one card: the emblem, who played, places and scores. There are no words but the title."""

from __future__ import annotations

from contextlib import suppress
from time import gmtime, strftime
from typing import Any, Final, NamedTuple

from stolik.server.share.lettering import art, fitted, written

WIDE: Final = 1200
TALL: Final = 630
"""What messengers like."""
PAPER, INK, FAINT, BRASS, EDGE = "#fdfaf4", "#2a1e15", "#5f4c3b", "#e3ab3c", "#221610"
EMBLEMS: Final = {"titan_race": "em-titan", "war_chest": "em-war", "tash_kalar": "em-tash", "karak2": "em-karak"}
MOST: Final = 6

render: Any = None
"""To PNG, by resvg_py of the extra `server`; without it the picture is SVG."""
with suppress(ImportError):
    from resvg_py import svg_to_bytes as render


class Row(NamedTuple):
    place: int
    name: str
    score: int | None


class Shown(NamedTuple):
    """`step`: which one is shown, 0 for the end."""

    game: str
    title: str
    ended: float
    rows: list[Row]
    step: int = 0


def drawn(shown: Shown) -> str:
    """As SVG."""
    parts = [
        f'<rect width="{WIDE}" height="{TALL}" fill="{EDGE}"/>',
        f'<rect x="28" y="28" width="{WIDE - 56}" height="{TALL - 56}" rx="36" fill="{PAPER}"/>',
        emblem(EMBLEMS.get(shown.game, "em-stolik"), 70, 130, 330),
        written(fitted(shown.title, 66, 700), 440, 140, 66, INK),
        *(row_of(row, number) for number, row in enumerate(shown.rows[:MOST])),
        emblem("em-stolik", 78, 524, 52),
        written("Stolik", 142, 562, 36, FAINT),
        written(footnote(shown), WIDE - 80, 562, 32, FAINT, right=True),
    ]
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {TALL}">{"".join(parts)}</svg>'


def footnote(shown: Shown) -> str:
    day = strftime("%Y-%m-%d", gmtime(shown.ended))
    return f"#{shown.step} · {day}" if shown.step else day


def row_of(row: Row, number: int) -> str:
    y = 216 + 56 * number
    first = row.place == 1
    colour = INK if first else FAINT
    score = "" if row.score is None else str(row.score)
    mark = f'<circle cx="464" cy="{y - 14}" r="24" fill="{BRASS}"/>' if first else ""
    name = fitted(row.name, 42, 490)
    return "".join(
        [
            mark,
            written(str(row.place), 455, y, 36, INK if first else FAINT),
            written(name, 510, y, 42, colour),
            written(score, WIDE - 80, y, 42, colour, right=True),
        ]
    )


def emblem(name: str, x: int, y: int, size: int) -> str:
    box, body = art()["emblems"][name]
    return f'<svg x="{x}" y="{y}" width="{size}" height="{size}" viewBox="{box}">{body}</svg>'


def picture(shown: Shown) -> tuple[bytes, str]:
    """And what it is."""
    svg = drawn(shown)
    if render is None:
        return svg.encode(), "image/svg+xml"
    return bytes(render(svg_string=svg, width=WIDE, height=TALL, skip_system_fonts=True)), "image/png"
