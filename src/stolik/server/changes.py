"""What a request would write: the rows that follow from a table as it is, or a refusal. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from secrets import token_hex
from typing import Any

from stolik.bots.levels import BOTS
from stolik.engine.decision import Answer
from stolik.engine.game import Game
from stolik.engine.luck import commitment
from stolik.engine.record import Header, IllegalAnswer, Record
from stolik.server.chairs import SPECTATORS, SUBSTITUTE
from stolik.server.refusals import BAD, FORBIDDEN, Refusal, Stale, by_rule
from stolik.server.storage import NewRow, TableRow
from stolik.server.tables import Table

Rows = list[NewRow]
Held = frozenset[int]
Prelude = Sequence[tuple[int, Answer]]


# Before the game


def sit(table: Table, seat: int | None, name: str, token: str, number: str, webhook: str = "") -> Rows:
    check_waiting(table)
    place = free_seat(table, seat)
    row = sit_row(place, name, token, number or new_number(), webhook)
    return [row, *started_if_full(table, {place: (name, str(row[1]["number"]))})]


def sit_row(seat: int, name: str, token: str, number: str, webhook: str) -> NewRow:
    own = {"webhook": webhook} if webhook else {}
    return "sit", {"seat": seat, "name": name, "token": token, "number": number, **own}


def free_seat(table: Table, seat: int | None) -> int:
    free = [place for place, chair in enumerate(table.chairs) if chair.kind == "open"]
    if not free:
        raise Refusal("no-open-seat")
    if seat is None:
        return free[0]
    if not 0 <= seat < len(table.chairs):
        raise Refusal("no-such-seat", BAD)
    if seat not in free:
        raise Refusal("seat-taken")
    return seat


def fill(table: Table, held: Held, seat: int, level: str) -> Rows:
    """A bot for an open seat; the host decides."""
    check_waiting(table)
    check_host(table, held)
    place = free_seat(table, seat)
    row = bot_row(place, level)
    return [row, *started_if_full(table, {place: (level, str(row[1]["number"]))})]


def start(table: Table, held: Held, level: str) -> Rows:
    """The host wants to begin: bots of that level for all seats that are open."""
    check_waiting(table)
    check_host(table, held)
    rows = [bot_row(place, level) for place, chair in enumerate(table.chairs) if chair.kind == "open"]
    return [*rows, *started_if_full(table, {row[1]["seat"]: (level, str(row[1]["number"])) for row in rows})]


def bot_row(seat: int, level: str) -> NewRow:
    return "bot", {"seat": seat, "level": level, "number": new_number()}


def started_if_full(table: Table, new: dict[int, tuple[str, str]]) -> Rows:
    """All seats filled: the game begins, in the same breath. `new`: who sits down now, and the number they add."""
    seated = [new.get(seat, (chair.who, chair.number)) for seat, chair in enumerate(table.chairs)]
    if not all(who for who, _ in seated):
        return []
    return start_rows(table.row, the_game(table), [who for who, _ in seated], [number for _, number in seated])


def start_rows(row: TableRow, game: Game[Any], seats: list[str], numbers: list[str], prelude: Prelude = ()) -> Rows:
    header = Header(game.name, game.rules, game.box, row.options, seats, numbers, commitment(row.seed), prelude)
    record = Record(game, header, row.seed)
    record.start()
    body: dict[str, Any] = {"numbers": numbers, "seats": seats, "rules": game.rules, "box": game.box}
    if prelude:
        body["prelude"] = [[seat, answer] for seat, answer in prelude]
    return [("start", body), *written(record, 0)]


# In the game


def answer(table: Table, seat: int, seq: int, value: Answer) -> Rows:
    if seq < table.moved and table.status in ("playing", "over"):
        raise Stale
    return entries(table, lambda record: record.answer(seat, value))


def concede(table: Table, seat: int) -> Rows:
    if table.status == "waiting":
        return rise(table, seat)
    if table.chairs[seat].gone:
        raise Refusal("already-gone")
    return entries(table, lambda record: give_up(record, seat, record.concede))


def timeout(table: Table, seat: int) -> Rows:
    return entries(table, lambda record: give_up(record, seat, record.timeout))


def give_up(record: Record[Any], seat: int, how: Callable[[int], None]) -> None:
    """With more than two sides a bot goes on; so it does where the whole side has given up before."""
    try:
        how(seat)
    except IllegalAnswer as illegal:
        if illegal.refusal != "already-gone":
            raise
    if record.result is None and record.seats[seat] not in BOTS:
        record.change_seat(seat, SUBSTITUTE)


def leave(table: Table, seat: int) -> Rows:
    if table.status == "waiting":
        return rise(table, seat)
    check_playing(table)
    return [] if table.chairs[seat].left else [("absent", {"seat": seat, "left": True})]


def rise(table: Table, seat: int) -> Rows:
    return [("rise", {"seat": seat})]


def stand_in(table: Table, seat: int, level: str) -> Rows:
    """A bot plays for a person who is away, until they come back."""
    if table.chairs[seat].kind != "person":
        raise Refusal("no-person-there")
    return entries(table, lambda record: record.change_seat(seat, level))


def come_back(table: Table, seat: int) -> Rows:
    chair = table.chairs[seat]
    rows: Rows = [("return", {"seat": seat})] if chair.absent else []
    if chair.gone:
        raise Refusal("already-gone")
    if chair.stood_in and table.status == "playing":
        rows += entries(table, lambda record: record.change_seat(seat, chair.name))
    return rows


# What others must agree to


def undo(table: Table, seat: int) -> Rows:
    check_playing(table)
    kind = table.undo_of(seat)
    if kind == "none":
        raise Refusal("undo-nothing")
    if kind == "free":
        return entries(table, lambda record: record.undo(seat))
    return ask(table, "undo", seat)


def draw(table: Table, seat: int) -> Rows:
    """Bots decline."""
    check_playing(table)
    if any(chair.kind == "bot" for chair in table.chairs):
        raise Refusal("bots-play-on")
    return ask(table, "draw", seat)


def abort(table: Table, held: Held, seat: int) -> Rows:
    """The host before the game, anybody before the first answer, all together later."""
    if table.status == "waiting":
        check_host(table, held)
        return [("abort", {"seat": seat})]
    check_playing(table)
    return ask(table, "abort", seat) if table.answered else [("abort", {"seat": seat})]


def rematch(table: Table, seat: int) -> Rows:
    if table.status not in ("over", "aborted", "stopped"):
        raise Refusal("not-over")
    if table.rematch:
        return []
    return ask(table, "rematch", seat)


def ask(table: Table, kind: str, seat: int) -> Rows:
    """Bots agree at once; to ask for what is asked already is to agree."""
    asking = table.asking
    if asking is not None and asking.kind != kind:
        raise Refusal("something-is-asked")
    if asking is not None:
        return agree(table, seat)
    offer: NewRow = ("offer", {"kind": kind, "seat": seat})
    return [offer, *([] if yet_to_agree(table, kind, seat) else done(table, kind, seat))]


def agree(table: Table, seat: int) -> Rows:
    asking = table.asking
    if asking is None:
        raise Refusal("nothing-is-asked")
    if seat == asking.seat or seat in asking.agreed:
        return []
    left = [other for other in yet_to_agree(table, asking.kind, asking.seat) if other not in (seat, *asking.agreed)]
    return [("agree", {"seat": seat}), *([] if left else done(table, asking.kind, asking.seat))]


def decline(table: Table, seat: int) -> Rows:
    if table.asking is None:
        raise Refusal("nothing-is-asked")
    return [("decline", {"seat": seat})]


def yet_to_agree(table: Table, kind: str, seat: int) -> list[int]:
    """Persons who play; for a rematch also those who have given up."""
    if kind == "rematch":
        return [other for other, chair in enumerate(table.chairs) if chair.token and other != seat]
    return [other for other in table.persons if other != seat and not table.chairs[other].gone]


def done(table: Table, kind: str, seat: int) -> Rows:
    """What all have agreed to. A rematch is the hall's to make."""
    if kind == "undo":
        return entries(table, lambda record: take_back(record, seat))
    if kind == "draw":
        return entries(table, lambda record: record.agree_draw())
    return [("abort", {"seat": seat})] if kind == "abort" else []


