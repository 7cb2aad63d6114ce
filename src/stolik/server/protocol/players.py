"""What players who come back keep and are told: their own things, by a key of their own; the house, for all."""

from __future__ import annotations

from msgspec import Struct, field


class DocumentKept(Struct):
    """Something that a browser keeps, as text. `version`: the one that was read; a newer one is not overwritten."""

    version: int
    body: str


class Me(Struct):
    """Whoever has this key; `id` is "" where the house has nothing of them yet.

    `devices`: how many hold a key of theirs. `shown`: others may see that they are here.
    """

    id: str = ""
    name: str = ""
    shown: bool = False
    created: float = 0.0
    devices: int = 0
    documents: dict[str, DocumentKept] = field(default_factory=dict)
    rated: bool = False
    """Whether this house rates games."""


class MeWish(Struct):
    name: str
    shown: bool


class Pass(Struct):
    """By which another device comes in, once, until then."""

    code: str
    until: float


class ComeIn(Struct):
    code: str


class Somebody(Struct):
    """By a handle that opens nothing, and a name."""

    player: str
    name: str


class Invited(Struct):
    """To a table that waits, by somebody who sits there."""

    table: str
    game: str
    form: str
    by: str
    at: float


class Company(Struct):
    """Who is here, of those who agree to be seen and for one who does too; with whom one has played; invitations."""

    here: list[Somebody]
    known: list[Somebody]
    invitations: list[Invited]


class Invite(Struct):
    table: str
    player: str


class PlayLine(Struct):
    """A seat of a finished game. `you`: the player who asks; `player`: somebody else with a key, by a handle.

    `points` and `off`: the rating after it, where the game was rated and it is one's own.
    """

    seat: int
    name: str
    level: str
    side: int
    place: int
    score: int | None
    had: dict[str, list[str]]
    you: bool = False
    player: str = ""
    points: int | None = None
    off: int | None = None
    luck: float | None = None
    own: float | None = None


class GameLine(Struct):
    """A finished game. `reason` is a rule id or a table act; `series`: the first of the tables that followed each
    other by rematches."""

    table: str
    game: str
    form: str
    began: float
    ended: float
    answers: int
    reason: str
    series: str
    plays: list[PlayLine]


class GamesPlayed(Struct):
    """The newest first; `more`: there are older ones, before the last of these."""

    games: list[GameLine]
    more: bool


class BotMark(Struct):
    level: str
    points: int
    off: int


class RatingLine(Struct):
    """How strong somebody is in a form of a game; nineteen of twenty are no further off than `off`.

    `level`: the bot against whom they would win every second game.
    """

    game: str
    form: str
    points: int
    off: int
    games: int
    level: str


class Ratings(Struct):
    """One's own, and the bots by game on the same scale."""

    own: list[RatingLine]
    bots: dict[str, list[BotMark]]


class Fared(Struct):
    """How seats fared that had a thing: so many of them, so many won, and what would be fair there."""

    kind: str
    name: str
    seats: int
    won: int
    fair: float


class GameFared(Struct):
    """Finished games of one kind: by form, by how they ended, and what was chosen; times in seconds."""

    game: str
    games: int
    forms: dict[str, int]
    reasons: dict[str, int]
    answers: float
    seconds: float
    months: dict[str, int]
    chosen: list[Fared]
    bots: list[Fared]


class HouseTold(Struct):
    games: list[GameFared]


class Series(Struct):
    """Games that followed each other by rematches: wins by the seats of the table asked about, and draws."""

    tables: list[str]
    wins: list[int]
    draws: int
