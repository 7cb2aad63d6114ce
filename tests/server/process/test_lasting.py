"""Tables sleep and wake, servers stop and start, rules change: nothing is lost and nothing is silently changed."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from stolik.games import titan_race
from stolik.server.process import maintenance
from stolik.server.storage import LogRow, Unusable
from stolik.server.storage.databases import open_storage
from stolik.server.storage.rows import dumped
from tests.server.kit import BOT, HERE, Json, Site, question_of, quick, served, status

DATA = Path(str(titan_race.__file__)).parent / "data"


def metric(site: Site, name: str) -> float:
    lines = site.visitor().http.get("/metrics").text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith(name))


def eventually(fits: Callable[[], bool], seconds: float = 60) -> None:
    deadline = time.monotonic() + seconds
    while not fits():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.05)


def counted(where: str) -> dict[str, int]:
    async def count() -> dict[str, int]:
        storage = open_storage(where, read_only=True)
        await storage.open()
        try:
            return await storage.count()
        finally:
            await storage.close()

    return asyncio.run(count())


def test_a_table_sleeps_and_is_replayed_when_somebody_comes(where: str) -> None:
    with served(where, sleep_after=0.3, away_after=0.1) as site:
        made, [anna] = site.make(HERE, BOT)
        anna.play(5)
        anna.wait_for_question()
        with site.visitor(table=made["id"]).socket() as wire:
            wire.receive()
            time.sleep(1)
            assert metric(site, "stolik_tables_awake ") == 1, "somebody looks on"
            before = wire.until(lambda update: not update["table"]["seats"][0]["online"])
        eventually(lambda: metric(site, "stolik_tables_awake ") == 0)
        after = site.visitor(table=made["id"]).look()
        assert after["seen"] == before["seen"]
        assert before["table"].pop("spectators") == 1
        assert after["table"] == before["table"], "nobody looks on any more"
        anna.wait(lambda update: update["table"]["seats"][0]["online"])
        assert anna.play()["table"]["result"]
        eventually(lambda: metric(site, "stolik_tables_awake ") == 0)


def test_after_a_kill_bots_go_on_for_somebody_who_is_away(where: str) -> None:
    """She may come back; where only bots play, they wait until somebody looks: see live/test_shows."""
    with served(where, pause=(0.03, 0.03), sweep_every=2.0) as site:
        _, [anna] = site.make(HERE, BOT, BOT)
        anna.act(0, "bot", level="random")
        time.sleep(0.3)
        site.stop(signal.SIGKILL)
        assert counted(where) == {"playing": 1}
        site.start()
        assert metric(site, "stolik_tables_awake ") == 0, "starting loads nothing"
        eventually(lambda: "playing" not in counted(where))


def test_a_signal_drains_and_clients_resume(where: str) -> None:
    with served(where) as site:
        _, [anna] = site.make(HERE, BOT, options={"titans": "random"})
        with anna.socket() as wire:
            wire.until(lambda update: question_of(update) is not None)
            wire.answer(lambda options: options[0])
            seen = wire.receive()
            assert site.process is not None
            site.process.send_signal(signal.SIGTERM)
            wire.receive("draining")
            with pytest.raises(ConnectionClosed) as closed:
                wire.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        assert site.process.wait(10) == 0
        site.stop()
        site.start()
        with anna.socket(seen["seq"]) as wire:
            again = wire.receive()
            assert again["seq"] >= seen["seq"]
            assert all(line["seq"] > seen["seq"] for line in again["happened"])
        assert status(anna.play()) == "over"


def changed_box(folder: Path) -> Path:
    """The same data with one card more of the first kind, and none of the last."""
    shutil.copytree(DATA, folder / "titan_race")
    cards = folder / "titan_race" / "cards.toml"
    text = cards.read_text("utf-8")
    cards.write_text(text[: text.rindex("[[card]]")].replace("copies = 1", "copies = 2", 1), "utf-8")
    return folder


def test_where_other_data_no_longer_allow_an_answer_the_table_stops_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(str(tmp_path / "data")) as site:
        made, people = site.make(HERE, {"kind": "here", "name": "Bolek"})
        both = site.visitor(*[person.tokens[0] for person in people], table=made["id"])
        before = both.play(8)
        site.stop()
        monkeypatch.setenv("STOLIK_BOX", str(changed_box(tmp_path / "box")))
        site.start()
        stopped = both.look()
        assert status(stopped) == "stopped"
        assert stopped["table"]["stopped_at"] < 8
        assert stopped["seen"][0]["view"]["runners"]
        assert both.post("/answer", {"seat": 0, "seq": stopped["seq"], "value": 0}, 409)["key"] == "stopped"
        both.act(0, "concede", 409)
        both.post("/chat", {"seat": 0, "text": "what now?"})
        site.stop()
        monkeypatch.delenv("STOLIK_BOX")
        site.start()
        assert both.look()["seen"] == before["seen"], "nothing was lost"
        assert status(both.play()) == "over"


# For hosts


async def log_of(where: str, table: str) -> list[LogRow]:
    storage = open_storage(where, read_only=True)
    await storage.open()
    try:
        return await storage.log(table)
    finally:
        await storage.close()


def test_a_backup_is_replayed_before_it_is_restored_and_the_doctor_finds_what_is_wrong(
    where: str, tmp_path: Path, new_postgres: Callable[[], str]
) -> None:
    with served(where) as site:
        _, [anna] = site.make(HERE, BOT)
        before = anna.play(6)
        site.make(HERE, {"kind": "open"})
        maintenance.backup(where, tmp_path / "backup")
        assert maintenance.doctor(where) == maintenance.TablesReport(2, [])
        site.stop()
        with pytest.raises(Unusable):
            maintenance.restore(where, tmp_path / "backup")
        for there in (str(tmp_path / "new"), new_postgres()):
            assert maintenance.restore(there, tmp_path / "backup").faults == []
            assert maintenance.doctor(there).tables == 2
            kept, restored = asyncio.run(log_of(where, anna.table)), asyncio.run(log_of(there, anna.table))
            assert len(restored) >= before["seq"]
            assert restored == kept[: len(restored)]
            moved = Site(quick(there))
            moved.start()
            try:
                again = moved.visitor(*anna.tokens, table=anna.table).look()
            finally:
                moved.close()
            assert again["seq"] >= before["seq"], "bots may have gone on"
            asyncio.run(damage(there, anna.table))
            report = maintenance.doctor(there)
            assert [(fault.table, fault.why) for fault in report.faults] == [(anna.table, maintenance.DAMAGED)]
            maintenance.backup(there, tmp_path / "bad")
            with pytest.raises(Unusable):
                maintenance.restore(str(tmp_path / f"third{os.urandom(4).hex()}"), tmp_path / "bad")


async def damage(where: str, table: str) -> None:
    """The last entry says something else than it did."""
    storage = open_storage(where)
    await storage.open()
    rows = [row for row in await storage.log(table) if row.kind == "entry"]
    body: Json = {**rows[-1].body, "n": rows[-1].body["n"] + 1, "hash": "0" * 64}
    await storage.append(table, (await storage.log(table))[-1].seq + 1, [("entry", dumped(body))], rows[-1].at)
    await storage.close()
