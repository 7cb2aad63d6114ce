"""What the pages are meant to say: the messages of client, table and game, in either language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDERS: Final = (
    "src/stolik/text",
    "src/stolik/server/text",
    "web/src/text",
    "src/stolik/games/titan_race/text",
    "web/src/games/titan_race/text",
)
POLISH: Final = re.compile(r"[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]")
KEY: Final = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
WORD: Final = re.compile(r"[^\W_]+")
HYPHENED: Final = re.compile(r"\b[a-z0-9_]+(?:-[A-Za-z0-9_]+)+\b")


@cache
def sources(language: str) -> list[str]:
    return [(ROOT / folder / f"{language}.ftl").read_text("utf-8") for folder in FOLDERS]


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for source in sources(language):
        made.add_resource(FluentResource(source), allow_overrides=True)
    return made


def say(language: str, key: str, **args: object) -> str:
    pattern = bundle(language).get_message(key).value
    assert pattern is not None, key
    text, errors = bundle(language).format_pattern(pattern, args)
    assert not errors, f"{key}: {errors}"
    return str(text)


@cache
def keys() -> frozenset[str]:
    """All names of messages that nobody could take for a word."""
    found = {key for language in ("en", "pl") for source in sources(language) for key in KEY.findall(source)}
    return frozenset(key for key in found if "-" in key)


def keys_in(text: str) -> set[str]:
    """Names of messages that stand where the messages should: known ones, and those that look like the known ones."""
    prefixes = ("prompt-", "event-", "act-", "option-", "refusal-", "tr-", "result-", "card-", "titan-", "colour-")
    return {word for word in HYPHENED.findall(text) if word in keys() or word.startswith(prefixes)}


@cache
def words_with_polish_letters(language: str) -> frozenset[str]:
    return frozenset(word for source in sources(language) for word in WORD.findall(source) if POLISH.search(word))


def polish_in(text: str) -> set[str]:
    """Words with Polish letters that no English text has; a name such as Chtóólhóó is the same in both."""
    return {word for word in WORD.findall(text) if POLISH.search(word)} - words_with_polish_letters("en")


@cache
def card_names() -> dict[str, str]:
    """By the text that a page would show."""
    ids = [key.removesuffix("-text") for key in keys() if key.startswith("card-") and key.endswith("-text")]
    return {say("en", key): key.removeprefix("card-") for key in ids}


def cards_in(html: str) -> set[str]:
    return {name for text, name in card_names().items() if text in html or f'"{name}"' in html}
