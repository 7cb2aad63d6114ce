"""What people are given, tokens of 128 random bits, and what they type."""

from __future__ import annotations

from secrets import token_urlsafe
from typing import Final

from stolik.bots.levels import BOTS
from stolik.server.refusals import BAD, Refusal
from stolik.server.table.names import clean

LONGEST_CHAT: Final = 500
LONGEST_NUMBER: Final = 64


def new_token() -> str:
    return token_urlsafe(16)


def new_secret(webhook: str) -> str:
    """For whoever names the address of a webhook, to tell our notices from those of others."""
    return token_urlsafe(32) if webhook else ""


def chat_of(text: str) -> str:
    line = clean(text)
    if not line or len(line) > LONGEST_CHAT:
        raise Refusal("bad-chat", BAD, longest=str(LONGEST_CHAT))
    return line


def number_of(text: str) -> str:
    if len(text) > LONGEST_NUMBER or not ((text.isascii() and text.isalnum()) or not text):
        raise Refusal("bad-number", BAD, longest=str(LONGEST_NUMBER))
    return text


def level_of(text: str, default: str) -> str:
    level = text or default
    if level not in BOTS:
        raise Refusal("bad-level", BAD, levels=", ".join(BOTS))
    return level
