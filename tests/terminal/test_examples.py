"""Examples of the rules at the keyboard."""

from __future__ import annotations

import json

import pytest

from stolik.examples import examples, showing
from stolik.games import GAMES
from stolik.text import LANGUAGES
from tests.terminal.keyboard import here

RACE = GAMES["titan_race"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_listed_by_name_and_title(language: str) -> None:
    done = here("examples", "titan_race", "--lang", language, COLUMNS="120")
    listed = [line for line in done.out.splitlines() if line.strip()]
    assert len(listed) == len(examples(RACE))
    assert all(f"{one.name}  {one.title[language]}" in done.out for one in examples(RACE).values())


def test_one_is_drawn_before_and_after_with_what_happens_in_between() -> None:
    done = here("examples", "titan_race", "push-as-far-as-the-die", "--lang", "pl", COLUMNS="100")
    told, between, _ = done.out.split("runda 2")
    assert examples(RACE)["push-as-far-as-the-die"].title["pl"] in told
    assert "TR-12" in between.partition("Laguna")[0], "the lines of the log, before the board is drawn again"


def test_a_paragraph_brings_its_examples_and_many_only_name_them() -> None:
    one = here("rules", "TR-46", "--lang", "en", COLUMNS="100")
    assert examples(RACE)["push-as-far-as-the-die"].text["en"][:40] in one.out
    all_rules = here("rules", "titan_race", "--lang", "en", COLUMNS="120")
    assert "Example push-as-far-as-the-die: " in all_rules.out


def test_programs_get_them_with_the_rules_they_show() -> None:
    told = json.loads(here("examples", "titan_race", "--json").out)
    assert {one["id"]: one["shows"] for one in told} == {one.name: list(one.shows) for one in examples(RACE).values()}
    assert not any(one["untrue"] for one in told)
    rules = json.loads(here("rules", "titan_race", "--json").out)
    assert {row["id"]: row["examples"] for row in rules if row["examples"]} == showing(RACE)


def test_an_unknown_name_is_an_error_of_usage() -> None:
    done = here("examples", "titan_race", "nothing-of-that-name")
    assert done.code == 2
    assert "nothing-of-that-name" in done.err
