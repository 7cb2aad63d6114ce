"""Random games over sets, seats, hero choices and readings: all end, nothing is lost, and everything is met."""

from collections import Counter
from functools import cache
from random import Random

import pytest

from stolik.engine.game import Options, Setting
from stolik.engine.options import settle
from stolik.engine.position import Position
from stolik.games.karak2.contents import HERO_IDS
from stolik.games.karak2.game import GAME
from stolik.games.karak2.plays import WORDS
from stolik.games.karak2.prompts import EVENTS, PROMPTS
from stolik.games.karak2.state import State
from stolik.lab.simulation import simulate
from tests.games.karak2.bold import game

GAMES = 200
SLAIN, OUT_OF_ROUNDS, ENDLESS = "K-B-80", "K-O-105", "endless"
LONGEST = 400
"""Rounds: a game without a limit may be walled in by armies that no hero die reaches, and never end."""


def any_table(number: int) -> Options:
    """Every choice at random; without a limit of rounds only in one game of ten, as such games may be long."""
    rng = Random(f"table {number}")
    chosen: dict[str, Setting] = {key: rng.choice(list(option.values)) for key, option in GAME.options.items()}
    chosen["round_limit"] = "limited" if number % 10 else "unlimited"
    return settle(GAME, rng.choice((2, 3, 4, 5)), chosen)


class Met:
    """What the games together have shown, and how often."""

    def __init__(self) -> None:
        self.settings: Counter[tuple[str, Setting]] = Counter()
        self.heroes: Counter[str] = Counter()
        self.plays: Counter[str] = Counter()
        self.prompts: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()

    def missing(self) -> dict[str, list[object]]:
        wanted = [(key, value) for key, option in GAME.options.items() for value in option.values]
        return {
            "settings": [setting for setting in wanted if not self.settings[setting]],
            "heroes": [hero for hero in HERO_IDS if not self.heroes[hero]],
            "plays": [word for word in WORDS if not self.plays[word]],
            "prompts": [prompt for prompt in PROMPTS if not self.prompts[prompt]],
            "events": [kind for kind in EVENTS if not self.events[kind]],
            "ends": [end for end in (SLAIN, OUT_OF_ROUNDS) if not self.ends[end]],
        }


def at_rest(position: Position[State]) -> bool:
    return position.decision is None or position.decision.prompt == "play"


def play(number: int, met: Met, always: bool) -> None:
    options = any_table(number)
    for position in game(options, Random(number)):
        if always or at_rest(position):
            assert GAME.fault(position.state) is None, f"game {number}: {GAME.fault(position.state)}"
        if position.state.course.round > LONGEST:
            met.ends[ENDLESS] += 1
            return
        met.events.update(event.kind for event in position.state.events)
        if position.decision is not None:
            met.prompts[position.decision.prompt] += 1
            if position.decision.prompt == "play":
                words = {str(option[0]) for option in position.decision.options if isinstance(option, tuple)}
                met.plays.update(words)
    note_end(position.state, met)
    met.settings.update((key, value) for key, value in options.items() if key != "seats")


def note_end(s: State, met: Met) -> None:
    result = GAME.result(s)
    assert result is not None
    assert result.scores is not None
    assert min(result.places) == 1
    assert result.scores[result.places.index(1)] == max(result.scores)
    met.ends[result.reason] += 1
    met.heroes.update(HERO_IDS[player.hero] for player in s.players)


@cache
def met_in(first: int, games: int, always: bool = False) -> Met:
    """`always`: nothing is lost in the middle of a step either."""
    met = Met()
    for number in range(first, first + games):
        play(number, met, always)
    return met


@pytest.mark.many
def test_random_games_end_without_a_fault_and_meet_everything() -> None:
    met = met_in(0, GAMES)
    missing = met.missing()
    table = "\n".join(f"{kind}: {dict(getattr(met, kind))}" for kind in missing)
    assert not any(missing.values()), f"{missing} in\n{table}"


@pytest.mark.many
def test_the_round_limit_ends_some_of_them_and_the_general_most() -> None:
    ends = met_in(0, GAMES).ends
    assert set(ends) == {SLAIN, OUT_OF_ROUNDS}
    assert ends[SLAIN] > ends[OUT_OF_ROUNDS], ends


@pytest.mark.long
def test_thousands_of_random_games_end_without_a_fault() -> None:
    met = met_in(GAMES, 4000, always=True)
    assert sum(met.ends.values()) == 4000
    assert met.ends[ENDLESS] < 10, met.ends
    assert not any(met.missing().values()), met.missing()


@pytest.mark.long
@pytest.mark.parametrize("imperium", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_of_greedy_bots_end_without_a_fault(seats: int, imperium: bool) -> None:
    report = simulate(GAME, settle(GAME, seats, {"imperium": imperium}), ["greedy"], 4, seed=7, check=True)
    assert (report.finished, report.errors, report.capped) == (4, 0, 0), report.faults
