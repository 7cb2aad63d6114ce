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
    first, again = (lines[number + 1 : number + 4] for number in found)
    assert first == again, "the same question, the same hint"
    assert all(" %" in line and "TR-" in line for line in first)


def test_it_stands_in_the_list_of_orders(tmp_path: Path) -> None:
    assert "what a strong player would do" in here(*PLAY, "--data", tmp_path, said=["help", "q"]).out
