"""Which seats are a player's: noted when somebody with a key sits down, and lent to their other devices."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.server.http.players import key_of
from stolik.server.http.visitor import Asked, limit, registry_of
from stolik.server.table import people
from stolik.server.table.table import Table


async def note(request: Asked, table: Table, tokens: Sequence[str]) -> None:
    """Whoever opens a seat before the end has played it: the host may have handed its key on."""
    key = key_of(request)
    if not key or table.status not in ("waiting", "playing"):
        return
    own = people.keys_of(table.chairs, people.seats_of(table.chairs, tokens))
    players = registry_of(request).people
    await players.hold(await players.welcome(key), own.values())


async def lent(request: Asked, table: Table) -> list[str]:
    """New keys to the seats that the player who asks holds here."""
    key = key_of(request)
    player = await registry_of(request).people.known(key) if key else None
    if player is None:
        return []
    limit(request, "players")
    seats = [chair.token for chair in table.chairs if chair.token]
    return list((await registry_of(request).people.lend(player, seats)).values())
