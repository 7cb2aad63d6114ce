"""The whole game on one page, each line with the rule it rests on."""

from __future__ import annotations

from rich.text import Text

from stolik.summaries import Section, summary
from stolik.terminal import show
from stolik.terminal.faults import BadInput
from stolik.terminal.games import find
from stolik.terminal.screen import Screen


def sections(name: str) -> tuple[Section, ...]:
    found = summary(find(name))
    if not found:
        raise BadInput("no-summary", name=name)
    return found


def show_summary(screen: Screen, name: str, language: str) -> None:
    for section in sections(name):
        screen.show(Text(f"\n{section.title[language]}", "bold underline"))
        for line in section.lines:
            screen.show(Text("· ").append_text(show.prose(line.text[language])).append(f"  {line.rule}", "dim"))


def as_data(name: str) -> list[dict[str, object]]:
    """For programs: every line in both languages, with its rule and what is drawn beside it."""
    return [
        {
            "title": dict(section.title),
            "art": section.art,
            "lines": [{**line.text, "rule": line.rule, "art": line.art} for line in section.lines],
        }
        for section in sections(name)
    ]
