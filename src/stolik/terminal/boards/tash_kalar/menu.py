"""The options of a question, many on a line: places by square, summonings by card, moves by the piece that moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from stolik.engine.decision import Answer, Decision
from stolik.games.tash_kalar.arena import name_of
from stolik.games.tash_kalar.beings import being_of
from stolik.games.tash_kalar.plays import DISCARD, FLARE, PICK_UP, PLACE, SUMMON, THAW, WARP
from stolik.games.tash_kalar.prompts import PROMPTS
from stolik.games.tash_kalar.things import ACTION, CARD, COLOUR
from stolik.terminal import show
from stolik.terminal.boards.entries import in_lines
from stolik.terminal.boards.tash_kalar.patterns import turned
from stolik.text import Texts

WIDE: Final = 54
"""Cells for the entries of a group, so that all of it stays within 80."""
GROUPED: Final = ("action", "square", "step")


def menu(decision: Decision, labels: Sequence[tuple[str, str, str]], texts: Texts) -> RenderableType:
    if PROMPTS[decision.prompt].kind.name not in GROUPED:
        return show.options(labels)
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(max_width=80 - WIDE - 2)
    for heading, entries in _grouped(decision, labels, texts).items():
        for line in in_lines(entries, WIDE):
            table.add_row(Text(f" {heading}" if heading else "", "bold"), line)
            heading = ""
    return table


def _grouped(decision: Decision, labels: Sequence[tuple[str, str, str]], texts: Texts) -> dict[str, list[Text]]:
    """Under the heading that tells what is done, in the order in which they are offered."""
    found: dict[str, list[Text]] = {}
    images = Counter(_where(option) for option in decision.options)
    for number, (option, (label, meaning, _)) in enumerate(zip(decision.options, labels, strict=True), 1):
        heading, words = _told(option, label, images[_where(option)] > 1, texts)
        entry = Text.assemble((str(number), show.BRASS), f" {words}")
        if meaning:
            entry.append(f" {meaning}", "dim")
        found.setdefault(heading, []).append(entry)
    return found


def _where(option: Answer) -> Answer:
    """The card and the square of a summoning, without the image."""
    return option[:3] if isinstance(option, tuple) and option[:1] == (SUMMON,) else None


def _told(option: Answer, label: str, several: bool, texts: Texts) -> tuple[str, str]:
    """The heading under which an option stands, and what tells it from the others there."""
    if isinstance(option, int):
        return "", name_of(option)
    if not isinstance(option, tuple):
        return "–", label
    verb, *rest = option
    if isinstance(verb, int):
        return f"{name_of(verb)} →", name_of(int(rest[0]))
    if verb in (PLACE, PICK_UP):
        return texts.say(f"arena-verb-{verb}"), name_of(int(rest[0]))
    if verb == SUMMON:
        return texts.thing(CARD, rest[0]), _summoned(option, several, texts)
    if verb in (DISCARD, THAW, WARP):
        return texts.say(f"arena-verb-{verb}"), texts.thing(CARD, rest[0])
    if verb == FLARE:
        return texts.say("arena-verb-flare"), f"{texts.thing(CARD, rest[0])} → {texts.thing(COLOUR, rest[1])}"
    return "–", label


def _summoned(option: tuple[int | str, ...], several: bool, texts: Texts) -> str:
    """The square; where there is a choice the pieces and what the image turns, and what is lent."""
    parts = ACTION.parts(option, {})
    told = texts.thing(*parts["square"])
    if several:
        signs = turned(being_of(int(option[1])), int(option[3]), texts)
        told += f" ({texts.thing(*parts['used'])}{' · ' if signs else ''}{signs})"
    if "lent" in parts:
        told += " " + texts.say("arena-lent", squares=texts.thing(*parts["lent"]))
    return told
