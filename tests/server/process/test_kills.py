"""kill -9 at any moment: no acknowledged answer is lost, and no table is stuck."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from random import Random
from threading import Thread
from typing import IO

import httpx
import msgspec
import pytest

from stolik.server.process.maintenance import doctor
from stolik.server.storage import open_storage
from tests.server.kit import BOT, HERE, Json, Site, Visitor, question_of, quick, seat, status

TABLES = 3
PATIENCE = 30.0


class Mortal(Site):
    """A server that is forked anew after every kill."""

    def __init__(self, where: str) -> None:
        super().__init__(quick(where))
        fd = self._listening.fileno()
        command = [sys.executable, "-m", "tests.server.forks", str(fd)]
        self.forks = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, pass_fds=[fd])
        self.pid = 0
        self.answers = 0
        self._say(msgspec.json.encode(self.settings))

    def _say(self, line: bytes) -> None:
        pipe: IO[bytes] | None = self.forks.stdin
        assert pipe is not None
        pipe.write(line + b"\n")
        pipe.flush()

    def start(self) -> None:
        assert self.forks.stdout is not None
        self._say(b"")
        self.pid = int(self.forks.stdout.readline())

    def die(self, kills: int, rng: Random) -> None:
        """So many times, each time at any moment: soon, or somewhere in the midst of a few answers."""
        for _ in range(kills):
            wanted, deadline = self.answers + rng.choice((0, 0, 1, 2, 4)), time.monotonic() + PATIENCE
            while self.answers < wanted and time.monotonic() < deadline:
                time.sleep(0.002)
            time.sleep(rng.uniform(0.0, 0.05))
            os.kill(self.pid, signal.SIGKILL)
            self.start()

    def close(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        self.forks.kill()
        self.forks.wait()
        for pipe in (self.forks.stdin, self.forks.stdout):
            assert pipe is not None
            pipe.close()
        super().close()


class Game:
    """A table with two people and a bot, and every head of its chain that was acknowledged."""

    def __init__(self, site: Site) -> None:
        made, people = site.make(HERE, {"kind": "here", "name": "Bolek"}, BOT)
        self.player = site.visitor(*[person.tokens[0] for person in people], table=made["id"])
        self.acknowledged: list[tuple[int, str]] = []
        self.last_news = time.monotonic()

    def step(self, rng: Random, alive: bool = False) -> bool:
        """One answer; false when the game is over. Raises when the server dies."""
        update = self.player.look()
        self.check(update)
        if status(update) == "over":
            return False
        if question_of(update) is None:
            assert seat(update, 2)["acting"], "a bot must be at it"
            assert not alive or time.monotonic() < self.last_news + PATIENCE, "the table is stuck"
            time.sleep(0.005)
            return True
        after = self.player.answer(update, rng.choice)
        self.check(after)
        self.acknowledged.append((after["seq"], after["table"]["head"]))
        self.last_news = time.monotonic()
        return True

    def check(self, update: Json) -> None:
        if self.acknowledged:
            assert update["seq"] >= self.acknowledged[-1][0], "an acknowledged answer was lost"


async def heads(where: str, table: str) -> list[str]:
    storage = open_storage(where, read_only=True)
    await storage.open()
    try:
        return [row.body["hash"] for row in await storage.log(table) if row.kind == "entry"]
    finally:
        await storage.close()


def survive(where: str, kills: int, seed: int) -> int:
    """So many kills; returns how many answers were acknowledged in the meantime."""
    rng = Random(seed)
    site = Mortal(where)
    try:
        site.start()
        death = Thread(target=site.die, args=(kills, Random(seed + 1)))
        death.start()
        games = play_while(site, death, rng)
        finish(games, rng)
    finally:
        death.join()
        site.close()
    for game in games:
        stored = asyncio.run(heads(where, game.player.table))
        acknowledged = [head for _, head in game.acknowledged]
        assert [head for head in stored if head in set(acknowledged)] == acknowledged
    assert doctor(where).faults == []
    return sum(len(game.acknowledged) for game in games)


def play_while(site: Mortal, death: Thread, rng: Random) -> list[Game]:
    """At a few tables at once; a request that dies with the server is simply made again."""
    games: list[Game] = []
    over: list[Game] = []
    while death.is_alive():
        with suppress(httpx.TransportError):
            if len(games) < TABLES:
                games.append(Game(site))
            game = rng.choice(games)
            before = len(game.acknowledged)
            ended = not game.step(rng)
            site.answers += len(game.acknowledged) - before
            if ended:
                games.remove(game)
                over.append(game)
    return [*games, *over]


def finish(games: list[Game], rng: Random) -> None:
    """Every game comes to its end."""
    for game in games:
        game.last_news = time.monotonic()
        while game.step(rng, alive=True):
            pass


def test_nothing_acknowledged_is_lost_in_a_hundred_kills(where: str) -> None:
    assert survive(where, 100, seed=1) > 100


@pytest.mark.long
def test_nothing_acknowledged_is_lost_in_a_thousand_kills(where: str) -> None:
    assert survive(where, 1000, seed=2) > 1000


@pytest.mark.slow
def test_nothing_is_lost_in_ten_real_restarts(where: str) -> None:
    rng = Random(3)
    site = Site(quick(where))
    try:
        site.start()
        game = Game(site)
        for _ in range(10):
            deadline = time.monotonic() + rng.uniform(0.05, 0.4)
            while time.monotonic() < deadline and game.step(rng):
                pass
            site.stop(signal.SIGKILL)
            site.start()
        finish([game], rng)
    finally:
        site.close()
    assert isinstance(game.player, Visitor)
