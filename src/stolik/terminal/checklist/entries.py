"""Every entry of the data file, with where it comes from, under the question it answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from stolik.engine import box
from stolik.games.karak2 import GAME
from stolik.games.karak2.tables import FILE, FOLDER
from stolik.terminal.checklist.questions import QUESTIONS, Question
from stolik.text import LANGUAGES, Texts

OWN_FILE: Final = "$STOLIK_BOX/karak2/karak2.toml"
PRICE: Final = ("food", "wood", "stone")
FIELDS: Final = {
    "cost": PRICE,
    "yields": PRICE,
    "counts_to_limit": ("limit",),
    "town_allowed": ("town",),
    "axial": ("place",),
}
"""What `ours` calls by another name than its keys."""


class Entry:
    """One entry of the file; `ours` are its keys that are our reading, or all of it."""

    def __init__(self, kind: str, row: dict[str, Any]) -> None:
        self.kind = kind
        self.id = str(row["id"])
        self.source = str(row["source"])
        self.values = {key: value for key, value in row.items() if key not in ("id", "source", "ours")}
        named = [key for field in row.get("ours", []) for key in FIELDS.get(field, (field,))]
        self.ours = list(self.values) if self.source == "ours" else named

    def as_data(self) -> dict[str, object]:
        return {"kind": self.kind, "id": self.id, "values": self.values, "source": self.source, "ours": self.ours}


def entries() -> Iterator[Entry]:
    """All of the file, in its order."""
    for kind, rows in box.load(FILE).items():
        yield from (Entry(kind, row) for row in rows)


def by_question() -> list[tuple[Question, list[Entry]]]:
    """Each entry once: where it is named, else with its kind."""
    single = {name for question in QUESTIONS for name in question.entries if " " in name}
    found: list[tuple[Question, list[Entry]]] = [(question, []) for question in QUESTIONS]
    for entry in entries():
        name = f"{entry.kind} {entry.id}"
        wanted = name if name in single else entry.kind
        next((taken for question, taken in found if wanted in question.entries), found[-1][1]).append(entry)
    return found


def as_data() -> dict[str, object]:
    """For programs."""
    said = {language: Texts(language, GAME) for language in LANGUAGES}
    questions = [
        {
            "number": number,
            "question": {language: texts.say(f"check-{question.id}") for language, texts in said.items()},
            "rules": list(question.rules),
            "entries": [entry.as_data() for entry in taken],
        }
        for number, (question, taken) in enumerate(by_question(), 1)
    ]
    return {"file": str(FILE), "owners": FILE.parent != FOLDER, "correct": OWN_FILE, "questions": questions}
