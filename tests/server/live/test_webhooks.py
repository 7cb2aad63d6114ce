"""Notices go out in threads of their own, and whoever gets one can tell from whom it is."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import time
from pathlib import Path
from threading import Event, Lock
from typing import Any

import pytest

from stolik.server.live import webhooks
from stolik.server.live.metrics import Metrics
from stolik.server.live.webhooks import AT_ONCE, Webhooks
from stolik.server.settings import Settings
from tests.server.kit import HERE, OPEN, THERE, served
from tests.server.process.test_lasting import eventually
from tests.server.table.test_clocks import Notice, listening

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
        sending = [asyncio.create_task(sender._send(HOOK, b"{}", "")) for _ in range(100)]
        while under_way < AT_ONCE:
            await asyncio.sleep(0.01)
        assert await asyncio.wait_for(asyncio.to_thread(lambda: "served"), 30) == "served"
        go_on.set()
        await asyncio.gather(*sending)
        sender.close()

    monkeypatch.setattr(webhooks, "post", slow)
    asyncio.run(story())
    assert most == AT_ONCE


# Signatures


def receiver() -> Any:
    """The function that the page for hosts shows to receivers."""
    page = Path(__file__).parents[3] / "docs" / "hosting.md"
    shown = re.search(r"```python\n(def is_ours.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    assert shown is not None
    names: dict[str, Any] = {"hmac": hmac, "hashlib": hashlib, "time": time}
    exec(shown[1], names)
    return names["is_ours"]


def test_a_receiver_tells_ours_from_others() -> None:
    is_ours, now = receiver(), time.time()
    [(name, header)] = webhooks.signed("secret", b'{"seat": 0}', now).items()
    assert name == "Stolik-Signature"
    assert is_ours("secret", header, b'{"seat": 0}')
    assert not is_ours("secret", header, b'{"seat": 1}')
    assert not is_ours("guess", header, b'{"seat": 0}')
    later = header.replace(f"t={int(now)}", f"t={int(now) + 1}")
    assert not is_ours("secret", later, b'{"seat": 0}'), "the time is signed too"
    [old] = webhooks.signed("secret", b"{}", now - 3600).values()
    assert not is_ours("secret", old, b"{}")
    assert webhooks.signed("", b"{}", now) == {}, "of a table that was made before"


def test_each_notice_is_signed_by_the_secret_of_its_address(tmp_path: Path) -> None:
    is_ours = receiver()

    def signed(notices: list[Notice], secret: str) -> bool:
        return all(is_ours(secret, notice.signature, notice.body) for notice in notices)

    with listening() as (tables, to_table), listening() as (annas, to_anna), listening() as (olas, to_ola):
        allowed = {"webhooks": (tables, annas, olas), "webhooks_private": True, "webhook_tries": (0.0, 0.1)}
        with served(str(tmp_path), away_after=0.1, **allowed) as site:
            made, _ = site.make({**HERE, "webhook": annas}, OPEN, webhook=tables)
            ola = site.visitor(table=made["id"]).post("/seats", {"name": "Ola", "webhook": olas}, 201)
            other, _ = site.make(HERE, THERE, webhook=tables)
            assert "webhook_secret" not in other["keys"][0]
            secrets = [made["webhook_secret"], made["keys"][0]["webhook_secret"], ola["webhook_secret"]]
            assert len({*secrets, other["webhook_secret"]}) == 4
            eventually(lambda: bool(to_table and (to_anna or to_ola)))
            site.stop()
            site.start()
            seen = len(to_table)
            site.visitor(made["keys"][0]["token"], ola["token"], table=made["id"]).play(1)
            eventually(lambda: bool(to_anna and to_ola))
            assert len(to_table) >= seen
            assert signed(to_table, other["webhook_secret"])
            assert signed(to_anna, secrets[1])
            assert signed(to_ola, secrets[2])
            assert not signed(to_anna, secrets[0])
