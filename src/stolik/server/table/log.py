"""The rows of a table's log: a kind and a typed body each. What they mean is told by the table, which is their fold."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, Final, NamedTuple, get_args

import msgspec
from msgspec import Struct

from stolik.bots.levels import BOTS
from stolik.engine.digests import digest
from stolik.engine.entries import ANSWER, Draw, as_answer
from stolik.engine.entries import Entry as RecordEntry
from stolik.engine.record import Record
from stolik.engine.things import Event
from stolik.server.protocol import Reviewed
from stolik.server.storage import LogRow, NewRow
from stolik.server.storage.rows import encoder
from stolik.server.table.people import Matter

compact: Final = msgspec.json.Encoder()
in_order: Final = msgspec.json.Encoder(order="sorted")
DIGEST_EVERY: Final = 16
"""Entries of the record."""


class Sit(Struct, omit_defaults=True):
    seat: int
    name: str
    token: str
    number: str
    webhook: str = ""
    secret: str = ""


class Bot(Struct):
    seat: int
    level: str
    number: str


class Rise(Struct):
    seat: int


class Rename(Struct):
    seat: int
    name: str


class Mute(Struct):
    seat: int
    whom: int
    on: bool


class Chat(Struct):
    seat: int | None
    name: str
    text: str


class Start(Struct, omit_defaults=True):
    numbers: list[str]
    seats: list[str]
    rules: int
    box: str
    prelude: Sequence[tuple[int, Any]] = ()
    opening: str = ""


class Entry(Struct, omit_defaults=True, kw_only=True):
    """A line of the record, as the record writes it. Now and then `state` tells what it led to, as a digest."""

    n: int
    seat: int
    act: str
    value: Any
    draw: Draw | None = None
    hash: str
    state: str = ""

    def read(self) -> RecordEntry:
        """To be taken by a record, which checks it."""
        entry = RecordEntry(self.n, self.seat, self.act, as_answer(self.value), self.draw)
        entry.hash = self.hash
        return entry


class Offer(Struct):
    kind: Matter
    seat: int


class Agree(Struct):
    seat: int


class Decline(Struct):
    seat: int


class Absent(Struct):
    seat: int
    left: bool


class Return(Struct):
    seat: int


class Remind(Struct):
    seat: int


class Abort(Struct):
    seat: int


class Hook(Struct):
    """By which the notices to the webhook of the table are signed."""

    secret: str


class Rematch(Struct):
    table: str


class Hints(Struct):
    on: bool


class Substitute(Struct):
    """The level of every bot that plays for somebody who was here."""

    level: str


class Review(Reviewed):
    """As it is told."""


class Forget(Struct):
    """Whoever sat there wants to be forgotten: the rows before do not name them any more."""

    seat: int


class Down(Struct, rename={"start": "from", "end": "to"}):
    """Of the house's own table: no server ran."""

    start: float
    end: float


AtSeat = Sit | Bot | Rise | Rename | Mute | Absent | Return | Remind
Talk = Chat | Offer | Agree | Decline
Game = Start | Entry | Abort | Hook | Rematch | Hints | Substitute | Review | Forget
Row = AtSeat | Talk | Game | Down
KINDS: Final[dict[str, type[Row]]] = {kind.__name__.lower(): kind for kind in get_args(Row)}
NAMES: Final = {kind: name for name, kind in KINDS.items()}
"""A row is kept under the name of its class."""


class Line(NamedTuple):
    """A row in its place. One without content is of a kind that a newer version writes."""

    seq: int
    at: float
    row: Row | None


class Told(NamedTuple):
    """An event with the row that made it happen."""

    seq: int
    event: Event


OF_ROW: Final = attrgetter("seq")


class Change(NamedTuple):
    """What would be written, and the record after it where entries are among the rows."""

    rows: Sequence[Row] = ()
    record: Record[Any] | None = None


def written(row: Row) -> NewRow:
    """As a storage takes it. Letters that are not ASCII are spelled out, as ever."""
    text = compact.encode(row)
    return NAMES[type(row)], text.decode() if text.isascii() else encoder.encode(msgspec.to_builtins(row))


def read(row: LogRow) -> Line:
    kind = KINDS.get(row.kind)
    return Line(row.seq, row.at, None if kind is None else msgspec.convert(row.body, kind))


def is_move(row: Row | None) -> bool:
    return isinstance(row, Entry) and row.act == ANSWER


def entries(record: Record[Any], after: int = 0) -> list[Entry]:
    """Those of the record beyond so many. At the end, and after every few, the last one tells the state."""
    rows = [
        Entry(n=entry.number, seat=entry.seat, act=entry.act, value=entry.written, draw=entry.draw, hash=entry.hash)
        for entry in record.entries[after:]
    ]
    if rows and (record.result is not None or after // DIGEST_EVERY < len(record.entries) // DIGEST_EVERY):
        rows[-1].state = state_of(record)
    return rows


def led_to(record: Record[Any], state: str) -> bool:
    """It is where the log says it was; of a game that shows more than words and whole numbers, as it was ever told."""
    return state == state_of(record) or state == digest(record.game, record.position.state, len(record.sides))


def state_of(record: Record[Any]) -> str:
    return digest(record.game, record.position.state, len(record.sides), in_order.encode)


def is_bot(who: Any) -> bool:
    """Whether an entry gives a seat to a bot, or back to a person."""
    return who in BOTS
