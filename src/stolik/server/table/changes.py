"""Changes of a table: what would be written as it stands now, or a refusal. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from secrets import token_hex
from typing import Any, Concatenate, ParamSpec

from stolik.bots.levels import BOTS
from stolik.engine.decision import Answer
from stolik.engine.entries import Header
from stolik.engine.game import Game
from stolik.engine.luck import commitment
from stolik.engine.record import IllegalAnswer, Record
from stolik.server.refusals import BAD, Refusal, Stale, by_rule
from stolik.server.storage import TableRow
from stolik.server.table import log
from stolik.server.table.log import Change, Row
from stolik.server.table.names import called, check_free
from stolik.server.table.people import NOBODY, SPECTATORS, SUBSTITUTE, Matter
from stolik.server.table.table import Table

P = ParamSpec("P")
Rows = list[Row]
Prelude = Sequence[tuple[int, Answer]]
NOTHING = Change()


# Before the game


def sit(
    table: Table, seat: int | None, name: str, token: str, number: str, webhook: str = "", secret: str = ""
) -> Change:
    check_waiting(table)
    place = free_seat(table, seat)
    check_name_is_free(table, place, called(name, place))
    row = log.Sit(place, called(name, place), token, number or new_number(), webhook, secret)
    return Change([row, *started_if_full(table, {row.seat: (row.name, row.number)})])


def check_name_is_free(table: Table, seat: int, name: str) -> None:
    check_free(name, [chair.name for place, chair in enumerate(table.chairs) if place != seat and chair.name])


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


def fill(table: Table, seat: int, level: str) -> Change:
    """A bot for an open seat."""
    check_waiting(table)
    row = log.Bot(free_seat(table, seat), level, new_number())
    return Change([row, *started_if_full(table, {row.seat: (level, row.number)})])


def free(table: Table, seat: int) -> Change:
    """The host wants somebody else there."""
    check_waiting(table)
    if not 0 <= seat < len(table.chairs):
        raise Refusal("no-such-seat", BAD)
    return NOTHING if table.chairs[seat].kind == "open" else rise(table, seat)


def expire(table: Table) -> Change:
    """Nobody has come."""
    return Change([log.Abort(NOBODY)]) if table.status == "waiting" else NOTHING


def start(table: Table, level: str) -> Change:
    """The host wants to begin: bots of that level for all seats that are open."""
    check_waiting(table)
    free = [place for place, chair in enumerate(table.chairs) if chair.kind == "open"]
    rows = [log.Bot(place, level, new_number()) for place in free]
    return Change([*rows, *started_if_full(table, {row.seat: (level, row.number) for row in rows})])


def started_if_full(table: Table, new: dict[int, tuple[str, str]]) -> Rows:
    """All seats filled: the game begins, in the same breath. `new`: who sits down now, and the number they add."""
    seated = [new.get(seat, (chair.who, chair.number)) for seat, chair in enumerate(table.chairs)]
    if not all(who for who, _ in seated):
        return []
    return start_rows(table.row, the_game(table), [who for who, _ in seated], [number for _, number in seated])


def start_rows(
    row: TableRow, game: Game[Any], seats: list[str], numbers: list[str], prelude: Prelude = (), opening: str = ""
) -> Rows:
    agreed = (game.name, game.rules, game.box, row.options)
    header = Header(*agreed, seats, numbers, commitment(row.seed), prelude, opening)
    record = Record(game, header, row.seed)
    record.start()
    return [log.Start(numbers, seats, game.rules, game.box, prelude, opening), *log.entries(record)]


# In the game


def answer(table: Table, seat: int, seq: int, value: Answer) -> Change:
    if seq < table.moved and table.status in ("playing", "over"):
        raise Stale
    return entered(table, Record.answer, seat, value)


def concede(table: Table, seat: int) -> Change:
    if table.status == "waiting":
        return rise(table, seat)
    if table.chairs[seat].gone:
        raise Refusal("already-gone")
    return entered(table, give_up, seat, Record.concede, substitute_of(table))


def timeout(table: Table, seat: int) -> Change:
    return entered(table, give_up, seat, Record.timeout, substitute_of(table))


def give_up(record: Record[Any], seat: int, how: Callable[[Record[Any], int], None], level: str) -> None:
    """With more than two sides a bot goes on; so it does where the whole side has given up before."""
    try:
        how(record, seat)
    except IllegalAnswer as illegal:
        if illegal.refusal != "already-gone":
            raise
    if record.result is None and record.seats[seat] not in BOTS:
        record.change_seat(seat, level)


def leave(table: Table, seat: int) -> Change:
    if table.status == "waiting":
        return rise(table, seat)
    check_playing(table)
    return NOTHING if table.chairs[seat].left else Change([log.Absent(seat, True)])


def rise(table: Table, seat: int) -> Change:
    return Change([log.Rise(seat)])


def substitute_of(table: Table) -> str:
    """The level of a bot that plays for somebody who was here."""
    return table.substitute or SUBSTITUTE


def stand_in(table: Table, seat: int, level: str) -> Change:
    """A bot plays for a person who is away, until they come back."""
    check_playing(table)
    if table.chairs[seat].kind != "person":
        raise Refusal("no-person-there")
    return entered(table, Record.change_seat, seat, level)


def come_back(table: Table, seat: int) -> Change:
    chair = table.chairs[seat]
    rows: Rows = [log.Return(seat)] if chair.absent else []
    if chair.gone:
        raise Refusal("already-gone")
    if chair.stood_in and table.status == "playing":
        return after(rows, entered(table, Record.change_seat, seat, chair.name))
    return Change(rows)


# What others must agree to


def undo(table: Table, seat: int) -> Change:
    check_playing(table)
    kind = table.undo_of(seat)
    if kind == "none":
        raise Refusal("undo-nothing")
    if kind == "free":
        return entered(table, Record.undo, seat)
    return ask(table, "undo", seat)


def draw(table: Table, seat: int) -> Change:
    """Bots decline."""
    check_playing(table)
    if any(chair.kind == "bot" for chair in table.chairs):
        raise Refusal("bots-play-on")
    return ask(table, "draw", seat)


def abort(table: Table, seat: int) -> Change:
    """The host before the game, anybody before the first answer, all together later, and where the table stands."""
    if table.status == "waiting":
        return Change([log.Abort(seat)])
    if table.status == "stopped":
        return ask(table, "abort", seat)
    check_playing(table)
    return ask(table, "abort", seat) if table.answered else Change([log.Abort(seat)])


def rematch(table: Table, seat: int) -> Change:
    if table.status not in ("over", "aborted", "stopped"):
        raise Refusal("not-over")
    if table.rematch:
        return NOTHING
    return ask(table, "rematch", seat)


def ask(table: Table, matter: Matter, seat: int) -> Change:
    """Bots agree at once; to ask for what is asked already is to agree."""
    asking = table.asking
    if asking is not None and asking.kind != matter:
        raise Refusal("something-is-asked")
    if asking is not None:
        return agree(table, seat)
    return after([log.Offer(matter, seat)], NOTHING if yet_to_agree(table, matter, seat) else done(table, matter, seat))


def agree(table: Table, seat: int) -> Change:
    asking = table.asking
    if asking is None:
        raise Refusal("nothing-is-asked")
    if seat == asking.seat or seat in asking.agreed:
        return NOTHING
    left = [other for other in yet_to_agree(table, asking.kind, asking.seat) if other not in (seat, *asking.agreed)]
    return after([log.Agree(seat)], NOTHING if left else done(table, asking.kind, asking.seat))


def decline(table: Table, seat: int) -> Change:
    if table.asking is None:
        raise Refusal("nothing-is-asked")
    return Change([log.Decline(seat)])


def yet_to_agree(table: Table, matter: Matter, seat: int) -> list[int]:
    """Persons who play; for a rematch also those who have given up."""
    if matter == "rematch":
        return [other for other, chair in enumerate(table.chairs) if chair.token and other != seat]
    return [other for other in table.persons if other != seat and not table.chairs[other].gone]


def done(table: Table, matter: Matter, seat: int) -> Change:
    """What all have agreed to. A rematch is the registry's to make."""
    if matter == "undo":
        return entered(table, take_back, seat)
    if matter == "draw":
        return entered(table, Record.agree_draw)
    return Change([log.Abort(seat)]) if matter == "abort" else NOTHING


