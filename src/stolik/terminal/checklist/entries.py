"""Every entry of the data file, with where it comes from, under the question it answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stolik.engine import box
from stolik.engine.checklist import Checklist, Point
from stolik.engine.game import Game
from stolik.text import LANGUAGES, Texts


class BoxEntry:
    """One entry of the file; `ours` are its keys that are our reading, or all of it."""

    def __init__(self, kind: str, row: dict[str, Any], checklist: Checklist) -> None:
        self.kind = kind
        self.id = str(row["id"])
        self.source = str(row["source"])
        self.values = {key: value for key, value in row.items() if key not in ("id", "source", "ours")}
        named = [key for field in row.get("ours", []) for key in checklist.fields.get(field, (field,))]
        self.ours = list(self.values) if self.source == "ours" else named

    def as_data(self) -> dict[str, object]:
        return {"kind": self.kind, "id": self.id, "values": self.values, "source": self.source, "ours": self.ours}


def entries(checklist: Checklist) -> Iterator[BoxEntry]:
    """All of the file, in its order."""
    for kind, rows in box.load(checklist.file).items():
        yield from (BoxEntry(kind, row, checklist) for row in rows)


def by_question(checklist: Checklist) -> list[tuple[Point, list[BoxEntry]]]:
    """Each entry once: where it is named, else with its kind."""
    single = {name for question in checklist.questions for name in question.entries if " " in name}
    found: list[tuple[Point, list[BoxEntry]]] = [(question, []) for question in checklist.questions]
    for entry in entries(checklist):
        name = f"{entry.kind} {entry.id}"
        wanted = name if name in single else entry.kind
        next((taken for question, taken in found if wanted in question.entries), found[-1][1]).append(entry)
    return found


def own_file(game: Game[Any], checklist: Checklist) -> str:
    """Where an owner puts a corrected copy."""
    return f"$STOLIK_BOX/{game.name}/{checklist.file.name}"


def as_data(game: Game[Any], checklist: Checklist) -> dict[str, object]:
    """For programs."""
    said = {language: Texts(language, game) for language in LANGUAGES}
    questions = [
        {
            "number": number,
            "question": {language: texts.say(f"check-{question.id}") for language, texts in said.items()},
            "rules": list(question.rules),
            "entries": [entry.as_data() for entry in taken],
        }
        for number, (question, taken) in enumerate(by_question(checklist), 1)
    ]
    owners = checklist.file.parent != checklist.folder
    return {
        "file": str(checklist.file),
        "owners": owners,
        "correct": own_file(game, checklist),
        "questions": questions,
    }
