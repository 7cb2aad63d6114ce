"""Bots that speak lines: real commands, good ones and bad ones."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from stolik.adapters.duel import duel, main, maker
from stolik.adapters.lines import LinesBot, LinesFault, question
from stolik.adapters.match import settled
from stolik.adapters.remote import no_worlds
from stolik.bots.bot import RandomBot, Worlds
from stolik.engine.decision import Answer, Decision
from stolik.engine.game import View
from stolik.games import GAMES

EXAMPLES = Path(__file__).parents[2] / "examples"
SHELL = f"sh {shlex.quote(str(EXAMPLES / 'lines_bot.sh'))}"
PYTHON = f"{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLES / 'lines_bot.py'))}"
GAME = GAMES["titan_race"]
TWO = settled(GAME, {"seats": 2})
THREE = Decision(1, "die", [3, None, ("play", 2)], 4)


def answer(command: str, patience: float = 10.0) -> Any:
    player = LinesBot(command, 7, patience)
    try:
        return player.answer(THREE, {"round": 3}, no_worlds)
    finally:
        player.close()


def python(code: str) -> str:
    return f"{shlex.quote(sys.executable)} -c {shlex.quote(code)}"


@pytest.mark.parametrize("command", [SHELL, PYTHON])
def test_the_examples_play_whole_games_and_the_same_again(command: str) -> None:
    first = duel(GAME, TWO, [maker("random"), maker(command)], games=2)
    assert first == duel(GAME, TWO, [maker("random"), maker(command)], games=2)
    assert sum(first) == pytest.approx(0)


def test_a_question_is_one_line_with_all_a_seat_may_know_and_the_count_first() -> None:
    line = question(THREE, {"text": "ż\n"})
    assert "\n" not in line
    assert line.startswith('{"count": 3, ')
    assert json.loads(line) == {
        "count": 3,
        "seat": 1,
        "prompt": "die",
        "about": 4,
        "options": [3, None, ["play", 2]],
        "view": {"text": "ż\n"},
        "protocol": 1,
    }


def test_both_ways_to_say_a_number() -> None:
    assert answer("sh -c 'read -r q; echo 2'") == ("play", 2)
    assert answer("""sh -c 'read -r q; echo "{\\"option\\": 0}"'""") == 3


def test_the_seed_is_in_the_environment() -> None:
    assert answer("sh -c 'read -r q; echo $((STOLIK_SEED - 6))'") is None


@pytest.mark.parametrize(
    ("command", "fault"),
    [
        ("sh -c 'exit 0'", "has ended"),
        ("sh -c 'read -r q; echo three'", "which is no JSON"),
        ("sh -c 'read -r q; echo 3'", "a number from 0 to 2"),
        ("sh -c 'read -r q; echo -1'", "a number from 0 to 2"),
        ("sh -c 'read -r q; echo true'", "a number from 0 to 2"),
        ("sh -c 'read -r q; echo 1.0'", "a number from 0 to 2"),
    ],
)
def test_a_bad_command_is_a_fault_that_says_what_is_wrong(command: str, fault: str) -> None:
    with pytest.raises(LinesFault, match=fault):
        answer(command)


def test_a_silent_command_is_a_fault_and_is_ended() -> None:
    player = LinesBot(python("import time; time.sleep(600)"), 7, patience=0.2)
    process = player._running()
    with pytest.raises(LinesFault, match="silent"):
        player.answer(THREE, {}, no_worlds)
    assert process.poll() is not None


def test_a_forgotten_bot_ends_its_command() -> None:
    player = LinesBot(SHELL, 7)
    player.answer(THREE, {}, no_worlds)
    process = player._process
    assert process is not None
    assert process.poll() is None
    del player
    assert process.poll() is not None


def test_several_answers_in_one_breath_are_taken_one_by_one() -> None:
    player = LinesBot("sh -c 'echo 0; echo 2; read -r q; read -r q'", 7)
    assert [player.answer(THREE, {}, no_worlds) for _ in range(2)] == [3, ("play", 2)]
    player.close()


def test_a_duel_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    main(["titan_race", "random", SHELL, "--games", "2"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split("  ", 1)[1] for line in lines] == ["random", SHELL]
    assert sum(float(line.split()[0]) for line in lines) == pytest.approx(0)


def test_in_a_duel_every_bot_has_every_seat() -> None:
    sat: dict[str, list[int]] = {"one": [], "other": []}

    class Noting:
        def __init__(self, name: str, seed: int) -> None:
            self._bot = RandomBot(seed)
            self.name = name

        def answer(self, decision: Decision, view: View, worlds: Worlds) -> Answer:
            if not sat[self.name] or sat[self.name][-1] != decision.player:
                sat[self.name].append(decision.player)
            return self._bot.answer(decision, view, worlds)

    duel(GAME, TWO, [lambda seed: Noting("one", seed), lambda seed: Noting("other", seed)], games=3)
    assert sat == {"one": [0, 1, 0], "other": [1, 0, 1]}
