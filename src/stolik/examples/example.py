"""An example as its file has it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from stolik.engine import box
from stolik.engine.game import Game, Setting

FILES: Final = "examples/*.toml"
TEXTS: Final = ("title", "text")
KEYS: Final = ("shows", *TEXTS, "seat", "options", "setup", "play", "then")
CLAIMS: Final = ("asked", "player", "offers", "lacks", "refuses", "view", "told", "places", "reason")


class Example:
    """A position, what is played from it, which paragraphs that shows, and what must be true afterwards.

    `setup` are the words of the game's own `stage.py`; without any the game begins at its beginning. `seat` looks;
    without one everything that lies open is shown. `title` and `text` are one text for each language.
    """

    def __init__(self, file: Path, name: str, entry: Mapping[str, Any]) -> None:
        def fault(what: str) -> box.BoxFault:
            return box.BoxFault(file.name, name, what)

        box.check_keys(file.name, name, entry, KEYS)
        if missing := [key for key in ("shows", *TEXTS, "play", "then") if not entry.get(key)]:
            raise fault(f"{missing[0]} is missing")
        if unknown := [key for key in entry["then"] if key not in CLAIMS]:
            raise fault(f"then.{unknown[0]} is not among {', '.join(CLAIMS)}")
        self.name = name
        self.chapter = file.stem
        self.shows: tuple[str, ...] = tuple(entry["shows"])
        self.title: Mapping[str, str] = entry["title"]
        self.text: Mapping[str, str] = entry["text"]
        self.seat: int | None = entry.get("seat")
        self.options: Mapping[str, Setting] = entry.get("options", {})
        self.setup: Mapping[str, Any] = entry.get("setup", {})
        self.play: tuple[str, ...] = tuple(entry["play"])
        self.then: Mapping[str, Any] = entry["then"]


@cache
def examples(game: Game[Any]) -> dict[str, Example]:
    """All of a game by name, chapter after chapter."""
    found: dict[str, Example] = {}
    for example in _read(game):
        if example.name in found:
            raise box.BoxFault(f"{example.chapter}.toml", example.name, f"is in {found[example.name].chapter}.toml too")
        found[example.name] = example
    return found


def _read(game: Game[Any]) -> Iterator[Example]:
    for file in box.files(game.package, FILES):
        for name, entry in box.load(file).items():
            yield Example(file, name, entry)


@cache
def showing(game: Game[Any]) -> dict[str, list[str]]:
    """The examples that show each paragraph, by name."""
    found: dict[str, list[str]] = {}
    for example in examples(game).values():
        for rule in example.shows:
            found.setdefault(rule, []).append(example.name)
    return found
