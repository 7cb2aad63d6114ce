"""Text in a font of our own: a server has none, and a picture must look the same everywhere."""

from __future__ import annotations

import json
from functools import cache
from html import escape
from importlib import resources
from typing import Any, Final

FAMILY: Final = "Fraunces"
SIZE: Final = 1000
"""In which letters are measured."""
MISSING: Final = "?"
MORE: Final = "…"
HERE: Final = resources.files("stolik.server.share")


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
