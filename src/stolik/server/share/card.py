"""A finished game on one card: the board, who played, places and scores. There are no words but the title."""

from __future__ import annotations

import json
from functools import cache
from html import escape
from importlib import resources
from importlib.util import find_spec
from time import gmtime, strftime
from typing import Any, Final, NamedTuple

from stolik.server.share import boards
from stolik.server.share.boards import Scene

WIDE: Final = 1200
TALL: Final = 630
"""What messengers like."""
PAPER, INK, FAINT, BRASS, EDGE = "#fdfaf4", "#2a1e15", "#5f4c3b", "#e3ab3c", "#221610"
BOARD: Final = (48, 44, 590, 542)
LEFT: Final = 666
RIGHT: Final = WIDE - 72
EMBLEMS: Final = {"titan_race": "em-titan", "war_chest": "em-war", "tash_kalar": "em-tash", "karak2": "em-karak"}
MOST: Final = 6
FEW: Final = 4
FAMILY: Final = "Fraunces"
SIZE: Final = 1000
"""In which letters are measured."""
MISSING: Final = "?"
MORE: Final = "…"
HERE: Final = resources.files("stolik.server.share")


class Standing(NamedTuple):
    place: int
    name: str
    score: int | None


class ShareCard(NamedTuple):
    """`step`: which one is shown, 0 for the end. `scene`: how the board stood then, where that is known."""

    game: str
    title: str
    ended: float
    rows: list[Standing]
    step: int = 0
    scene: Scene | None = None


def drawn(shown: ShareCard) -> str:
    """As SVG."""
    own = EMBLEMS.get(shown.game, "em-stolik")
    board = boards.drawn(shown.scene) if shown.scene else ""
    head = emblem(own, LEFT, 74, 84) if board else ""
    title = LEFT + 100 if board else LEFT
    parts = [
        f'<rect width="{WIDE}" height="{TALL}" fill="{EDGE}"/>',
        f'<rect x="28" y="28" width="{WIDE - 56}" height="{TALL - 56}" rx="36" fill="{PAPER}"/>',
        framed(board) if board else emblem(own, 160, 135, 360),
        head,
        titled(shown.title, title),
        *(row_of(row, number, len(shown.rows)) for number, row in enumerate(shown.rows[:MOST])),
        emblem("em-stolik", LEFT, 520, 46),
        written("Stolik", LEFT + 58, 554, 32, FAINT),
        written(footnote(shown), RIGHT, 554, 28, FAINT, "end"),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {TALL}" font-family="{FAMILY}">'
        f"{''.join(parts)}</svg>"
    )


def framed(board: str) -> str:
    x, y, width, height = BOARD
    return f'<svg x="{x}" y="{y}" width="{width}" height="{height}">{board}</svg>'


def footnote(shown: ShareCard) -> str:
    day = strftime("%Y-%m-%d", gmtime(shown.ended))
    return f"#{shown.step} · {day}" if shown.step else day


def titled(title: str, x: int) -> str:
    """As large as it can be."""
    size = max(min(52.0, 52 * (RIGHT - x) / wide(title, 52)), 34)
    return written(fitted(title, size, RIGHT - x), x, 132, size, INK)


def row_of(row: Standing, number: int, rows: int) -> str:
    y = 220 + (66 if rows <= FEW else 52) * number
    first = row.place == 1
    colour = INK if first else FAINT
    score = "" if row.score is None else str(row.score)
    mark = f'<circle cx="{LEFT + 22}" cy="{y - 12}" r="22" fill="{BRASS}"/>' if first else ""
    return "".join(
        [
            mark,
            written(str(row.place), LEFT + 22, y, 32, colour, "middle"),
            written(fitted(row.name, 38, RIGHT - LEFT - 74 - wide(score, 38)), LEFT + 62, y, 38, colour),
            written(score, RIGHT, y, 38, colour, "end"),
        ]
    )


def emblem(name: str, x: int, y: int, size: int) -> str:
    box, body = art()["emblems"][name]
    return f'<svg x="{x}" y="{y}" width="{size}" height="{size}" viewBox="{box}">{body}</svg>'


def can_render() -> bool:
    return find_spec("resvg_py") is not None


def picture(shown: ShareCard) -> tuple[bytes, str]:
    """And what it is: PNG, or without resvg_py SVG."""
    svg = drawn(shown)
    if not can_render():
        return svg.encode(), "image/svg+xml"
    from resvg_py import svg_to_bytes  # loaded when the first picture is made

    png = svg_to_bytes(svg_string=svg, width=WIDE, height=TALL, skip_system_fonts=True, font_files=[font()])
    return bytes(png), "image/png"


# Lettering


@cache
def art() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((HERE / "art.json").read_text("utf-8"))
    return found


def font() -> str:
    """Where it lies."""
    return str(HERE / "letters.ttf")


def known(text: str) -> str:
    """With a question mark for every letter that the font has not."""
    return "".join(one if one in art()["widths"] else MISSING for one in text)


def wide(text: str, size: float) -> float:
    widths: dict[str, int] = art()["widths"]
    return sum(widths[one] for one in known(text)) * size / SIZE


def fitted(text: str, size: float, room: float) -> str:
    """As much of it as there is room for."""
    if wide(text, size) <= room:
        return text
    while text and wide(text + MORE, size) > room:
        text = text[:-1]
    return text.rstrip() + MORE


def written(text: str, x: float, y: float, size: float, colour: str, anchor: str = "start") -> str:
    """From `x`, up to it ("end") or around it ("middle"), on the line `y`."""
    at = f'x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{colour}" text-anchor="{anchor}"'
    return f"<text {at}>{escape(known(text))}</text>"
