"""One budget for everything that a household does."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from stolik.server.http.budget import FORGET_AT, PRICES, Budget
from stolik.server.refusals import Refusal
from stolik.server.settings import Limits
from tests.server.kit import HERE, OPEN, Site, Visitor, served
from tests.server.process.test_lasting import eventually

BURST, MOST_OPEN = 0.2, 16
WISH = {"game": "titan_race", "seats": [HERE, OPEN]}


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def refused(budget: Budget, what: str, who: str) -> int | None:
    """After how many seconds to come back; None when it is done."""
    try:
        if what in ("request", "message"):
            budget.spend(who, what)
        else:
            budget.take(what, who, who)
    except Refusal as refusal:
        return refusal.retry_after
    return None


def test_what_is_counted_comes_back_with_time() -> None:
    clock = Clock()
    budget = Budget(Limits(chat=(2, 0.5)), clock)
    assert [refused(budget, "chat", "a") for _ in range(3)] == [None, None, 2]
    assert refused(budget, "chat", "b") is None
    clock.now = 2.0
    assert [refused(budget, "chat", "a") for _ in range(2)] == [None, 2]
    budget.give_back("chat", "a")
    assert refused(budget, "chat", "a") is None


def test_time_is_paid_when_it_is_spent_and_comes_back() -> None:
    clock = Clock()
    budget = Budget(Limits(budget=(1.0, 0.25)), clock)
    budget.pay("8.8.8.8", 0.9)
    budget.check("8.8.8.8")
    budget.pay("8.8.8.8", 2.1)
    assert refused(budget, "request", "8.8.8.8") == refused(budget, "message", "8.8.8.8") == 8
    assert refused(budget, "request", "8.8.4.4") is None
    clock.now = 7.9
    assert refused(budget, "request", "8.8.8.8") == 1
    clock.now = 8.1
    assert refused(budget, "request", "8.8.8.8") is None


def test_everything_counted_is_paid_from_the_same_account() -> None:
    for what in ("tables", "misses", "chat", "asides", "hints"):
        budget = Budget(Limits(budget=(PRICES[what], 1e-9)), Clock())
        assert refused(budget, what, "8.8.8.8") is None
        assert refused(budget, "request", "8.8.8.8") is not None, what


def test_a_home_has_twice_the_time_and_this_machine_all_of_it() -> None:
    budget = Budget(Limits(budget=(1.0, 0.25)), Clock())
    for who in ("8.8.8.8", "192.168.1.2"):
        budget.pay(who, 1.5)
    for who in ("127.0.0.1", "::1"):
        budget.pay(who, 1000)
        assert refused(budget, "request", who) is None
    assert refused(budget, "request", "8.8.8.8") == 2
    assert refused(budget, "request", "192.168.1.2") is None


def test_without_limits_nothing_is_counted_and_old_accounts_are_forgotten() -> None:
    for limits in (Limits(on=False), Limits(budget=(0, 0), chat=(0, 0))):
        budget = Budget(limits, Clock())
        budget.pay("8.8.8.8", 1000)
        assert [refused(budget, what, "8.8.8.8") for what in ("request", "chat", "chat")] == [None] * 3
        assert len(budget._buckets) == 0
    budget = Budget(Limits(), Clock())
    for number in range(FORGET_AT + 2):
        budget.pay(f"2001:db8:{number:x}::", 1)
    assert len(budget._buckets) < FORGET_AT


# A house


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Behind a proxy that says from where somebody comes."""
    limits = Limits(budget=(BURST, 1e-6), previews=(3, 1e-6), open=MOST_OPEN)
    with served(str(tmp_path_factory.mktemp("house")), behind_proxy=True, limits=limits) as site:
        yield site


def made_at(site: Site, *addresses: str) -> list[Visitor]:
    """The first seat of a table that somebody else has made, from each of these."""
    made = site.visitor(**{"X-Forwarded-For": "203.0.113.1"}).post("/api/tables", WISH, 201)
    key = made["keys"][0]["token"]
    return [site.visitor(key, table=made["id"], **{"X-Forwarded-For": address}) for address in addresses]


