"""Pieces of what is shown: prose of the rules, lines of the log, the options of a question."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stolik.engine.decision import Seat
from stolik.engine.game import Game, Result
from stolik.terminal.history import Line, TableAct
from stolik.text import Paragraph, Texts

BRASS = "bold yellow"
"""For whatever can be acted on."""
MARKDOWN = re.compile(r"\*\*(?P<bold>.+?)\*\*|\*(?P<italic>.+?)\*|`(?P<code>.+?)`")
STYLES = {"bold": "bold", "italic": "italic", "code": "cyan"}


def prose(text: str) -> Text:
    """A paragraph of the rules, with its stars and backquotes turned into type."""
    shown = Text()
    at = 0
    for match in MARKDOWN.finditer(text):
        kind = str(match.lastgroup)
        shown.append(text[at : match.start()])
        shown.append(match[kind], STYLES[kind])
        at = match.end()
    return shown.append(text[at:])


def paragraph(found: Paragraph, texts: Texts) -> Text:
    shown = Text.assemble((found.id, BRASS), "  ").append_text(prose(found.text))
    if found.ours:
        shown.append(f" {texts.say('ours')}", "dim italic")
    return shown


def refusal(key: str, texts: Texts) -> Text:
    """The rule that forbids, or the table's own reason."""
    return paragraph(texts.rule(key), texts) if texts.is_rule(key) else Text(texts.refusal(key))


def log_line(line: Line, seat: Seat | None, game: Game[Any], texts: Texts) -> Text:
    """What a seat sees of it, with the rule that made it happen."""
    if isinstance(line, TableAct):
        return Text(act(line, texts), "italic")
    seen = game.see(line, seat)
    return Text.assemble("· ", texts.event(seen), (f"  {line.rule}", "dim"))


def act(line: TableAct, texts: Texts) -> str:
    key = f"act-{line.kind}"
    seat = texts.seat(line.seat) if line.seat >= 0 else ""
    if line.kind == "seat":
        level = f"bot-{line.who}"
        return texts.say(key, number=line.seat + 1, who=texts.say(level) if texts.has(level) else line.who)
    return texts.say(key, seat=seat) if seat else texts.say(key)


def log(lines: Sequence[Line], seat: Seat | None, game: Game[Any], texts: Texts, most: int) -> Text:
    """The last lines, and how many came before them."""
    shown = [log_line(line, seat, game, texts) for line in lines[-most:]]
    if len(lines) > most:
        shown.insert(0, Text(texts.say("log-earlier", lines=len(lines) - most), "dim"))
    return Text("\n").join(shown)


def options(labels: Sequence[tuple[str, str, str]]) -> Padding:
    """A number, a word, what it means, and what would come of it, for each."""
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right")
    table.add_column()
    for number, (label, meaning, outcome) in enumerate(labels, 1):
        words = Text(label, "bold")
        if outcome:
            words.append(f"  → {outcome}", "green not bold")
        if meaning:
            words.append("  ").append_text(prose(meaning)).stylize("not bold", len(label))
        table.add_row(Text(str(number), BRASS), words)
    return Padding(table, (0, 0, 0, 1))


def result(result: Result, texts: Texts) -> Text:
    """Who won, and why: by a rule, or by what was done at the table."""
    winners = result.winners
    names = ", ".join(texts.seat(seat) for seat in winners)
    line = texts.say("result-win", names=names, count=len(winners)) if winners else texts.say("result-draw")
    if texts.is_rule(result.reason):
        return Text.assemble((line, BRASS), (f"  {result.reason}", "dim"))
    return Text.assemble((line, BRASS), " ", texts.say(f"result-by-{result.reason}"))
