"""What the pages are meant to say: the messages of client, table and game, in either language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from stolik.games import GAMES as GAMES_OF_THE_BOX

ROOT: Final = Path(__file__).resolve().parents[2]
TITAN_RACE: Final = "titan_race"
GAMES: Final = (TITAN_RACE, "war_chest", "tash_kalar", "karak2")
SHARED: Final = ("src/stolik/text", "src/stolik/server/text", "web/src/text")
POLISH: Final = re.compile(r"[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]")
KEY: Final = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
WORD: Final = re.compile(r"[^\W_]+")
HYPHENED: Final = re.compile(r"\b[a-z0-9_]+(?:-[A-Za-z0-9_]+)+\b")
UNSAID: Final = re.compile(r"^#.*|^-?[a-z][\w-]* =|^ +\*?\[\w+\]|\{ *[$\w-]+ *(?:->|\})", re.MULTILINE)
"""Of a file of messages, what no reader ever sees: comments, names, variants, references."""
BETWEEN: Final = re.compile(r"[\s,.;:!?·()/{}]+")


@cache
def sources(language: str, *games: str) -> list[str]:
    """Of client and table, and of these games."""
    folders = [*SHARED, *[f"{root}/games/{game}/text" for game in games for root in ("src/stolik", "web/src")]]
    return [(ROOT / folder / f"{language}.ftl").read_text("utf-8") for folder in folders]


@cache
def bundle(language: str, game: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for source in sources(language, game):
        made.add_resource(FluentResource(source), allow_overrides=True)
    return made


@cache
def agreed(game: str) -> dict[str, object]:
    """What a table plays by if nobody says otherwise."""
    return {key: option.default for key, option in GAMES_OF_THE_BOX[game].options.items()}


def say(language: str, key: str, game: str = TITAN_RACE, /, **args: object) -> str:
    pattern = bundle(language, game).get_message(key).value
    assert pattern is not None, key
    text, errors = bundle(language, game).format_pattern(pattern, {**agreed(game), **args})
    assert not errors, f"{key}: {errors}"
    return str(text)


@cache
def keys() -> frozenset[str]:
    """All names of messages that nobody could take for a word."""
    found = {key for language in ("en", "pl") for source in sources(language, *GAMES) for key in KEY.findall(source)}
    return frozenset(key for key in found if "-" in key)


def keys_in(text: str) -> set[str]:
    """Names of messages that stand where the messages should: known ones, and those that look like the known ones."""
    prefixes = ("prompt-", "event-", "act-", "option-", "refusal-", "result-")
    things = ("card-", "titan-", "colour-", "unit-", "coin-", "decree-", "play-", "school-", "task-")
    boards = ("tr-", "wc-", "tk-", "k2-")
    return {word for word in HYPHENED.findall(text) if word in keys() or word.startswith(prefixes + things + boards)}


@cache
def words(language: str) -> frozenset[str]:
    """All that the texts of that language say."""
    return frozenset(word for source in sources(language, *GAMES) for word in BETWEEN.split(UNSAID.sub(" ", source)))


@cache
def words_with_polish_letters(language: str) -> frozenset[str]:
    found = {word for source in sources(language, *GAMES) for word in WORD.findall(source)}
    return frozenset(word for word in found if POLISH.search(word))


def polish_in(text: str) -> set[str]:
    """Words with Polish letters that no English text has; a name such as Chtóólhóó is the same in both."""
    return {word for word in WORD.findall(text) if POLISH.search(word)} - words_with_polish_letters("en")


@cache
def card_names() -> dict[str, str]:
    """Of Titan Race, by the text that a page would show."""
    found = {key for source in sources("en", TITAN_RACE) for key in KEY.findall(source)}
    ids = [key.removesuffix("-text") for key in found if key.startswith("card-") and key.endswith("-text")]
    return {say("en", key): key.removeprefix("card-") for key in ids}


def cards_in(html: str) -> set[str]:
    return {name for text, name in card_names().items() if text in html or f'"{name}"' in html}
