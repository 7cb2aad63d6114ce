"""Random games in every form, for every number of seats, with every school: all end, nothing is lost."""

from collections.abc import Iterator
from itertools import islice, product

import pytest

from stolik.engine.game import Options, Setting
from stolik.engine.options import BadOption, settle
from stolik.games.tash_kalar.game import GAME
from stolik.games.tash_kalar.state import DUEL, HIGH_FORM, MELEE
from stolik.lab.simulation import simulate

FORMS = (HIGH_FORM, DUEL, MELEE)


def possible(form: str) -> Iterator[Options]:
    """Every number of seats, with and without Etherweave, with either reading of when pieces come back."""
    for seats, etherweave, back in product((2, 3, 4), (False, True), ("end_of_turn", "at_once")):
        chosen: dict[str, Setting] = {"schools": "random", "etherweave": etherweave, "destroyed_return": back}
        try:
            yield settle(GAME, seats, {"form": form, **chosen})
        except BadOption:
            continue


def check(form: str, bots: list[str], games: int, every: int = 1) -> None:
    """In all that goes together, or every so many of it."""
    played = 0
    for options in islice(possible(form), 0, None, every):
        report = simulate(GAME, options, bots, games, seed=11, check=True)
        assert (report.finished, report.errors, report.capped) == (games, 0, 0), report.faults
        played += games
    assert played == -(-8 // every) * games


@pytest.mark.many
@pytest.mark.parametrize("form", FORMS)
def test_random_games_end_without_a_fault(form: str) -> None:
    check(form, ["random"], 6)


@pytest.mark.slow
@pytest.mark.many
@pytest.mark.parametrize("form", FORMS)
def test_games_of_greedy_bots_end_without_a_fault(form: str) -> None:
    check(form, ["greedy"], 1, every=8)


@pytest.mark.long
@pytest.mark.parametrize("form", FORMS)
def test_thousands_of_random_games_end_without_a_fault(form: str) -> None:
    check(form, ["random"], 400)
