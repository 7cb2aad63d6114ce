"""Who thinks next, for how long, and what a bot answers that cannot be served."""

from __future__ import annotations

import asyncio
import os
import time
from concurrent.futures import BrokenExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from stolik.bots.puct import NATIVE
from stolik.games import GAMES
from stolik.kernels.games import KERNELS
from stolik.server.app import Server
from stolik.server.live import hints
from stolik.server.live.automation import rank_of
from stolik.server.live.bots.desk import MEEKNESS
from stolik.server.live.bots.jobs import hasty
from stolik.server.live.bots.line import Rank, WaitingLine
from stolik.server.live.bots.pool import Thinkers
from stolik.server.protocol import NewTable, SeatWish
from stolik.server.table import changes, creation
from stolik.server.table.log import Change
from stolik.server.table.people import Chair
from stolik.server.table.table import Table
from tests.server.kit import quick
from tests.server.live.test_hints import played

SHORT = 0.5
LONG = 60.0
MEEKEST = 19


def sleep_for(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def fail(job: object) -> None:
    raise ValueError(job)


def meekness(job: object) -> int:
    return os.getpriority(os.PRIO_PROCESS, 0)


def kernels(job: object) -> list[str]:
    return sorted(NATIVE)


def test_people_come_before_hints_reviews_and_bots_and_among_equals_who_came_first() -> None:
    async def served() -> list[str]:
        line, order = WaitingLine(["desk"]), []

        async def wait(name: str, rank: Rank) -> None:
            desk = await line.take(rank, LONG)
            order.append(name)
            line.give_back(desk)

        desk = await line.take(Rank.PERSON, LONG)
        wishes = [
            ("unwatched", Rank.UNWATCHED),
            ("watched", Rank.WATCHED),
            ("review", Rank.REVIEW),
            ("hint", Rank.HINT),
            ("first", Rank.PERSON),
            ("second", Rank.PERSON),
        ]
        waiting = [asyncio.create_task(wait(*wish)) for wish in wishes]
        await asyncio.sleep(0)
        line.give_back(desk)
        await asyncio.gather(*waiting)
        return order

    assert asyncio.run(served()) == ["first", "second", "hint", "review", "watched", "unwatched"]


def test_whoever_waits_for_much_does_not_fill_the_line() -> None:
    """Address by address; where none is told each is served as it came."""

    async def served(*wishes: tuple[str, Rank]) -> list[str]:
        line, order = WaitingLine(["desk"]), []

        async def wait(whose: str, rank: Rank) -> None:
            desk = await line.take(rank, LONG, whose.rstrip("0123456789"))
            order.append(whose)
            line.give_back(desk)

        for _ in range(2):  # what was waited for before does not count
            order.clear()
            desk = await line.take(Rank.PERSON, LONG, "many")
            waiting = [asyncio.create_task(wait(*wish)) for wish in wishes]
            await asyncio.sleep(0)
            line.give_back(desk)
            await asyncio.gather(*waiting)
        assert not line._next
        return order

    many = [(f"many{number}", Rank.PERSON) for number in range(1, 5)]
    few = [("one1", Rank.PERSON), ("other1", Rank.PERSON), ("one2", Rank.PERSON)]
    order = ["many1", "one1", "other1", "many2", "one2", "many3", "many4"]
    assert asyncio.run(served(*many, *few)) == order
    assert asyncio.run(served(*many, ("one1", Rank.HINT))) == [*(name for name, _ in many), "one1"]
    assert asyncio.run(served(*[(str(number), Rank.PERSON) for number in range(5)])) == ["0", "1", "2", "3", "4"]


def test_only_so_many_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.server.live.bots.line.MOST", 3)

    async def served() -> list[str]:
        line = WaitingLine(["desk"])
        await line.take(Rank.PERSON, LONG)
        waiting = [asyncio.create_task(line.take(Rank.PERSON, LONG, f"visitor {number}")) for number in range(9)]
        await asyncio.sleep(0)
        for task in waiting:
            task.cancel()
        return [whose for _, whose in line._next]

    assert asyncio.run(served()) == ["visitor 6", "visitor 7", "visitor 8"]


def at_table(*chairs: Chair, readers: int = 0) -> Any:
    return SimpleNamespace(table=SimpleNamespace(chairs=chairs), readers=[None] * readers)


def test_a_bot_has_the_rank_of_whoever_waits_for_it() -> None:
    person, gone, bot, stands_in = Chair(), Chair(), Chair(), Chair()
    for chair in (person, gone, stands_in):
        chair.sit("Anna", "hash", "1", 0)
    gone.give_to_bot("greedy", "2")
    gone.gone = True
    bot.give_to_bot("greedy", "2")
    stands_in.change_hands("greedy")
    assert rank_of(at_table(person, bot)) is Rank.PERSON
    assert rank_of(at_table(person, bot, readers=3)) is Rank.PERSON
    assert rank_of(at_table(bot, stands_in, readers=1)) is Rank.WATCHED
    assert rank_of(at_table(gone, bot, readers=1)) is Rank.WATCHED
    assert rank_of(at_table(gone, bot)) is rank_of(at_table(bot, bot)) is Rank.UNWATCHED


def first_answer(table: Table) -> Change:
    assert table.decision is not None
    return changes.answer(table, 0, table.moved, table.decision.options[0])


def test_hints_and_reviews_have_their_ranks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[tuple[str, Rank, str]] = set()
    real = Thinkers.work

    async def work(self: Thinkers, do: Any, job: Any, rank: Rank = Rank.PERSON, whose: str = "") -> Any:
        seen.add((do.__name__, rank, whose))
        return await real(self, do, job, rank, whose)

    monkeypatch.setattr(Thinkers, "work", work)

    async def story() -> None:
        server = Server(quick(str(tmp_path)))
        await server.open()
        try:
            registry = server.registry
            seats = [SeatWish("here", "Anna"), SeatWish("bot", "", "random")]
            wish = NewTable("titan_race", seats, hints=True)
            room = await registry.make(creation.wished(wish, registry.settings, registry.now()))
            room.keeper = "203.0.113.7"
            while not any(name == "think" for name, _, _ in seen):
                if room.table.acting == 0:
                    await room.write(first_answer)
                await asyncio.sleep(0.01)
            while room.table.acting != 0:
                await asyncio.sleep(0.01)
            await hints.hint(room, 0)
            await room.write(lambda table: changes.concede(table, 0))
            registry.reviews.of(room)
            while room.table.review is None:
                await asyncio.sleep(0.01)
        finally:
            await server.close()

    asyncio.run(asyncio.wait_for(story(), LONG))
    ours = "203.0.113.7"
    assert seen == {("think", Rank.PERSON, ours), ("advise", Rank.HINT, ours), ("judge", Rank.REVIEW, "")}


def test_who_gives_up_waiting_hands_the_turn_on() -> None:
    async def served() -> str:
        line = WaitingLine(["desk"])
        desk = await line.take(Rank.PERSON, LONG)
        gone = asyncio.create_task(line.take(Rank.PERSON, LONG))
        stays = asyncio.create_task(line.take(Rank.PERSON, LONG))
        await asyncio.sleep(0)
        line.give_back(desk)
        gone.cancel()
        return await asyncio.wait_for(stays, SHORT)

    assert asyncio.run(served()) == "desk"


def test_time_runs_from_the_start_of_work_not_from_queueing() -> None:
    async def both() -> list[float]:
        thinkers = Thinkers(1, LONG)
        await thinkers.work(sleep_for, 0.0)
        thinkers._at_most = 2.0
        try:
            return [*await asyncio.gather(thinkers.work(sleep_for, 1.2), thinkers.work(sleep_for, 1.2))]
        finally:
            thinkers.close()

    assert asyncio.run(both()) == [1.2, 1.2]


def test_one_who_thinks_for_too_long_takes_nobody_else_along() -> None:
    async def three() -> list[float | BaseException]:
        thinkers = Thinkers(2, LONG)
        await asyncio.gather(thinkers.work(sleep_for, 0.1), thinkers.work(sleep_for, 0.1))
        thinkers._at_most = 3.0
        slow = thinkers.work(sleep_for, LONG)
        others = (thinkers.work(sleep_for, 2.0), thinkers.work(sleep_for, 0.0))
        try:
            return [*await asyncio.gather(slow, *others, return_exceptions=True)]
        finally:
            thinkers.close()

    slow, beside, behind = asyncio.run(three())
    assert isinstance(slow, TimeoutError)
    assert (beside, behind) == (2.0, 0.0)


def test_who_is_not_served_in_time_is_told_so_and_later_ones_are_served() -> None:
    async def served() -> tuple[list[float | BaseException], float]:
        thinkers = Thinkers(1, 1.0)
        first = asyncio.create_task(thinkers.work(sleep_for, LONG))
        await asyncio.sleep(SHORT)
        second = asyncio.create_task(thinkers.work(sleep_for, LONG))
        found = [*await asyncio.gather(first, second, return_exceptions=True)]
        thinkers._at_most = 30.0
        later = await thinkers.work(sleep_for, 0.0)
        thinkers.close()
        return found, later

    found, later = asyncio.run(served())
    assert all(isinstance(one, TimeoutError | BrokenExecutor) for one in found)
    assert later == 0.0


def test_a_fault_is_the_askers_own() -> None:
    async def served() -> float:
        thinkers = Thinkers(0, LONG)
        with pytest.raises(ValueError, match="job"):
            await thinkers.work(fail, "job")
        return await thinkers.work(sleep_for, 0.0)

    assert asyncio.run(served()) == 0.0


def test_thinking_stands_back_behind_the_table_and_has_the_kernels() -> None:
    async def served() -> tuple[int, list[str]]:
        thinkers = Thinkers(1, LONG)
        try:
            return await thinkers.work(meekness, None), await thinkers.work(kernels, None)
        finally:
            thinkers.close()

    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert asyncio.run(served()) == (min(own + MEEKNESS, MEEKEST), sorted(KERNELS))


@pytest.mark.parametrize("name", list(GAMES))
def test_a_bot_that_cannot_be_served_answers_what_looks_promising(name: str) -> None:
    """Always the same, and never by lot."""
    position, job = played(name, 30)
    assert position.decision is not None
    options = position.decision.options
    answer = hasty(job, options)
    assert answer in options
    assert answer == hasty(job, options)


def test_overload_makes_no_bot_answer_by_lot() -> None:
    async def served() -> tuple[object, object]:
        position, job = played("war_chest", 30)
        assert position.decision is not None
        thinkers = Thinkers(1, 0.2)
        slow = asyncio.create_task(thinkers.work(sleep_for, LONG))
        await asyncio.sleep(0)
        answer = await thinkers.answer(job, position.decision.options)
        await asyncio.gather(slow, return_exceptions=True)
        thinkers.close()
        return answer, hasty(job, position.decision.options)

    answer, expected = asyncio.run(served())
    assert answer == expected
