"""Short forms of what scripts/torture does for days, and that it counts what must never be."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from stolik.games import GAMES
from stolik.kernels.build import compiler
from tests.contract import test_counter as spoilt
from tests.engine import hidden
from tests.engine.mini import WHISPER, dice_race, whisper
from tests.server.databases import empty_database
from tests.torture import __main__ as command
from tests.torture import games, lockstep, worlds
from tests.torture.outages import endure
from tests.torture.sums import Bound, Job, Round, Sums, run

ROOT = Path(__file__).resolve().parents[2]
TITLE = next(iter(GAMES))
CHANNELS = {"view", "options", "events", "why", "imagine", "preview", "hint", "terminal"}
RACE = next(iter(dice_race().configurations()))


@pytest.mark.parametrize("title", list(GAMES))
def test_random_games_are_without_fault(title: str) -> None:
    found = games.played(title, seed=1, number=0, size=1)
    assert not found.said
    assert found.counts["games"] == 1


@pytest.mark.skipif(compiler() is None, reason="there is no C++ compiler")
@pytest.mark.parametrize("title", lockstep.titles())
def test_kernels_go_in_lockstep_with_the_rules(title: str) -> None:
    found = lockstep.played(title, seed=1, number=0, size=100)
    assert not found.said
    assert found.counts["decisions"] >= 100


@pytest.mark.parametrize("title", worlds.titles())
def test_pairs_of_worlds_look_the_same_on_every_channel(title: str) -> None:
    game, counts = GAMES[title], Counter[str]()
    for seed in range(30):
        found = worlds.compared(game, next(iter(game.configurations())), worlds.secrets_of(title), seed, size=200)
        assert not found.said
        counts.update(found.counts)
        if {*counts} >= CHANNELS:
            return
    raise AssertionError(f"never compared: {CHANNELS - {*counts}}")


@pytest.mark.slow
def test_nothing_is_lost_while_the_database_comes_and_goes(postgres_server: Any) -> None:
    with empty_database(postgres_server) as where:
        found = endure(postgres_server, where, 2, seed=1, longest=0.5)
    assert not found.said
    assert (found.counts["outages"], found.counts["lost"], found.counts["double"]) == (2, 0, 0)
    assert found.counts["acknowledged"] > 20


# It counts what must never be


def test_an_honest_game_shows_no_difference() -> None:
    found = worlds.compared(WHISPER, spoilt.OPTIONS, hidden, seed=1, size=3000)
    assert not found.said
    assert {*found.counts} >= {"view", "options", "events", "why", "imagine", "hint"}


@pytest.mark.parametrize(
    ("rules", "channel"),
    [
        (spoilt.TellingView(), "view"),
        (spoilt.TellingSpectators(), "view"),
        (spoilt.SkippedQuestion(), "options"),
        (spoilt.TellingEvent(), "events"),
        (spoilt.TellingRefusal(), "why"),
        (spoilt.NeverRedealt(), "imagine"),
        (spoilt.NeverRedealt(), "hint"),
    ],
    ids=lambda one: one if isinstance(one, str) else type(one).__name__,
)
def test_a_leak_is_found_on_its_channel(rules: Any, channel: str) -> None:
    found = worlds.compared(whisper(rules), spoilt.OPTIONS, hidden, seed=1, size=3000)
    assert any(f", {channel}: " in fault for fault in found.said)
    assert found.counts["differences"] == len(found.said)


def test_a_game_that_goes_wrong_is_told() -> None:
    async def nonsense(state: Any) -> None:
        raise ValueError("oh")

    found = games.played_out(dice_race(step=nonsense), RACE, seed=1, size=2)
    assert (found.counts["games"], found.counts["faults"]) == (2, 2)
    assert "oh" in found.said[0]


# Round by round


def counted(number: int, bad: int = 0) -> Round:
    return Round(Counter(games=10, lost=bad), ["something was lost"] * bad)


def rounds(group: str, number: int) -> Job:
    return Job(group, counted, (number,))


def test_rounds_are_added_up_until_every_group_has_enough() -> None:
    sums = run(Sums("games", "games", ["a", "b"]), rounds, Bound(25, 0), processes=1)
    assert {group: sums.reached(group) for group in sums.groups} == {"a": 30, "b": 30}
    assert sums.good
    several = run(Sums("games", "games", ["a", "b"]), rounds, Bound(25, 0), processes=2)
    assert all(several.reached(group) >= 30 for group in several.groups)


def test_no_round_begins_when_the_time_is_over() -> None:
    sums = Sums("games", "games", ["a"])
    sums.began -= 3600
    assert run(sums, rounds, Bound(0, 0.5), processes=1).rounds == 0


def test_whoever_stops_it_gets_the_sums_so_far() -> None:
    def stopped(number: int) -> Round:
        if number == 2:
            raise KeyboardInterrupt
        return counted(number)

    sums = run(Sums("games", "games", ["a"]), lambda group, n: Job(group, stopped, (n,)), Bound(100, 0), processes=1)
    assert sums.stopped
    assert sums.reached("a") == 20
    assert json.loads(sums.as_json())["sums"] == {"a": {"games": 20, "lost": 0}}


@pytest.mark.parametrize(("bad", "status"), [(0, 0), (1, 1)])
def test_the_command_tells_and_ends_as_it_went(
    bad: int, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "signal", lambda *_: None)
    monkeypatch.setattr(games, "played", lambda title, seed, number, size: counted(number, bad))
    monkeypatch.setattr(
        "sys.argv", ["torture", "games", "--game", TITLE, "--count", "20", "--processes", "1", "--json"]
    )
    assert command.main() == status
    told = json.loads(capsys.readouterr().out)
    assert told["sums"] == {TITLE: {"games": 20, "lost": 2 * bad}}
    assert told["good"] is (status == 0)


def test_the_page_names_every_torture_and_its_command() -> None:
    page = (ROOT / "docs" / "reliability.md").read_text("utf-8")
    for what in command.UNITS:
        assert f"scripts/torture {what}" in page
