"""A seat at a table, and what somebody has asked of the others."""

from __future__ import annotations

from typing import Final, Literal

from stolik.bots.levels import BOTS
from stolik.server.protocol import SeatKind

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
