"""How long an answer takes does not tell whether there was a choice."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from stolik.engine.decision import CHANCE, Answer
from stolik.engine.entries import ANSWER
from stolik.games import GAMES
from stolik.server.live.bots import pool
from stolik.server.live.bots.jobs import Job, position_of, remember
from stolik.server.live.registry import Registry
from stolik.server.live.room import Room
from stolik.server.protocol import NewTable, SeatWish
from stolik.server.storage import LogRow, TableRow
from stolik.server.storage.databases import open_storage
from stolik.server.table import changes, creation, log
from stolik.server.table.clocks import Downs
from stolik.server.table.log import Line
from stolik.server.table.table import Table
from tests.server.kit import quick

MOMENT = 0.04
OPTIONS: dict[str, int | str | bool] = {"titans": "random"}
ROWS = 200
Delays = tuple[list[float], list[float]]


@pytest.fixture(autouse=True)
def the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that there are as many questions with one option every time."""
    monkeypatch.setattr(creation, "token_bytes", lambda length: bytes(length))
    monkeypatch.setattr(changes, "new_number", lambda: "16")


def think_slowly(job: Job) -> Answer:
    """As long for every choice as a clever bot would take, and no time where there is none."""
    position = position_of(job)
    assert position.decision is not None
    remember(job.table, job.line, position)
    options = position.decision.options
    time.sleep(MOMENT if len(options) > 1 else 0.0)
    return options[job.seed % len(options)]


async def played(folder: Path, kind: str, pause: float) -> Delays:
    """Two bots, or two persons who leave what has one option to the server."""
    settings = quick(str(folder), pause=(pause, pause), away_after=9e9)
    registry = Registry(settings, open_storage(str(folder)))
    await registry.open()
    try:
        seats = (
            [SeatWish("here", "Anna"), SeatWish("here", "Ola")]
            if kind == "persons"
            else [SeatWish("bot", "", "random")] * 2
        )
        room = await registry.make(creation.wished(NewTable("titan_race", seats, OPTIONS), settings, registry.now()))
        while room.table.status == "playing" and room.table.seq < ROWS:
            await answer_where_there_is_a_choice(room)
        return delays(room.table.row, await registry.storage.log(room.table.row.id))
    finally:
        await registry.close()


async def answer_where_there_is_a_choice(room: Room) -> None:
    table = room.table
    seat, decision = table.acting, table.decision
    if seat is not None and decision is not None and table.chairs[seat].kind == "person" and not table.forced:
        await room.write(lambda now: changes.answer(now, seat, now.moved, decision.options[-1]))
    else:
        await asyncio.sleep(0.002)


def delays(row: TableRow, rows: list[LogRow]) -> Delays:
    """Of answers without a choice, and of those with one, as everybody at the table could time them."""
    table = Table(row, GAMES[row.game], Downs())
    forced: list[float] = []
    free: list[float] = []
    for line in rows:
        decision, opened = table.decision, table.opened
        if line.kind == "entry" and line.body["act"] == ANSWER and line.body["seat"] != CHANCE:
            assert decision is not None
            (forced if len(decision.options) == 1 else free).append(line.at - opened)
        table.fold(log.read(line))
    return forced, free


def test_a_bot_takes_as_long_without_a_choice_as_with_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "think", think_slowly)
    forced, free = asyncio.run(played(tmp_path, "bots", pause=0.0))
    assert len(forced) >= 3
    assert min(free) >= MOMENT
    assert min(forced) >= MOMENT


def test_a_bot_that_thinks_quickly_waits_as_long_as_the_server_does(tmp_path: Path) -> None:
    forced, free = asyncio.run(played(tmp_path, "bots", pause=MOMENT))
    assert len(forced) >= 3
    assert min(forced) >= MOMENT
    assert min(free) >= MOMENT


def test_the_server_answers_for_a_person_without_a_choice_after_the_same_moment(tmp_path: Path) -> None:
    forced, free = asyncio.run(played(tmp_path, "persons", pause=MOMENT))
    assert len(forced) >= 3
    assert min(forced) >= MOMENT
    assert min(free) < MOMENT, "persons need not wait"


def test_the_moment_is_drawn_once_for_each_question_and_from_the_settings_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[float, float]] = []

    def draw(shortest: float, longest: float) -> float:
        drawn.append((shortest, longest))
        return float(len(drawn))

    monkeypatch.setattr("stolik.server.live.room.uniform", draw)
    settings = quick(str(tmp_path), pause=(0.5, 1.1))
    registry = Registry(settings, open_storage(str(tmp_path)))
    new = creation.wished(NewTable("titan_race", [SeatWish("here", "Anna"), SeatWish("bot")]), settings, 0.0)
    room = Room(registry, Table(new.row, GAMES["titan_race"], Downs()))
    for seq, row in enumerate(new.rows, 1):
        room.table.fold(Line(seq, 0.0, row))
    assert [room.pause(), room.pause()] == [1.0, 1.0]
    assert room.table.decision is not None
    room.table.adopt(changes.answer(room.table, 0, room.table.moved, room.table.decision.options[0]), 0.0)
    assert [room.pause(), room.pause()] == [2.0, 2.0]
    assert drawn == [(0.5, 1.1)] * 2
