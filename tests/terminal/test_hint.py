"""`hint` at the keyboard: the same search as on the web, for the seat that is asked."""

from pathlib import Path

import pytest

from tests.terminal.keyboard import here

PLAY = ("play", "titan_race", "--seats", "2", "--seed", "07" * 32, "--bots", "random")


@pytest.mark.parametrize(("language", "word", "heading"), [("en", "hint", "level 4"), ("pl", "podpowiedz", "poziom 4")])
def test_the_best_options_are_told_with_their_chances(tmp_path: Path, language: str, word: str, heading: str) -> None:
    done = here(*PLAY, "--data", tmp_path, "--lang", language, said=[word, word, "q"])
    lines = done.out.splitlines()
    found = [number for number, line in enumerate(lines) if heading in line]
    assert len(found) == 2
    first, again = (lines[number + 1 : number + 6] for number in found)
    assert first == again, "the same question, the same hint"
    options = [line for line in first if not line.startswith("    ")]
    assert options
    assert all(" %" in line and "TR-" in line for line in options)


@pytest.mark.parametrize(("language", "word", "why"), [("en", "hint", "for it: "), ("pl", "podpowiedz", "za: ")])
def test_it_says_why(tmp_path: Path, language: str, word: str, why: str) -> None:
    """The first question of a game is a choice of titans, of which results say who wins."""
    done = here(*PLAY, "--data", tmp_path, "--lang", language, said=[word, "q"])
    assert f"    {why}" in done.out


def test_it_stands_in_the_list_of_orders(tmp_path: Path) -> None:
    assert "what a strong player would do" in here(*PLAY, "--data", tmp_path, said=["help", "q"]).out
