"""What the table itself says has its words in every language, and no words are left over."""

from __future__ import annotations

import ast as python
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from stolik.contract import fluency
from stolik.contract.fluency import arguments, entries, messages
from stolik.games import GAMES
from stolik.text import LANGUAGES, Texts

SOURCE = Path(__file__).resolve().parent.parent.parent / "src" / "stolik"
SAME_WORDS = {"bot-at-the-table", "bot-name", "lab-bot", "lab-elo", "learn-minutes", "usage-other"}
"""What reads the same in every language."""

each_language = pytest.mark.parametrize("language", LANGUAGES)


def code(*patterns: str) -> Iterator[python.AST]:
    """All of these files as Python reads them."""
    for pattern in patterns:
        for file in sorted(SOURCE.glob(pattern)):
            yield from python.walk(python.parse(file.read_text("utf-8")))


def test_languages_have_the_same_messages_with_the_same_arguments() -> None:
    fluency.check_order("stolik")
    fluency.check_arguments("stolik")


def test_no_text_is_left_untranslated() -> None:
    fluency.check_translated("stolik", SAME_WORDS)


@each_language
def test_plurals_are_complete(language: str) -> None:
    fluency.check_plurals("stolik", language)


def test_every_term_is_used() -> None:
    fluency.check_terms("stolik")


@each_language
def test_every_refusal_of_the_table_has_words(language: str) -> None:
    for node in code("engine/record.py"):
        if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id == "IllegalAnswer":
            for argument in node.args:
                if isinstance(argument, python.Constant):
                    assert Texts(language).refusal(str(argument.value))


def asked_for(file: Path) -> Iterator[tuple[str, set[str]]]:
    """Every message that a file asks for by its full name, with what it fills in."""
    for node in python.walk(python.parse(file.read_text("utf-8"))):
        if isinstance(node, python.Call) and node.args and isinstance(node.args[0], python.Constant):
            name = node.func.attr if isinstance(node.func, python.Attribute) else getattr(node.func, "id", "")
            if name in ("say", "BadInput"):
                yield str(node.args[0].value), {keyword.arg or "" for keyword in node.keywords}


def packages_of(file: Path) -> list[str]:
    """Whose words a file may use beside the table's: those of the game it draws, else what every game has.

    The words around a checklist come with the games that bring one: of none, where none does.
    """
    source = file.read_text("utf-8")
    room = file.parent.name
    if file.stem == "checklist":
        return [game.package for game in GAMES.values() if find_spec(f"{game.package}.checklist") is not None]
    own = [game for name, game in GAMES.items() if room == name or f"stolik.games.{name} " in source]
    return [game.package for game in own or GAMES.values()]


@each_language
@pytest.mark.parametrize("folder", ["cli", "terminal", "text"])
def test_what_the_code_says_has_words(folder: str, language: str) -> None:
    for file in sorted((SOURCE / folder).rglob("*.py")):
        packages = packages_of(file)
        if not packages:
            continue
        everywhere = set.intersection(*(messages(package, language) for package in packages))
        for key, filled_in in asked_for(file):
            home = packages[0] if key in everywhere else "stolik"
            assert key in messages(home, language), f"{key} in {file}"
            assert "" in filled_in or arguments(entries(home, language)[key]) <= filled_in, key


def test_no_message_of_the_table_is_left_over() -> None:
    """Each stands in the code by its full name, or begins like one that is put together there."""
    names: set[str] = set()
    beginnings: set[str] = set()
    for node in code("**/*.py"):
        if isinstance(node, python.Constant):
            names.add(str(node.value))
        elif isinstance(node, python.JoinedStr) and node.values and isinstance(node.values[0], python.Constant):
            beginnings.add(str(node.values[0].value))
    starts = tuple(start for start in beginnings if start.endswith("-"))
    assert not [key for key in messages("stolik", "en") if key not in names and not key.startswith(starts)]
