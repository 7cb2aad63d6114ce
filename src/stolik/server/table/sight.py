"""What a table looks like to one reader. Everything goes through the game's `view` and `see` of that very seat.

Things of a game travel by their kinds and names, never as sentences of one language.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple, cast

import msgspec

from stolik.bots.levels import BOTS
from stolik.engine.decision import Answer, Decision
from stolik.engine.game import Game, Result, View
from stolik.engine.position import Position
from stolik.engine.record import Record
from stolik.engine.things import NUMBER, Event, Kind, Many, Number, Parts, deciding
from stolik.engine.things import Seats as SeatThings
from stolik.server import protocol as wire
from stolik.server.table.log import OF_ROW, Told
from stolik.server.table.people import SPECTATORS
from stolik.server.table.table import Table
from stolik.text.messages import messages

Seats = frozenset[int]
"""The seats that a reader holds; none: a spectator."""

Said = dict[int, wire.Happening]
"""Events of the table that are in words already, by their identity."""


class Known(NamedTuple):
    """What happened up to an event of the table, as it travels, with a comma after each line."""

    text: bytes
    upto: int


UNKNOWN: Final = Known(b"", 0)
encoder: Final = msgspec.json.Encoder()
ACTS: Final[Mapping[str, Mapping[str, Kind]]] = {
    "act-undo": {"seat": SeatThings(0)},
    "act-concede": {"seat": SeatThings(0)},
    "act-timeout": {"seat": SeatThings(0)},
    "act-draw": {},
    "act-seat": {"number": NUMBER, "who": Kind("who")},
}
"""What is done at the table and not in the game; kept among the events, with no rule."""
NO_VIEW: Final[View] = {}
KEPT: Final = 8192


def update(
    table: Table, seats: Seats, since: int, info: wire.TableInfo, said: Said, known: Known = UNKNOWN
) -> wire.Update:
    """The whole truth for this reader, and what happened after row `since`; some of it may be in words already."""
    own: list[int | None] = [*sorted(seats)] or [None]
    record = table.record
    if record is None:
        blind = [wire.Seen(seat, {}, None, "none", muted(table, seat)) for seat in own]
        return wire.Update(table.seq, info, blind, [], chat(table, seats, since))
    words = Words(record.game)
    told = table.told[known.upto :] if known.text else table.told_after(since)
    lines = [line for one in told for line in as_seen(record.game, words, one, seats, said)]
    return wire.Update(
        table.seq,
        info,
        [seen(table, record, words, seat) for seat in own],
        joined(known.text, lines) if known.text else lines,
        chat(table, seats, since),
    )


def joined(text: bytes, lines: list[wire.Happening]) -> list[wire.Happening]:
    """A list as it travels, of which the first part is in words already."""
    rest = encoder.encode(lines)[1:]
    whole = msgspec.Raw(b"[" + (text if lines else text[:-1]) + rest)
    return cast("list[wire.Happening]", whole)


def table_info(table: Table, now: float, spectators: int) -> wire.TableInfo:
    row, record, asking = table.row, table.record, table.asking
    return wire.TableInfo(
        id=row.id,
        code=row.code,
        game=row.game,
        rules=row.rules if record is None else record.header.rules,
        options=row.options,
        visibility=cast(wire.Visibility, row.visibility),
        pace=table.pace,
        absence=cast(wire.Absence, row.absence),
        status=table.status,
        seats=seat_infos(table, now),
        offers=[] if asking is None else [wire.Offer(asking.kind, asking.seat, asking.agreed, asking.number)],
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


def seat_infos(table: Table, now: float) -> list[wire.SeatInfo]:
    sides, acting = table.sides, table.acting
    clocks = None if table.pace.kind == "none" else table.clocks
    return [
        wire.SeatInfo(
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


def outcome(result: Result) -> wire.Outcome:
    return wire.Outcome(result.places, result.reason, result.scores, result.parts)


def seen(table: Table, record: Record[Any], words: Words, seat: int | None) -> wire.Seen:
    view = record.game.view(record.position.state, seat)
    return wire.Seen(
        seat,
        dict(view),
        asked(words, table.decision, seat, view),
        "none" if seat is None else table.undo_of(seat),
        muted(table, seat),
    )


def asked(words: Words, decision: Decision | None, seat: int | None, view: View) -> wire.Question | None:
    return words.question(decision, view) if decision is not None and decision.player == seat else None


def posed(position: Position[Any], seat: int | None, asks: bool = True) -> wire.Seen:
    """A position that belongs to no table, as a seat sees it; `asks`: with its question."""
    view = position.game.view(position.state, seat)
    question = asked(Words(position.game), position.decision, seat, view) if asks else None
    return wire.Seen(seat, dict(view), question, "none")


def retold(game: Game[Any], events: Sequence[Event], seat: int | None, first: int = 0) -> list[wire.Happening]:
    """What has happened there, in its order."""
    words = Words(game)
    return [words.happening(number, game.see(event, seat)) for number, event in enumerate(events, first)]


def muted(table: Table, seat: int | None) -> list[int]:
    return [] if seat is None else sorted(table.chairs[seat].muted)


def as_seen(game: Game[Any], words: Words, told: Told, seats: Seats, said: Said) -> list[wire.Happening]:
    """Once where all seats of the reader see the same, else once for each: a curtain may hang between them."""
    if len(seats) <= 1:
        return [alike(words, told, see(game, told.event, next(iter(seats), None)), said)]
    views = [(seat, see(game, told.event, seat)) for seat in sorted(seats)]
    if all(event.args == views[0][1].args for _, event in views):
        return [alike(words, told, views[0][1], said)]
    return [words.happening(told.seq, event, [seat]) for seat, event in views]


def alike(words: Words, told: Told, event: Event, said: Said) -> wire.Happening:
    """What nobody is kept from seeing is put into words once for all readers."""
    if event is not told.event:
        return words.happening(told.seq, event)
    if id(event) not in said:
        said[id(event)] = words.happening(told.seq, event)
    return said[id(event)]


def see(game: Game[Any], event: Event, seat: int | None) -> Event:
    return event if event.kind.startswith("act-") else game.see(event, seat)


def chat(table: Table, seats: Seats, since: int) -> list[wire.ChatLine]:
    if not table.chat or table.chat[-1].seq <= since:
        return []
    unwanted = {whom for seat in seats for whom in table.chairs[seat].muted} - seats
    new = table.chat[bisect_right(table.chat, since, key=OF_ROW) :]
    return [line for line in new if (SPECTATORS if line.seat is None else line.seat) not in unwanted]


def replay_seen(game: Game[Any], state: Any, decision: Decision | None, seat: int | None) -> wire.Seen:
    """One seat's knowledge at an earlier step."""
    view = game.view(state, seat)
    return wire.Seen(seat, dict(view), asked(Words(game), decision, seat, view), "none")


