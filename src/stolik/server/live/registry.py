"""Which tables are awake in this process; waking them, putting them to sleep, making new ones."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from typing import Any, Final, TypeVar

from stolik.server.live import downtime, meter
from stolik.server.live.automation import drive, due_at, has_chores
from stolik.server.live.back_room import BackRoom
from stolik.server.live.bots.pool import Thinkers
from stolik.server.live.ends import Ends
from stolik.server.live.metrics import Metrics
from stolik.server.live.readiness import Disk, Readiness
from stolik.server.live.retellings import Retellings
from stolik.server.live.reviews import Reviews
from stolik.server.live.room import Room
from stolik.server.live.shows import is_unwatched
from stolik.server.live.webhooks import Webhooks
from stolik.server.players.people import People
from stolik.server.protocol import Reviewed
from stolik.server.refusals import AWAY, MISSING, Refusal
from stolik.server.settings import Settings
from stolik.server.storage import LIVE, PLAYING, STOPPED, Away, Conflict, TableRow
from stolik.server.storage.queries import Storage
from stolik.server.table import changes, creation, log
from stolik.server.table.clocks import Downs
from stolik.server.table.codes import new_code
from stolik.server.table.creation import New
from stolik.server.table.log import Change
from stolik.server.table.table import Table, folded

logger = logging.getLogger(__name__)
T = TypeVar("T")
LATE: Final = 1.2
"""A beat that is late by a fifth of its time is missing: whoever made it is gone."""
FAREWELL: Final = 50
ELSEWHERE: Final = 5.0
"""Seconds for which a table is kept awake after a visit when another process plays there, or is to."""
CODES: Final = 20
"""How often we try to find a code that is free."""


class Registry:
    """`now` can be set by tests."""

    def __init__(self, settings: Settings, storage: Storage, now: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.storage = storage
        self.now = now
        self.process = token_hex(8)
        self.alone = not settings.where.startswith("postgres")
        self.metrics = Metrics()
        self.thinkers = Thinkers(settings.thinkers, settings.think_at_most)
        self.reviews = Reviews(self.thinkers, self.spawn)
        self.webhooks = Webhooks(settings, self.metrics, self.spawn)
        self.back_room = BackRoom("reading")
        self.retellings = Retellings(self.back_room)
        self._waker = BackRoom("waking")
        self.people = People(storage, lambda: self.now())
        self.ends = Ends(self)
        self.downs = Downs()
        self.readiness = Readiness(self.beat, settings.ready_within, disk_of(settings), self.metrics)
        self.rooms: dict[str, Room] = {}
        self.lives_here: Callable[[str], bool] = lambda table: True
        """Whether its sockets are served by this process, where several share the work."""
        self.draining = False
        self._waking: dict[str, asyncio.Task[Room]] = {}
        self._kept: set[asyncio.Task[Any]] = set()
        self._background: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Loads no table."""
        await self.storage.open()
        await self.notice_downtime(self.settings.beat_every * LATE)
        await self.storage.beat(self.process, self.now())
        await self.storage.listen(self._heard)
        await self.readiness.look()

    async def beat(self) -> None:
        """A gap before this beat means that the machine slept: then the clocks did too."""
        await self.notice_downtime()
        await self.storage.beat(self.process, self.now())

    async def notice_downtime(self, longest: float | None = None) -> None:
        """Before a clock is believed: the machine may have slept since the last beat."""
        limit = self.settings.down_after if longest is None else longest
        await downtime.notice(self.storage, self.downs, self.now(), limit)

    async def drain(self) -> None:
        """Nothing new is accepted; everybody who follows a table is told, and gets a moment to go."""
        self.draining = True
        for room in self.rooms.values():
            room.changed.set()
            room.ring()
        for _ in range(FAREWELL):
            if not any(room.readers for room in self.rooms.values()):
                return
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """What was begun is finished; the sweep of another process, or of the next one, finds what is left to do."""
        self.draining = True
        self.thinkers.close()
        await asyncio.gather(*[room.stop() for room in self.rooms.values()])
        await asyncio.gather(*self._kept, return_exceptions=True)
        await ended(self._background)
        await asyncio.gather(*[self._let_go(room) for room in self.rooms.values()])
        with suppress(Away):
            await self.storage.beat(self.process, self.now())
        await self.storage.close()
        for room in (self.back_room, self._waker, self.webhooks):
            room.close()

    def keep(self, doing: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """A task that is not forgotten before it is done."""
        task = asyncio.create_task(meter.on_account(doing))
        self._kept.add(task)
        task.add_done_callback(self._kept.discard)
        return task

    def spawn(self, doing: Coroutine[Any, Any, None]) -> None:
        """In the background; given up when the server stops."""
        task = asyncio.create_task(doing)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
        task.add_done_callback(told_if_failed)

    # Waking

    async def room(self, name: str) -> Room:
        """By id or code; replayed if it is asleep."""
        row = None if name in self.rooms else await self._find(name)
        table = name if row is None else row.id
        if table in self.rooms:
            self.rooms[table].used = self.now()
            return self.rooms[table]
        assert row is not None
        if table not in self._waking:
            self._waking[table] = self.keep(self._wake(row))
        return await asyncio.shield(self._waking[table])

    async def _find(self, name: str) -> TableRow:
        try:
            row = await self.storage.find(name)
        except Away:
            raise Refusal("storage-away", AWAY) from None
        if row is None or row.id == downtime.ID:
            raise Refusal("no-such-table", MISSING)
        return row

    async def _wake(self, row: TableRow) -> Room:
        try:
            rows = await self.storage.log(row.id)
            game = creation.game_or_none(row.game)
            table = await self._waker.do(folded, row, game, rows, self.downs, self.settings.grace)
            if table.game is None and table.status == "playing":
                table.stand_still()
            room = Room(self, table)
            self.rooms[row.id] = room
            self.metrics.woken.inc()
            self.metrics.awake.set(len(self.rooms))
            if not self.alone:
                await self._catch_up(room)  # with what was written while it was replayed
            self._drive(room)
            await self._note(room)
            return room
        except Away:
            raise Refusal("storage-away", AWAY) from None
        finally:
            del self._waking[row.id]

    def _drive(self, room: Room) -> None:
        meter.let_go()
        if room.table.status in LIVE and room.driver is None and not self.draining:
            room.start(drive(room), lambda: has_chores(room))

    async def _note(self, room: Room) -> None:
        """Claims it, and marks it as due at once should we be killed."""
        table, now = room.table, self.now()
        try:
            if table.status in LIVE:
                await self.storage.claim(table.row.id, self.process, now + self.settings.claim_for)
            due = now if table.status == PLAYING and not table.of_bots else None
            await self.storage.set_status(table.row.id, indexed(table), due)
            await self.ends.note(table)
        except Away:
            logger.warning("the database is away; the status of a table will be noted later")

    def turned(self, room: Room, status: str, review: Reviewed | None) -> None:
        new = room.table.review
        if new is not None and new is not review:
            self.spawn(self.ends.note_review(room.table, new))
        if room.table.status != status:
            self._drive(room)
            self.spawn(self._note(room))

    def _heard(self, table: str, seq: int) -> None:
        """Another process has written."""
        room = self.rooms.get(table)
        if room is not None and seq > room.table.seq:
            self.spawn(self._catch_up(room))
        elif table == downtime.ID:
            self.spawn(downtime.load(self.storage, self.downs))

    async def _catch_up(self, room: Room) -> None:
        try:
            await room.catch_up()
        except Refusal:
            room.changed.set()

    # Sleep

    def may_sleep(self, room: Room) -> bool:
        if room.follows and not room.readers:
            return self.now() - room.visited > ELSEWHERE
        if room.table.of_bots:
            return is_unwatched(room)
        rest = self.settings.sleep_after if self.lives_here(room.table.row.id) else ELSEWHERE
        due = due_at(room)
        idle = self.now() - room.used > rest
        return idle and not room.readers and (due is None or due > self.now() + self.settings.sleep_after)

    def forget(self, room: Room) -> None:
        self.rooms.pop(room.table.row.id, None)
        self.metrics.awake.set(len(self.rooms))

    async def put_to_sleep(self, room: Room) -> None:
        self.forget(room)
        await room.stop()
        await self._let_go(room)

    async def _let_go(self, room: Room) -> None:
        table = room.table
        try:
            await self.storage.set_status(table.row.id, indexed(table), due_at(room))
            await self.storage.release(table.row.id, self.process)
        except Away:
            logger.warning("the database is away; a table is left to the sweep")

    # New tables

    async def make(self, new: New) -> Room:
        """With another code if that one is taken."""
        if self.draining:
            raise Refusal("draining", AWAY)
        for _ in range(CODES):
            try:
                await self.storage.create(new.row, [log.written(row) for row in new.rows])
            except Conflict:
                new = new._replace(row=new.row._replace(code=new_code()))
                if await self.storage.find(new.row.id) is not None:
                    break
                continue
            except Away:
                raise Refusal("storage-away", AWAY) from None
            self.metrics.made.inc()
            break
        return await (self.room(new.row.id) if self.lives_here(new.row.id) else self._made_asleep(new.row))

    async def _made_asleep(self, row: TableRow) -> Room:
        """At home elsewhere: whoever follows it wakes it there."""
        rows = await self.storage.log(row.id)
        room = Room(self, folded(row, creation.game_or_none(row.game), rows, self.downs, self.settings.grace))
        await self._let_go(room)
        return room

    async def make_rematch(self, room: Room) -> None:
        """When all have agreed; made first, so that the row never names a table that is not there."""
        table, asking = room.table, room.table.asking
        if table.rematch or asking is None or asking.kind != "rematch":
            return
        if set(changes.yet_to_agree(table, "rematch", asking.seat)) - set(asking.agreed):
            return
        made = await self.make(creation.once_more(table, self.now()))
        row = log.Rematch(made.table.row.id)
        await room.write(lambda now: Change() if now.rematch else Change([row]))


def disk_of(settings: Settings) -> Disk | None:
    """Where the database is a file on this machine."""
    if settings.where.startswith("postgres"):
        return None
    where = Path(settings.where)
    return Disk(where.parent if where.suffix == ".db" else where, settings.low_disk)


async def ended(tasks: set[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def indexed(table: Table) -> str:
    """A table that stands still may go on one day: it is not pruned, and the doctor looks at it."""
    return PLAYING if table.status == STOPPED else table.status


def told_if_failed(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        logger.error("in the background", exc_info=task.exception())
