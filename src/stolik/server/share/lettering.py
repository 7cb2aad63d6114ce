"""Text as outlines: a server has no fonts, and a picture must look the same everywhere."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any, Final

SIZE: Final = 1000
"""In which letters are measured."""
MISSING: Final = "?"
MORE: Final = "…"


@cache
def art() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((resources.files("stolik.server.share") / "art.json").read_text("utf-8"))
    return found


def wide(text: str, size: float) -> float:
    return sum(letter(one)[0] for one in text) * size / SIZE


def letter(one: str) -> tuple[int, str]:
    """How wide, and its outline."""
    letters = art()["letters"]
    width, outline = letters.get(one) or letters[MISSING]
    return width, outline


def fitted(text: str, size: float, room: float) -> str:
    """As much of it as there is room for."""
    if wide(text, size) <= room:
        return text
    while text and wide(text + MORE, size) > room:
        text = text[:-1]
    return text.rstrip() + MORE


def written(text: str, x: float, y: float, size: float, colour: str, right: bool = False) -> str:
    """From `x`, or up to it, on the line `y`."""
    at = x - wide(text, size) if right else x
    drawn = []
    for one in text:
        width, outline = letter(one)
        if outline:
            scale = size / SIZE
            drawn.append(f'<path transform="translate({at:.1f} {y:.1f}) scale({scale:.4f})" d="{outline}"/>')
        at += width * size / SIZE
    return f'<g fill="{colour}">{"".join(drawn)}</g>'
