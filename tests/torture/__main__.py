"""python -m tests.torture WHAT: see `scripts/torture --help`. Games and worlds need the standard library only."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from contextlib import ExitStack
from importlib import import_module
from signal import SIGINT, SIGTERM, signal

from stolik.games import GAMES
from tests.torture.progress import shown
from tests.torture.sums import MANY, Bound, Job, Round, Rounds, Sums, run, stop

USAGE = """what can be done to the program for days:
  kills    kill -9 at random instants under load, on SQLite and PostgreSQL; counts kills
  outages  two processes and a PostgreSQL that comes and goes; counts outages
  hostile  requests that fit the API and that do not, from people who hold seats and who do not; counts requests
  games    random games of every title and all its configurations, every state looked at; counts games of each title
  worlds   pairs of worlds that differ only in what a seat may not know; counts pairs of each title
  lockstep the rules and the native kernels at once, a million decisions if nothing is said; counts decisions
"""
UNITS = {
    "kills": "kills",
    "outages": "outages",
    "hostile": "requests",
    "games": "games",
    "worlds": "pairs",
    "lockstep": "decisions",
}
DATABASES = ("sqlite", "postgres")
OF_EITHER = ("kills", "hostile")
"""Done on the database that is named."""
SIZES = {"kills": 50, "outages": 5, "hostile": 2000, "games": 20, "worlds": 1000, "lockstep": 5000}
"""How many of its unit a round has; what is stopped loses the round under way."""
USUAL = {"lockstep": 1_000_000}
"""Without a bound one short round, but for these."""
PURE = ("games", "worlds", "lockstep")
"""Done in several processes, by title."""


def main() -> int:
    wish = parser().parse_args()
    for stopped in (SIGINT, SIGTERM):  # in the background too
        signal(stopped, stop)
    usual = USUAL.get(wish.what, SIZES[wish.what])
    bound = Bound(wish.count, wish.hours) if wish.count or wish.hours else Bound(usual, 0.0)
    with ExitStack() as open_till_the_end:
        rounds, groups = prepared(wish, open_till_the_end)
        sums = Sums(wish.what, UNITS[wish.what], groups)
        with shown(sums, bound) as tell:
            run(sums, rounds, bound, wish.processes, tell)
    print(sums.as_json() if wish.json else "\n".join(sums.lines()))
    return 0 if sums.good else 1


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        "scripts/torture", description=USAGE, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    made.add_argument("what", choices=[*UNITS])
    made.add_argument("--count", type=int, default=0, help="at least so many; without a bound one short round")
    made.add_argument("--hours", type=float, default=0.0, help="begin no round after so many hours")
    made.add_argument("--seed", type=int, default=1, help="the same seed asks and plays the same")
    made.add_argument("--json", action="store_true", help="the sums for programs")
    made.add_argument("--database", choices=DATABASES, help="kills, hostile: on this one only")
    made.add_argument("--game", choices=[*GAMES], help="games, worlds, lockstep: of this title only")
    made.add_argument(
        "--processes", type=int, default=0, help="games, worlds, lockstep: in so many processes; usually all cores"
    )
    return made


def prepared(wish: argparse.Namespace, stack: ExitStack) -> tuple[Rounds, list[str]]:
    """How a round of a group is made, and the groups."""
    module = import_module(f"tests.torture.{wish.what}")
    size = SIZES[wish.what]
    if wish.what in PURE:
        wish.processes = wish.processes or os.cpu_count() or 1
        played: Callable[..., Round] = module.played
        titles: list[str] = [wish.game] if wish.game else module.titles()
        return lambda title, number: Job(title, played, (title, wish.seed * MANY + number, number, size)), titles
    wish.processes = 1
    make: Callable[..., Rounds] = module.rounds
    groups: list[str] = [wish.database] if wish.what in OF_EITHER and wish.database else [*module.GROUPS]
    return make(groups, wish.seed, size, stack), groups


if __name__ == "__main__":
    sys.exit(main())
