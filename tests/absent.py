"""Which games a module of tests cannot do without: those it names, itself or in what it imports of the tests."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from stolik.games import FOLDER

ROOT = Path(__file__).resolve().parent.parent
OURS = ("karak2", "tash_kalar", "titan_race", "war_chest")
"""As long as all are there; a tree without one of them is a tree still."""
IMPORTED = re.compile(r"^(?:from|import) (tests[\w.]*)(?: import (\([^)]*\)|.*))?$", re.MULTILINE)


def absent() -> set[str]:
    return {game for game in OURS if not (FOLDER / game / "game.py").is_file()}


@cache
def named(file: Path) -> frozenset[str]:
    return frozenset(_named(file, {Path(__file__).resolve()}))


def _named(file: Path, seen: set[Path]) -> set[str]:
    if file in seen or not file.is_file():
        return set()
    seen.add(file)
    source = file.read_text("utf-8")
    found = {game for game in OURS if re.search(rf"(?:\b|_){game}\b", source)}
    for module, names in IMPORTED.findall(source):
        place = ROOT.joinpath(*module.split("."))
        for helper in (place.with_suffix(".py"), *(place / f"{name}.py" for name in re.findall(r"\w+", names))):
            found |= _named(helper, seen)
    return found
