"""Start-up loads nothing, however much is stored."""

from __future__ import annotations

import tracemalloc

from tests.server.storage.kit import a_table, asynchronous, heard_at, opened, raw, said

MANY = """
INSERT INTO tables (id, code, game, rules, box, options, visibility, pace, absence, seed, created, webhook, status)
SELECT 't' || n, 'c' || n, 'titan_race', 1, '', '{}', 'public', '{}', 'wait', '', n, '', 'over' FROM (%s) AS numbers"""
ROWS = """
INSERT INTO log (table_id, seq, kind, body, at) SELECT id, 1, 'chat', '{"text":"hello"}', created FROM tables"""
POSTGRES = "SELECT generate_series(1, 100000) AS n"
SQLITE = "WITH RECURSIVE r (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r WHERE n < 100000) SELECT n FROM r"


@asynchronous
async def test_a_hundred_thousand_tables_stay_where_they_are(where: str) -> None:
    async with opened(where):
        pass
    await raw(where, MANY % (POSTGRES if where.startswith("postgresql") else SQLITE), ROWS)
    tracemalloc.start()
    async with opened(where) as storage:
        await storage.create(a_table(), said("a"))
        await storage.append("one", 2, said("b"), 1.0)
        assert (await storage.find("C77777")) is not None
        assert await heard_at(storage, "t5") == [(1, "hello")]
        assert [table.id for table in await storage.lobby(10)] == ["one"]
        assert await storage.due(1e9, 10) == []
        assert [table.id async for table in storage.live()] == ["one"]
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 4_000_000, "forty bytes a table: somebody reads them all"
