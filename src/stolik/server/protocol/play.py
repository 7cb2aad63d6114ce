"""What goes between a table and those who follow it.

What every update carries leaves out what is as it usually is: a field that is missing has its default.
Nothing here holds words of a language: a `Word` names a Fluent message, so a reader may switch language at any time.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

Value = int | str | bool | list[int | str] | None
"""An answer as it travels; a tuple at the table is a list here."""

Status = Literal["waiting", "playing", "over", "aborted", "stopped"]
SeatKind = Literal["open", "person", "bot"]
Visibility = Literal["public", "link"]
Absence = Literal["wait", "remind", "bot", "forfeit"]


class Thing(Struct):
    """Something a game declares: a hex, a card, a titan."""

    kind: str
    name: str


class Word(Struct, omit_defaults=True):
    """A thing of the game, with the things it is made of under `args`; its text is `kind-name`, or the bare name.

    Of a seat `number` says which; a number, a list or a text that is the same in all languages stands alone. `key` is a
    message that names no thing.
    """

    kind: str = ""
    name: str = ""
    key: str = ""
    text: str = ""
    number: int | None = None
    args: dict[str, Word] = field(default_factory=dict)
    list: tuple[Word, ...] = ()


class Choice(Struct):
    value: Value
    word: Word


class Question(Struct):
    """The open decision of a seat this reader holds; its text is `prompt-<prompt>`, with `about` under its kind."""

    seat: int
    prompt: str
    kind: str
    rule: str
    about: Word | None
    options: list[Choice]


class Happening(Struct, omit_defaults=True):
    """An event as this reader may see it; `seq` is the row of the table's log that made it happen.

    Its text is `event-<kind>`, or `event-<kind>-hidden`; what is done at the table has a kind `act-…`, which is the key
    of its text, and no rule. `seats`, where a reader holds several: only these may be shown it; none named: all.
    """

    seq: int
    kind: str
    rule: str
    words: dict[str, Word]
    hidden: bool = False
    seats: list[int] = field(default_factory=list)


class ChatLine(Struct):
    seq: int
    at: float
    seat: int | None
    name: str
    text: str


class Pace(Struct, omit_defaults=True):
    """`none`: no clock. `live`: seconds for the game and more for each answer. `days`: days for each answer."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: int = 0
    increment: int = 0
    days: int = 0


class SeatInfo(Struct, omit_defaults=True):
    """A bot with a name stands in for that person, who may come back unless `gone` (has given up or lost on time).

    `left`: the person has got up in the middle of the game, so that the others may put a bot there at once.
    """

    seat: int
    side: int
    kind: SeatKind
    name: str
    level: str
    online: bool
    acting: bool
    gone: bool = False
    clock: float | None = None
    grace: float = 0.0
    left: bool = False


class Offer(Struct):
    """What somebody asks of the others; `agreed` are the seats that have said yes. One at a time.

    `number` tells it from what is asked before and later.
    """

    kind: Literal["undo", "draw", "abort", "rematch"]
    seat: int
    agreed: list[int]
    number: int


class Outcome(Struct):
    """`parts`: where each seat's score came from; the text of a part is `part-<name>`."""

    places: list[int]
    reason: str
    scores: list[int] | None
    parts: list[dict[str, int]] | None = None


class TableInfo(Struct, omit_defaults=True):
    """What everybody at the table may know of it; `spectators` are those whom the process that tells it has there.

    `hints`: whoever is asked may ask what a strong player would do. `reviewed`: the review of the game is made.
    `deciding`: what is asked of whoever acts, where all may know it; "" otherwise. `host`: the seat that decides before
    the game. `substitute`: the level of every bot that plays for somebody who was here, where that is fixed.
    """

    id: str
    code: str
    game: str
    rules: int
    options: dict[str, int | str | bool]
    visibility: Visibility
    pace: Pace
    absence: Absence
    status: Status
    seats: list[SeatInfo]
    offers: list[Offer]
    commitment: str
    head: str
    result: Outcome | None
    rematch: str
    created: float
    stopped_at: int | None = None
    spectators: int = 0
    hints: bool = False
    reviewed: bool = False
    deciding: str = ""
    host: int | None = None
    substitute: str = ""


