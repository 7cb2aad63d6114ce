"""Commands that speak lines, as players of the laboratory: from the command line to the records."""

import json
import shlex
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from stolik.adapters import lines
from stolik.cli.contestants import named_contestants
from stolik.lab.match import contestants
from stolik.lab.match.contestants import commands, is_contestant, seated, to_name
from tests.lab.test_simulation import mini
from tests.terminal.keyboard import here
from tests.test_cli import one_sentence

EXAMPLES = Path(__file__).parents[3] / "examples"
SHELL = f"lines:sh {shlex.quote(str(EXAMPLES / 'lines_bot.sh'))}"
PYTHON = f"lines:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLES / 'lines_bot.py'))}"
BREAKS = "lines:sh -c 'for time in 1 2 3; do read -r question; echo 0; done'"


def cup(folder: Path, bots: str, *more: str) -> tuple[int, dict[str, object]]:
    arguments = ("--games", "4", "--seats", "2", "--processes", "1", "--save", folder, "--json")
    done = here("tournament", "titan_race", "--bots", bots, *arguments, *more)
    return done.code, json.loads(done.out)


def records(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.glob("*.stolik")}


def test_a_list_of_bots_may_hold_commands() -> None:
    assert named_contestants(None) == []
    assert named_contestants(" greedy , lines:sh bot.sh --fast,random ") == [
        "greedy",
        "lines:sh bot.sh --fast",
        "random",
    ]
    quoted = ["lines:sh -c 'echo 1,2'", 'lines:bot "a,\\",b"', "lines:bot a\\,b"]
    assert named_contestants(",".join([*quoted, "greedy"])) == [*quoted, "greedy"]


def test_who_is_a_player() -> None:
    assert all(map(is_contestant, ["random", "level5", "lines:bot"]))
    assert not any(map(is_contestant, ["Anna", "lines:", "bot", ""]))


def test_what_must_be_named_before_it_runs() -> None:
    seats = ["greedy", "lines:a b", "lines:c", "lines:a b"]
    assert commands(seats) == ["lines:a b", "lines:c"]
    assert to_name(seats, ["lines:a b", "lines:c"]) == to_name(["greedy"], []) == ""
    assert to_name(seats, ["lines:c"]) == "'lines:c,lines:a b'"


@pytest.mark.parametrize("command", [SHELL, PYTHON])
def test_the_examples_play_a_simulation_and_the_same_again(command: str, tmp_path: Path) -> None:
    arguments = ("--games", "2", "--seats", "2", "--bots", f"random,{command}", "--check", "--json")
    done = here("simulate", "titan_race", *arguments, "--save", tmp_path)
    told = json.loads(done.out)
    assert (done.code, told["finished"], told["errors"], told["bots"]) == (0, 2, 0, ["random", command])
    again = json.loads(here("simulate", "titan_race", *arguments).out)
    assert (again["wins"], again["answers"]) == (told["wins"], told["answers"])
    assert here("tournament", "--rerun", tmp_path, "--bots", command).code == 0


def test_a_tournament_is_the_same_in_several_processes_and_played_again(tmp_path: Path) -> None:
    one, several = tmp_path / "one", tmp_path / "several"
    code, told = cup(one, f"greedy,{SHELL}")
    assert (code, told["finished"], told["saved"]) == (0, 4, str(one))
    arguments = ("--games", "4", "--seats", "2", "--bots", f"greedy,{SHELL}", "--processes", "2", "--save", several)
    assert here("tournament", "titan_race", *arguments).code == 0
    assert records(one) == records(several)
    assert "4 of them the same bit for bit" in here("tournament", "--rerun", several, "--bots", SHELL).out


def test_a_file_that_names_a_command_does_not_run_it(tmp_path: Path) -> None:
    """Not before the command line names it too: records come from anywhere."""
    proof, folder = tmp_path / "x", tmp_path / "cup"
    command = f"lines:sh -c 'touch {proof}; exec {SHELL.removeprefix('lines:')}'"
    cup(folder, f"random,{command}")
    proof.unlink()
    (folder / "titan_race-1-1.stolik").unlink()
    for order in ("--rerun", "--resume"):
        said = one_sentence(here("tournament", order, folder))
        assert (
            f"would run a command on this machine. If that is what you want, name it: --bots {shlex.quote(command)}"
            in said
        )
        one_sentence(here("tournament", order, folder, "--bots", "lines:other"))
        assert "leave the game, bots" in one_sentence(here("tournament", order, folder, "--bots", "random"))
    assert not proof.exists()
    assert here("tournament", "--resume", folder, "--processes", "1", "--bots", command).code == 0
    assert proof.exists()
    assert len(records(folder)) == 4


def test_a_command_that_breaks_is_named_and_loses_nothing(tmp_path: Path) -> None:
    code, told = cup(tmp_path / "cup", f"random,greedy,{BREAKS}")
    assert (code, told["finished"], told["errors"]) == (1, 2, 2)
    faults = told["faults"]
    assert isinstance(faults, list)
    assert all(fault.endswith(f"the bot {BREAKS.removeprefix('lines:')!r} has ended") for fault in faults)
    assert len(records(tmp_path / "cup")) == 4
    done = here("simulate", "titan_race", "--games", "2", "--seats", "2", "--bots", f"random,{BREAKS}")
    assert done.code == 1
    assert "2 games: 0 finished, 2 with errors." in done.out


def test_a_silent_command_is_a_fault_of_its_match(monkeypatch: pytest.MonkeyPatch) -> None:
    def impatient(name: str, seed: int) -> lines.LinesBot:
        return lines.LinesBot("sleep 600", seed, patience=0.1)

    monkeypatch.setattr(contestants, "contestant", impatient)
    report = mini("none", 2)
    assert report.errors == 2
    assert all(fault.endswith("the bot 'sleep 600' has been silent for 0.1 seconds") for fault in report.faults)


def test_commands_end_with_their_game(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[bytes]] = []

    class Noted(lines.LinesBot):
        def _started(self) -> subprocess.Popen[bytes]:
            started.append(super()._started())
            return started[-1]

    monkeypatch.setattr(contestants, "contestant", lambda name, seed: Noted(SHELL.removeprefix("lines:"), seed))
    assert mini("none", 3).finished == 3
    assert len(started) == 6
    assert all(process.returncode == 0 for process in started)
    with suppress(RuntimeError), seated(["one"], [1]) as (player,):
        assert isinstance(player, Noted)
        player._running()
        raise RuntimeError("the game broke")
    assert started[-1].returncode == 0


def test_balance_takes_commands_too() -> None:
    done = here("balance", "titan_race", "--games", "2", "--bots", SHELL, "--processes", "1", "--json")
    assert done.code == 0
    assert json.loads(done.out)["bots"] == [SHELL]
