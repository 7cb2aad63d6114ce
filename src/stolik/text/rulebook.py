"""The rulebook of a game: numbered paragraphs read from its rules/<language>.md."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

from stolik.engine.game import Game

DEFINITION: Final = "definition"


class Paragraph(NamedTuple):
    """`ours` where no source decides and the table had to."""

    id: str
    chapter: str
    text: str
    source: str

    @property
    def ours(self) -> bool:
        return self.source == "ours"


@cache
def rulebook(game: Game[Any], language: str) -> dict[str, Paragraph]:
    """All paragraphs by id, in printed order."""
    lines = (resources.files(game.package) / "rules" / f"{language}.md").read_text("utf-8").splitlines()
    found: dict[str, Paragraph] = {}
    chapter = heading = ""
    text: list[str] = []
    for line in [*lines, "## "]:
        if line.startswith("#"):
            if heading:
                key, _, source = heading.partition(" · ")
                found[key] = Paragraph(key, chapter, " ".join(text), source)
            heading = line[4:] if line.startswith("### ") else ""
            chapter = line[3:] if line.startswith("## ") else chapter
            text = []
        elif line.strip():
            text.append(line.strip())
    return found


@cache
def shown_by(game: Game[Any]) -> dict[str, list[str]]:
    """The tests that show each paragraph."""
    return _index(game, "tests.json")


@cache
def carried_out_by(game: Game[Any]) -> dict[str, list[str]]:
    """Where in the folder of the game each paragraph lives, as file:function; DEFINITION where it needs no code."""
    return _index(game, "code.json")


def _index(game: Game[Any], name: str) -> dict[str, list[str]]:
    """Empty where the game keeps no such index."""
    file = resources.files(game.package) / "rules" / name
    found: dict[str, list[str]] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return found
