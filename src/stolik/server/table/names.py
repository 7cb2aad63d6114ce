"""What people may be called: a name that can be read, that is no bot's, and that nobody else at the table has."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from itertools import groupby
from typing import Final

from stolik.bots.levels import BOTS
from stolik.server.refusals import BAD, Refusal

LONGEST_NAME: Final = 24
MOST_MARKS: Final = 2
"""On one letter; more of them hide the lines above and below."""
JOINERS: Final = "\u200c\u200d"
"""Some scripts and emoji need them; they are not seen."""
SCRIPTS: Final = ("LATIN", "CYRILLIC", "GREEK")
"""Letters of one pass for letters of another."""
TWINS: Final = str.maketrans("авеікмнорстухјѕαεικνορτυχ", "abeikmhopctyxjsaeiknoptyx")
"""Small letters of the others that look, themselves or when large, like a Latin one."""
OF_THE_TABLE: Final = re.compile(r"#\d+|bot\W*\d+(\W.*)?")
"""Whoever gave no name, and bots: "#3", "Bot 2", "Bot 2 (greedy)"."""


def clean(text: str) -> str:
    """One line without control characters and without marks that turn the direction of what follows."""
    kept = "".join(" " if letter in "\n\r\t" else letter for letter in unicodedata.normalize("NFC", text))
    return " ".join("".join(letter for letter in kept if is_shown(letter)).split())


def is_shown(letter: str) -> bool:
    return letter in JOINERS or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def name_of(text: str) -> str:
    name = clean(text)
    read = as_read(name)
    if not read or len(name) > LONGEST_NAME or read in BOTS or OF_THE_TABLE.fullmatch(read):
        raise Refusal("bad-name", BAD, longest=str(LONGEST_NAME))
    if marks_in_a_row(name) > MOST_MARKS:
        raise Refusal("name-marks", BAD)
    if any(len(scripts_of(word)) > 1 for word in name.split()):
        raise Refusal("name-scripts", BAD)
    return name


def called(text: str, seat: int) -> str:
    """Whoever gives no name goes by the number of the seat: each reader's page has its own word for that."""
    return name_of(text) if clean(text) else f"#{seat + 1}"


def check_free(name: str, others: Iterable[str]) -> None:
    """Nobody sits down as somebody else."""
    if as_read(name) in {as_read(other) for other in others}:
        raise Refusal("name-taken")


def as_read(name: str) -> str:
    """The same for names that look the same: large and small letters, wide ones, twins, what is not seen."""
    seen = "".join(letter for letter in name if letter not in JOINERS)
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", seen).casefold())
    return " ".join(folded.translate(TWINS).split())


def scripts_of(word: str) -> set[str]:
    """Those of them that have letters which look alike."""
    return {script for letter in word for script in SCRIPTS if unicodedata.name(letter, "").startswith(script)}


def marks_in_a_row(name: str) -> int:
    marks = [unicodedata.category(letter) in ("Mn", "Me") for letter in name if letter not in JOINERS]
    return max((len(list(run)) for is_mark, run in groupby(marks) if is_mark), default=0)
