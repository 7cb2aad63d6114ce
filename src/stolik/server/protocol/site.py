"""What is asked for and told besides the play: tables made, seats taken, games on the shelf, replays, reviews."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from stolik.server.protocol.play import Absence, Happening, Pace, SeatInfo, Seen, Status, Visibility


class SeatWish(Struct):
    """How a seat is filled when a table is made. `here`: the maker sits there himself (several: one screen).

    `number` and `webhook` as in `Sit`, for a seat that is filled `here`.
    """

    kind: Literal["open", "here", "bot"] = "open"
    name: str = ""
    level: str = ""
    number: str = ""
    webhook: str = ""


class NewTable(Struct):
    """`webhook` is told when it is the turn of a person who has not named one of their own.

    `hints`: whether they are given; unsaid: where nobody plays but whoever makes the table, and bots. `drawn`: options
    that the server draws by lot, among the values that go together with the rest. `substitute`: the level of every bot
    that plays for somebody who was here; unsaid: the usual one, and for themselves people choose.
    """

    game: str
    seats: list[SeatWish]
    options: dict[str, int | str | bool] = field(default_factory=dict)
    visibility: Visibility = "link"
    pace: Pace = field(default_factory=Pace)
    absence: Absence = "wait"
    webhook: str = ""
    hints: bool | None = None
    drawn: list[str] = field(default_factory=list)
    substitute: str = ""


class SeatKey(Struct, omit_defaults=True):
    """The secret of a seat: it travels in the fragment of a link and is exchanged for a cookie.

    `webhook_secret`: by which the notices to this seat's own webhook are signed.
    """

    seat: int
    token: str
    webhook_secret: str = ""


class Made(Struct, omit_defaults=True):
    """`webhook_secret`: by which the notices to the webhook of the table are signed."""

    id: str
    code: str
    keys: list[SeatKey]
    webhook_secret: str = ""


class Sit(Struct):
    """Takes an open seat (None: any). Whoever gives no name is called by the number of the seat: "#3".

    `number`: what this seat adds to the luck; without one the server draws it.
    `webhook`: the address that is told when it is this seat's turn and nobody is there.
    """

    name: str
    seat: int | None = None
    number: str = ""
    webhook: str = ""


class Session(Struct):
    """Seat keys to be kept in a cookie."""

    tokens: list[str]


class PlayOn(Struct):
    """A new table from step `at` of a game that is over: `seat` is played by whoever asks, the others by bots."""

    at: int
    seat: int
    name: str
    level: str = ""


class Replayed(Struct):
    """A game as it stood after `at` of its `last` steps; `happened` is what that step did."""

    at: int
    last: int
    seen: Seen
    happened: list[Happening]


class ExampleLine(Struct):
    """An example of the rules: which paragraphs it shows, and what is said of it in each language."""

    id: str
    chapter: str
    shows: list[str]
    title: dict[str, str]
    text: dict[str, str]


class ExampleStep(Struct):
    """What one seat, or everybody, sees after an answer, and what that answer did."""

    seen: Seen
    happened: list[Happening]


class ExampleTold(Struct):
    """An example played: the first step is the position it begins with."""

    line: ExampleLine
    sides: list[int]
    options: dict[str, int | str | bool]
    steps: list[ExampleStep]


class TryExample(Struct):
    """A table of one's own with the position of an example; without a level one plays with both hands."""

    name: str
    level: str = ""


class SummaryLine(Struct):
    """A line of a summary: in each language, with the paragraph it rests on and a drawing of the game, or ""."""

    text: dict[str, str]
    rule: str
    art: str


class SummarySection(Struct):
    """A part of the page that has the whole game on it."""

    title: dict[str, str]
    art: str
    lines: list[SummaryLine]


class TermLine(Struct):
    """A word of the rulebook: its forms in each language, the plain one first, and the paragraph that defines it."""

    id: str
    forms: dict[str, list[str]]
    rule: str


class ReviewPoint(Struct, omit_defaults=True):
    """After step `at`: how likely each seat was to win. `seat` has answered; -1: luck; -2: all have agreed.

    `mistake`: of what kind the answer was one, named by the message `mistake-`…; empty: of none.
    """

    at: int
    seat: int
    chances: list[float]
    mistake: str = ""


class Reviewed(Struct):
    """How a game that is over went; complete when `done` is `of`.

    By seat: how much of its chance luck gave or took, its own answers, and those of others; together, the end less
    the beginning. `decisive` are places in `points`, the greatest change first.
    """

    done: int
    of: int
    points: list[ReviewPoint] = field(default_factory=list)
    luck: list[float] = field(default_factory=list)
    own: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    decisive: list[int] = field(default_factory=list)


class LobbyLine(Struct):
    """A public table. `form` and `options`: what is played there."""

    id: str
    code: str
    game: str
    seats: list[SeatInfo]
    status: Status
    pace: Pace
    created: float
    form: str = ""
    options: dict[str, int | str | bool] = field(default_factory=dict)


class OptionInfo(Struct):
    key: str
    default: int | str | bool
    values: list[int | str | bool]
    ours: str


class FormInfo(Struct):
    """A set-up with a name, in both languages: what differs from the usual, what is drawn, and fitting bots."""

    name: str
    en: str
    pl: str
    seats: int
    options: dict[str, int | str | bool]
    drawn: list[str]
    level: str


class GameInfo(Struct):
    """`forms` are the set-ups offered by name: the first is what somebody should play who never has.

    `lessons` says how many its course has, `fields` of what kind the things are that a field of its views names.
    """

    name: str
    rules: int
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]
    forms: list[FormInfo]
    lessons: int
    fields: dict[str, str]


class Chosen(Struct):
    """Options for a game, before a table is made; those left out have their defaults."""

    options: dict[str, int | str | bool]


class RuleText(Struct):
    """A paragraph; `code` says where in the game's folder it lives (`chain.py:hop`), or "definition"."""

    id: str
    chapter: str
    en: str
    pl: str
    source: str
    code: list[str]


class Reachable(Struct):
    """From where the table can be reached. `page`: the address by which the page was opened does.

    `network`: `addresses` lead here from a phone in the same house, the best first. `machine`: nobody else comes in;
    `opens`: they would be let in on request, otherwise by starting the server with `command`.
    """

    by: Literal["page", "network", "machine"]
    addresses: list[str] = field(default_factory=list)
    opens: bool = False
    command: str = ""


class Problem(Struct):
    """Every 4xx: a key of the table's texts or a rule id, and a sentence in both languages."""

    key: str
    en: str
    pl: str


class Fit(Struct):
    """Whether so many can play with the options chosen; if not, why.

    `sides`: who plays together, by seat, where they can; `applies`: the options that mean anything then.
    """

    seats: int
    problem: Problem | None
    sides: list[int]
    applies: list[str]
