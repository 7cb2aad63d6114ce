"""What somebody means who types a word: case, accents and commas do not matter."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")


def fold(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    kept = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return " ".join(re.findall(r"\w+(?::\w+)*", kept))


def meant(said: str, candidates: Iterable[tuple[T, Sequence[str]]]) -> list[T]:
    """The candidates that fit best, each given with its names: the whole name, a word of it, or how a word begins."""
    wanted = fold(said)
    if not wanted:
        return []
    folded = [(item, [fold(name) for name in names]) for item, names in candidates]
    fits = (
        lambda name: wanted == name,
        lambda name: f" {wanted} " in f" {name} ",
        lambda name: len(wanted) > 1 and f" {wanted}" in f" {name}",
    )
    for fit in fits:
        found = [item for item, names in folded if any(fit(name) for name in names)]
        if found:
            return found
    return []
