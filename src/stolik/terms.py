"""Terms: words of the rulebook that are explained where they are read, each by the paragraph that defines it.

They are data of their game, `games/<game>/terms.toml`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
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
    return tuple(term for file in box.files(game.package, FILE) for term in read(file))


def read(file: Path) -> tuple[Term, ...]:
    box.check_keys(str(file), "the terms", box.load(file), (LIST,))
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
