"""Whole games of Karak 2 at the keyboard, and what is said there besides answers."""

from pathlib import Path

import pytest
from rich.cells import cell_len

from stolik.engine import recordfile
from stolik.games import GAMES
from tests.terminal.keyboard import Terminal, here, stolik

PLAY = ("play", "karak2", "--seats", "2", "--bots", "random", "--seed", "0b")


def test_why_not_is_answered_for_whatever_could_be_meant(tmp_path: Path) -> None:
    with Terminal(*PLAY, "--data", tmp_path) as terminal:
        assert "What do you do?  K-O-11" in terminal.until_asked()
        assert "found your town: K-B-28" in terminal.say("why found your town")
        assert "K-O-17" in terminal.say("train units")
        assert "K-O-05" in terminal.say("rule k-o-05")
        assert "There is no option 99" in terminal.say("99")
        assert "Player 1 goes to 1, start forest." in terminal.say("go to 1, start forest")


@pytest.mark.parametrize(("language", "won"), [("en", " win"), ("pl", "Zwycięzc")])
def test_a_whole_game_against_a_bot_ends_and_its_record_is_good(tmp_path: Path, language: str, won: str) -> None:
    said = [str(number) for number in (1, 3, 2, 4, 5) * 600]
    done = stolik(*PLAY, "--data", tmp_path, "--lang", language, said=said, COLUMNS="80")
    assert (done.code, done.err) == (0, "")
    assert won in done.out
    assert "\x1b" not in done.out
    assert max(cell_len(line) for line in done.out.splitlines() if not line.startswith(str(tmp_path))) <= 80
    (file,) = tmp_path.glob("*.stolik")
    record = recordfile.read(file.read_text(encoding="utf-8"), GAMES).record
    assert record is not None
    assert record.result is not None


def test_five_with_chosen_heroes_can_be_left_and_continued(tmp_path: Path) -> None:
    five = ("play", "karak2", "--bots", "random", "--seats", "5", "--set", "hero_choice=chosen", "--seed", "0c")
    first = here(*five, "--data", tmp_path, said=["1"] * 4 + ["quit"])
    assert "Choose your hero" in first.out
    assert "The game is kept in" in first.out
    again = here("play", "--continue", "--data", tmp_path, said=["log 100", "quit"])
    assert "Player 1 plays " in again.out
