"""What each seat had is kept with its game, and how it fared is told of the house."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from tests.server.kit import BOT, Json, Site, served
from tests.server.players.kit import Device

ANNA: Final = {"kind": "here", "name": "Anna"}
ANSWERS: Final = 8
"""After so many all have chosen."""
Had = list[list[str]]
SEEN: Final[dict[tuple[str, str], Callable[[Json], Had]]] = {
    ("titan_race", "titan"): lambda view: [
        [one["titan"] for one in view["runners"] if one["seat"] == seat] for seat in (0, 1)
    ],
    ("war_chest", "unit"): lambda view: view["picks"],
    ("tash_kalar", "school"): lambda view: [[player["school"]] for player in view["players"]],
    ("karak2", "hero"): lambda view: [[player["hero"]] for player in view["players"]],
}
"""What both seats have, as a seat sees it at the table."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Site]:
    """In which nothing was played yet."""
    with served(str(tmp_path)) as site:
        yield site


def test_what_was_chosen_is_told_to_the_player_and_of_the_house(house: Site) -> None:
    """In every game: by titan, unit, school and hero."""
    anna = Device(house)
    for number, ((game, kind), seen) in enumerate(SEEN.items(), start=1):
        visitor = anna.at_table(ANNA, BOT, game=game)
        had = seen(visitor.play(ANSWERS)["seen"][0]["view"])
        visitor.act(0, "concede")
        plays = anna.wait_for(number)[0]["plays"]
        assert [sorted(play["had"][kind]) for play in plays] == [sorted(names) for names in had]
        assert all(had)
        fares = {(name, seat == 1) for seat in (0, 1) for name in had[seat]}
        assert chosen(anna, game) == {(kind, name, 1, int(won), 0.5) for name, won in fares}


def chosen(anna: Device, game: str) -> set[tuple[Any, ...]]:
    """How things fared, as the house tells it."""
    (fared,) = [one for one in anna.get("house")["games"] if one["game"] == game]
    return {tuple(one[key] for key in ("kind", "name", "seats", "won", "fair")) for one in fared["chosen"]}
