"""Tables whose luck is known before anybody comes: whoever plays them in the same way sees the same game."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from stolik.engine.game import Setting
from stolik.engine.options import settle
from stolik.games import GAMES
from stolik.server.storage.databases import open_storage
from stolik.server.table import creation, log, people
from stolik.server.table.people import Chair

BOTS: Final = ("random", "greedy")
FIRST_CODE: Final = 400


class Known(NamedTuple):
    game: str
    luck: str
    seats: tuple[str, ...]
    """The name of a person, or the level of a bot."""
    options: Mapping[str, Setting]
    older: int = 0
    """By so much is the number of the rules lower that it began by."""

    @property
    def id(self) -> str:
        return sha256(f"{self.game} {self.luck}".encode()).hexdigest()[:16]

    def token(self, seat: int = 0) -> str:
        return f"known-{self.id}-{seat}"


def lay(data: Path, tables: Iterable[Known]) -> None:
    """Before a server takes the folder. In a thread of its own: Playwright keeps the loop of this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(_lay(data, tables))).result()


async def _lay(data: Path, tables: Iterable[Known]) -> None:
    storage = open_storage(str(data))
    await storage.open()
    for number, table in enumerate(tables):
        game = GAMES[table.game]
        row = creation.new_row(game, settle(game, len(table.seats), table.options), time.time())
        row = row._replace(id=table.id, code=f"LIPA-{FIRST_CODE + number}", seed=sha256(table.luck.encode()).digest())
        rows = creation.seated_rows(row, game, _chairs(table))
        for one in rows:
            if isinstance(one, log.Start):
                one.rules -= table.older
        await storage.create(row, [log.written(one) for one in rows])
    await storage.close()


def _chairs(table: Known) -> list[Chair]:
    chairs = [Chair() for _ in table.seats]
    for seat, (chair, who) in enumerate(zip(chairs, table.seats, strict=True)):
        if who in BOTS:
            chair.give_to_bot(who, str(seat))
        else:
            chair.sit(who, people.digest(table.token(seat)), str(seat), 0)
    return chairs
