"""One word, one thing: no two public classes share a name, but for those told here (docs/architecture.md, "Words")."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import stolik

ROOT = Path(stolik.__file__).parent
OF_THEIR_OWN = ("server/protocol/", "server/table/log.py", "lab/server/visitors.py")
"""The wire, the rows of the log, and who reads the wire: named after what they tell, which has that name at home."""
SAME = {
    "Decree": "War Chest: a decree, and what is seen of it",
    "House": "the process, as far as a room or an ended table needs it",
    "Match": "one game between programs, of a tournament or of an adapter",
    "Number": "a number as a thing of a game, and as a number of an encoding",
    "Player": "Karak 2: what is a seat's own, and what is seen of it",
    "Row": "an entry of a data file, and a mapping of an encoding",
    "Sight": "Tash-Kalar: what can be seen in the arena, and what the facts of a question have in common",
}


def room(path: Path) -> str:
    """Where a class name has to be the only one: a game, its board in the terminal, all else together."""
    told = path.relative_to(ROOT).as_posix()
    for own in OF_THEIR_OWN:
        if told.startswith(own):
            return own
    for games in ("games/", "terminal/boards/"):
        if told.startswith(games):
            return games + told.removeprefix(games).split("/")[0]
    return "stolik"


def classes() -> dict[tuple[str, str], list[str]]:
    """By room and name: the files that have such a class."""
    found: dict[tuple[str, str], list[str]] = defaultdict(list)
    for path in sorted(ROOT.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[room(path), node.name].append(path.relative_to(ROOT).as_posix())
    return found


def test_no_two_classes_have_one_name_unless_it_is_told_why() -> None:
    twice = {name: files for (_, name), files in classes().items() if len(files) > 1}
    assert {name: files for name, files in twice.items() if name not in SAME} == {}


def test_nothing_is_excused_that_is_the_only_one_of_its_name() -> None:
    twice = {name for (_, name), files in classes().items() if len(files) > 1}
    assert set(SAME) - twice == set()
