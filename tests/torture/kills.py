"""kill -9 at any moment under load: no acknowledged answer is lost, none is stored twice, and no table is stuck."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from random import Random
from tempfile import TemporaryDirectory
from threading import Thread
from typing import IO

import httpx
import msgspec

from stolik.server.process.maintenance import doctor
from tests.server.databases import empty_database, postgres_server
from tests.server.kit import Site, quick
from tests.torture.sums import MANY, Job, Round, Rounds
from tests.torture.tables import PATIENCE, Played, Stuck, compared, finish

GROUPS = ("sqlite", "postgres")
TABLES = 3


class Mortal(Site):
    """A server that is forked anew after every kill."""

    def __init__(self, where: str) -> None:
        super().__init__(quick(where))
        fd = self._listening.fileno()
        command = [sys.executable, "-m", "tests.torture.forks", str(fd)]
        self.forks = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, pass_fds=[fd], start_new_session=True
        )
        self.pid = 0
        self.answers = 0
        self.kills = 0
        self.ending = False
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
        assert self.pid, "a server does not start"

    def die(self, kills: int, rng: Random) -> None:
        """So many times, each time at any moment: soon, or somewhere in the midst of a few answers."""
        for _ in range(kills):
            wanted, deadline = self.answers + rng.choice((0, 0, 1, 2, 4)), time.monotonic() + PATIENCE
            while self.answers < wanted and time.monotonic() < deadline and not self.ending:
                time.sleep(0.002)
            time.sleep(rng.uniform(0.0, 0.05))
            if self.ending:
                return
            self.kill()
            self.start()
            self.kills += 1

    def kill(self) -> None:
        """It is dead when it has let go of the file: who starts it anew waits for that too."""
        pid, self.pid = self.pid, 0
        with suppress(ProcessLookupError):
            while pid:
                os.kill(pid, signal.SIGKILL)
                time.sleep(0.001)

    def close(self) -> None:
        self.kill()
        self.forks.kill()
        self.forks.wait()
        for pipe in (self.forks.stdin, self.forks.stdout):
            assert pipe is not None
            pipe.close()
        super().close()


def survive(where: str, kills: int, seed: int) -> Round:
    """So many kills while a few games are played, which then come to their ends."""
    rng, said = Random(seed), []
    site = Mortal(where)
    death = Thread(target=site.die, args=(kills, Random(seed + 1)))
    games: list[Played] = []
    try:
        site.start()
        death.start()
        play_while(site, death, games, rng)
        finish(games, rng)
    except Stuck as stuck:
        said.append(str(stuck))
    finally:
        site.ending = True
        if death.is_alive():
            death.join()
        site.close()
    if not said and site.kills < kills:
        said.append(f"the server did not come back as it should: {site.kills} of {kills}")
    counts = Counter(kills=site.kills, tables=len(games), stuck=len(said))
    counts.update(compared(where, games))
    faults = doctor(where).faults
    counts["faults"] += len(faults)
    return Round(counts, [*said, *map(str, faults)])


def play_while(site: Mortal, death: Thread, games: list[Played], rng: Random) -> None:
    """At a few tables at once; a request that dies with the server is simply made again."""
    under_way: list[Played] = []
    while death.is_alive():
        with suppress(httpx.TransportError):
            if len(under_way) < TABLES:
                under_way.append(Played([site]))
                games.append(under_way[-1])
            game = rng.choice(under_way)
            before = len(game.acknowledged)
            ended = not game.step(rng)
            site.answers += len(game.acknowledged) - before
            if ended:
                under_way.remove(game)


# Round by round


def rounds(groups: Sequence[str], seed: int, size: int, stack: ExitStack) -> Rounds:
    """Each on a database of its own."""
    server = stack.enter_context(postgres_server()) if "postgres" in groups else None

    def on_a_new_database(group: str, number: int) -> Round:
        with ExitStack() as closing:
            if group == "sqlite":
                where = closing.enter_context(TemporaryDirectory(prefix="stolik-kills-"))
            else:
                where = closing.enter_context(empty_database(server))
            return survive(where, size, seed * MANY + number)

    return lambda group, number: Job(group, on_a_new_database, (group, number))
