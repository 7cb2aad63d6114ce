"""Who holds which seat: tokens of 128 random bits, of which only hashes are kept; what people type."""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Mapping
from hashlib import sha256
from secrets import token_urlsafe
from typing import Final

from stolik.bots.levels import BOTS
from stolik.server.refusals import BAD, Refusal
from stolik.server.table.names import clean
from stolik.server.table.table import Table

LONGEST_CHAT: Final = 500
LONGEST_NUMBER: Final = 64
LONGEST_TOKEN: Final = 64
MOST_TOKENS: Final = 12
BEARER: Final = "bearer"
Keys = Mapping[int, str]


def new_token() -> str:
    return token_urlsafe(16)


def new_secret(webhook: str) -> str:
    """For whoever names the address of a webhook, to tell our notices from those of others."""
    return token_urlsafe(32) if webhook else ""


def digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def seats_of(table: Table, tokens: Iterable[str]) -> frozenset[int]:
    """The seats that these tokens open."""
    shown = [digest(token) for token in tokens]
    return frozenset(
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.token and any(hmac.compare_digest(chair.token, one) for one in shown)
    )


def keys_of(table: Table, seats: Iterable[int]) -> Keys:
    """By seat: the hash of the token that opens it now."""
    return {seat: table.chairs[seat].token for seat in seats}


def still_held(table: Table, keys: Keys) -> frozenset[int]:
    """Somebody may have got up since, and another may sit there."""
    return frozenset(seat for seat, token in keys.items() if table.chairs[seat].token == token)


def cookie_name(table: str) -> str:
    return f"stolik-{table}"


def cookie_value(tokens: Iterable[str]) -> str:
    return ".".join(tokens)


def is_bearer(authorization: str) -> bool:
    """Other schemes are for a proxy in front."""
    return authorization.lower().split(" ")[0] == BEARER


def tokens_in(cookie: str, authorization: str) -> list[str]:
    """From the cookie of the table, and from the header that programs send."""
    found = cookie.split(".")
    if is_bearer(authorization):
        found += authorization[len(BEARER) :].replace(",", " ").split()
    return [token for token in found if 0 < len(token) <= LONGEST_TOKEN][:MOST_TOKENS]


# What people type


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
