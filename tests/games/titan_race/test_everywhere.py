"""Random games on every track, for every number of players and in every variant: all end, nothing is lost."""

from collections.abc import Iterator

import pytest

from stolik.engine.game import Options, Setting
from stolik.engine.options import BadOption, settle
from stolik.games.titan_race.game import GAME, TRACK_IDS
from stolik.lab.simulation import simulate

VARIANTS: dict[str, dict[str, Setting]] = {
    "plain": {},
    "random titans": {"titans": "random"},
    "two teams": {"teams": "two"},
    "three teams": {"teams": "three"},
    "rolling draft": {"draft": "rolling"},
    "remaining push": {"push": "remaining"},
    "total blue": {"blue_push": "total"},
    "a hand for each titan": {"two_player_hand": "titan"},
    "Grand Slam": {"grand_slam": True},
    "all switches": {"push": "remaining", "blue_push": "total", "draft": "rolling", "grand_slam": True},
}


def possible(variant: dict[str, Setting]) -> Iterator[Options]:
    """Every track and number of seats with which the variant can be played."""
    for number, track in enumerate(TRACK_IDS):
        above = {"track2": TRACK_IDS[(number + 1) % 6], "track3": TRACK_IDS[(number + 2) % 6]}
        for seats in range(2, 7):
            try:
                yield settle(GAME, seats, {"track": track, **above, **variant})
            except BadOption:
                continue


def check(variant: str, games: int) -> None:
    played = 0
    for options in possible(VARIANTS[variant]):
        report = simulate(GAME, options, ["random"], games, seed=7, check=True)
        assert (report.finished, report.errors, report.capped) == (games, 0, 0), report.faults
        played += games
    assert played >= 6 * games


@pytest.mark.many
@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games_end_without_a_fault(variant: str) -> None:
    check(variant, 12)


@pytest.mark.long
@pytest.mark.parametrize("variant", VARIANTS)
def test_thousands_of_random_games_end_without_a_fault(variant: str) -> None:
    check(variant, 500)
