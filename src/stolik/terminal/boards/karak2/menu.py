"""The options of a turn by what they are: moves, actions, and what costs no action, each with its number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from stolik.engine.decision import Answer, Decision
from stolik.games.karak2.plays import ACTIONS, FREE, MOVES
from stolik.games.karak2.prompts import PROMPTS
from stolik.terminal import show
from stolik.terminal.boards.entries import in_lines
from stolik.text import Texts

WIDE: Final = 64
"""Cells for the options, so that all of it stays within 80."""


def menu(decision: Decision, labels: Sequence[tuple[str, str, str]], texts: Texts) -> RenderableType:
    if PROMPTS[decision.prompt].kind.name != "play":
        return show.options(labels)
    table = Table.grid(padding=(0, 2, 0, 0))
    for heading, entries in _grouped(decision, labels).items():
        words = Text(f" {texts.say(heading)}", "bold")
        for line in in_lines(entries, WIDE):
            table.add_row(words, line)
            words = Text()
    return table


def _grouped(decision: Decision, labels: Sequence[tuple[str, str, str]]) -> dict[str, list[Text]]:
    """In the order in which they are offered."""
    found: dict[str, list[Text]] = {}
    for number, (option, (label, _, outcome)) in enumerate(zip(decision.options, labels, strict=True), 1):
        entry = Text.assemble((str(number), show.BRASS), f" {label}")
        if outcome:
            entry.append(f" → {outcome}", "green")
        found.setdefault(_heading(option), []).append(entry)
    return found


def _heading(option: Answer) -> str:
    verb = option[0] if isinstance(option, tuple) and option else ""
    if verb in MOVES:
        return "karak-moves"
    if verb in ACTIONS:
        return "karak-actions"
    return "karak-free" if verb in FREE else "karak-turn"
