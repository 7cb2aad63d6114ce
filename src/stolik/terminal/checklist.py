"""`stolik GAME --checklist`: what an owner of the box should compare with it, for games that bring such a list."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, Final

from rich.padding import Padding
from rich.text import Text

from stolik.engine import box
from stolik.engine.checklist import Checklist, Point
from stolik.engine.game import Game
from stolik.terminal.games import find
from stolik.terminal.screen import Screen
from stolik.terminal.show import BRASS
from stolik.text import LANGUAGES, Texts

OURS: Final = "°"


def checklist_of(name: str) -> Checklist:
    """Of a game that brings one."""
    find(name)  # says what is wrong with its box
    found: Checklist = import_module(f"stolik.games.{name}.checklist").CHECKLIST
    return found


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


def show_checklist(screen: Screen, game: Game[Any], checklist: Checklist, language: str) -> None:
    texts = Texts(language, game)
    screen.show(Text(texts.say("checklist-title"), BRASS))
    screen.show(texts.say("checklist-signs", ours=OURS))
    for number, (question, taken) in enumerate(by_question(checklist), 1):
        screen.show()
        asked = Text.assemble((f"{number:>2}  ", BRASS), (texts.say(f"check-{question.id}"), "bold"))
        screen.show(asked.append("  " + ", ".join(question.rules), "dim"))
        for entry in taken:
            screen.show(Padding.indent(line(entry, checklist.words, texts), 4))
    screen.show()
    screen.show(texts.say("checklist-file", file=str(checklist.file)))
    screen.show(texts.say("checklist-correct", file=own_file(game, checklist)))


def line(entry: BoxEntry, words: Mapping[str, str], texts: Texts) -> Text:
    """As the file calls it, in words, and what it holds; what is nothing is left out."""
    shown = Text.assemble((f"{entry.kind} {entry.id}", "cyan"))
    key = f"{words.get(entry.kind, '')}-{entry.id}"
    if texts.has(key):
        shown.append(f" ({texts.say(key)})")
    for name, value in entry.values.items():
        if value or entry.kind == "number":
            shown.append(f" · {name} ").append_text(written(value, entry.ours))
            shown.append(OURS if name in entry.ours and entry.source != "ours" else "", BRASS)
    shown.append("".join(f" · {told}{OURS}" for told in unwritten(entry, texts)), BRASS)
    return shown.append(f"  {entry.source}", "dim").append(OURS if entry.source == "ours" else "", BRASS)


def written(value: object, ours: Sequence[str]) -> Text:
    """Of a list also single parts may be ours, such as one of two abilities."""
    if not isinstance(value, list):
        return Text(str(value))
    parts = [Text.assemble(str(part) or "–", (OURS if part in ours else "", BRASS)) for part in value]
    return Text(" ").join(parts)


def unwritten(entry: BoxEntry, texts: Texts) -> Iterator[str]:
    """What is ours about it besides its values: an effect, a name."""
    parts = [part for value in entry.values.values() if isinstance(value, list) for part in value]
    for name in entry.ours:
        if name not in entry.values and name not in parts:
            yield texts.say(f"ours-{name}") if texts.has(f"ours-{name}") else name
