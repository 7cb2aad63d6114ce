"""Of a test in several sizes, languages or lights, one is run every time and the others are long.

Which one goes round: the first game at a desk, the second on a phone. Where the page is the same for every game
(`any_game`) one game is run, another one for each test. So every test, every game and every size stays in scripts/test,
and scripts/test --long runs all of them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable
from typing import Final
from zlib import crc32

import pytest

SAME_PAGE: Final = {"phone", "language", "theme", "width"}
"""Parameters that change how a page looks, and not what it does."""
GAME: Final = {"game", "name"}
any_game = pytest.mark.any_game
"""For a test of a page that shows whichever game it is given."""


def mark_variants(tests: Iterable[pytest.Function]) -> None:
    kinds: dict[str, dict[Hashable, list[pytest.Function]]] = defaultdict(lambda: defaultdict(list))
    for test in tests:
        if not hasattr(test, "callspec"):
            continue
        given = test.callspec.params
        same = SAME_PAGE | GAME if test.get_closest_marker("any_game") else SAME_PAGE
        rest = tuple(sorted((name, str(value)) for name, value in given.items() if name not in same))
        kinds[test.nodeid.partition("[")[0]][rest].append(test)
    for name, kind in kinds.items():
        for number, looks in enumerate(kind.values(), start=crc32(name.encode())):
            for place, test in enumerate(looks):
                if place != number % len(looks):
                    test.add_marker(pytest.mark.long)
