"""What a table does by itself: bots, questions with one option, clocks, people who have gone away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from math import inf
from typing import Final, NamedTuple

from stolik.server.live import shows
from stolik.server.live.bots.jobs import job_of
from stolik.server.live.bots.line import Rank
from stolik.server.live.room import Room
from stolik.server.refusals import Refusal, Stale
from stolik.server.table import changes, log
from stolik.server.table.log import Change
from stolik.server.table.people import Chair
from stolik.server.table.table import Table

logger = logging.getLogger(__name__)
LONG: Final = 3600.0
NOT_SEEN_HERE: Final = 4
"""How much longer we wait for somebody whom another process may know to be here."""


PRESENCE: Final = 2
"""Who is there is noted in so many times as many rows as everything else that is no move."""


class Chore(NamedTuple):
    """`flag`: time is up for somebody then."""

    at: float
    do: Callable[[], Awaitable[None]]
    flag: bool = False


async def drive(room: Room) -> None:
    """Until the table sleeps. Whatever another process has done first is no longer to be done."""
    while not (room.house.draining or room.lost):
        room.changed.clear()
        before = room.table.seq
        try:
            if not await do_next(room) and room.table.seq == before:
                await room.news_within(1.0)
        except (Refusal, Stale):
            await room.news_within(1.0)
        except Exception:
            logger.exception("table %s", room.table.row.id)
            await room.news_within(5.0)


async def do_next(room: Room) -> bool:
    """Waits for the next chore and does it; true when it is time to look again instead."""
    chore = min(chores(room), key=lambda chore: chore.at, default=None)
    wait = LONG if chore is None else min(LONG, chore.at - room.house.now())
    if wait > 0 and await news_within(room, wait, dozing=chore is None):
        return True
    if chore is None or chore.at > room.house.now():
        return True
    await chore.do()
    return False


async def news_within(room: Room, seconds: float, dozing: bool) -> bool:
    room.dozing = dozing
    try:
        return await room.news_within(seconds)
    finally:
        room.dozing = False


def has_chores(room: Room) -> bool:
    return next(chores(room), None) is not None


def due_at(room: Room) -> float | None:
    """When the table must be awake again if everybody goes away now; bots among themselves wait for somebody."""
    if room.table.of_bots:
        return None
    return min((chore.at for chore in play_chores(room)), default=None)


def chores(room: Room) -> Iterator[Chore]:
    if room.table.status in ("waiting", "playing"):
        yield from presence_chores(room)
        yield from show_chores(room) if room.table.of_bots else play_chores(room)


def show_chores(room: Room) -> Iterator[Chore]:
    if shows.is_unwatched(room):
        return
    if shows.must_wait(room):
        yield Chore(room.house.now() + shows.AGAIN, nothing)
        return
    yield from play_chores(room)


async def nothing() -> None:
    """But look again."""


def play_chores(room: Room) -> Iterator[Chore]:
    table, settings = room.table, room.house.settings
    seat = table.acting
    if seat is None:
        return
    chair = table.chairs[seat]
    lag = 0.0 if room.wrote_last or room.house.alone else settings.lag
    if chair.kind == "bot":
        yield Chore(table.opened + lag, lambda: let_bot_answer(room, seat))
        return
    if table.forced:
        yield Chore(table.opened + room.pause() + lag, lambda: answer_the_only_way(room, seat))
        return
    flag = table.clocks.runs_out(seat, table.opened)
    if flag is not None:
        yield Chore(flag + lag, lambda: flag_falls(room, seat), True)
    if chair.absent:
        yield from absence_chores(room, seat, chair, lag)


# Bots and questions with one option


async def let_bot_answer(room: Room, seat: int) -> None:
    table = room.table
    record, decision, moved = table.record, table.decision, table.moved
    assert record is not None and decision is not None
    job = job_of(table.row.id, record, seat, table.chairs[seat].level)
    with room.house.metrics.thinking.time():
        value = await room.house.thinkers.answer(job, decision.options, rank_of(room), room.keeper)
    await asyncio.sleep(table.opened + room.pause() - room.house.now())
    await room.write(lambda now: changes.answer(now, seat, moved, value))


def rank_of(room: Room) -> Rank:
    """A person who plays waits for it; else somebody may look on."""
    if any(chair.kind == "person" and not chair.gone for chair in room.table.chairs):
        return Rank.PERSON
    return Rank.WATCHED if room.readers else Rank.UNWATCHED


async def answer_the_only_way(room: Room, seat: int) -> None:
    decision, moved = room.table.decision, room.table.moved
    assert decision is not None
    await room.write(lambda now: changes.answer(now, seat, moved, decision.options[0]))


# Clocks


async def flag_falls(room: Room, seat: int) -> None:
    """Time is up: the seat is lost, or a bot takes it where the table has chosen so."""
    moved = room.table.moved
    await room.house.notice_downtime()
    if not flag_is_due(room):
        return

    def plan(table: Table) -> Change:
        if table.moved != moved:
            return Change()
        if table.row.absence == "bot":
            return changes.stand_in(table, seat, changes.substitute_of(table))
        return changes.timeout(table, seat)

    await room.write(plan)


def flag_is_due(room: Room) -> bool:
    """Still, after it has been noticed that the machine slept."""
    now = room.house.now()
    return any(chore.flag and chore.at <= now for chore in play_chores(room))


# People who have gone away


def absence_chores(room: Room, seat: int, chair: Chair, lag: float) -> Iterator[Chore]:
    """At a table of days nobody is expected to be there, so only the clock counts."""
    table, settings = room.table, room.house.settings
    since = max(table.opened, chair.since)
    if table.row.absence in ("bot", "forfeit") and table.pace.kind != "days":
        down = table.clocks.downs.within(since, inf)
        yield Chore(since + settings.act_after + down + lag, lambda: flag_falls(room, seat), True)
    if not table.webhook_of(seat) or is_full(room):
        return
    if chair.reminded < table.opened:
        yield Chore(since + lag, lambda: remind(room, seat))
    elif table.row.absence == "remind":
        yield Chore(chair.reminded + settings.remind_every + lag, lambda: remind(room, seat))


def is_full(room: Room) -> bool:
    """It is not even noted any more who is there: somebody has come and gone for days."""
    return room.table.asides >= PRESENCE * room.house.settings.limits.log_rows


async def remind(room: Room, seat: int) -> None:
    """Whoever writes it down sends it."""
    before = room.table.chairs[seat].reminded

    def plan(table: Table) -> Change:
        return Change([log.Remind(seat)]) if table.chairs[seat].reminded == before else Change()

    await room.write(plan)
    if room.wrote_last and room.table.chairs[seat].reminded != before:
        room.house.webhooks.send_turn(room.table, seat)


def presence_chores(room: Room) -> Iterator[Chore]:
    if is_full(room):
        return
    for seat, chair in enumerate(room.table.chairs):
        if not chair.token:
            continue
        if chair.absent:
            if not chair.left and (room.here(seat) or room.seen.get(seat, 0.0) > chair.since):
                yield Chore(0.0, note_presence(room, seat, True))
        elif not room.here(seat):
            last = last_seen(room, seat)
            if last is not None:
                yield Chore(last, note_presence(room, seat, False))


def note_presence(room: Room, seat: int, here: bool) -> Callable[[], Awaitable[None]]:
    return lambda: room.write(lambda table: presence(table, seat, here))


def presence(table: Table, seat: int, here: bool) -> Change:
    """Whoever has left in the meantime comes back by saying so, not by being seen."""
    chair = table.chairs[seat]
    if chair.absent is not here or chair.left or table.status not in ("waiting", "playing"):
        return Change()
    return Change([log.Return(seat) if here else log.Absent(seat, False)])


def last_seen(room: Room, seat: int) -> float | None:
    """When a seat counts as away. Another process may see it, so we speak for it only where the table would wait."""
    away = room.house.settings.away_after
    if seat in room.seen or room.house.alone:
        return room.seen.get(seat, room.woken) + away
    if room.table.acting != seat or room.table.row.absence == "wait":
        return None
    return max(room.woken, room.table.opened) + NOT_SEEN_HERE * away
