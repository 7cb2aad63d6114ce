"""Whole games of Tash-Kalar at the keyboard, and what is said there besides answers."""

from pathlib import Path

import pytest

from tests.terminal.keyboard import Terminal, here, stolik
from tests.terminal.whole_games import check_whole_game

PLAY = ("play", "tash_kalar", "--seats", "2", "--bots", "greedy", "--seed", "0b")


def test_why_not_is_answered_for_whatever_could_be_meant(tmp_path: Path) -> None:
    with Terminal(*PLAY, "--data", tmp_path) as terminal:
        assert "Choose your school" in terminal.until_asked()
        asked = terminal.say("Highland")
        assert "What do you do?" in asked
        card = next(line.split("draws ")[1].split(".")[0] for line in asked.splitlines() if "Player 1 draws " in line)
        assert f"{card}: summon on e5" in terminal.say(f"why {card} summon on e5")
        assert "TK-G-06" in terminal.say("why end the turn")
        assert "TK-P-03" in terminal.say("rule tk-p-03")
        assert "There is no option 99" in terminal.say("99")
        assert "A common piece is placed on e5: yellow (Highland)." in terminal.say("place on e5")


@pytest.mark.parametrize(
    ("language", "form", "won"),
    [("en", "high_form", " wins."), ("pl", "duel", "Zwycięzca: ")],
)
def test_a_whole_game_against_greedy_ends_and_its_record_is_good(
    tmp_path: Path, language: str, form: str, won: str
) -> None:
    said = [str(number) for number in (1, 3, 60, 2, 4, 50, 1, 2) * 200]
    chosen = ("--set", f"form={form}", "--set", "schools=random", "--set", "etherweave=yes", "--lang", language)
    done = stolik(*PLAY, *chosen, "--data", tmp_path, said=said, COLUMNS="80")
    check_whole_game(done, tmp_path, won)


def test_a_melee_of_three_can_be_left_and_continued(tmp_path: Path) -> None:
    three = ("play", "tash_kalar", "--bots", "random", "--seats", "3", "--set", "form=melee", "--seed", "0c")
    first = here(*three, "--data", tmp_path, said=["1"] * 6 + ["quit"])
    assert "The game is kept in" in first.out
    again = here("play", "--continue", "--data", tmp_path, said=["log 200", "quit"])
    assert "Player 1 plays as " in again.out


def test_control_goes_to_the_partner_at_the_same_keyboard(tmp_path: Path) -> None:
    four = ("play", "tash_kalar", "--humans", "4", "--set", "schools=random", "--seed", "0d", "--data", tmp_path)
    done = here(*four, said=["", "pass control to the partner", "", "quit"])
    assert "Player 1 passes control to Player 3." in done.out
    assert "Player 3 is in control" in done.out
