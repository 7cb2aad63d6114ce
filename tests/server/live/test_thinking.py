"""Who thinks next, for how long, and what a bot answers that cannot be served."""

from __future__ import annotations

import asyncio
import os
import time
from concurrent.futures import BrokenExecutor

import pytest

from stolik.bots.puct import NATIVE
from stolik.games import GAMES
from stolik.kernels.games import KERNELS
from stolik.server.live.bots.desk import MEEKNESS
from stolik.server.live.bots.jobs import hasty
from stolik.server.live.bots.line import Rank, WaitingLine
from stolik.server.live.bots.pool import Thinkers
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
