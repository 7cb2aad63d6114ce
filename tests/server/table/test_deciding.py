"""What the others are deciding: told where that it is asked is open to all, and nothing of it anywhere else."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from stolik.engine.things import NUMBER, Prompt, deciding
from stolik.games import GAMES
from tests.server.kit import HERE, question_of, served, status

ANSWERS = 60


def test_a_question_is_secret_unless_its_game_says_otherwise() -> None:
    prompts = {"die": Prompt(NUMBER, "X-1", public=True), "hidden": Prompt(NUMBER, "X-2")}
    assert [deciding(prompts, name) for name in ("die", "hidden", "unknown")] == ["die", "", ""]


@pytest.mark.parametrize("name", ["titan_race", "war_chest"])
def test_all_are_told_what_is_decided_and_never_more_than_its_name(tmp_path: Path, name: str) -> None:
    prompts, luck, told = GAMES[name].prompts, Random(1), set()
    with served(str(tmp_path)) as site:
        made, _ = site.make(HERE, {**HERE, "name": "Bert"}, game=name)
        both = site.visitor(*[key["token"] for key in made["keys"]], table=made["id"])
        spectator = site.visitor(table=made["id"])
        update = both.wait_for_question()
        for _ in range(ANSWERS):
            if status(update) != "playing":
                break
            question = question_of(update)
            if question is None:
                update = both.wait_for_question()
                continue
            seen = spectator.look()
            if seen["seq"] == update["seq"]:
                public = prompts[question["prompt"]].public
                assert seen["table"].get("deciding", "") == (question["prompt"] if public else "")
                assert question_of(seen) is None
                told.add(seen["table"].get("deciding", ""))
            update = both.answer(update, luck.choice)
    assert told - {""}, "something was told"
