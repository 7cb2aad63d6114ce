"""Whole games of War Chest at the keyboard, and what is said there besides answers."""

from pathlib import Path

import pytest

from stolik.games import GAMES
from stolik.text import LANGUAGES
from tests.terminal.keyboard import Terminal, here, stolik
from tests.terminal.whole_games import check_whole_game

PLAY = ("play", "war_chest", "--seats", "2", "--bots", "greedy", "--seed", "0b")
EVERYTHING = [part for name in ("nobility", "siege", "nightfall") for part in ("--set", f"{name}=yes")]


def test_why_not_is_answered_for_whatever_could_be_meant(tmp_path: Path) -> None:
    with Terminal(*PLAY, "--set", "setup=first_game", "--data", tmp_path) as terminal:
        asked = terminal.until_asked()
        assert "Play a coin" in asked
        coin = next(
            name for name in ("Swordsman", "Pikeman", "Crossbowman", "Light Cavalry") if f"to the hand: {name}" in asked
        )
        assert f"{coin}: deploy on f4: WC-6.2" in terminal.say(f"why {coin} deploy on f4")
        assert "WC-6.6" in terminal.say(f"{coin}: claim the initiative")
        assert "WC-13.3" in terminal.say("rule wc-13.3")
        assert "There is no option 99" in terminal.say("99")
        assert f"Player 1 deploys {coin} on e2." in terminal.say(f"{coin} deploy on e2")


@pytest.mark.parametrize(("language", "won"), [("en", " wins."), ("pl", "Zwycięzca: ")])
def test_a_whole_game_against_greedy_ends_and_its_record_is_good(tmp_path: Path, language: str, won: str) -> None:
    said = [str(number) for number in (1, 3, 2, 4) * 400]
    done = stolik(*PLAY, *EVERYTHING, "--data", tmp_path, "--lang", language, said=said, COLUMNS="80")
    check_whole_game(done, tmp_path, won)


def test_four_with_a_draft_can_be_left_and_continued(tmp_path: Path) -> None:
    four = ("play", "war_chest", "--bots", "random", "--seats", "4", "--set", "setup=draft", "--seed", "0c")
    first = here(*four, "--data", tmp_path, said=["1"] * 6 + ["quit"])
    assert "The game is kept in" in first.out
    again = here("play", "--continue", "--data", tmp_path, said=["log 100", "quit"])
    assert "Player 1 takes " in again.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shelf_tells_how_many_can_play_and_every_key_in_full(language: str) -> None:
    done = here("games", "--lang", language, COLUMNS="80")
    assert ": 2, 4\n" in done.out
    assert all(f" {key} " in done.out for key in GAMES["war_chest"].options)
