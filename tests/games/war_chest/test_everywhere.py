"""Random games in every set-up, with every choice of sets and switches: all end, some at the limit, nothing is lost."""

from collections.abc import Iterator
from itertools import product

import pytest

from stolik.engine.game import Options, Setting
from stolik.engine.options import BadOption, settle
from stolik.games.war_chest.game import GAME, SETUPS
from stolik.lab.simulation import simulate

LIMIT: dict[str, Setting] = {"round_limit": 20}
SWITCHES: dict[str, dict[str, Setting]] = {
    "the cards as they were printed first": {},
    "the revised cards": {"berserker": "v2", "footman": "v2", "warrior_priest": "v2"},
    "the classic guard, and the other readings": {
        "royal_guard": "classic",
        "poison_survives_redeploy": False,
        "spy_discard": "face_down",
        "repetition": 3,
    },
}


def possible(switches: dict[str, Setting]) -> Iterator[Options]:
    """Every set-up, number of seats and choice of expansions with which these switches can be played."""
    for seats, setup in product((2, 4), SETUPS):
        for sets in product((False, True), repeat=3):
            expansions = dict(zip(("nobility", "siege", "nightfall"), sets, strict=True))
            try:
                yield settle(GAME, seats, {"setup": setup, **expansions, **LIMIT, **switches})
            except BadOption:
                continue


def check(switches: str, bots: list[str], games: int) -> None:
    played = 0
    for options in possible(SWITCHES[switches]):
        report = simulate(GAME, options, bots, games, seed=7, check=True)
        assert (report.finished, report.errors, report.capped) == (games, 0, 0), report.faults
        played += games
    assert played == 96 * games, "eight set-ups for two and four for four, eight choices of expansions"


@pytest.mark.many
@pytest.mark.parametrize("switches", SWITCHES)
def test_random_games_end_without_a_fault(switches: str) -> None:
    check(switches, ["random"], 2)


@pytest.mark.long
@pytest.mark.parametrize("switches", SWITCHES)
def test_thousands_of_random_games_end_without_a_fault(switches: str) -> None:
    check(switches, ["random"], 200)


@pytest.mark.long
@pytest.mark.parametrize("switches", SWITCHES)
def test_games_of_greedy_bots_end_without_a_fault(switches: str) -> None:
    check(switches, ["greedy"], 3)