def take_back(record: Record[Any], seat: int) -> None:
    """Back to a question in which the seat has a choice."""
    others = [other for other in range(len(record.sides)) if other != seat]
    record.undo(seat, others)
    while record.decision is not None and len(record.decision.options) == 1:
        record.undo(seat, others)


# Talk


def chat(table: Table, seat: int | None, text: str) -> Change:
    name = "" if seat is None else table.chairs[seat].name
    return Change([log.Chat(seat, name, text)])


def rename(table: Table, seat: int, name: str) -> Change:
    check_not_over(table)
    check_name_is_free(table, seat, name)
    return NOTHING if table.chairs[seat].name == name else Change([log.Rename(seat, name)])


def mute(table: Table, seat: int, whom: int, on: bool) -> Change:
    check_not_over(table)
    if not SPECTATORS <= whom < len(table.chairs) or whom == seat:
        raise Refusal("no-such-seat", BAD)
    if (whom in table.chairs[seat].muted) == on:
        return NOTHING
    return Change([log.Mute(seat, whom, on)])


# Checks and the record


def check_room(table: Table, most_rows: int) -> None:
    if table.asides >= most_rows:
        raise Refusal("log-full")


def check_not_over(table: Table) -> None:
    if table.status not in ("waiting", "playing"):
        raise Refusal("stopped" if table.status == "stopped" else "game-over")


def check_waiting(table: Table) -> None:
    if table.status != "waiting":
        raise Refusal("already-started")


def check_playing(table: Table) -> Record[Any]:
    if table.status == "waiting":
        raise Refusal("not-started")
    if table.status != "playing" or table.record is None:
        raise Refusal("game-over" if table.status in ("over", "aborted") else "stopped")
    return table.record


def the_game(table: Table) -> Game[Any]:
    if table.game is None:
        raise Refusal("stopped")
    return table.game


def entered(
    table: Table, act: Callable[Concatenate[Record[Any], P], None], *args: P.args, **kwargs: P.kwargs
) -> Change:
    """Done on a branch, with the draws that follow; it is the table's record when the rows are stored."""
    branch = check_playing(table).branch()
    before = len(branch.entries)
    try:
        act(branch, *args, **kwargs)
    except IllegalAnswer as illegal:
        raise by_rule(branch.game, illegal.refusal) from None
    return Change(log.entries(branch, before), branch)


def after(rows: Rows, change: Change) -> Change:
    return Change([*rows, *change.rows], change.record)


def new_number() -> str:
    return token_hex(8)
