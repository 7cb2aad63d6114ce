"""Any view as readable text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stolik.engine.decision import Answer, Decision, Seat
from stolik.engine.game import View
from stolik.engine.things import Kind
from stolik.terminal import show
from stolik.terminal.boards import Space
from stolik.text import Texts


def field(view: View, seat: Seat | None, texts: Texts, room: Space, marks: Mapping[str, str]) -> Table:
    table = Table.grid(padding=(0, 2))
    for key, value in view.items():
        table.add_row(Text(key.replace("_", " "), "cyan"), Text(written(value, key, texts)))
    return table


def notes(view: View, seat: Seat | None, texts: Texts) -> list[Text]:
    return []


def written(value: object, field: str, texts: Texts) -> str:
    """Lists of things on a line each, all else on one line."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {written(item, f'{field}.{key}', texts)}" for key, item in value.items())
    if isinstance(value, list | tuple):
        broken = any(isinstance(item, Mapping | list | tuple) for item in value)
        return ("\n" if broken else ", ").join(written(item, field, texts) for item in value) or "–"
    return "–" if value is None else said(value, field, texts)


def said(value: object, field: str, texts: Texts) -> str:
    """What the game calls it, where it declares of what kind the things in this field are."""
    kind = None if texts.game is None else texts.game.fields.get(field)
    thing = kind.value_of(value) if kind is not None and isinstance(value, str) else value
    return str(value) if kind is None or not isinstance(thing, int | str) else texts.thing(kind, thing)


def meaning(decision: Decision, answer: Answer, view: View, texts: Texts) -> str:
    """The text that goes with the name, such as that of a card."""
    assert texts.game is not None
    if answer is None or isinstance(answer, bool):
        return ""
    kind = texts.game.prompts[decision.prompt].kind
    text = f"{kind.name}-{kind.name_of(answer)}-text"
    return texts.say(text) if texts.has(text) else ""


def menu(decision: Decision, labels: Sequence[tuple[str, str, str]], texts: Texts) -> Padding:
    return show.options(labels)


def outcome(before: View, after: View, texts: Texts) -> str:
    return ""


def place(decision: Decision, answer: Answer, before: View, after: View) -> str:
    return ""


def values(kind: Kind, view: View) -> Iterable[Answer]:
    return kind.values()
