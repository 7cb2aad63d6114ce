"""Whatever is sent to the API: the server has no fault, and a refusal speaks both languages and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.kit import served
from tests.torture.hostile import QUIET, Target, assault

EXAMPLES = 4
RUDE = 200


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with served(str(tmp_path_factory.mktemp("fuzz")), **QUIET) as site:
        yield Target(site)


def test_the_api_never_fails(target: Target) -> None:
    """scripts/torture hostile goes on."""
    assert len(target.operations) > 20
    found = assault(target, EXAMPLES, RUDE, seed=1)
    assert found.said == []
    assert found.counts["4xx"] > RUDE / 2
    assert found.counts["2xx"] > len(target.operations) / 2


def test_what_must_not_be_is_counted(target: Target) -> None:
    person = target.next()
    target.judge(person, 500, "oh", {"detail": "oh"}, "GET /")
    seq, reviewed = target.seen[person.table]
    target.seen[person.table] = (seq - 2, reviewed)  # one row more could be a review
    found = target.take()
    assert (found.counts["5xx"], found.counts["unlike"], found.counts["changed"]) == (1, 1, 1)
    assert len(found.said) == 3