# In words


class Words:
    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def word(self, kind: Kind, value: Answer, view: View = NO_VIEW) -> wire.Word:
        if type(kind) is Kind:
            return plain_word(kind, value)
        if isinstance(kind, Number) and isinstance(value, int):
            return wire.Word(number=value)
        if isinstance(kind, SeatThings) and isinstance(value, int):
            return wire.Word(kind=kind.name, number=value)
        if isinstance(kind, Many) and isinstance(value, tuple):
            return wire.Word(list=tuple(self.word(kind.of, item, view) for item in value))
        return wire.Word(kind=kind.name, name=kind.name_of(value), args=self.args(kind.parts(value, view), view))

    def args(self, parts: Parts, view: View) -> dict[str, wire.Word]:
        return {field: self.word(kind, value, view) for field, (kind, value) in parts.items()}

    def question(self, decision: Decision, view: View) -> wire.Question:
        declared = self.game.prompts[decision.prompt]
        about = declared.about
        return wire.Question(
            decision.player,
            decision.prompt,
            declared.kind.name,
            declared.rule,
            None if about is None else self.word(about, decision.about, view),
            [wire.Choice(wire_value(value), self.option(decision.prompt, value, view)) for value in decision.options],
        )

    def option(self, prompt: str, value: Answer, view: View) -> wire.Word:
        if isinstance(value, bool):
            return wire.Word(key="yes" if value else "no")
        if value is None:
            own = f"pass-{prompt}"
            return wire.Word(key=own if messages("en", self.game.package).has(own) else "pass")
        return self.word(self.game.prompts[prompt].kind, value, view)

    def happening(self, seq: int, event: Event, seats: list[int] | None = None) -> wire.Happening:
        fields = ACTS[event.kind] if event.kind in ACTS else self.game.events[event.kind].fields
        words = {
            name: self.word(kind, value)
            for (name, kind), value in zip(fields.items(), event.args, strict=True)
            if value is not None
        }
        return wire.Happening(seq, event.kind, event.rule, words, len(words) < len(fields), seats or [])


@lru_cache(KEPT)
def plain_word(kind: Kind, value: Answer) -> wire.Word:
    """Of a thing that is made of no others: the same wherever it is met."""
    if kind.name == "who":
        return wire.Word(key=f"bot-{value}") if value in BOTS else wire.Word(text=str(value))
    return wire.Word(kind=kind.name, name=kind.name_of(value))


def wire_value(value: Answer) -> wire.Value:
    return list(value) if isinstance(value, tuple) else value
