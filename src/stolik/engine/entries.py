"""What a record is made of: the header, what was agreed, and the entries, each sealed and chained to the one before."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from json.encoder import encode_basestring
from typing import Any, Final, NamedTuple

from stolik.engine.decision import Answer, Seat
from stolik.engine.game import Options
from stolik.engine.things import Event

FORMAT: Final = 1
ANSWER, UNDO, CONCEDE, TIMEOUT, AGREED_DRAW, SEAT = "answer", "undo", "concede", "timeout", "draw", "seat"
BROKEN: Final = "record-hash"
"""The refusal of an entry whose hash does not chain it to the one before."""
ACTS: Final = (ANSWER, UNDO, CONCEDE, TIMEOUT, AGREED_DRAW, SEAT)

Draw = tuple[str, int, int, int, int]
"""Of an answer by chance: kind, whose, count, out of how many, and the number drawn."""

_encoder: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), sort_keys=True)
INNER: Final = bytes(byte ^ 0x36 for byte in range(256))
OUTER: Final = bytes(byte ^ 0x5C for byte in range(256))
BLOCK: Final = 64
"""Bytes that SHA-256 takes at a time."""


class Keyed:
    """HMAC-SHA256 under one key, with which both hashes are begun once. `hmac.digest` lets other threads go first."""

    __slots__ = ("_inner", "_outer")

    def __init__(self, key: bytes) -> None:
        block = (sha256(key).digest() if len(key) > BLOCK else key).ljust(BLOCK, b"\0")
        self._inner: Any = sha256(block.translate(INNER))
        self._outer: Any = sha256(block.translate(OUTER))

    def digest(self, message: bytes) -> bytes:
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(message)
        outer.update(inner.digest())
        digest: bytes = outer.digest()
        return digest

    def salt(self, number: int) -> bytes:
        """Under the seed: hides entry `number` behind its hash until the seed is revealed."""
        return self.digest(f"salt\n{number}".encode())


class Header(NamedTuple):
    """What was agreed before the first answer. `prelude`: all answers of another game that this one plays on from.

    `opening` draws the position that it begins with instead of the set-up.
    """

    game: str
    rules: int
    box: str
    options: Options
    seats: list[str]
    numbers: list[str]
    commitment: str
    prelude: Sequence[tuple[Seat, Answer]] = ()
    opening: str = ""

    def body(self) -> dict[str, Any]:
        """As a record has it: without a prelude or an opening where there is none."""
        body: dict[str, Any] = {"stolik": FORMAT, **self._asdict(), "options": dict(self.options)}
        for key in ("prelude", "opening"):
            if not body[key]:
                del body[key]
        return body

    def hash(self) -> str:
        return sha256(canonical(self.body()).encode()).hexdigest()


class Entry:
    """One line of the record: who did what; `value` is the answer, or what the act needs to be repeated.

    `written` is how it stands in the file, which may be the form of an earlier version; the hash is that of this form.
    Once it is taken it also knows what it made happen, whom a question was open to, and whether that left a choice.
    """

    __slots__ = ("act", "asked", "choice", "draw", "events", "hash", "number", "seat", "value", "written")

    def __init__(self, number: int, seat: Seat, act: str, value: Answer, draw: Draw | None = None) -> None:
        self.number = number
        self.seat = seat
        self.act = act
        self.value = value
        self.written = value
        self.draw = draw
        self.hash = ""
        self.events: list[Event] = []
        self.asked: Seat | None = None
        self.choice = False

    def body(self) -> dict[str, Any]:
        body: dict[str, Any] = {"n": self.number, "seat": self.seat, "act": self.act, "value": self.written}
        if self.draw is not None:
            body["draw"] = self.draw
        return body

    def sealed(self, head: str, salts: Keyed) -> str:
        """The hash that chains this entry to the one before."""
        return sha256(head.encode() + salts.salt(self.number) + self.text().encode()).hexdigest()

    def text(self) -> str:
        """`canonical` of the body, written down without one: every answer is."""
        draw = "" if self.draw is None else f'"draw":{_plain(self.draw)},'
        whose = f'"n":{self.number},"seat":{self.seat}'
        return f'{{"act":{encode_basestring(self.act)},{draw}{whose},"value":{_plain(self.written)}}}'


def as_answer(value: Any) -> Answer:
    """A list in JSON is a tuple at the table."""
    answer: Answer = tuple(value) if isinstance(value, list) else value
    return answer


def canonical(body: dict[str, Any]) -> str:
    """The one way to write it down: any other byte sequence is not ours."""
    return _encoder.encode(body)


def _plain(value: object) -> str:
    """The same of an answer; whatever else a hostile file may hold is left to the encoder."""
    if value is None:
        return "null"
    if isinstance(value, tuple):
        return "[" + ",".join([_plain(one) for one in value]) + "]"
    if isinstance(value, str):
        return encode_basestring(value)
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    return _encoder.encode(value)
