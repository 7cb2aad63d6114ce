"""A term as its file has it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final, NamedTuple

from stolik.engine import box
from stolik.engine.game import Game
from stolik.text import LANGUAGES

FILE: Final = "terms.toml"
LIST: Final = "term"


class Term(NamedTuple):
    """Its forms in each language, the plain one first, and the paragraph that defines it."""

    id: str
    forms: Mapping[str, tuple[str, ...]]
    rule: str


@cache
def terms(game: Game[Any]) -> tuple[Term, ...]:
    """In their order; empty where the game has none."""
    if not game.package:
        return ()
    file = Path(str(resources.files(game.package))) / FILE
    return read(file) if file.exists() else ()


def read(file: Path) -> tuple[Term, ...]:
    if unknown := [key for key in box.load(file) if key != LIST]:
        raise box.BoxFault(str(file), "the terms", f"{unknown[0]} is not among {LIST}")
    return tuple(term(row) for row in box.rows(file, LIST))


def term(row: box.Row) -> Term:
    said = Term(row.text("id"), {language: forms(row, language) for language in LANGUAGES}, row.text("rule"))
    row.done()
    return said


def forms(row: box.Row, language: str) -> tuple[str, ...]:
    found = tuple(row.lines(language))
    if not found:
        raise row.fault(f"has no form in {language}")
    return found
