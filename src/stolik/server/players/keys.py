"""The key of a player: a secret of 256 bits that a device makes for itself; only hashes of it are kept."""

from __future__ import annotations

import re
from hashlib import sha256
from secrets import token_urlsafe
from typing import Final

HEADER: Final = "stolik-player"
KEY: Final = re.compile(r"[A-Za-z0-9_-]{43}")
PASS_FOR: Final = 600.0
"""Seconds in which another device may come in by a pass."""


def is_key(text: str) -> bool:
    return KEY.fullmatch(text) is not None


def digest(secret: str) -> str:
    return sha256(f"player\n{secret}".encode()).hexdigest()


def new_pass() -> str:
    return token_urlsafe(16)
