"""What hosts rely on, as visitors see it: a database that is away, old tables, backups, and what the house keeps."""

from __future__ import annotations

import ast
import asyncio
import json
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from stolik.server.app import Server
from stolik.server.live import downtime
from stolik.server.live.registry import Registry
from stolik.server.process import maintenance
from stolik.server.storage import HOUSE
from stolik.server.storage.databases import open_storage
from stolik.server.storage.postgres import PostgresStorage
from stolik.server.storage.queries import Storage
from tests.server.kit import BOT, HERE, OPEN, THERE, Json, Site, quick, served, status
from tests.server.process.test_lasting import eventually
from tests.server.storage.cable import cable
from tests.server.storage.kit import raw
from tests.torture.house import Socket

WISH = {"game": "titan_race", "seats": [HERE, {"kind": "here", "name": "Bolek"}], "visibility": "public"}


# A database that does not answer


class Desk:
    """Requests straight to the application."""

    def __init__(self, server: Server) -> None:
        transport = httpx.ASGITransport(app=server.app)  # type: ignore[arg-type]
        self.server, self.registry = server, server.registry
        self.http = httpx.AsyncClient(transport=transport, base_url="http://localhost")
        self.made: Json = {}

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return await self.http.request(method, path, json=body, headers=headers)

    async def make(self) -> None:
        self.made = (await self.ask("POST", "/api/tables", WISH)).json()

    async def chat(self, text: str) -> httpx.Response:
        key = self.made["keys"][0]
        body = {"seat": key["seat"], "text": text}
        return await self.ask("POST", f"/api/tables/{self.made['id']}/chat", body, key["token"])

    async def closed(self, table: str) -> tuple[str, int]:
        """Why a socket is refused, and the code it is closed with."""
        socket = Socket(self.server, "", table)
        await socket.task
        refused, close = socket.sent[1:]
        return json.loads(refused)["key"], ast.literal_eval(close.decode())["code"]

    async def look(self) -> Json:
        update: Json = (await self.ask("GET", f"/api/tables/{self.made['id']}")).json()
        return update


@asynccontextmanager
async def desk(where: str, storage: Storage) -> AsyncIterator[Desk]:
    settings = quick(where, away_after=9e9)
    server = Server(settings, Registry(settings, storage))
    await server.open()
    one = Desk(server)
    try:
        yield one
    finally:
        await one.http.aclose()
        await server.close()


def check_away(answer: httpx.Response) -> None:
    assert answer.status_code == 503
    assert answer.json()["key"] == "storage-away"
    assert "database does not answer" in answer.json()["en"]
    assert "Baza danych" in answer.json()["pl"]


def test_while_postgresql_is_away_visitors_are_told_and_then_it_goes_on(postgres: str) -> None:
    async def play() -> None:
        async with cable(postgres) as (address, link):
            storage = PostgresStorage(address, False)
            async with desk(address, storage) as one:
                await one.make()
                before = await one.look()
                storage.patience = 0.2
                await link.end()
                check_away(await one.ask("POST", "/api/tables", WISH))
                check_away(await one.chat("lost"))
                check_away(await one.ask("GET", "/api/tables/LIPA-100"))
                assert await one.closed("LIPA-100") == ("storage-away", 1012), "come back in a moment"
                check_away(await one.ask("GET", "/api/lobby"))
                check_away(await one.ask("GET", "/api/lobby"))
                check_away(await one.ask("GET", "/ready"))
                assert (await one.ask("GET", "/health")).status_code == 200
                assert (await one.look())["seen"] == before["seen"], "what is awake can still be read"
                link.whole, storage.patience = True, 20.0
                assert (await one.chat("found")).status_code == 200
                async with asyncio.timeout(15):
                    while (await one.ask("GET", "/ready")).status_code != 200:
                        await asyncio.sleep(0.1)
                assert [line["text"] for line in (await one.look())["chat"]] == ["found"]
                assert len((await one.ask("GET", "/api/lobby")).json()) == 1

    asyncio.run(play())


