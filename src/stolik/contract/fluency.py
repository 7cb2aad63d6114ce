"""The texts of one package in all languages, read and compared: a game's, or the table's own."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from importlib import resources

from fluent.syntax import ast as fluent
from fluent.syntax import parse

from stolik.text import LANGUAGES
from stolik.text.messages import messages as spoken

PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}}
PLURAL_FORMS = {"zero", "one", "two", "few", "many"}


# Reading


@cache
def entries(package: str, language: str) -> dict[str, fluent.Message | fluent.Term]:
    """The messages and terms of one file, in its order."""
    folder = resources.files(package)
    found: dict[str, fluent.Message | fluent.Term] = {}
    for entry in parse((folder / "text" / f"{language}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"cannot be read: {entry.content}"
        if isinstance(entry, fluent.Message | fluent.Term):
            key = f"-{entry.id.name}" if isinstance(entry, fluent.Term) else entry.id.name
            assert key not in found, f"{key} stands twice"
            found[key] = entry
    return found


def messages(package: str, language: str) -> set[str]:
    return {key for key in entries(package, language) if not key.startswith("-")}


def nodes(node: object) -> Iterator[fluent.BaseNode]:
    if isinstance(node, list):
        for child in node:
            yield from nodes(child)
    elif isinstance(node, fluent.BaseNode):
        yield node
        yield from nodes(list(vars(node).values()))


def arguments(*parts: fluent.BaseNode) -> set[str]:
    return {node.id.name for node in nodes([*parts]) if isinstance(node, fluent.VariableReference)}


# Languages agree


def check_order(package: str) -> None:
    first, *others = ([*entries(package, language)] for language in LANGUAGES)
    assert all(other == first for other in others)


def check_arguments(package: str) -> None:
    for key in entries(package, LANGUAGES[0]):
        takes = [arguments(entries(package, language)[key]) for language in LANGUAGES]
        assert all(other == takes[0] for other in takes), key


def check_translated(package: str, same_words: Collection[str]) -> None:
    def text(language: str, key: str) -> str:
        filled: dict[str, object] = dict.fromkeys(arguments(entries(package, language)[key]), 5)
        said, errors = spoken(language, package).say(key, filled)
        assert not errors, f"{key} ({language}): {errors}"
        return said

    same = {key for key in messages(package, "en") if text("en", key) == text("pl", key)}
    assert same == {*same_words}


def check_plurals(package: str, language: str) -> None:
    """Where the number itself is shown, every form that the language has."""
    for key, entry in entries(package, language).items():
        for node in nodes(entry):
            if isinstance(node, fluent.SelectExpression) and arguments(node.selector) & arguments(*node.variants):
                forms = {variant.key.name for variant in node.variants if isinstance(variant.key, fluent.Identifier)}
                assert forms == PLURALS[language] or not forms & PLURAL_FORMS, key


def check_terms(package: str) -> None:
    for language in LANGUAGES:
        found = entries(package, language)
        used = {f"-{node.id.name}" for node in nodes([*found.values()]) if isinstance(node, fluent.TermReference)}
        assert used == {key for key in found if key.startswith("-")}
