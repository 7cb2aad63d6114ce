"""kill -9 at any moment: no acknowledged answer is lost, none is stored twice, and no table is stuck."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from random import Random

import pytest

from tests.server.kit import Site, quick, served
from tests.torture.kills import survive
from tests.torture.sums import Round
from tests.torture.tables import Played, compared, finish


def counted(where: str, kills: int, seed: int) -> Round:
    found = survive(where, kills, seed)
    assert not found.said
    assert not any(found.counts[bad] for bad in ("lost", "double", "stuck", "faults"))
    return found


def test_nothing_acknowledged_is_lost_in_fifteen_kills(where: str) -> None:
    """scripts/torture kills goes on."""
    assert counted(where, 15, seed=1).counts["acknowledged"] > 15


@pytest.mark.slow
def test_nothing_is_lost_in_three_real_restarts(where: str) -> None:
    rng = Random(3)
    site = Site(quick(where))
    try:
        site.start()
        game = Played([site])
        for _ in range(3):
            deadline = time.monotonic() + rng.uniform(0.05, 0.4)
            while time.monotonic() < deadline and game.step(rng):
                pass
            site.stop(signal.SIGKILL)
            site.start()
        finish([game], rng)
    finally:
        site.close()
    found = compared(where, [game])
    assert (found["lost"], found["double"]) == (0, 0)


# The counting itself


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Played]:
    """A game that is over, and where it is stored."""
    where = str(tmp_path_factory.mktemp("over"))
    with served(where) as site:
        game = Played([site])
        finish([game], Random(5))
    return where, game


@pytest.fixture
def game(over: tuple[str, Played]) -> Iterator[Played]:
    _, game = over
    acknowledged, meant = game.acknowledged[:], game.meant[:]
    yield game
    game.acknowledged, game.meant = acknowledged, meant


def test_a_game_that_nobody_disturbed_counts_as_whole(over: tuple[str, Played], game: Played) -> None:
    found = compared(over[0], [game])
    assert (found["lost"], found["double"]) == (0, 0)
    assert found["acknowledged"] == len(game.acknowledged) > 10


def test_an_answer_that_was_acknowledged_and_is_not_stored_counts_as_lost(
    over: tuple[str, Played], game: Played
) -> None:
    game.acknowledged = [*game.acknowledged, "0" * 64]
    assert compared(over[0], [game])["lost"] == 1


def test_an_answer_stored_once_more_than_it_was_meant_counts_as_double(over: tuple[str, Played], game: Played) -> None:
    game.meant = game.meant[1:]
    assert compared(over[0], [game])["double"] == 1
