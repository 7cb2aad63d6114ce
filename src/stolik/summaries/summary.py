"""A summary as its file has it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
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
    if not game.package:
        return ()
    file = Path(str(resources.files(game.package))) / FILE
    return read(file) if file.exists() else ()


def read(file: Path) -> tuple[Section, ...]:
    page = box.load(file)
    known(file, "the summary", page, KEYS)
    return tuple(section(file, f"section {number}", entry) for number, entry in enumerate(page.get("section", []), 1))


def section(file: Path, place: str, entry: Mapping[str, Any]) -> Section:
    known(file, place, entry, SECTION_KEYS)
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


def known(file: Path, place: str, entry: Mapping[str, Any], keys: tuple[str, ...]) -> None:
    if unknown := [key for key in entry if key not in keys]:
        raise box.BoxFault(str(file), place, f"{unknown[0]} is not among {', '.join(keys)}")