def use_up(visitor: Visitor) -> None:
    """Sooner than by the price of requests alone, for what is done for them takes time."""
    for _ in range(round(BURST / PRICES["request"]) - 10):
        if visitor.http.get("/api/games/titan_race/rules").status_code == 429:
            return
    pytest.fail("no work was paid for")


def test_when_the_budget_is_used_up_everything_is_refused_and_nobody_else_notices(house: Site) -> None:
    anna, neighbour, other = made_at(house, "2001:db8:1:2::7", "2001:db8:1:2:9:9:9:9", "2001:db8:1:3::7")
    with anna.socket() as wire:
        wire.receive()
        use_up(anna)
        wire.send(type="why", seat=0, kind="cell", name="A1")
        assert wire.receive("refused")["key"] == "too-many"
    for visitor in (anna, neighbour):
        assert everything(visitor) == {429}
        with pytest.raises(InvalidStatus) as shut, visitor.socket():
            pass
        assert shut.value.response.status_code == 429
        assert int(shut.value.response.headers["retry-after"]) > 0
    other.look()
    with other.socket() as wire:
        wire.receive()


def everything(visitor: Visitor) -> set[int]:
    """At once, for each answer takes a moment."""
    table = f"/api/tables/{visitor.table}"
    asked = ["/", "/health", "/api/games", "/api/nothing", table, f"{table}/events", f"{table}/replay", "/api/lobby"]
    told = ["/answer", "/act", "/chat", "/why", "/imagine", "/seats", "/hint", "/session"]

    async def ask() -> list[httpx.Response]:
        async with httpx.AsyncClient(base_url=visitor.site.url, headers=visitor.headers, timeout=20) as http:
            asking = [http.get(path) for path in asked] + [http.post(table + path, json={}) for path in told]
            return await asyncio.gather(*asking)

    answers = asyncio.run(ask())
    assert all(int(answer.headers["retry-after"]) > 0 for answer in answers)
    assert all(answer.json()["key"] == "too-many" for answer in answers)
    return {answer.status_code for answer in answers}


def test_messages_on_a_socket_cost_too(house: Site) -> None:
    [anna] = made_at(house, "198.51.100.1")
    with anna.socket() as wire:
        wire.receive()
        said: list[str] = []
        while "too-many" not in said:
            assert len(said) <= BURST / PRICES["message"], "nothing was paid for"
            wire.link.send("nonsense")
            said.append(wire.receive("refused")["key"])
        assert set(said[:-1]) <= {"bad-message"}


def test_why_is_limited_over_http_as_on_the_socket(house: Site) -> None:
    [anna] = made_at(house, "198.51.100.2")
    wish = {"seat": 0, "kind": "cell", "name": "A1"}
    asked = [anna.http.post(f"/api/tables/{anna.table}/why", json=wish) for _ in range(5)]
    assert [answer.status_code for answer in asked] == [409] * 3 + [429] * 2
    assert int(asked[-1].headers["retry-after"]) > 0
    with anna.socket() as wire:
        wire.send(type="why", **wish)
        assert wire.receive("refused")["key"] == "too-many"


# What stays open


@contextmanager
def stream(visitor: Visitor) -> Iterator[httpx.Response]:
    headers = {"Accept": "text/event-stream"}
    with visitor.http.stream("GET", f"/api/tables/{visitor.table}/events", headers=headers) as response:
        yield response


def test_streams_sockets_and_long_polls_are_counted_together(house: Site) -> None:
    """What the proxy says of somebody counts, however many connections the proxy itself has."""
    anna, neighbour, other = made_at(house, "2001:db8:2:2::7", "2001:db8:2:2:9:9:9:9", "198.51.100.3")
    with ExitStack() as inside:
        for _ in range(MOST_OPEN // 4):
            for visitor in (anna, neighbour):
                assert inside.enter_context(stream(visitor)).status_code == 200
                inside.enter_context(visitor.socket()).receive()
        for visitor in (anna, neighbour):
            with stream(visitor) as refused:
                assert (refused.status_code, refused.headers["connection"]) == (429, "close")
            assert visitor.get("/events?after=0", 429)["key"] == "too-many-open"
            with pytest.raises(InvalidStatus) as shut, visitor.socket():
                pass
            assert shut.value.response.status_code == 429
        other.look()
        inside.enter_context(other.socket()).receive()
    eventually(lambda: anna.http.get("/health").status_code == 200)
