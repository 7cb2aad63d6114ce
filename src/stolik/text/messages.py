"""The messages of one language. A game has hundreds and a command says ten: each is parsed when it is first said."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from stolik.text.program import called

ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
FUNCTIONS: Final[dict[str, Any]] = {"STOLIK": called}
"""What one types before a command."""
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Messages:
    """Without invisible marks round what is filled in."""

    def __init__(self, language: str, entries: Mapping[str, str]) -> None:
        self._entries = entries
        self._read: set[str] = set()
        self._bundle = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)

    def has(self, key: str) -> bool:
        return key in self._entries

    def say(self, key: str, args: dict[str, object]) -> tuple[str, list[Exception]]:
        """The text, and what went wrong. A key that is not there has no text."""
        if not self.has(key):
            return "", [LookupError(key)]
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return "", [LookupError(key)]
        text, errors = self._bundle.format_pattern(pattern, args)
        return str(text), errors

    def _parse(self, key: str) -> None:
        """With all that it refers to; marked as read last, so that another thread does not find half of it."""
        if key in self._read or key not in self._entries:
            return
        for other in REFERENCE.findall(self._entries[key]):
            self._parse(other)
        self._bundle.add_resource(FluentResource(self._entries[key]))
        self._read.add(key)


@cache
def messages(language: str, package: str) -> Messages:
    """The table's, then those of the game that lies in this package."""
    own = entries(package, language) if package else {}
    return Messages(language, own | entries("stolik", language))


@cache
def entries(package: str, language: str) -> dict[str, str]:
    """What stands in one file under each key, not parsed yet."""
    source = (resources.files(package) / "text" / f"{language}.ftl").read_text("utf-8")
    begins = [*ENTRY.finditer(source)]
    ends = [begin.start() for begin in begins[1:]] + [len(source)]
    return {begin[1]: source[begin.start() : end] for begin, end in zip(begins, ends, strict=True)}
