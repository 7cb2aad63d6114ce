"""The options of a turn, coin by coin: what can be done with it, and where, each with its number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from stolik.engine.decision import Answer, Decision
from stolik.games.war_chest.board import NO_HEX, name_of
from stolik.games.war_chest.plays import CLAIM, PASS, PROCLAIM, RECRUIT
from stolik.games.war_chest.prompts import PROMPTS
from stolik.games.war_chest.things import COIN, DECREE, UNIT
from stolik.terminal import show
from stolik.terminal.boards.entries import in_lines
from stolik.text import Texts

WIDE: Final = 44
"""Cells for the places, so that all of it stays within 80."""


def menu(decision: Decision, labels: Sequence[tuple[str, str, str]], texts: Texts) -> RenderableType:
    if PROMPTS[decision.prompt].kind.name != "play":
        return show.options(labels)
    table = Table.grid(padding=(0, 2, 0, 0))
    coin = ""
    for (named, heading), entries in _grouped(decision, texts).items():
        for line in in_lines(entries, WIDE):
            table.add_row(Text(f" {named}" if named != coin else "", "bold"), heading, line)
            coin, heading = named, ""
    return table


def _grouped(decision: Decision, texts: Texts) -> dict[tuple[str, str], list[Text]]:
    """By the coin and what is done with it, in the order in which they are offered."""
    found: dict[tuple[str, str], list[Text]] = {}
    for number, option in enumerate(decision.options, 1):
        coin, heading, words = _told(decision, option, texts)
        entry = Text.assemble((str(number), show.BRASS), f" {words}" if words else "")
        found.setdefault((coin, heading), []).append(entry)
    return found


def _told(decision: Decision, option: Answer, texts: Texts) -> tuple[str, str, str]:
    """The coin, the heading under which the option stands, and what tells it from the others there."""
    if not isinstance(option, tuple):
        return "–", "", texts.option(decision, option)
    verb, coin, *rest = option
    named, doing = texts.thing(COIN, coin), texts.say(f"verb-{verb}")
    if verb in (CLAIM, PASS):
        return named, texts.say("chest-face-down"), doing
    if verb == RECRUIT:
        return named, doing, texts.thing(UNIT, rest[0])
    if verb == PROCLAIM:
        return named, doing, texts.thing(DECREE, rest[0])
    hexes = [name_of(int(hex)) for hex in rest if hex != NO_HEX]
    return (named, f"{doing} {hexes[0]} →", hexes[1]) if len(hexes) == 2 else (named, doing, " ".join(hexes))
