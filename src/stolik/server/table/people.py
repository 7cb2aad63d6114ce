"""Who sits on which chair: tokens of 128 random bits, of which only hashes are kept; what people ask and type."""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from secrets import token_urlsafe
from typing import Final, Literal

from stolik.bots.levels import BOTS
from stolik.server.protocol import SeatKind
from stolik.server.refusals import BAD, Refusal
from stolik.server.table.names import clean

LONGEST_CHAT: Final = 500
LONGEST_NUMBER: Final = 64
LONGEST_TOKEN: Final = 64
MOST_TOKENS: Final = 12
BEARER: Final = "bearer"
Keys = Mapping[int, str]
SPECTATORS: Final = -1
NOBODY: Final = -1
"""Where the house itself does what a seat does."""
Matter = Literal["undo", "draw", "abort", "rematch"]
"""What one seat may ask of the others."""
SUBSTITUTE: Final = "greedy"
"""The bot that is meant where no level is named."""


class Chair:
    """As the log has left it. A person keeps the token while a bot stands in, and may come back unless `gone`."""

    def __init__(self) -> None:
        self.rise()

    def rise(self) -> None:
        self.name = ""
        self.level = ""
        self.token = ""
        self.number = ""
        self.webhook = ""
        self.secret = ""
        self.sat = 0
        self.absent = False
        self.left = False
        self.since = 0.0
        self.reminded = 0.0
        self.gone = False
        self.muted: set[int] = set()

    def sit(self, name: str, token: str, number: str, seq: int, webhook: str = "", secret: str = "") -> None:
        self.rise()
        self.name, self.token, self.number, self.sat = name, token, number, seq
        self.webhook, self.secret = webhook, secret

    def give_to_bot(self, level: str, number: str) -> None:
        self.rise()
        self.level, self.number = level, number

    @property
    def kind(self) -> SeatKind:
        if self.level:
            return "bot"
        return "person" if self.token else "open"

    @property
    def who(self) -> str:
        """As a record calls the player."""
        return self.level or self.name

    @property
    def stood_in(self) -> bool:
        """A bot plays for somebody who may come back."""
        return bool(self.level and self.token) and not self.gone

    def change_hands(self, who: str) -> None:
        self.level = who if who in BOTS else ""
        if not self.level:
            self.name = who


class Asking:
    """An undo, a draw, an end or a rematch that a seat asks for; its number is that of the row which asks."""

    def __init__(self, kind: Matter, seat: int, number: int) -> None:
        self.kind = kind
        self.seat = seat
        self.number = number
        self.agreed: list[int] = []


# Tokens


def new_token() -> str:
    return token_urlsafe(16)


def new_secret(webhook: str) -> str:
    """For whoever names the address of a webhook, to tell our notices from those of others."""
    return token_urlsafe(32) if webhook else ""


def digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def seats_of(chairs: Sequence[Chair], tokens: Iterable[str]) -> frozenset[int]:
    """The seats that these tokens open."""
    shown = [digest(token) for token in tokens]
    return frozenset(
        seat
        for seat, chair in enumerate(chairs)
        if chair.token and any(hmac.compare_digest(chair.token, one) for one in shown)
    )


def keys_of(chairs: Sequence[Chair], seats: Iterable[int]) -> Keys:
    """By seat: the hash of the token that opens it now."""
    return {seat: chairs[seat].token for seat in seats}


def still_held(chairs: Sequence[Chair], keys: Keys) -> frozenset[int]:
    """Somebody may have got up since, and another may sit there."""
    return frozenset([seat for seat, token in keys.items() if chairs[seat].token == token])


def cookie_name(table: str) -> str:
    return f"stolik-{table}"


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
