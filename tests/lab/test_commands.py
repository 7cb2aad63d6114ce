"""The commands of the laboratory: what programs read, what people read, and what bad input gets."""

import json
import re
from pathlib import Path

import pytest

from stolik.bots.levels import BOTS
from stolik.cli.tournaments import planned, show
from stolik.lab.match.outcome import Match, Outcome
from stolik.lab.tournament.standings import Standings
from tests.terminal.keyboard import here
from tests.test_cli import one_sentence

QUICK = ("--bots", "random,greedy", "--games", "4", "--processes", "1")


def test_a_tournament_for_programs(tmp_path: Path) -> None:
    done = here(
        "tournament",
        "titan_race",
        *QUICK,
        "--seats",
        "2",
        "--seed",
        "9",
        "--set",
        "track=laguna",
        "--save",
        tmp_path,
        "--json",
    )
    told = json.loads(done.out)
    assert (done.code, done.err, told["saved"]) == (0, "", str(tmp_path))
    assert (told["game"], told["games"], told["finished"], told["errors"]) == ("titan_race", 4, 4, 0)
    assert sum(told["wins"].values()) + told["draws"] == 4
    assert set(told["elo"]["greedy"]) == {"elo", "low", "high"}
    assert told["options"]["track"] == "laguna"
    assert told["cross"]["greedy"]["random"]["wins"] == told["wins"]["greedy"]


def test_a_tournament_is_saved_resumed_and_played_again(tmp_path: Path) -> None:
    folder, page = tmp_path / "cup", tmp_path / "cup.html"
    done = here("tournament", "titan_race", *QUICK, "--save", folder, "--report", page)
    assert done.code == 0
    assert "4 matches, draws: 0, errors: 0." in done.out
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    files = sorted(folder.glob("*.stolik"))
    assert len(files) == 4
    assert here("verify", files[0]).code == 0
    before = files[2].read_bytes()
    files[2].unlink()
    again = here("tournament", "--resume", folder, "--processes", "1", "--lang", "pl")
    assert (again.code, files[2].read_bytes()) == (0, before)
    assert "Mecze: 4, remisy: 0" in again.out
    assert "4 of them the same bit for bit" in here("tournament", "--rerun", folder).out
    assert json.loads(here("tournament", "--rerun", files[0], "--json").out) == {"games": 1, "same": 1, "different": []}


def test_a_tournament_that_nobody_saves_is_kept_among_the_data(tmp_path: Path) -> None:
    done = here("tournament", "titan_race", *QUICK, "--seats", "2", "--json", XDG_DATA_HOME=str(tmp_path))
    (folder,) = (tmp_path / "stolik" / "tournaments").iterdir()
    assert re.fullmatch(r"\d{4}-\d\d-\d\d-\d{4}-titan_race", folder.name)
    assert json.loads(done.out)["saved"] == str(folder)
    assert done.err == f"Kept; play it again with: stolik tournament --rerun {folder}\n"
    assert here("tournament", "--rerun", folder).code == 0
    next(folder.glob("*.stolik")).unlink()
    assert (here("tournament", "--resume", folder, "--processes", "1").err, len(list(folder.iterdir()))) == ("", 5)
    said = here("tournament", "titan_race", *QUICK, "--data", tmp_path / "mine", "--lang", "pl")
    (kept,) = (tmp_path / "mine" / "tournaments").iterdir()
    assert said.err == f"Zachowano; ponowna rozgrywka: stolik tournament --rerun {kept}\n"
    assert str(kept) not in said.out


def test_what_cannot_be_played_leaves_no_folder(tmp_path: Path) -> None:
    one_sentence(here("tournament", "titan_race", "--bots", "greedy", XDG_DATA_HOME=str(tmp_path)))
    one_sentence(here("tournament", "titan_race", *QUICK, "--ray", "local", XDG_DATA_HOME=str(tmp_path)))
    assert list(tmp_path.iterdir()) == []


def test_a_record_that_comes_out_otherwise_is_told(tmp_path: Path) -> None:
    """The seats of one luck under the names of other bots: a good record, but not what those bots play."""
    here("simulate", "titan_race", "--games", "1", "--bots", "random", "--seats", "2", "--save", tmp_path)
    (file,) = tmp_path.iterdir()
    assert here("tournament", "--rerun", file).code == 0
    from stolik.engine import recordfile
    from stolik.engine.record import new_record
    from stolik.games import GAMES

    old = recordfile.read(file.read_text(encoding="utf-8"), GAMES).record
    assert old is not None
    new = new_record(old.game, old.header.options, ["greedy", "greedy"], old.header.numbers, old.seed)
    for entry in old.entries:
        if entry.seat >= 0:
            new.answer(entry.seat, entry.value)
    file.write_text(recordfile.write(new), encoding="utf-8")
    done = here("tournament", "--rerun", tmp_path)
    assert done.code == 1
    assert str(file) in done.out


def test_without_a_number_of_games_deals_and_rounds_are_filled() -> None:
    bots = ",".join(BOTS[:3])
    assert planned("titan_race", bots, None, 3, [], 1, "duplicate").games == 102
    assert planned("titan_race", bots, None, 2, [], 1, "round-robin").games == 100
    assert planned("titan_race", bots, 6, 3, [], 1, "duplicate").games == 6


