"""The record as a text file: a header, an entry per line, a closing line. Reading a file is checking it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from stolik.engine.decision import CHANCE, Answer
from stolik.engine.entries import (
    ACTS,
    AGREED_DRAW,
    ANSWER,
    BROKEN,
    FORMAT,
    SEAT,
    UNDO,
    Draw,
    Entry,
    Header,
    Keyed,
    canonical,
)
from stolik.engine.game import BadOpening, Game
from stolik.engine.luck import Luck, commitment
from stolik.engine.options import is_settled
from stolik.engine.record import IllegalAnswer, Record

AGREED = ("game", "rules", "box", "options", "seats", "numbers", "commitment")


class NoRecord(Exception):
    """The file is not a record at all."""


class BadRecord(Exception):
    """The first line that is wrong, and why: a key of the table's texts with what it needs."""

    def __init__(self, line: int, why: str, detail: str = "") -> None:
        super().__init__(f"line {line}: {why} {detail}".rstrip())
        self.line = line
        self.why = why
        self.detail = detail


class Verdict:
    """What was checked. `record` is None where the rules are not these: then only chain and draws were."""

    def __init__(self, header: Header, entries: int, head: str, record: Record[Any] | None) -> None:
        self.header = header
        self.entries = entries
        self.head = head
        self.record = record


def write(record: Record[Any]) -> str:
    """The whole file. The seed is in it, so a record is closed only for those who may know everything."""
    lines = [canonical(record.header.body())]
    lines += [canonical({**entry.body(), "hash": entry.hash}) for entry in record.entries]
    closing = _closing(record)
    lines.append(canonical({**closing, "seal": _seal(record.head, closing)}))
    return "\n".join(lines) + "\n"


def read(text: str, games: Mapping[str, Game[Any]]) -> Verdict:
    """Checks every byte: the chain, the draws, and, for these rules, that every answer was legal."""
    lines = text.split("\n")
    if not _looks_like_a_record(lines):
        raise NoRecord
    if len(lines) < 3 or lines.pop() != "":
        raise BadRecord(len(lines), "record-cut-off")
    header = _header(lines[0])
    closing = _object(len(lines), lines[-1])
    if set(closing) != {"result", "seed", "seal"}:
        raise BadRecord(len(lines), "record-cut-off")
    seed = _seed(len(lines), closing, header)
    entries = [_entry(number, line) for number, line in enumerate(lines[1:-1], 1)]
    game = games.get(header.game)
    if game is None or not game.plays(header.rules, header.box, header.options):
        head = _check_chain(header, entries, seed)
        _check_closing(len(lines), closing, head, None)
        return Verdict(header, len(entries), head, None)
    record = _replayed(game, header, entries, seed)
    _check_closing(len(lines), closing, record.head, record)
    return Verdict(header, len(entries), record.head, record)


def _closing(record: Record[Any]) -> dict[str, Any]:
    result = record.result
    body = None if result is None else {"places": result.places, "reason": result.reason, "scores": result.scores}
    return {"result": body, "seed": record.seed.hex()}


def _seal(head: str, closing: dict[str, Any]) -> str:
    return sha256(head.encode() + canonical(closing).encode()).hexdigest()


def _looks_like_a_record(lines: list[str]) -> bool:
    """One good line is enough: the rest may have been altered."""
    marks = ('"stolik":', '"hash":"', '"seal":"')
    whole = any(line.startswith("{") and line.endswith("}") and any(mark in line for mark in marks) for line in lines)
    return whole or lines[0].startswith('{"box":"')


def _object(number: int, line: str) -> dict[str, Any]:
    try:
        body = json.loads(line)
    except (ValueError, RecursionError):
        raise BadRecord(number, "record-unreadable") from None
    if not isinstance(body, dict) or canonical(body) != line:
        raise BadRecord(number, "record-unreadable")
    return body


def _header(line: str) -> Header:
    body = _object(1, line)
    if body.get("stolik") != FORMAT:
        raise BadRecord(1, "record-format", str(body.get("stolik")))
    try:
        prelude = [_set_up(pair) for pair in body.get("prelude", ())]
        agreed = [*(body[key] for key in AGREED), prelude, body.get("opening", "")]
        header = Header(*agreed)
        if not _well_formed(body) or canonical(header.body()) != line:
            raise BadRecord(1, "record-unreadable")
    except (KeyError, TypeError, ValueError):
        raise BadRecord(1, "record-unreadable") from None
    return header


def _well_formed(header: dict[str, Any]) -> bool:
    texts = all(type(header[key]) is str for key in ("game", "box", "commitment"))
    texts = texts and type(header.get("opening", "")) is str
    lists = all(
        type(header[key]) is list and all(type(item) is str for item in header[key]) for key in ("seats", "numbers")
    )
    return texts and lists and type(header["rules"]) is int and type(header["options"]) is dict