def take_back(record: Record[Any], seat: int) -> None:
    """Back to a question in which the seat has a choice."""
    others = [other for other in range(len(record.sides)) if other != seat]
    record.undo(seat, others)
    while record.decision is not None and len(record.decision.options) == 1:
        record.undo(seat, others)


# Talk


def chat(table: Table, seat: int | None, text: str) -> Rows:
    name = "" if seat is None else table.chairs[seat].name
    return [("chat", {"seat": seat, "name": name, "text": text})]


def rename(table: Table, seat: int, name: str) -> Rows:
    return [] if table.chairs[seat].name == name else [("rename", {"seat": seat, "name": name})]


def mute(table: Table, seat: int, whom: int, on: bool) -> Rows:
    if not SPECTATORS <= whom < len(table.chairs) or whom == seat:
        raise Refusal("no-such-seat", BAD)
    if (whom in table.chairs[seat].muted) == on:
        return []
    return [("mute", {"seat": seat, "whom": whom, "on": on})]


# Checks and the record


def check_waiting(table: Table) -> None:
    if table.status != "waiting":
        raise Refusal("already-started")


def check_playing(table: Table) -> Record[Any]:
    if table.status == "waiting":
        raise Refusal("not-started")
    if table.status != "playing" or table.record is None:
        raise Refusal("game-over" if table.status in ("over", "aborted") else "stopped")
    return table.record


def check_host(table: Table, held: Held) -> None:
    if table.host not in held:
        raise Refusal("host-only", FORBIDDEN)


def the_game(table: Table) -> Game[Any]:
    if table.game is None:
        raise Refusal("stopped")
    return table.game


def entries(table: Table, act: Callable[[Record[Any]], None]) -> Rows:
    """Done on a copy, with the draws that follow."""
    trial = check_playing(table).fork()
    before = len(trial.entries)
    try:
        act(trial)
    except IllegalAnswer as illegal:
        raise by_rule(trial.game, illegal.refusal) from None
    return written(trial, before)


def written(record: Record[Any], after: int) -> Rows:
    return [("entry", {**entry.body(), "hash": entry.hash}) for entry in record.entries[after:]]


def new_number() -> str:
    return token_hex(8)
