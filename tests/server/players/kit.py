"""Devices with a key of a player, and games played on them in a moment."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from secrets import token_urlsafe
from time import monotonic, sleep
from typing import Any

import httpx

from stolik.server.players.keys import HEADER
from tests.server.kit import Json, Site, Visitor


class Device(Visitor):
    """A browser: a key of its own, and cookies."""

    def __init__(self, site: Site) -> None:
        self.key = token_urlsafe(32)
        super().__init__(site, (), **{HEADER: self.key})

    def _path(self, path: str) -> str:
        return f"/api/{path}"

    def _checked(self, response: httpx.Response, status: int) -> Any:
        return response.content if "zip" in response.headers["content-type"] else super()._checked(response, status)

    def ask(self, method: str, path: str, body: Json) -> tuple[int, str]:
        """The status, and whatever is answered; of an archive all that is in it."""
        answer = self.http.request(method, path, json=body if method == "POST" else None)
        if "zip" not in answer.headers["content-type"]:
            return answer.status_code, answer.text
        packed = zipfile.ZipFile(io.BytesIO(answer.content))
        return answer.status_code, "".join(name + packed.read(name).decode() for name in packed.namelist())

    def tell(self, path: str, status: int = 200) -> Any:
        return self.post(path, {}, status)

    def sits(self, *seats: Json, **wishes: Any) -> Json:
        """Makes a table and opens a session there, as the page does."""
        made: Json = self.post("tables", {"game": "war_chest", "seats": list(seats), **wishes}, 201)
        self.post(f"tables/{made['id']}/session", {"tokens": [key["token"] for key in made["keys"]]})
        return made

    def at_table(self, *seats: Json, **wishes: Any) -> Visitor:
        """The same, as whoever plays there."""
        made = self.sits(*seats, **wishes)
        return self.site.visitor(made["keys"][0]["token"], table=made["id"])

    def joins(self, table: str, name: str) -> int:
        seat = self.post(f"tables/{table}/seats", {"name": name}, 201)
        self.post(f"tables/{table}/session", {"tokens": [seat["token"]]})
        return int(seat["seat"])

    def gives_up(self, table: str, seat: int = 0) -> None:
        """A finished game in a moment."""
        self.does(table, seat, "concede")

    def does(self, table: str, seat: int, act: str) -> None:
        """About what there is now, and what is asked."""
        update = self.get(f"tables/{table}")
        offers = update["table"]["offers"]
        offered = {"offer": offers[0]["number"]} if offers else {}
        self.post(f"tables/{table}/act", {"seat": seat, "act": act, "seq": update["seq"], **offered})

    def lost_to(self, level: str = "level1", **wishes: Any) -> str:
        table = self.sits({"kind": "here", "name": "Anna"}, {"kind": "bot", "level": level}, **wishes)["id"]
        self.gives_up(table)
        return str(table)

    def games(self) -> list[Json]:
        """All that are over."""
        games: list[Json] = self.get("me/games")["games"]
        return games

    def wait_for(self, number: int) -> list[Json]:
        """So many games are counted, which happens beside the answer that ends them."""
        until(lambda: len(self.games()) >= number)
        return self.games()


def until(true: Callable[[], bool]) -> None:
    """What is done beside the answer is done soon."""
    deadline = monotonic() + 15
    while not true():
        assert monotonic() < deadline, "waited in vain"
        sleep(0.05)


def onlooker(site: Site, table: str) -> Visitor:
    return site.visitor(table=table)
