"""Whatever is sent to the API: the server has no fault, and a refusal speaks both languages and changes nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as seeded
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from stolik.server.players.keys import HEADER
from tests.server.databases import empty_database, postgres_server
from tests.server.kit import BOT, HERE, OPEN, THERE, Site, Visitor, served
from tests.server.players.kit import Device
from tests.torture.rude import rude
from tests.torture.sums import MANY, Job, Round, Rounds

GROUPS = ("sqlite",)
LASTING = 10
"""Rounds after which a new server takes the place of one with thousands of tables."""
AT_ONCE = 20
"""Refusals after which it is looked whether they changed anything."""
OWN = "/api/me"
QUIET: dict[str, Any] = {"long_poll": 0.05, "pause": (9e3, 9e3), "away_after": 9e9}
"""A server at which nothing happens by itself."""


class Target:
    """A server with a table that waits, one that is played and one that is over, keys to their seats, and players.

    `devices`: of somebody who has played and kept something, and of nobody yet.
    """

    def __init__(self, site: Site) -> None:
        self.site = site
        _, [waiting] = site.make(HERE, OPEN, visibility="public")
        _, [playing, _] = site.make(HERE, THERE)
        _, [over] = site.make(HERE, BOT)
        over.act(0, "concede")
        self.people: list[Visitor] = [waiting, playing, over]
        self.seen = {person.table: seen_by(person) for person in self.people}
        self.refused: dict[str, list[str]] = {person.table: [] for person in self.people}
        self.anybody = site.visitor()
        self.devices = [Device(site), Device(site)]
        self.devices[0].lost_to("random", game="titan_race")
        self.devices[0].post("me/documents/settings", {"version": 0, "body": "{}"})
        self.turn = 0
        self.counts: Counter[str] = Counter(requests=0, **{"5xx": 0}, changed=0, unlike=0)
        self.said: list[str] = []
        described = schemathesis.openapi.from_dict(self.anybody.get("/api/openapi.json"))
        self.operations = [found.ok() for found in described.get_all_operations() if isinstance(found, Ok)]

    def next(self) -> Visitor:
        self.turn += 1
        return self.people[self.turn % len(self.people)]

    def take(self) -> Round:
        """What was counted since the last time."""
        for person in self.people:
            self.look(person)
        found = Round(self.counts, self.said)
        self.counts, self.said = Counter(), []
        return found

    def judge(self, person: Visitor, status: int, text: str, json: Any, sent: str) -> None:
        """`person`: at whose table it was tried."""
        self.counts["requests"] += 1
        self.counts[f"{status // 100}xx"] += 1
        if status >= 500:
            self.said.append(f"{status} to {sent}: {text[:200]}")
        if status >= 400 and json is not None and set(json) != {"key", "en", "pl"}:
            self.counts["unlike"] += 1
            self.said.append(f"a refusal without its words to {sent}: {text[:200]}")
        refused = self.refused[person.table]
        if status >= 400:
            refused.append(sent)
        if status < 400 and OWN in sent:  # what players do may be told at several tables
            for one in self.people:
                self.look(one, allowed=True)
        elif status < 400 or len(refused) >= AT_ONCE:
            self.look(person, allowed=status < 400)

    def look(self, person: Visitor, allowed: bool = False) -> None:
        """Whether anything has changed, although all since the last look but the newest were refused."""
        seen, refused = self.seen[person.table], self.refused[person.table]
        self.seen[person.table], self.refused[person.table] = seen_by(person), []
        if not allowed and self.seen[person.table] not in (seen, (seen[0] + 1, True)):  # a review was made meanwhile
            self.counts["changed"] += 1
            self.said.append(f"all was refused, and yet something changed: {refused}")


def seen_by(person: Visitor) -> tuple[int, bool]:
    """How long the log is, and whether a review of the game is in it."""
    update = person.look()
    return update["seq"], update["table"].get("reviewed", False)


def assault(target: Target, examples: int, requests: int, seed: int) -> Round:
    """So many examples of either kind for every operation, and so many requests that no client would send."""
    for operation in target.operations:
        attack(operation, target, examples, seed)
    rng = Random(seed)
    for _ in range(requests):
        rude(target, rng)
    return target.take()


def attack(operation: Any, target: Target, examples: int, seed: int) -> None:
    bounds = settings(
        max_examples=examples,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        database=None,
        phases=[Phase.generate],
    )
    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):

        @seeded(seed)
        @bounds
        @given(operation.as_strategy(generation_mode=mode))
        def sent(case: Any) -> None:
            send(target, case)

        with suppress(Unsatisfiable):  # where anything fits
            sent()


def send(target: Target, case: Any) -> None:
    person = target.next()
    if "name" in case.path_parameters and target.turn % 4:
        case.path_parameters["name"] = person.table
        case.headers = {**(case.headers or {}), **person.headers}
    if target.turn % 2:
        case.headers = {**(case.headers or {}), HEADER: target.devices[target.turn // 2 % len(target.devices)].key}
    response = case.call(base_url=target.site.url, timeout=20)
    told = f"{case.method} {case.formatted_path}"
    json = response.json() if response.status_code >= 400 else None
    target.judge(person, response.status_code, text_of(response.content), json, told)


def text_of(body: bytes) -> str:
    """Pictures are none."""
    return body.decode("utf-8", errors="replace")


# Round by round


def rounds(groups: Sequence[str], seed: int, size: int, stack: ExitStack) -> Rounds:
    server = stack.enter_context(postgres_server()) if "postgres" in groups else None
    houses = {group: House(server if group == "postgres" else None, stack) for group in groups}

    def assaulted(group: str, number: int) -> Round:
        if number % LASTING == 0:
            houses[group].rebuild()
        target = houses[group].target
        with suppress(httpx.TransportError):
            return assault(target, 1, size, seed * MANY + number)
        target.said.append("the server does not answer")
        return target.take()

    return lambda group, number: Job(group, assaulted, (group, number))


class House:
    """The server that is assaulted, on a database of its own."""

    def __init__(self, postgres: Any, stack: ExitStack) -> None:
        self._postgres = postgres
        self._standing = stack.enter_context(ExitStack())
        self.target: Target

    def rebuild(self) -> None:
        self._standing.close()
        if self._postgres is None:
            where = self._standing.enter_context(TemporaryDirectory(prefix="stolik-hostile-"))
        else:
            where = self._standing.enter_context(empty_database(self._postgres))
        self.target = Target(self._standing.enter_context(served(where, **QUIET)))
