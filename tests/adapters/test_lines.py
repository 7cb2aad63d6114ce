"""Bots that speak lines: real commands, good ones and bad ones."""

from __future__ import annotations

import json
import os
import select
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from stolik.adapters.lines import LinesBot, LinesFault, command_in, question
from stolik.adapters.remote import no_worlds
from stolik.engine.decision import Decision

EXAMPLES = Path(__file__).parents[2] / "examples"
SHELL = f"sh {shlex.quote(str(EXAMPLES / 'lines_bot.sh'))}"
THREE = Decision(1, "die", [3, None, ("play", 2)], 4)


def answer(command: str, patience: float = 10.0) -> Any:
    player = LinesBot(command, 7, patience)
    try:
        return player.answer(THREE, {"round": 3}, no_worlds)
    finally:
        player.close()


def python(code: str) -> str:
    return f"{shlex.quote(sys.executable)} -c {shlex.quote(code)}"


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
        ("no-such-program", "the bot 'no-such-program' cannot be started: No such file or directory"),
        ("yes seven", "which is no JSON"),
        ("sh -c 'yes | tr -d \\\\n'", "a line without end"),
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


def test_a_command_that_answers_without_reading_is_a_fault() -> None:
    """It would be asked until the pipe is full."""
    player = LinesBot("yes 0", 7, patience=0.2)
    with pytest.raises(LinesFault, match=r"has not read its question for 0\.2 seconds"):
        player.answer(THREE, {"long": "x" * 1_000_000}, no_worlds)


def test_what_a_command_has_started_ends_with_it(tmp_path: Path) -> None:
    """Whoever lives holds the pipe open."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    end = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    player = LinesBot(f"sh -c 'exec 3> {shlex.quote(str(pipe))}; sleep 600 & read -r q; echo 0; wait'", 7)
    player.answer(THREE, {}, no_worlds)
    assert select.select([end], [], [], 0)[0] == []
    player.close()
    assert select.select([end], [], [], 10)[0] == [end]
    assert os.read(end, 1) == b""
    os.close(end)


def test_the_command_in_a_name() -> None:
    assert command_in("lines: sh 'my bot.sh'") == "sh 'my bot.sh'"
    assert [command_in(name) for name in ("sh bot.sh", "lines:", "lines: ", "lines:sh 'bot.sh", "random")] == [None] * 5


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
