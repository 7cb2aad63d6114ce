"""Who is here, with whom one has played, and who has invited whom: among players with a key, and only by consent."""

from __future__ import annotations

from typing import Any, Final

from stolik.server.players.forms import form_of
from stolik.server.players.people import People
from stolik.server.protocol import Company, Invited, Somebody
from stolik.server.refusals import FORBIDDEN, Refusal
from stolik.server.storage import WAITING, Statement
from stolik.server.storage.queries import Storage
from stolik.server.storage.rows import loaded
from stolik.server.table.creation import game_or_none
from stolik.server.table.table import Table

FRESH: Final = 90.0
"""Seconds for which somebody is here who was heard of."""
INVITED_FOR: Final = 86400.0
MOST: Final = 30
HERE = "SELECT id, name FROM players WHERE shown = 1 AND seen > $1 AND id <> $2 AND name <> '' ORDER BY name LIMIT $3"
SHOWN = "SELECT shown FROM players WHERE id = $1"
PLAYED_WITH = """
SELECT p.player, p.name, max(p.ended) FROM plays p
WHERE p.player <> '' AND p.player <> $1 AND p.table_id IN (SELECT table_id FROM plays WHERE player = $1)
GROUP BY p.player, p.name ORDER BY max(p.ended) DESC LIMIT $2"""
INVITATIONS = """
SELECT t.id, t.game, t.options, i.name, i.at FROM invitations i JOIN tables t ON t.id = i.table_id
WHERE i.player = $1 AND t.status = 'waiting' AND i.at > $2 ORDER BY i.at DESC LIMIT $3"""
INVITE = """
INSERT INTO invitations (table_id, player, name, at) VALUES ($1, $2, $3, $4)
ON CONFLICT (table_id, player) DO UPDATE SET at = excluded.at"""
FORGET = "DELETE FROM invitations WHERE at < $1"


async def company(storage: Storage, player: str, now: float) -> Company:
    shown = await storage.fetch(SHOWN, player)
    here = await storage.fetch(HERE, now - FRESH, player, MOST) if shown and shown[0][0] else []
    known: dict[str, str] = {}
    for who, name, _ in await storage.fetch(PLAYED_WITH, player, MOST):
        known.setdefault(who, name)
    asked = await storage.fetch(INVITATIONS, player, now - INVITED_FOR, MOST)
    return Company(
        [Somebody(who, name) for who, name in here],
        [Somebody(who, name) for who, name in known.items()],
        [invited(*row) for row in asked],
    )


def invited(table: str, game: str, options: Any, by: str, at: float) -> Invited:
    found = game_or_none(game)
    return Invited(table, game, "" if found is None else form_of(found, loaded(options)), by, at)


async def invite(storage: Storage, people: People, table: Table, by: str, whom: str, now: float) -> None:
    """By somebody who sits at a table that waits; of people one has played with."""
    tokens = [chair.token for chair in table.chairs if chair.token]
    holders = await people.holders(tokens)
    seat = next((chair for chair in table.chairs if holders.get(chair.token) == by), None)
    known = {row[0] for row in await storage.fetch(PLAYED_WITH, by, MOST)}
    if seat is None or table.status != WAITING or whom not in known:
        raise Refusal("cannot-invite", FORBIDDEN)
    said: list[Statement] = [(FORGET, now - INVITED_FOR), (INVITE, table.row.id, whom, seat.name, now)]
    await storage.transact(whom, [], lambda _: said)