class Seen(Struct, omit_defaults=True):
    """What one seat sees (None: a spectator), what it is asked, and whether its last answer can be taken back.

    `muted`: the seats whose chat this one does not want to read; -1 stands for the spectators.
    """

    seat: int | None
    view: dict[str, Any]
    question: Question | None
    undo: Literal["none", "free", "consent"]
    muted: list[int] = field(default_factory=list)


class Update(Struct, tag="update"):
    """The whole truth for this reader at `seq`, and what happened since the last update it was sent."""

    seq: int
    table: TableInfo
    seen: list[Seen]
    happened: list[Happening]
    chat: list[ChatLine]


class Refused(Struct, tag="refused"):
    """Why something was not done: the id of a rule of the game, or a key of the table's texts with its arguments."""

    about: str
    key: str
    rule: bool = False
    args: dict[str, str] = field(default_factory=dict)


class Explained(Struct, tag="explained"):
    """The answer to "why can't I?" for a thing on the board."""

    kind: str
    name: str
    rule: str


class Preview(Struct, tag="preview"):
    """What an option would do, as far as the seat can know, up to the next question of anybody.

    `question` is that question where the same seat is asked it: neither luck nor anybody else comes in between.
    """

    value: Value
    happened: list[Happening]
    view: dict[str, Any]
    question: Question | None = None


class LikelyReply(Struct):
    """What a seat may well answer, as far as the one who asked for advice can know."""

    seat: int
    word: Word


class Advice(Struct):
    """An option as a strong player sees it: how likely it wins, and how much of the search went to it, from 0 to 1.

    `rule`: by which something would happen, or which asks the question. `good` and `bad`: what speaks for it and
    against it; `misses`: what the best has and it has not. `reply`: what the next of another side may well answer.
    """

    value: Value
    word: Word
    chance: float
    share: float
    rule: str
    good: list[Word] = field(default_factory=list)
    bad: list[Word] = field(default_factory=list)
    misses: list[Word] = field(default_factory=list)
    reply: LikelyReply | None = None


class Hint(Struct):
    """What a bot of that level thinks of the options, the best first, from what the seat knows.

    `seq` is the row of the log that opened the question.
    """

    seat: int
    seq: int
    level: str
    options: list[Advice]


class Draining(Struct, tag="draining"):
    """The server goes down; come back in a moment, nothing is lost."""


FromServer = Update | Refused | Explained | Preview | Draining


class Answer(Struct, tag="answer"):
    """`seq` is the update that was answered; an answer to an older one gets the new view instead of an error."""

    seat: int
    seq: int
    value: Value


class Act(Struct, tag="act"):
    """A table act of a seat.

    `bot`: one of that level for an open seat, or for oneself where the table has fixed none; for whoever has left it is
    the table's or the usual one. `start`: bots of that level for all seats that are open. `free`: whoever sits there
    gets up. `seq`: the update that was acted on; what the seat has done since is not done twice. `offer`: the number of
    what `agree` and `decline` answer, refused where that has passed.
    """

    seat: int
    act: Literal[
        "concede", "undo", "draw", "agree", "decline", "leave", "bot", "return", "abort", "rematch", "start", "free"
    ]
    seq: int
    level: str = ""
    offer: int | None = None


class Chat(Struct, tag="chat"):
    text: str
    seat: int | None = None


class Rename(Struct, tag="rename"):
    seat: int
    name: str


class Mute(Struct, tag="mute"):
    """The seat does not want to read what another says, or does again; `whom` -1: the spectators."""

    seat: int
    whom: int
    on: bool = True


class Why(Struct, tag="why"):
    """Somebody points at a thing that is not an option: a square, a titan, a card …

    `holding` is what is taken in hand meanwhile, if anything.
    """

    seat: int
    kind: str
    name: str
    holding: Thing | None = None


class Imagine(Struct, tag="imagine"):
    """Asks for the preview of an option."""

    seat: int
    value: Value


class WishHint(Struct):
    """Asks what a strong player would do at the open question of a seat of one's own."""

    seat: int


class Hello(Struct, tag="hello"):
    """First message on a socket: the last sequence this reader has seen, 0 for none."""

    seen: int = 0


FromClient = Hello | Answer | Act | Chat | Rename | Mute | Why | Imagine
