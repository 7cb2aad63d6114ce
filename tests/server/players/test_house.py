"""What players have stays: through a backup, through a process that died, and with several processes at once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from secrets import token_urlsafe

from stolik.server.players.people import Document, People
from tests.server.kit import Site, quick, running, served
from tests.server.players.kit import Device, until
from tests.server.players.test_share import read
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
        see_each_other(anna, jan)
        is_invited(anna, jan)
        assert told(one, table) == told(other, table) == "Won by Anna."
        again = played_again(anna, jan, table)
        score = {"tables": [table, again], "wins": [0, 2], "draws": 0}
        assert anna.get(f"tables/{again}/series") == jan.get(f"tables/{again}/series") == score
        anna.tell("me/delete")
        assert phone.get("me")["id"] == ""
        until(lambda: jan.games()[-1]["plays"][0]["name"] == "#1")


# On two processes, each of which has one of them


def see_each_other(anna: Device, jan: Device) -> None:
    for device, name in ((anna, "Anna"), (jan, "Jan")):
        device.post("me", {"name": name, "shown": True})
        device.tell("me/here")
    here = [[somebody["name"] for somebody in device.tell("me/here")["here"]] for device in (anna, jan)]
    assert here == [["Jan"], ["Anna"]]


def is_invited(anna: Device, jan: Device) -> None:
    table = anna.sits(ANNA, {"kind": "open"})["id"]
    anna.post("me/invitations", {"table": table, "player": jan.get("me")["id"]})
    assert [(asked["table"], asked["by"]) for asked in jan.tell("me/here")["invitations"]] == [(table, "Anna")]


def told(site: Site, table: str) -> str:
    """What a messenger says of a link to it; the picture is drawn there too."""
    head = read(site, f"/t/{table}")
    picture = site.visitor().http.get(head["og:image"].replace("&amp;", "&").removeprefix(site.url))
    assert picture.headers["content-type"] == "image/png"
    return head["og:description"]


def played_again(anna: Device, jan: Device, table: str) -> str:
    """The seats move on by one: Anna, who sat first, is the second of two."""
    anna.does(table, 0, "rematch")
    until(lambda: jan.get(f"tables/{table}")["table"]["offers"] != [])
    jan.does(table, 1, "agree")
    again: str = jan.tell(f"tables/{table}/follow")["table"]["id"]
    jan.gives_up(again, 0)
    jan.wait_for(2)
    return again
