"""The checklist on the screen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich.padding import Padding
from rich.text import Text

from stolik.engine.checklist import Checklist
from stolik.engine.game import Game
from stolik.terminal.checklist.entries import BoxEntry, by_question, own_file
from stolik.terminal.screen import Screen
from stolik.terminal.show import BRASS
from stolik.text import Texts

OURS: Final = "°"


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
