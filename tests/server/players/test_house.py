"""What players have stays: through a backup, through a process that died, and with several processes at once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from secrets import token_urlsafe

from stolik.server.players.people import Document, People
from tests.server.kit import Site, quick, running, served
from tests.server.players.kit import Device, until
from tests.server.storage.kit import asynchronous, opened, raw

ANNA = {"kind": "here", "name": "Anna"}


@asynchronous
async def test_a_backup_takes_players_along(where: str, tmp_path: Path) -> None:
    key, file = token_urlsafe(32), tmp_path / "backup"
    async with opened(where) as storage:
        people = People(storage, lambda: 5.0)
        player = await people.welcome(key)
        await people.keep(player, Document("lessons", 0, '{"ą":1}'))
        await people.hold(player, ["token"])
        await storage.backup(file)
    async with opened(str(tmp_path / "other")) as storage:
        await storage.restore(file)
        people = People(storage, lambda: 6.0)
        assert await people.known(key) == player
        assert (await people.read(player)).documents == [Document("lessons", 1, '{"ą":1}')]
        assert await people.holders(["token", "none"]) == {"token": player}


def test_games_that_were_never_counted_are_found_by_the_sweep(where: str) -> None:
    """So are those of databases made before there was any history."""
    with served(where) as site:
        anna = Device(site)
        anna.lost_to()
        (before,) = anna.wait_for(1)
        asyncio.run(raw(where, "DELETE FROM plays", "DELETE FROM games", "UPDATE tables SET counted = NULL"))
        assert anna.wait_for(1) == [before]


def test_two_processes_count_a_game_once_and_tell_the_same(postgres: str) -> None:
    with running(Site(quick(postgres))) as one, running(Site(quick(postgres))) as other:
        anna, jan = Device(one), Device(other)
        phone = Device(other)
        phone.post("me/documents/settings", {"version": 0, "body": "{}"})
        table = anna.sits(ANNA, {"kind": "open"})["id"]
        seat = jan.joins(table, "Jan")
        until(lambda: anna.get(f"tables/{table}")["table"]["status"] == "playing")
        jan.gives_up(table, seat)
        games = anna.wait_for(1)
        phone.post("me/devices", {"code": anna.tell("me/pass")["code"]})
        assert phone.games() == games
        assert len(jan.wait_for(1)) == 1
        assert phone.get("me/ratings")["own"] == anna.get("me/ratings")["own"] != []
        anna.tell("me/delete")
        assert phone.get("me")["id"] == ""
        until(lambda: jan.games()[0]["plays"][0]["name"] == "#1")
