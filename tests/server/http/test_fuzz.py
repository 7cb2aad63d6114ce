"""Whatever is sent to the API: the server has no fault, and a refusal speaks both languages and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from tests.server.kit import BOT, HERE, OPEN, Site, Visitor, served

EXAMPLES = 25


class Target:
    """A server with a table that waits, one that is played and one that is over, and keys to their seats."""

    def __init__(self, site: Site) -> None:
        self.site = site
        _, [waiting] = site.make(HERE, OPEN, visibility="public")
        _, [playing, _] = site.make(HERE, HERE)
        _, [over] = site.make(HERE, BOT)
        over.act(0, "concede")
        self.people: list[Visitor] = [waiting, playing, over]
        self.turn = 0

    def next(self) -> Visitor:
        self.turn += 1
        return self.people[self.turn % len(self.people)]


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with served(str(tmp_path_factory.mktemp("fuzz")), long_poll=0.05, pause=(9e3, 9e3), away_after=9e9) as site:
        yield Target(site)


def test_the_api_never_fails(target: Target) -> None:
    described = schemathesis.openapi.from_url(f"{target.site.url}/api/openapi.json")
    operations = [found.ok() for found in described.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 20
    for operation in operations:
        attack(operation, target)


def attack(operation: Any, target: Target) -> None:
    bounds = settings(
        max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None
    )

    @bounds
    @given(operation.as_strategy(generation_mode=GenerationMode.POSITIVE))
    def with_what_fits(case: Any) -> None:
        check(case, target)

    @bounds
    @given(operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))
    def with_what_does_not_fit(case: Any) -> None:
        check(case, target)

    with_what_fits()
    with suppress(Unsatisfiable):  # where anything fits
        with_what_does_not_fit()


def check(case: Any, target: Target) -> None:
    person = target.next()
    if "name" in case.path_parameters and target.turn % 4:
        case.path_parameters["name"] = person.table
        case.headers = {**(case.headers or {}), **person.headers}
    before = person.look()["seq"]
    response = case.call(base_url=target.site.url, timeout=20)
    assert response.status_code < 500, response.text[:500]
    if response.status_code >= 400:
        assert set(response.json()) == {"key", "en", "pl"}
        assert person.look()["seq"] == before, "a refusal changes nothing"
