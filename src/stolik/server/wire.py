"""What a table looks like to one reader. Everything goes through the game's `view` and `see` of that very seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, cast

from stolik.engine.decision import Decision
from stolik.engine.events import Event
from stolik.engine.game import Game, Result
from stolik.engine.record import Record
from stolik.server.chairs import SPECTATORS
from stolik.server.protocol import (
    Absence,
    ChatLine,
    Happening,
    Offer,
    Outcome,
    SeatInfo,
    Seen,
    TableInfo,
    Update,
    Visibility,
)
from stolik.server.tables import Table, Told
from stolik.server.words import Words

Seats = frozenset[int]
"""The seats that a reader holds; none: a spectator."""


def update(table: Table, seats: Seats, since: int, now: float, spectators: int) -> Update:
    """The whole truth for this reader, and what happened after row `since`."""
    return Update(
        table.seq,
        table_info(table, now, spectators),
        [seen(table, seat) for seat in sorted(seats)] or [seen(table, None)],
        happened(table, seats, since),
        chat(table, seats, since),
    )


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
        offers=[] if asking is None else [Offer(cast(Any, asking.kind), asking.seat, asking.agreed)],
        commitment=table.commitment,
        head="" if record is None else record.head,
        result=None if record is None or record.result is None else outcome(record.result),
        rematch=table.rematch,
        created=row.created,
        stopped_at=table.stopped_at,
        spectators=spectators,
        hints=table.hints,
    )


def seat_infos(table: Table, now: float) -> list[SeatInfo]:
    sides = table.game.sides(table.row.options) if table.game is not None else range(len(table.chairs))
    acting = table.acting
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
            clock=table.clocks.shown(seat, table.opened if seat == acting else None, now),
            grace=table.clocks.waits(table.opened if seat == acting else None, now),
            left=chair.left,
        )
        for seat, chair in enumerate(table.chairs)
    ]


def outcome(result: Result) -> Outcome:
    return Outcome(result.places, result.reason, result.scores)


def seen(table: Table, seat: int | None) -> Seen:
    record = table.record
    if record is None:
        return Seen(seat, {}, None, "none", muted(table, seat))
    undo = "none" if seat is None else table.undo_of(seat)
    words = Words(record.game, table.names)
    return Seen(
        seat,
        dict(record.game.view(record.position.state, seat)),
        words.question(table.decision) if asks(table.decision, seat) and table.decision is not None else None,
        cast(Literal["none", "free", "consent"], undo),
        muted(table, seat),
    )


def asks(decision: Decision | None, seat: int | None) -> bool:
    return decision is not None and decision.player == seat


def muted(table: Table, seat: int | None) -> list[int]:
    return [] if seat is None else sorted(table.chairs[seat].muted)


def happened(table: Table, seats: Seats, since: int) -> list[Happening]:
    if table.record is None:
        return []
    words = Words(table.record.game, table.names)
    return [line for told in table.told_after(since) for line in as_seen(table.record.game, words, told, seats)]


def as_seen(game: Game[Any], words: Words, told: Told, seats: Seats) -> list[Happening]:
    """Once where all seats of the reader see the same, else once for each: a curtain may hang between them."""
    if not seats:
        return [words.happening(told.seq, see(game, told.event, None))]
    views = [(seat, see(game, told.event, seat)) for seat in sorted(seats)]
    if all(event.args == views[0][1].args for _, event in views):
        return [words.happening(told.seq, views[0][1])]
    return [words.happening(told.seq, event, [seat]) for seat, event in views]


def see(game: Game[Any], event: Event, seat: int | None) -> Event:
    return event if event.kind.startswith("act-") else game.see(event, seat)


def chat(table: Table, seats: Seats, since: int) -> list[ChatLine]:
    unwanted = {whom for seat in seats for whom in table.chairs[seat].muted} - seats
    return [
        line
        for line in table.chat
        if line.seq > since and (SPECTATORS if line.seat is None else line.seat) not in unwanted
    ]


def replay_seen(record: Record[Any], names: Sequence[str], seat: int | None) -> Seen:
    """One seat's knowledge at an earlier step."""
    words = Words(record.game, names)
    decision = record.decision
    question = words.question(decision) if decision is not None and decision.player == seat else None
    return Seen(seat, dict(record.game.view(record.position.state, seat)), question, "none")