def _set_up(pair: Any) -> tuple[int, Answer]:
    seat, answer = pair
    if type(seat) is not int:
        raise TypeError
    return seat, _answer(answer)


def _seed(number: int, closing: dict[str, Any], header: Header) -> bytes:
    try:
        seed = bytes.fromhex(closing["seed"])
    except (TypeError, ValueError):
        raise BadRecord(number, "record-unreadable") from None
    if commitment(seed) != header.commitment:
        raise BadRecord(number, "record-seed")
    return seed


def _entry(number: int, line: str) -> Entry:
    body = _object(number + 1, line)
    try:
        draw = _draw(body["draw"]) if "draw" in body else None
        entry = Entry(body["n"], body["seat"], body["act"], _answer(body["value"]), draw)
        entry.hash = body["hash"]
        if type(entry.number) is not int or entry.number != number or type(entry.seat) is not int or not _fits(entry):
            raise BadRecord(number + 1, "record-unreadable")
        if canonical({**entry.body(), "hash": entry.hash}) != line:
            raise BadRecord(number + 1, "record-unreadable")
    except (KeyError, TypeError):
        raise BadRecord(number + 1, "record-unreadable") from None
    return entry


def _fits(entry: Entry) -> bool:
    """Every act carries what it needs, and nothing else."""
    if (entry.draw is not None) != (entry.act == ANSWER and entry.seat == CHANCE):
        return False
    if entry.act == UNDO:
        return isinstance(entry.value, tuple) and bool(entry.value) and all(type(n) is int for n in entry.value)
    if entry.act == SEAT:
        return isinstance(entry.value, str)
    return entry.act == ANSWER or (
        entry.act in ACTS and entry.value is None and (entry.seat == CHANCE) == (entry.act == AGREED_DRAW)
    )


def _answer(value: Any) -> Answer:
    """A list in JSON is a tuple at the table."""
    if isinstance(value, list):
        if not all(isinstance(item, int | str) for item in value):
            raise TypeError
        return tuple(value)
    if value is None or isinstance(value, int | str):
        return value
    raise TypeError


def _draw(value: Any) -> Draw:
    if type(value) is not list or len(value) != 5:
        raise TypeError
    kind, whose, count, total, number = value
    if not isinstance(kind, str) or not all(type(item) is int for item in (whose, count, total, number)):
        raise TypeError
    return (kind, whose, count, total, number)


def _check_chain(header: Header, entries: list[Entry], seed: bytes) -> str:
    """For rules that are not these: every hash, and every number that chance drew, without a gap between them."""
    luck, salts = Luck(seed, header.numbers), Keyed(seed)
    head = header.hash()
    line: list[Entry] = []
    for entry in entries:
        if entry.hash != entry.sealed(head, salts):
            raise BadRecord(entry.number + 1, "record-hash")
        if entry.draw is not None:
            kind, whose, count, total, value = entry.draw
            before = [past.draw[2] for past in line if past.draw is not None and past.draw[:2] == (kind, whose)]
            follows = count == before[-1] + 1 if before else count == 0 or bool(header.prelude)
            if not follows or total < 1 or luck.number(kind, whose, count, total) != value:
                raise BadRecord(entry.number + 1, "dishonest-draw")
        if entry.act == ANSWER:
            line.append(entry)
        elif entry.act == UNDO and isinstance(entry.value, tuple):
            line = [past for past in line if past.number < int(entry.value[0])]
        head = entry.hash
    return head


def _replayed(game: Game[Any], header: Header, entries: list[Entry], seed: bytes) -> Record[Any]:
    if not is_settled(game, header.options) or len(header.seats) != header.options["seats"]:
        raise BadRecord(1, "record-options")
    try:
        record = Record(game, header, seed)
    except BadOpening:
        raise BadRecord(1, "record-opening") from None
    except IllegalAnswer as illegal:
        raise BadRecord(1, "record-illegal", illegal.refusal) from None
    for entry in entries:
        try:
            record.take(entry)
        except IllegalAnswer as illegal:
            broken = illegal.refusal == BROKEN
            raise BadRecord(entry.number + 1, *((BROKEN,) if broken else ("record-illegal", illegal.refusal))) from None
    return record


def _check_closing(number: int, closing: dict[str, Any], head: str, record: Record[Any] | None) -> None:
    body = {key: closing[key] for key in ("result", "seed")}
    if closing["seal"] != _seal(head, body):
        raise BadRecord(number, "record-hash")
    if record is not None and canonical(body) != canonical(_closing(record)):
        raise BadRecord(number, "record-result")
