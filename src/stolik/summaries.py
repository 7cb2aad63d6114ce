"""Summaries: the whole game on one page, each line with the rule it rests on.

A summary is data of its game, `games/<game>/summary.toml`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from stolik.engine import box
from stolik.engine.game import Game
from stolik.text import LANGUAGES

FILE: Final = "summary.toml"
KEYS: Final = ("section",)
SECTION_KEYS: Final = ("title", "art", "lines")


class SummaryLine(NamedTuple):
    """A sentence in each language, the paragraph it rests on, and a drawing of the game's own art, or ""."""

    text: Mapping[str, str]
    rule: str
    art: str


class Section(NamedTuple):
    title: Mapping[str, str]
    art: str
    lines: tuple[SummaryLine, ...]


@cache
def summary(game: Game[Any]) -> tuple[Section, ...]:
    """In its order; empty where the game has none."""
    return tuple(section for file in box.files(game.package, FILE) for section in read(file))


def read(file: Path) -> tuple[Section, ...]:
    page = box.load(file)
    box.check_keys(str(file), "the summary", page, KEYS)
    return tuple(section(file, f"section {number}", entry) for number, entry in enumerate(page.get("section", []), 1))


def section(file: Path, place: str, entry: Mapping[str, Any]) -> Section:
    box.check_keys(str(file), place, entry, SECTION_KEYS)
    title = box.Row(file, f"{place}, title", entry.get("title"))
    named = {language: title.text(language) for language in LANGUAGES}
    title.done()
    lines = [line(file, f"{place}, line {number}", one) for number, one in enumerate(entry.get("lines", []), 1)]
    return Section(named, box.Row(file, place, {"art": "", **entry}).text("art"), tuple(lines))


def line(file: Path, place: str, entry: Mapping[str, Any]) -> SummaryLine:
    row = box.Row(file, place, {"art": "", **entry})
    said = SummaryLine({language: row.text(language) for language in LANGUAGES}, row.text("rule"), row.text("art"))
    row.done()
    return said
