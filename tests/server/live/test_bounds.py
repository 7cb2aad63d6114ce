"""What a process keeps has a bound, and what others have written is read between two writes of one's own."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from stolik.engine.entries import Header
from stolik.engine.luck import commitment
from stolik.engine.options import settle
from stolik.engine.record import Record
from stolik.games import GAMES
from stolik.server.app import Server
from stolik.server.live import retellings
from stolik.server.live.back_room import BackRoom
from stolik.server.live.retellings import Retellings
from stolik.server.protocol import NewTable, SeatWish
from stolik.server.table import changes, creation
from tests.server.kit import quick

GAME = next(iter(GAMES.values()))


def given_up(number: int) -> Record[Any]:
    """A game that is over, each another one."""
    options, seed = settle(GAME, 2, {}), bytes(32)
    agreed = (GAME.name, GAME.rules, GAME.box, options)
    record = Record(GAME, Header(*agreed, ["Anna", "Bolek"], ["1", str(number)], commitment(seed)), seed)
    record.start()
    record.concede(0)
    return record


def test_games_told_again_and_written_down_are_kept_up_to_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retellings, "TOLD", 3)
    monkeypatch.setattr(retellings, "WRITTEN", 2)
    games = [given_up(number) for number in range(5)]

    async def story() -> Retellings:
        room = BackRoom("test")
        kept = Retellings(room)
        for record in [*games, games[2]]:
            await kept.replayed(record, None, None)
            await kept.written(record)
        room.close()
        return kept

    kept = asyncio.run(story())
    assert [*kept._told] == [games[number].header.hash() for number in (3, 4, 2)]
    assert [*kept._written] == [games[number].head for number in (4, 2)]


def test_what_others_have_written_is_read_between_two_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> list[str]:
        server = Server(quick(str(tmp_path)))
        await server.open()
        registry, said = server.registry, []
        wish = NewTable(GAME.name, [SeatWish("here", "Anna"), SeatWish("open")])
        room = await registry.make(creation.wished(wish, registry.settings, registry.now()))
        append, log, goes_on = registry.storage.append, registry.storage.log, asyncio.Event()

        async def slow_append(*what: Any) -> None:
            await goes_on.wait()
            await append(*what)
            said.append("written")

        async def told_log(*what: Any) -> Any:
            said.append("read")
            return await log(*what)

        monkeypatch.setattr(registry.storage, "append", slow_append)
        monkeypatch.setattr(registry.storage, "log", told_log)
        writing = asyncio.create_task(room.write(lambda table: changes.chat(table, 0, "hello")))
        await asyncio.sleep(0)
        reading = asyncio.create_task(room.catch_up())
        await asyncio.sleep(0.05)
        goes_on.set()
        await asyncio.gather(writing, reading)
        await server.close()
        return said

    assert asyncio.run(story()) == ["written", "read"]
