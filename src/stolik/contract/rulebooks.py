"""The rulebook is the same in every language, and every rule that the code names stands in it."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from stolik.contract.shown import shown
from stolik.engine.game import Game
from stolik.text import LANGUAGES, rulebook

RULE = re.compile(r"[A-Z]+(-[A-Z])?-[A-Z]?\d+(\.\d+)?")


def code(folder: Path) -> Iterator[python.AST]:
    """All of these files as Python reads them."""
    for file in sorted(folder.rglob("*.py")):
        yield from python.walk(python.parse(file.read_text("utf-8")))


def test_rulebooks_have_the_same_paragraphs(game: Game[Any]) -> None:
    first, *others = (
        [(paragraph.id, paragraph.source) for paragraph in rulebook(game, language).values()] for language in LANGUAGES
    )
    assert first
    assert all(other == first for other in others)


def test_rulebooks_have_the_same_chapters(game: Game[Any]) -> None:
    def begins(language: str) -> list[str]:
        found: dict[str, str] = {}
        for paragraph in rulebook(game, language).values():
            assert paragraph.chapter, paragraph.id
            found.setdefault(paragraph.chapter, paragraph.id)
        return [*found.values()]

    first, *others = (begins(language) for language in LANGUAGES)
    assert all(other == first for other in others)


def test_every_paragraph_says_something(game: Game[Any], language: str) -> None:
    for paragraph in rulebook(game, language).values():
        assert RULE.fullmatch(paragraph.id), paragraph.id
        assert paragraph.text, paragraph.id
        assert paragraph.source, paragraph.id


def test_paragraphs_are_translated(game: Game[Any]) -> None:
    for key, paragraph in rulebook(game, "en").items():
        assert paragraph.text != rulebook(game, "pl")[key].text, key


@pytest.mark.many
def test_every_rule_that_is_named_stands_in_the_rulebook(game: Game[Any], games: int) -> None:
    named = {prompt.rule for prompt in game.prompts.values()} | shown(game, games).rules | shown(game, games).refusals
    named.update(option.ours for option in game.options.values() if option.ours)
    for node in code(Path(str(resources.files(game.package)))):
        if isinstance(node, python.Constant) and RULE.fullmatch(str(node.value)):
            named.add(str(node.value))
    for language in LANGUAGES:
        named.update(
            match[0] for paragraph in rulebook(game, language).values() for match in RULE.finditer(paragraph.text)
        )
        assert named <= rulebook(game, language).keys(), named - rulebook(game, language).keys()
