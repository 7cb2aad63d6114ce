"""What a table looks like to one reader. Everything goes through the game's `view` and `see` of that very seat."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Final, NamedTuple, cast

import msgspec

from stolik.engine.decision import Decision
from stolik.engine.game import Game, Result, View
from stolik.engine.record import Record
from stolik.engine.things import Event, deciding
from stolik.server.protocol import (
    Absence,
    ChatLine,
    Happening,
    Offer,
    Outcome,
    Question,
    SeatInfo,
    Seen,
    TableInfo,
    Update,
    Visibility,
)
from stolik.server.table.log import OF_ROW, Told
from stolik.server.table.seats import SPECTATORS
from stolik.server.table.table import Table
from stolik.server.table.words import Words

Seats = frozenset[int]
"""The seats that a reader holds; none: a spectator."""

Said = dict[int, Happening]
"""Events of the table that are in words already, by their identity."""


class Known(NamedTuple):
    """What happened up to an event of the table, as it travels, with a comma after each line."""

    text: bytes
    upto: int


UNKNOWN: Final = Known(b"", 0)
encoder: Final = msgspec.json.Encoder()


def update(table: Table, seats: Seats, since: int, info: TableInfo, said: Said, known: Known = UNKNOWN) -> Update:
    """The whole truth for this reader, and what happened after row `since`; some of it may be in words already."""
    own: list[int | None] = [*sorted(seats)] or [None]
    record = table.record
    if record is None:
        blind = [Seen(seat, {}, None, "none", muted(table, seat)) for seat in own]
        return Update(table.seq, info, blind, [], chat(table, seats, since))
    words = Words(record.game)
    told = table.told[known.upto :] if known.text else table.told_after(since)
    lines = [line for one in told for line in as_seen(record.game, words, one, seats, said)]
    return Update(
        table.seq,
        info,
        [seen(table, record, words, seat) for seat in own],
        joined(known.text, lines) if known.text else lines,
        chat(table, seats, since),
    )


def joined(text: bytes, lines: list[Happening]) -> list[Happening]:
    """A list as it travels, of which the first part is in words already."""
    rest = encoder.encode(lines)[1:]
    whole = msgspec.Raw(b"[" + (text if lines else text[:-1]) + rest)
    return cast("list[Happening]", whole)


def table_info(table: Table, now: float, spectators: int) -> TableInfo:
    row, record, asking = table.row, table.record, table.asking
    return TableInfo(
        id=row.id,
        code=row.code,
        game=row.game,
        rules=row.rules if record is None else record.header.rules,
        options=row.options,
        visibility=cast(Visibility, row.visibility),
        pace=table.pace,
        absence=cast(Absence, row.absence),
        status=table.status,
        seats=seat_infos(table, now),
        offers=[] if asking is None else [Offer(asking.kind, asking.seat, asking.agreed, asking.number)],
        commitment=table.commitment,
        head="" if record is None else record.head,
        result=None if record is None or record.result is None else outcome(record.result),
        rematch=table.rematch,
        created=row.created,
        stopped_at=table.stopped_at,
        spectators=spectators,
        hints=table.hints,
        reviewed=table.review is not None,
        deciding=told_to_all(table),
        host=table.host if table.status == "waiting" else None,
        substitute=table.substitute,
    )


def told_to_all(table: Table) -> str:
    """What is being decided, where that it is asked is open to all."""
    record, decision = table.record, table.decision
    return "" if record is None or decision is None else deciding(record.game.prompts, decision.prompt)


def seat_infos(table: Table, now: float) -> list[SeatInfo]:
    sides, acting = table.sides, table.acting
    clocks = None if table.pace.kind == "none" else table.clocks
    return [
        SeatInfo(
            seat=seat,
            side=sides[seat],
            kind=chair.kind,
            name=chair.name,
            level=chair.level,
            online=chair.kind == "person" and not chair.absent,
            acting=seat == acting,
            gone=chair.gone,
            clock=None if clocks is None else clocks.shown(seat, table.opened if seat == acting else None, now),
            grace=0.0 if clocks is None else clocks.waits(table.opened if seat == acting else None, now),
            left=chair.left,
        )
        for seat, chair in enumerate(table.chairs)
    ]


def outcome(result: Result) -> Outcome:
    return Outcome(result.places, result.reason, result.scores, result.parts)


def seen(table: Table, record: Record[Any], words: Words, seat: int | None) -> Seen:
    view = record.game.view(record.position.state, seat)
    return Seen(
        seat,
        dict(view),
        asked(words, table.decision, seat, view),
        "none" if seat is None else table.undo_of(seat),
        muted(table, seat),
    )


def asked(words: Words, decision: Decision | None, seat: int | None, view: View) -> Question | None:
    return words.question(decision, view) if decision is not None and decision.player == seat else None


def muted(table: Table, seat: int | None) -> list[int]:
    return [] if seat is None else sorted(table.chairs[seat].muted)


def as_seen(game: Game[Any], words: Words, told: Told, seats: Seats, said: Said) -> list[Happening]:
    """Once where all seats of the reader see the same, else once for each: a curtain may hang between them."""
    if len(seats) <= 1:
        return [alike(words, told, see(game, told.event, next(iter(seats), None)), said)]
    views = [(seat, see(game, told.event, seat)) for seat in sorted(seats)]
    if all(event.args == views[0][1].args for _, event in views):
        return [alike(words, told, views[0][1], said)]
    return [words.happening(told.seq, event, [seat]) for seat, event in views]


def alike(words: Words, told: Told, event: Event, said: Said) -> Happening:
    """What nobody is kept from seeing is put into words once for all readers."""
    if event is not told.event:
        return words.happening(told.seq, event)
    if id(event) not in said:
        said[id(event)] = words.happening(told.seq, event)
    return said[id(event)]


def see(game: Game[Any], event: Event, seat: int | None) -> Event:
    return event if event.kind.startswith("act-") else game.see(event, seat)


def chat(table: Table, seats: Seats, since: int) -> list[ChatLine]:
    unwanted = {whom for seat in seats for whom in table.chairs[seat].muted} - seats
    new = table.chat[bisect_right(table.chat, since, key=OF_ROW) :]
    return [line for line in new if (SPECTATORS if line.seat is None else line.seat) not in unwanted]


def replay_seen(game: Game[Any], state: Any, decision: Decision | None, seat: int | None) -> Seen:
    """One seat's knowledge at an earlier step."""
    view = game.view(state, seat)
    return Seen(seat, dict(view), asked(Words(game), decision, seat, view), "none")
