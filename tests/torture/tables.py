"""A table with two people and a bot, and all that they meant to answer and that was acknowledged."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import httpx

from stolik.engine.entries import ANSWER
from stolik.server.process.maintenance import opened
from stolik.server.table.creation import game_or_none
from stolik.server.table.table import folded
from tests.server.kit import BOT, HERE, Json, Site, Visitor, question_of, seat
from tests.server.kit import status as status_of

PATIENCE = 60.0
PEOPLE = (0, 1)
NOT_NOW = 503


class Stuck(Exception):
    """Nothing goes on at a table although everything is alive."""


class Away(Exception):
    """The server says that it cannot store anything now."""


class Played:
    """An answer whose fate is unknown is sent again, the same to the letter, until somebody says what came of it."""

    def __init__(self, sites: Sequence[Site]) -> None:
        wish = {"game": "titan_race", "seats": [HERE, {**HERE, "name": "Bolek"}, BOT]}
        made = _checked(sites[0].visitor().http.post("/api/tables", json=wish), 201)
        self.table: str = made["id"]
        tokens = [key["token"] for key in made["keys"]]
        self.people: list[Visitor] = [site.visitor(*tokens, table=self.table) for site in sites]
        self.acknowledged: list[str] = []
        self.meant: list[tuple[int, Any]] = []
        """Where there was a choice."""
        self.unknown: Json | None = None
        self.seen = 0
        self.lost = 0
        self.last_news = time.monotonic()

    def step(self, rng: Random, alive: bool = False) -> bool:
        """One answer; false when the game is over. Raises when the server dies; `alive`: it should not."""
        person = rng.choice(self.people)
        if self.unknown is not None:
            self._send(person, self.unknown)
            return True
        update = _checked(person.http.get(f"/api/tables/{self.table}"))
        if self._is_older(update):
            return True
        if status_of(update) == "over":
            return False
        question = question_of(update)
        if question is None:
            self._wait(update, alive)
            return True
        values = [option["value"] for option in question["options"]]
        answer = {"seat": question["seat"], "seq": update["seq"], "value": rng.choice(values)}
        if len(values) > 1:
            self.meant.append((answer["seat"], answer["value"]))
        self._send(person, answer)
        return True

    def _send(self, person: Visitor, answer: Json) -> None:
        self.unknown = answer
        after = _checked(person.http.post(f"/api/tables/{self.table}/answer", json=answer))
        self.unknown = None
        self.acknowledged.append(after["table"]["head"])
        self.seen = max(self.seen, after["seq"])
        self.last_news = time.monotonic()

    def _is_older(self, update: Json) -> bool:
        """Another process may hear a moment later; where there is one only, something acknowledged was lost."""
        older: bool = update["seq"] < self.seen
        self.lost += older and len(self.people) == 1
        self.seen = max(self.seen, update["seq"])
        return older

    def _wait(self, update: Json, alive: bool) -> None:
        """A bot must be at it."""
        if not seat(update, 2)["acting"] or (alive and time.monotonic() > self.last_news + PATIENCE):
            raise Stuck(f"table {self.table} is stuck at {update['seq']}")
        time.sleep(0.005)


def _checked(response: httpx.Response, status: int = 200) -> Json:
    if response.status_code == NOT_NOW:
        raise Away(response.text[:200])
    assert response.status_code == status, f"{response.status_code}: {response.text[:300]}"
    found: Json = response.json()
    return found


def finish(games: Sequence[Played], rng: Random) -> None:
    """Every game comes to its end, also where the first requests find that links are lost."""
    for game in games:
        game.last_news = time.monotonic()
        while _goes_on(game, rng):
            pass


def _goes_on(game: Played, rng: Random) -> bool:
    try:
        return game.step(rng, alive=True)
    except (httpx.TransportError, Away) as error:
        if time.monotonic() > game.last_news + PATIENCE:
            raise Stuck(f"table {game.table}: {error!r}") from error
        return True


# What is stored


def compared(where: str, games: Sequence[Played]) -> Counter[str]:
    """Everything acknowledged is there, and nothing is there that was not meant, or more often than it was meant."""
    found: Counter[str] = Counter(lost=0, double=0)
    for game in games:
        heads, choices = asyncio.run(stored(where, game.table))
        found["acknowledged"] += len(game.acknowledged)
        found["lost"] += game.lost + len(set(game.acknowledged) - set(heads))
        missing = Counter(map(repr, game.meant)) - Counter(map(repr, choices))
        found["lost"] += missing.total()
        found["double"] += (Counter(map(repr, choices)) - Counter(map(repr, game.meant))).total()
    return found


async def stored(where: str, table: str) -> tuple[list[str], list[tuple[int, Any]]]:
    """The heads of the chain, and what the people have chosen."""
    async with opened(where, read_only=True) as storage:
        row = await storage.find(table)
        assert row is not None, f"table {table} is gone"
        record = folded(row, game_or_none(row.game), await storage.log(table)).record
    assert record is not None
    chosen = [entry for entry in record.entries if entry.act == ANSWER and entry.choice and entry.seat in PEOPLE]
    return [entry.hash for entry in record.entries], [(entry.seat, as_json(entry.value)) for entry in chosen]


def as_json(value: Any) -> Any:
    return [*value] if isinstance(value, tuple) else value
