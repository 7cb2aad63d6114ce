"""A long table costs the thread that serves everybody next to nothing, and what is kept of it has a bound."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import combinations
from random import Random
from typing import Any

import msgspec
import pytest

from stolik.engine.entries import UNDO
from stolik.engine.history import counted, steps
from stolik.engine.record import Record
from stolik.games import GAMES
from stolik.server.http.site import Lobby
from stolik.server.live import histories, room
from stolik.server.live.room import Room
from stolik.server.storage.rows import log_row
from stolik.server.table import log, retelling, sight
from stolik.server.table.creation import New
from stolik.server.table.retelling import Retelling, line_at, past_of
from stolik.server.table.table import folded
from tests.server.long import Asker, Sizes, WatchedLoop, at_a_long_table, long_table, not_over

pytestmark = pytest.mark.skipif("karak2" not in GAMES, reason="the game that goes on for long is not on the shelf")
LONG = Sizes(rows=10_000, played=5000)
SHORT = Sizes(rows=800, played=600)
MOST_MS = 50.0


def told(sizes: Sizes, story: Callable[[Asker, New], Awaitable[None]]) -> None:
    async def all_of_it(asker: Asker, new: New) -> None:
        await story(asker, new)

    at_a_long_table(sizes, all_of_it)


def test_ten_thousand_rows_hold_nobody_up() -> None:
    async def story(asker: Asker, new: New) -> None:
        table = f"/api/tables/{new.row.id}"
        for path, body in (
            (table, None),
            (f"{table}?after=7", None),
            (f"{table}/replay?seat=0", None),
            (f"{table}/replay?at=100", None),
            (f"{table}/record", None),
            (f"{table}/events?after=7", None),
            (f"{table}/replay/play-on", {"at": 300, "seat": 0, "name": "Iza"}),
            (f"{table}/review", None),
        ):
            hold = await asker.ask(path, body=body)
            assert hold.longest < MOST_MS, f"{path}: {hold}"
            asker.server.registry.rooms[new.row.id].tell()
        for seen in (0, 7, len(new.rows)):
            hold = await asker.greet(f"{table}/socket", seen)
            assert hold.longest < MOST_MS, f"hello, {seen} seen: {hold}"

    told(LONG, story)


def test_the_lobby_of_long_tables_holds_nobody_up_and_reads_on_where_it_was() -> None:
    async def story(asker: Asker, new: New) -> None:
        registry, names = asker.server.registry, [f"long{number}" for number in range(5)]
        for name in names:
            listed = not_over(new, name)
            await registry.storage.create(listed.row, [log.written(row) for row in listed.rows], "playing")
        hold = await asker.ask("/api/lobby")
        assert hold.all < MOST_MS / 2, f"the lobby: {hold}"
        lobby: Lobby = asker.server.litestar.state.lobby
        assert {*lobby._asleep} == {*names}
        before = lobby._asleep["long3"]
        length = before.seq
        await registry.storage.append("long3", length + 1, [log.written(log.Rename(2, "Iza"))], 0.0)
        lobby._read = 0.0
        await asker.ask("/api/lobby")
        assert lobby._asleep["long3"] is before
        assert (before.seq, before.chairs[2].name) == (length + 1, "Iza")
        awake = await registry.room("long3")
        lobby._read = 0.0
        await asker.ask("/api/lobby")
        assert "long3" not in lobby._asleep
        await registry.put_to_sleep(awake)

    told(Sizes(rows=4000, played=2000), story)


def test_a_hold_of_the_loop_is_noticed() -> None:
    """What the test above counts."""

    async def busy() -> None:
        sum(range(5_000_000))

    loop = WatchedLoop()
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        runner.run(busy())
    assert 1000 * loop.longest > 10


def test_what_is_told_of_a_long_table_is_the_same_by_either_way() -> None:
    async def story(asker: Asker, new: New) -> None:
        here: Room = await asker.server.registry.room(new.row.id)
        table, info = here.table, here._info()
        middle = table.told[len(table.told) // 2].seq
        for seats in (frozenset[int](), frozenset({0}), frozenset({1, 3})):
            for since in (0, 1, middle, middle + 1, table.seq):
                plain = msgspec.json.encode(sight.update(table, seats, since, info, {}))
                await here.prepare(seats, since)
                assert here.encoded(seats, since) == plain, (seats, since)

    told(SHORT, story)


def test_what_happens_while_it_is_put_into_words_is_told_too() -> None:
    async def story(asker: Asker, new: New) -> None:
        here: Room = await asker.server.registry.room(new.row.id)
        table, seats = here.table, frozenset[int]()
        whole, table.told[200:] = table.told[:], []
        await here.prepare(seats, 0)
        table.told += whole[200:]
        plain = msgspec.json.encode(sight.update(table, seats, 0, here._info(), {}))
        assert here.encoded(seats, 0) == plain, "the rest is put into words at once"
        here.tell()
        await here.prepare(seats, 0)
        assert here.encoded(seats, 0) == plain

    told(SHORT, story)


def test_however_many_beginnings_are_asked_for_only_a_few_are_kept() -> None:
    async def story(asker: Asker, new: New) -> None:
        here: Room = await asker.server.registry.room(new.row.id)
        for after in range(87):
            await here.prepare(frozenset({0}), after)
            here.encoded(frozenset({0}), after)
        assert len(here._encoded) == room.KEPT
        assert len(here._histories._kept) == 1
        for pair in combinations(range(SHORT.seats), 2):
            await here.prepare(frozenset(pair), 0)
        assert len(here._histories._kept) == histories.KEPT

    told(SHORT, story)


# Told again


def record_of(new: New) -> Record[Any]:
    rows = [log_row((new.row.id, seq, *log.written(row), 0.0)) for seq, row in enumerate(new.rows, 1)]
    record = folded(new.row, GAMES[new.row.game], rows).record
    assert record is not None
    return record


@pytest.fixture(scope="module")
def taken_back() -> Record[Any]:
    """A game in which much was taken back."""
    if "karak2" not in GAMES:
        pytest.skip("not on the shelf")
    record, rng = record_of(not_over(long_table(Sizes(rows=200, played=190)), "taken_back")), Random(1)
    while len(record.entries) < 450 and record.decision is not None:
        record.answer(record.decision.player, rng.choice(record.decision.options))
        if rng.random() < 0.1 and record.decision is not None:
            seat = record.decision.player
            if record.last_choice(seat) is not None:
                record.undo(seat, [other for other in range(len(record.sides)) if other != seat])
    return record


def from_the_start(record: Record[Any], step: int) -> Record[Any]:
    past: Record[Any] = Record(record.game, record.header, record.seed)
    for entry in [entry for one in steps(record.entries)[: step + 1] for entry in one]:
        past.take(entry)
    return past


def test_any_step_in_any_order_is_what_it_was(taken_back: Record[Any]) -> None:
    record = taken_back
    assert sum(entry.act == UNDO for entry in record.entries) > 10
    again, last = Retelling(record.game, record.header), len(steps(record.entries)) - 1
    for step in [last, 0, last // 2, last // 2 - 1, last // 3, last]:
        past = from_the_start(record, step)
        found = again.replayed(past_of(record), 0, step)
        seen = sight.replay_seen(record.game, past.position.state, past.decision, 0)
        assert (found.at, found.last, found.seen) == (step, last, seen)
        if past.position.decision is not None:
            assert line_at(record, step) == past.line
        assert [one.value for one in counted(past.entries)] == [answer for _, answer in past.line]


def test_marks_have_a_bound_and_one_is_never_far(taken_back: Record[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retelling, "MARKS", 6)
    again, last = Retelling(taken_back.game, taken_back.header), len(steps(taken_back.entries)) - 1
    again.replayed(past_of(taken_back), None, last)
    assert 2 <= len(again._marks) <= 6
    assert again._every < len(counted(taken_back.entries)) / 2
