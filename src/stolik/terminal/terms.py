"""The terms of a game, each with the paragraph that defines it."""

from __future__ import annotations

from rich.text import Text

from stolik.terminal import show
from stolik.terminal.faults import BadInput
from stolik.terminal.games import find
from stolik.terminal.screen import Screen
from stolik.terms import Term, terms
from stolik.text import rulebook


def listed(name: str) -> tuple[Term, ...]:
    found = terms(find(name))
    if not found:
        raise BadInput("no-terms", name=name)
    return found


def show_terms(screen: Screen, name: str, language: str) -> None:
    book = rulebook(find(name), language)
    for term in listed(name):
        line = Text(f"{term.forms[language][0]}: ", "bold").append_text(show.prose(book[term.rule].text))
        screen.show(line.append(f"  {term.rule}", "dim"))


def as_data(name: str) -> list[dict[str, object]]:
    """For programs: all forms in both languages."""
    return [
        {"id": term.id, "rule": term.rule, **{one: list(forms) for one, forms in term.forms.items()}}
        for term in listed(name)
    ]
