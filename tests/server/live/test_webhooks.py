"""Notices go out in threads of their own, and whoever gets one can tell from whom it is."""

from __future__ import annotations

import asyncio
from threading import Event, Lock

import pytest

from stolik.server.live import webhooks
from stolik.server.live.metrics import Metrics
from stolik.server.live.webhooks import AT_ONCE, Webhooks
from stolik.server.settings import Settings

HOOK = "https://hooks.example/turns"
SETTINGS = Settings(where="", webhooks=(HOOK,), webhook_tries=(0.0,))


def test_slow_receivers_take_no_thread_from_others(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on, lock, under_way, most = Event(), Lock(), 0, 0

    def slow(*_: object) -> None:
        nonlocal under_way, most
        with lock:
            under_way += 1
            most = max(most, under_way)
        go_on.wait(60)
        with lock:
            under_way -= 1

    async def story() -> None:
        sender = Webhooks(SETTINGS, Metrics(), lambda doing: doing.close())
        sending = [asyncio.create_task(sender._send(HOOK, b"{}")) for _ in range(100)]
        while under_way < AT_ONCE:
            await asyncio.sleep(0.01)
        assert await asyncio.wait_for(asyncio.to_thread(lambda: "served"), 30) == "served"
        go_on.set()
        await asyncio.gather(*sending)
        sender.close()

    monkeypatch.setattr(webhooks, "post", slow)
    asyncio.run(story())
    assert most == AT_ONCE
