"""What one of several processes is told."""

from __future__ import annotations

import msgspec

from stolik.server.process.workers import Workers
from stolik.server.settings import Limits, Settings


def limits_of_one(limits: Limits, workers: int) -> Limits:
    told = Workers(Settings(where="postgresql://", limits=limits), [], workers)._settings
    return msgspec.json.decode(told, type=Settings).limits


def test_what_the_house_has_once_is_divided_among_the_workers() -> None:
    limits = Limits(tables=(20, 0.2), misses=(30, 0.2), public_tables=5, bot_tables=9)
    one = limits_of_one(limits, 4)
    assert (one.tables, one.misses) == ((5, 0.05), (7.5, 0.05))
    assert (one.public_tables, one.bot_tables) == (1, 2)
    assert (one.budget, one.open, one.hints) == (limits.budget, limits.open, limits.hints), "each has its own of these"


def test_each_worker_lets_something_through_and_what_has_no_limit_has_none() -> None:
    one = limits_of_one(Limits(tables=(2, 0.2), misses=(0, 0), public_tables=2), 8)
    assert (one.tables[0], one.misses, one.public_tables) == (1, (0, 0), 1)
    assert limits_of_one(Limits(), 1) == Limits()
