"""Time is paid for by whoever it is spent for."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import sleep, thread_time

import pytest

from stolik.server.live import meter
from stolik.server.live.registry import Registry
from stolik.server.storage.databases import open_storage
from tests.server.kit import quick

WORK = 0.005


def work() -> None:
    """For at least so much CPU time."""
    until = thread_time() + WORK
    while thread_time() < until:
        pass


async def steps(number: int) -> str:
    for _ in range(number):
        work()
        await asyncio.sleep(0)
    return "done"


def test_each_step_is_paid_for_and_waiting_is_not() -> None:
    paid: list[float] = []

    async def run() -> str:
        other = asyncio.create_task(steps(5))
        found: str = await meter.metered(steps(3), paid.append)
        await other
        return found

    assert asyncio.run(run()) == "done"
    assert len(paid) == 4
    assert all(one >= WORK for one in paid[:3])
    assert sum(paid) < thread_time()


def test_a_step_that_stood_still_is_not_paid_for_as_work() -> None:
    paid: list[float] = []

    async def waits() -> None:
        sleep(20 * WORK)

    async def run() -> None:
        await meter.metered(waits(), paid.append)

    asyncio.run(run())
    assert 0 < sum(paid) < WORK


def test_what_is_raised_goes_through_and_is_paid_for() -> None:
    paid: list[float] = []

    async def fails() -> None:
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            work()
            raise ValueError("late") from None

    async def run() -> None:
        async def doing() -> None:
            await meter.metered(fails(), paid.append)

        task = asyncio.create_task(doing())
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(ValueError, match="late"):
            await task

    asyncio.run(run())
    assert sum(paid) >= WORK


def test_what_is_begun_for_somebody_is_paid_by_them_until_it_goes_on_by_itself(tmp_path: Path) -> None:
    paid: list[float] = []

    async def run() -> None:
        registry = Registry(quick(str(tmp_path)), open_storage(str(tmp_path)))
        meter.payer.set(paid.append)
        await registry.keep(steps(2))
        assert sum(paid) >= 2 * WORK
        paid.clear()

        async def woken() -> None:
            meter.let_go()
            await registry.keep(steps(2))

        await asyncio.create_task(woken())
        assert paid == []
        meter.payer.set(None)
        await registry.keep(steps(1))
        assert paid == []

    asyncio.run(run())


def test_work_in_another_thread_is_paid_for_too() -> None:
    paid: list[float] = []

    async def run() -> None:
        assert meter.beside(work) is work, "by nobody"
        meter.payer.set(paid.append)
        await asyncio.to_thread(meter.beside(work))

    asyncio.run(run())
    assert sum(paid) >= WORK
