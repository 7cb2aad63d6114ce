"""Tables being played that began by other rules or data than their games have now: counted, not replayed."""

from __future__ import annotations

import asyncio
from typing import Any

from stolik.engine.game import Options
from stolik.server.refusals import say
from stolik.server.storage import Away, Storage, Unusable
from stolik.server.storage.databases import open_storage
from stolik.server.table.creation import game_or_none


def told(where: str, language: str) -> list[str]:
    """A line for the host, if there are any."""
    tables = asyncio.run(_counted(where))
    return [say(language, "serve-others", tables=tables)] if tables else []


async def _counted(where: str) -> int:
    """Who cannot be asked is silent here: the server itself tells it."""
    storage = open_storage(where, read_only=True)
    try:
        await storage.open()
        return await counted(storage)
    except (Unusable, Away):
        return 0
    finally:
        await storage.close()


async def counted(storage: Storage) -> int:
    return sum([is_of_others(*start) async for start in storage.starts()])


def is_of_others(name: str, options: Options, start: dict[str, Any]) -> bool:
    game = game_or_none(name)
    return game is None or not game.plays(start["rules"], start["box"], options)
