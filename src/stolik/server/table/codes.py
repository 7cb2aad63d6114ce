"""Codes of tables: said on the phone, typed by hand, and too many to be guessed."""

from __future__ import annotations

import re
from secrets import choice, randbelow
from typing import Final

CONSONANTS: Final = "BDFGKLMNPRSTWZ"
VOWELS: Final = "AEIOU"
CODE: Final = re.compile(r"[A-Za-z]{4}(-[A-Za-z]{4})?-[0-9]+")
"""Tables of older versions have one word only."""


def new_code() -> str:
    """LIPA-MOKU-42713: two trillions of them."""
    return f"{word()}-{word()}-{10_000 + randbelow(90_000)}"


def word() -> str:
    return "".join(choice(letters) for letters in (CONSONANTS, VOWELS) * 2)


def is_code(name: str) -> bool:
    """And no id, which nobody can guess."""
    return CODE.fullmatch(name) is not None
