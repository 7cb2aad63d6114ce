"""A table that is awake in this process: one writer at a time, and everybody who must hear of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from random import uniform
from time import monotonic
from typing import Any, Final, Protocol

from stolik.server.live.back_room import BackRoom
from stolik.server.live.bots.pool import Thinkers
from stolik.server.live.histories import FEW, Histories
from stolik.server.live.metrics import Metrics
from stolik.server.live.webhooks import Webhooks
from stolik.server.protocol import Reviewed, TableInfo, Update
from stolik.server.refusals import AWAY, MISSING, Refusal
from stolik.server.settings import Settings
from stolik.server.storage import Away, Conflict, NoTable
from stolik.server.storage.queries import Storage
from stolik.server.table import log, people, sight
from stolik.server.table.log import Change, Row
from stolik.server.table.sight import UNKNOWN, Said, Seats, encoder
from stolik.server.table.table import Table

TRIES: Final = 50
SLICE: Final = 32
"""Rows of others that are folded in before anybody else has a turn."""
KEPT: Final = 4
"""Updates that are kept as they were sent."""
Plan = Callable[[Table], Change]


class Reader:
    """Somebody who follows the table: `sent` is the last row they have heard of, `told` how many looked on then.

    `came_for` are the seats they held when they came.
    """

    def __init__(self, table: Table, seats: Seats, sent: int) -> None:
        self.came_for = seats
        self._table, self._keys = table, people.keys_of(table.chairs, seats)
        self.sent = sent
        self.told = 0
        self.ring: Callable[[], object] = nobody_waits
        """Says that there may be news."""
        self.gone = False

    def bell(self) -> asyncio.Event:
        """That can be waited for."""
        bell = asyncio.Event()
        self.ring = bell.set
        return bell

    @property
    def seats(self) -> Seats:
        return people.still_held(self._table.chairs, self._keys)

    def holds(self, seat: int) -> bool:
        return seat in self._keys and self._table.chairs[seat].token == self._keys[seat]


def nobody_waits() -> None:
    """Not yet."""


class House(Protocol):
    """What a room needs of the process that it is in."""

    settings: Settings
    storage: Storage
    metrics: Metrics
    thinkers: Thinkers
    webhooks: Webhooks
    back_room: BackRoom
    now: Callable[[], float]
    draining: bool
    alone: bool
    rooms: dict[str, Room]

    async def notice_downtime(self) -> None:
        """Before a clock is believed."""

    def turned(self, room: Room, status: str, review: Reviewed | None) -> None:
        """The status of the table, or the review of its game, is not this one any more."""

    def forget(self, room: Room) -> None: ...


class Room:
    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.readers: set[Reader] = set()
        self.spectators = 0
        self.lost = False
        """The table was pruned while it was awake here."""
        self.changed = asyncio.Event()
        self.wrote_last = False
        self.follows = False
        """Another process has written last."""
        self.used = self.woken = self.visited = house.now()
        self.keeper = ""
        """The address from which somebody came last; none where it stands for several people."""
        self.seen: dict[int, float] = {}
        """By seat: when it was last here, as far as this process knows."""
        self.driver: asyncio.Task[None] | None = None
        self.dozing = False
        """The driver has nothing to wait for but news."""
        self._has_chores: Callable[[], bool] = lambda: True
        self._lock = asyncio.Lock()
        self._behind = False
        self._pause = (0, 0.0)
        self._counting: asyncio.TimerHandle | None = None
        self._encoded: dict[tuple[Seats, int], bytes] = {}
        self._said: Said = {}
        self._histories = Histories(table, house.back_room)
        self._told_info: TableInfo | None = None

    # Writing

    async def write(self, plan: Plan) -> None:
        """Plans, stores, and only then folds in and tells.

        Whoever asked may go away meanwhile: what the storage has been given is stored, and read before the next write.
        """
        async with self._lock:
            for _ in range(TRIES):
                if self._behind:
                    await self._read_on()
                if await self._stored(plan):
                    return
            raise Refusal("busy", AWAY)

    async def _stored(self, plan: Plan) -> bool:
        change = plan(self.table)
        if self.house.draining:
            raise Refusal("draining", AWAY)
        if not change.rows:
            return True
        first, at = self.table.seq + 1, self.house.now()
        self._behind = True
        began = monotonic()
        try:
            await self.house.storage.append(self.table.row.id, first, [log.written(row) for row in change.rows], at)
        except Conflict:
            self.house.metrics.conflicts.inc()
            return False
        except NoTable:
            self.lose()
            raise Refusal("no-such-table", MISSING) from None
        except Away:
            raise Refusal("storage-away", AWAY) from None
        finally:
            self.house.metrics.stored.observe(monotonic() - began)
        self._behind = False
        self.wrote_last, self.follows = True, False
        before = self.table.status, self.table.review
        self.table.adopt(change, at)
        self._folded(change.rows, *before)
        return True

    def lose(self) -> None:
        self.lost = True
        self.house.forget(self)
        self.tell()

    async def catch_up(self) -> None:
        """Reads what others have written."""
        async with self._lock:
            await self._read_on()

    async def _read_on(self) -> None:
        try:
            rows = await self.house.storage.log(self.table.row.id, self.table.seq)
        except Away:
            raise Refusal("storage-away", AWAY) from None
        self._behind = False
        if not rows:
            return
        self.wrote_last, self.follows = False, True
        before, lines = (self.table.status, self.table.review), [log.read(row) for row in rows]
        for number, line in enumerate(lines, 1):
            self.table.fold(line)
            if number % SLICE == 0:
                await asyncio.sleep(0)
        self._folded([line.row for line in lines], *before)

    def _folded(self, rows: Sequence[Row | None], status: str, review: Reviewed | None) -> None:
        self.tell()
        for row in rows:
            self.house.metrics.rows["" if row is None else log.NAMES[type(row)]].inc()
        if self.table.status != status or self.table.review is not review:
            self.house.turned(self, status, review)

    # Telling

    def tell(self) -> None:
        self.used = self.house.now()
        self._forget()
        if not self.dozing or self._has_chores():
            self.changed.set()
        self.ring()

    def ring(self) -> None:
        for reader in self.readers:
            reader.ring()

    @property
    def closes(self) -> bool:
        """Nothing more is told here: the house drains, or the table is gone."""
        return self.house.draining or self.lost

    def is_long(self, seats: Seats, since: int) -> bool:
        """Much has happened since that is not yet in words for this reader."""
        return self._much_since(since) and self._histories.is_long(seats, since)

    async def prepare(self, seats: Seats, since: int) -> None:
        """Where much has happened since, it is put into words beside the loop; what is told after that is quick."""
        if self._much_since(since):
            await self._histories.prepare(seats, since)

    def update(self, seats: Seats, since: int) -> Update:
        known = self._histories.known(seats, since) if self._much_since(since) else UNKNOWN
        return sight.update(self.table, seats, since, self._info(), self._said, known)

    def _much_since(self, since: int) -> bool:
        told = self.table.told
        return len(told) > FEW and told[-FEW - 1].seq > since

    def _info(self) -> TableInfo:
        """The same for all. With a clock the moment counts, so it is not kept."""
        if self.table.pace.kind != "none":
            return sight.table_info(self.table, self.house.now(), self.spectators)
        if self._told_info is None:
            self._told_info = sight.table_info(self.table, self.house.now(), self.spectators)
        return self._told_info

    def _forget(self) -> None:
        """What was told before is not true any more."""
        self._encoded.clear()
        self._said.clear()
        self._told_info = None

    def encoded(self, seats: Seats, since: int) -> bytes:
        """Spectators all get the same bytes. With a clock the moment counts, so nothing is kept."""
        if self.table.pace.kind != "none":
            return encoder.encode(self.update(seats, since))
        key = (seats, since)
        if key not in self._encoded:
            self._encoded[key] = encoder.encode(self.update(seats, since))
            while len(self._encoded) > KEPT:
                del self._encoded[next(iter(self._encoded))]
        return self._encoded[key]

    def join(self, seats: Seats, sent: int) -> Reader:
        reader = Reader(self.table, seats, sent)
        self.readers.add(reader)
        self._count(seats, 1)
        self.see(seats)
        self.changed.set()
        return reader

    def part(self, reader: Reader) -> None:
        self.readers.remove(reader)
        self._count(reader.came_for, -1)
        self.see(reader.seats)
        self.changed.set()

    def _count(self, seats: Seats, more: int) -> None:
        """How many look on is told after a moment, so that a crowd coming in is one piece of news."""
        if seats:
            return
        self.spectators += more
        self._forget()
        if self._counting is None:
            later = asyncio.get_running_loop().call_later
            self._counting = later(self.house.settings.count_every, self._tell_count)

    def _tell_count(self) -> None:
        self._counting = None
        self.ring()

    def has_news(self, reader: Reader) -> bool:
        return self.table.seq > reader.sent or reader.told != self.spectators

    def told(self, reader: Reader) -> None:
        """All there is so far."""
        reader.sent, reader.told = self.table.seq, self.spectators

    def see(self, seats: Seats) -> None:
        """Somebody shows that they are here."""
        now = self.house.now()
        self.used = self.visited = now
        if self.table.of_bots:
            self.changed.set()
        for seat in seats:
            self.seen[seat] = now
            if self.table.chairs[seat].absent:
                self.changed.set()

    def here(self, seat: int) -> bool:
        return any(reader.holds(seat) for reader in self.readers)

    # Time

    def pause(self) -> float:
        """How long the open question waits for a bot or for the server; drawn once, without a look at any hand."""
        if self._pause[0] != self.table.moved:
            self._pause = (self.table.moved, uniform(*self.house.settings.pause))
        return self._pause[1]

    async def news_within(self, seconds: float) -> bool:
        """Whether something changed in the meantime."""
        try:
            async with asyncio.timeout(seconds):
                await self.changed.wait()
        except TimeoutError:
            return False
        self.changed.clear()
        return True

    def start(self, driving: Coroutine[Any, Any, None], has_chores: Callable[[], bool]) -> None:
        """Most of what happens gives the driver nothing to do: it is not woken then."""
        self.driver = asyncio.create_task(driving)
        self._has_chores = has_chores

    async def stop(self) -> None:
        if self.driver is not None:
            self.driver.cancel()
            await asyncio.gather(self.driver, return_exceptions=True)
            self.driver = None