def test_duplicate_tells_its_ratio() -> None:
    """Deals in which the weaker bot wins one of its two seatings: there is a variance to compare."""
    arguments = ("--bots", "random,greedy", "--games", "12", "--system", "duplicate", "--seats", "5", "--seed", "3")
    told = json.loads(here("tournament", "titan_race", *arguments, "--json").out)
    assert (told["system"], told["games"]) == ("duplicate", 12)
    assert told["luck_ratio"] > 0


def test_balance() -> None:
    done = here("balance", "titan_race", "--bots", "random", "--games", "12", "--vary", "track", "--json")
    told = json.loads(done.out)
    assert done.code == 0
    assert {"Kraken", "Slaugg"} <= set(told["factors"]["titan"])
    assert len(told["options"]["track"]) == 6
    assert len(told["seats"]) == 2
    assert told["length"]["low"] <= told["length"]["middle"] <= told["length"]["high"]


def test_balance_in_words(tmp_path: Path) -> None:
    page = tmp_path / "balance.html"
    done = here("balance", "titan_race", "--bots", "random", "--games", "4", "--report", page, "--lang", "pl")
    assert "Udział wygranych według: Tytan" in done.out
    assert 'lang="pl"' in page.read_text(encoding="utf-8")


def test_matches_that_were_stopped_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    """Random players of War Chest go on for ever."""
    stopped = "1 were stopped because they went on for too long."
    assert stopped in here("balance", "war_chest", "--bots", "random", "--games", "1", "--processes", "1").out
    plan = planned("titan_race", "random,greedy", 1, 2, [], 1, "round-robin")
    show(Standings(plan, [Outcome(Match(1, 1, ("random", "greedy")), 10_000)]), "en")
    assert stopped in capsys.readouterr().out


def test_luck() -> None:
    assert "a draw out of 6: χ² = " in here("luck", "--seeds", "50").out
    told = json.loads(here("luck", "--seeds", "50", "--json").out)
    assert {test["test"] for test in told["tests"]} == {"numbers", "pairs", "seats", "weights"}


BAD = [
    (["tournament"], "Which game?"),
    (["tournament", "chess", "--bots", "random,greedy"], "There is no game chess"),
    (["tournament", "titan_race"], "two or more different bots"),
    (["tournament", "titan_race", "--bots", "greedy"], "two or more different bots"),
    (["tournament", "titan_race", "--bots", "greedy,greedy"], "two or more different bots"),
    (["tournament", "titan_race", "--bots", "greedy,deep_blue"], "There is no bot “deep_blue”"),
    (["tournament", "titan_race", *QUICK, "--seats", "9"], "It cannot be played with 9 seats"),
    (["tournament", "titan_race", *QUICK, "--system", "cup"], "there are round-robin, swiss, duplicate"),
    (["tournament", "titan_race", *QUICK, "--games", "0"], "--games cannot be that"),
    (["tournament", "titan_race", *QUICK, "--games", "5", "--system", "duplicate"], "take --games 6"),
    (["tournament", "titan_race", *QUICK, "--processes", "0"], "--processes cannot be that"),
    (["tournament", "titan_race", *QUICK, "--ray", "local"], "Either --processes or --ray"),
    (["tournament", "titan_race", "--resume", "cup"], "--resume takes what was agreed"),
    (
        ["tournament", "--resume", "no-such-cup"],
        "There is no tournament in no-such-cup; start one by stolik tournament GAME.",
    ),
    (["tournament", "--rerun", "no-such-cup"], "no-such-cup is not a record of a game."),
    (["tournament", "--rerun", "cup", "--report", "x"], "--rerun takes what was agreed"),
    (["tournament", "titan_race", *QUICK, "--save", "/dev/null/cup"], "cannot be written"),
    (["tournament", "titan_race", *QUICK, "--data", "/dev/null"], "cannot be written"),
    (["tournament", "--resume", "cup", "--data", "here"], "--resume takes what was agreed"),
    (["balance", "chess"], "There is no game chess"),
    (["balance", "titan_race", "--vary", "colour"], "There is no option colour to vary; there are track"),
    (["balance", "titan_race", "--vary", "track", "--set", "track=laguna"], "track cannot be both set and varied."),
    (["balance", "titan_race", "--vary", "teams", "--seats", "9"], "Not a single value of teams"),
    (["balance", "titan_race", "--seats", "2", "--bots", "random,random,random"], "Too few seats (2)"),
    (["luck", "--seeds", "0"], "--seeds cannot be that"),
]


@pytest.mark.parametrize(
    ("arguments", "sentence"), BAD, ids=lambda value: " ".join(value) if isinstance(value, list) else ""
)
def test_bad_input_gets_one_sentence(arguments: list[str], sentence: str) -> None:
    assert sentence in one_sentence(here(*arguments))
    one_sentence(here(*arguments, LANG="pl_PL.UTF-8"))


def test_a_folder_that_is_not_empty_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("precious")
    assert "is not empty" in one_sentence(here("tournament", "titan_race", *QUICK, "--save", tmp_path))
    assert [file.name for file in tmp_path.iterdir()] == ["letter"]
