"""The rulebook of a game: numbered paragraphs read from its rules/<language>.md."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

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
def rulebook(game: str, language: str) -> dict[str, Paragraph]:
    """All paragraphs by id, in printed order."""
    lines = (resources.files(f"stolik.games.{game}") / "rules" / f"{language}.md").read_text("utf-8").splitlines()
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
def shown_by(game: str) -> dict[str, list[str]]:
    """The tests that show each paragraph."""
    return _index(game, "tests.json")


@cache
def carried_out_by(game: str) -> dict[str, list[str]]:
    """Where in the folder of the game each paragraph lives, as file:function; DEFINITION where it needs no code."""
    return _index(game, "code.json")


def _index(game: str, file: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads(
        (resources.files(f"stolik.games.{game}") / "rules" / file).read_text("utf-8")
    )
    return found
