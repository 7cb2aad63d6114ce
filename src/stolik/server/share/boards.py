"""Boards as the page draws them: its own components, built for a server and run by a small JavaScript engine."""

from __future__ import annotations

import logging
from functools import cache
from importlib import import_module, resources
from importlib.util import find_spec
from threading import local
from typing import Any, Final, NamedTuple

import msgspec

SECONDS: Final = 5
MEMORY: Final = 128 << 20
FILE: Final = "boards.js"
log = logging.getLogger(__name__)
own = local()
"""By thread: an engine knows only one."""


class Scene(NamedTuple):
    """A position as everybody may see it, and on which side each seat is."""

    game: str
    view: dict[str, Any]
    sides: list[int]


@cache
def script() -> str:
    """What `scripts/web` builds; "" where nobody has."""
    file = resources.files("stolik.server.share") / FILE
    return file.read_text("utf-8") if file.is_file() else ""


def can_draw() -> bool:
    """Without quickjs there are no boards in pictures."""
    return find_spec("quickjs") is not None


def drawn(scene: Scene) -> str:
    """As SVG; "" where it cannot be drawn."""
    if not (can_draw() and script()):
        return ""
    view, sides = (msgspec.json.encode(part).decode() for part in (scene.view, scene.sides))
    try:
        return str(engine().get("board")(scene.game, view, sides))
    except Exception as fault:  # whatever the script throws: a picture without a board is still one
        log.warning("board-not-drawn game=%s fault=%s", scene.game, fault)
        own.engine = None
        return ""


def engine() -> Any:
    found = getattr(own, "engine", None)
    if found is None:
        found = own.engine = import_module("quickjs").Context()
        found.set_memory_limit(MEMORY)
        found.set_time_limit(SECONDS)
        found.module(script())
    return found