def test_while_sqlite_is_locked_visitors_are_told_and_then_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolik.server.storage.sqlite.BUSY", 0.2)

    async def play() -> None:
        async with desk(str(tmp_path), open_storage(str(tmp_path))) as one:
            await one.make()
            with closing(sqlite3.connect(tmp_path / "stolik.db", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                check_away(await one.ask("POST", "/api/tables", WISH))
                check_away(await one.chat("lost"))
                other.execute("ROLLBACK")
            assert (await one.chat("found")).status_code == 200
            assert [line["text"] for line in (await one.look())["chat"]] == ["found"]

    asyncio.run(play())


def test_while_the_server_drains_nothing_new_is_taken(tmp_path: Path) -> None:
    async def play() -> None:
        async with desk(str(tmp_path), open_storage(str(tmp_path))) as one:
            await one.make()
            before = (await one.look())["seq"]
            one.registry.draining = True
            for answer in (await one.chat("late"), await one.ask("POST", "/api/tables", WISH)):
                assert answer.status_code == 503
                assert answer.json()["key"] == "draining"
                assert answer.json()["en"] != answer.json()["pl"]
            assert (await one.ask("GET", "/health")).status_code == 503
            assert (await one.look())["seq"] == before

    asyncio.run(play())


# Old tables


def test_a_table_is_marked_for_others_before_anybody_hears_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or, killed at that moment, it would stand still until somebody looks."""

    async def made() -> None:
        storage = open_storage(str(tmp_path))
        claim = storage.claim

        async def slowly(table: str, process: str, until: float) -> None:
            await asyncio.sleep(0.3)
            await claim(table, process, until)

        monkeypatch.setattr(storage, "claim", slowly)
        async with desk(str(tmp_path), storage) as one:
            later = time.time() + 2 * one.registry.settings.claim_for
            await one.make()
            assert await storage.due(later, 5) == [one.made["id"]]

    asyncio.run(made())


def test_old_tables_are_archived_and_gone_and_those_played_stay(where: str, tmp_path: Path) -> None:
    archive = tmp_path / "archive"
    settings = {"prune_after": 1.0, "prune_every": 0.2, "archive": str(archive), "away_after": 0.1, "sleep_after": 0.2}
    with served(where, **settings) as site:
        over, [anna] = site.make(HERE, BOT)
        anna.act(0, "concede")
        waiting, _ = site.make(HERE, OPEN)
        playing, [cela, _] = site.make(HERE, THERE)
        eventually(lambda: site.visitor().http.get(f"/api/tables/{over['id']}").status_code == 404)
        eventually(lambda: site.visitor().http.get(f"/api/tables/{waiting['code']}").status_code == 404)
        assert site.visitor(table=over["id"]).get("", 404)["key"] == "no-such-table"
        assert status(cela.look()) == "playing"
        assert sorted(file.stem for file in archive.glob("*.jsonl")) == sorted([over["id"], waiting["id"]])
        lines = [json.loads(line) for line in (archive / f"{over['id']}.jsonl").read_text().splitlines()]
        assert lines[0]["table"]["code"] == over["code"]
        assert lines[-1]["row"][2]["act"] == "concede"
        assert playing["id"]


def test_public_tables_that_wait_in_vain_are_called_off(where: str) -> None:
    with served(where, expire_after=1.5, sweep_every=0.1) as site:
        public, [anna] = site.make(HERE, OPEN, visibility="public")
        _, [bolek] = site.make(HERE, OPEN)
        _, [cela, _] = site.make(HERE, THERE, visibility="public")
        with anna.socket() as wire:
            wire.until(lambda update: status(update) == "aborted")
        assert (status(bolek.look()), status(cela.look())) == ("waiting", "playing")
        eventually(lambda: public["id"] not in [line["id"] for line in site.visitor().get("/api/lobby")])
        before = anna.look()["seq"]
        time.sleep(0.3)
        assert anna.look()["seq"] == before, "once"
    assert maintenance.doctor(where).faults == []


def test_tables_by_link_that_are_forgotten_are_called_off(where: str) -> None:
    """And neither those at which something still happens, nor any that has begun."""
    with served(where, expire_links_after=3.0, expire_after=0.0, prune_every=0.1) as site:
        _, [anna] = site.make(HERE, OPEN)
        _, [bolek] = site.make(HERE, OPEN)
        _, [cela, _] = site.make(HERE, THERE)
        _, [dora] = site.make(HERE, OPEN, visibility="public")
        begun = cela.look()["seq"]
        deadline = time.monotonic() + 20
        while status(anna.look()) == "waiting":
            bolek.post("/chat", {"seat": 0, "text": "still here"})
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert status(anna.look()) == "aborted"
        assert (status(bolek.look()), status(dora.look())) == ("waiting", "waiting")
        assert (status(cela.look()), cela.look()["seq"]) == ("playing", begun)
    assert maintenance.doctor(where).faults == []


def test_where_the_host_says_so_they_wait_for_ever(tmp_path: Path) -> None:
    never = {"expire_after": 0.0, "expire_links_after": 0.0}
    with served(str(tmp_path), **never, sweep_every=0.05, prune_every=0.05) as site:
        _, [anna] = site.make(HERE, OPEN, visibility="public")
        _, [bolek] = site.make(HERE, OPEN)
        time.sleep(0.3)
        assert (status(anna.look()), status(bolek.look())) == ("waiting", "waiting")


@pytest.mark.parametrize("by_whom", ["this process", "another one"])
def test_whoever_sits_at_a_table_that_is_pruned_is_told_and_the_table_rests(tmp_path: Path, by_whom: str) -> None:
    ours = {"prune_after": 0.6, "prune_every": 0.2} if by_whom == "this process" else {}
    with served(str(tmp_path), **ours) as site:
        _, [anna] = site.make(HERE, OPEN)
        with anna.socket() as wire:
            wire.receive()
            if not ours:
                asyncio.run(raw(str(tmp_path), "DELETE FROM log", "DELETE FROM tables"))
                wire.send(type="chat", seat=0, text="still there?")
            assert wire.receive("refused")["key"] == "no-such-table"
            with pytest.raises(ConnectionClosed) as closed:
                wire.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404
        assert "stolik_tables_awake 0.0" in site.visitor().http.get("/metrics").text


# What the house keeps


def test_what_the_house_keeps_is_neither_listed_nor_opened_nor_pruned_nor_judged(where: str, tmp_path: Path) -> None:
    with served(where, down_after=0.2, beat_every=0.1, prune_after=2.0, prune_every=0.1) as site:
        _, [anna, _] = site.make(HERE, THERE, visibility="public")
        site.stop()
        time.sleep(0.5)
        site.start()
        kept = asyncio.run(raw(where, f"SELECT id, status FROM tables WHERE status = '{HOUSE}'"))
        assert kept == [(downtime.ID, HOUSE)]
        time.sleep(2.2)
        assert asyncio.run(raw(where, f"SELECT count(*) FROM log WHERE table_id = '{downtime.ID}'")) != [(0,)]
        assert [line["id"] for line in site.visitor().get("/api/lobby")] == [anna.table]
        for name in (downtime.ID, downtime.TABLE.code):
            site.visitor(table=name).get("", 404)
            site.visitor(table=name).post("/seats", {"name": "Ola"}, 404)
        assert maintenance.doctor(where) == maintenance.TablesReport(1, [])
        maintenance.backup(where, tmp_path / "backup")
    assert maintenance.restore(str(tmp_path / "new"), tmp_path / "backup") == maintenance.TablesReport(1, [])
    assert asyncio.run(raw(str(tmp_path / "new"), "SELECT status FROM tables WHERE id = 'downtime'")) == [(HOUSE,)]


# Backups


def test_a_restored_backup_is_played_on(where: str, tmp_path: Path, new_postgres: Callable[[], str]) -> None:
    with served(where) as site:
        made, people = site.make(HERE, {"kind": "here", "name": "Bolek"}, options={"titans": "random"})
        tokens = [person.tokens[0] for person in people]
        before = site.visitor(*tokens, table=made["id"]).play(12)
        site.visitor(tokens[0], table=made["id"]).post("/chat", {"seat": 0, "text": "later"})
        maintenance.backup(where, tmp_path / "backup")
    for there in (str(tmp_path / "new"), new_postgres()):
        maintenance.restore(there, tmp_path / "backup")
        with served(there) as moved:
            check_played_on(moved, made["id"], tokens, before)


def check_played_on(site: Site, table: str, tokens: list[str], before: Json) -> None:
    both = site.visitor(*tokens, table=table)
    again = both.look()
    assert again["seen"] == before["seen"]
    assert again["table"]["head"] == before["table"]["head"]
    assert [line["text"] for line in again["chat"]] == ["later"]
    assert status(both.play()) == "over"
    record = both.get("/record")
    assert before["table"]["commitment"] in record
    assert maintenance.doctor(site.settings.where).faults == []
