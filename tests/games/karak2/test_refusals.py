"""What is offered is allowed, and what is not offered is refused with a paragraph of the rules."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

import pytest

from stolik.engine.decision import Answer, Decision
from stolik.engine.game import Options
from stolik.games import karak2
from stolik.games.karak2.contents import ITEM_IDS
from stolik.games.karak2.game import GAME
from stolik.games.karak2.plays import ACTIONS, BLESS, CHALLENGE, END, POTION, RETREAT, WILD
from stolik.games.karak2.prompts import PROMPTS
from stolik.games.karak2.state import State
from tests.games.karak2.bold import game
from tests.games.karak2.karak import at

RULES = (Path(karak2.__file__).parent / "rules" / "en.md").read_text(encoding="utf-8")
PARAGRAPHS = set(re.findall(r"^### (K-\S+) ", RULES, re.MULTILINE))
CONFIGURATIONS = list(GAME.configurations())
ONE_IN = 12
"""Of the questions of a game so many are looked at."""
NONSENSE: tuple[Answer, ...] = (
    *(None, True, 0, "go", (), ("dance",), ("go",), ("go", 99), ("go", "castle"), ("go", 1, 1), (1, "go")),
    *(("explore", 6), ("explore", -1), ("explore", "north"), ("explore",), ("gather", 1), ("end", 0), ("pick-up",)),
    *(("pick-up", 999), ("ride", 0), ("ride-out", 0, 0, 9), ("dream", 9), ("portal", 999, 0), ("trail", -5, 0)),
)
NO_WORD: tuple[Answer, ...] = (-1, 999, "portal", ("build",), "x")


def conceivable(s: State) -> Iterator[Answer]:
    tiles = range(len(s.map.places))
    yield from ((word,) for word in (*ACTIONS, BLESS, POTION, CHALLENGE, WILD, RETREAT, END))
    yield from (("explore", edge) for edge in range(6))
    yield from (("dream", seat) for seat in range(s.agreed.seats))
    yield from (("pick-up", item) for item in range(len(ITEM_IDS)))
    yield from ((word, tile) for word in ("go", "trail", "portal") for tile in tiles)
    yield from (("ride", over, tile) for over, tile in product(tiles, tiles))
    yield from (("ride-out", over, edge) for over, edge in product(tiles, range(6)))


def check(decision: Decision, answers: Iterator[Answer]) -> None:
    offered = set(decision.options)
    assert [option for option in offered if option is not None and decision.why_not(option)] == []
    for answer in answers:
        if answer not in offered:
            assert decision.why_not(answer) in PARAGRAPHS, (decision.prompt, answer, decision.why_not(answer))


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=[str(number) for number in range(len(CONFIGURATIONS))])
def test_a_play_is_either_offered_or_refused_by_a_paragraph(options: Options) -> None:
    rng = Random(7)
    asked = set()
    for position in game(options, rng):
        decision = position.decision
        if decision is not None and decision.unless is not None and rng.randrange(ONE_IN) == 0:
            asked.add(decision.prompt)
            if decision.prompt == "play":
                plays = list(conceivable(position.state))
                assert set(decision.options) <= set(plays)
                check(decision, iter([*plays, *NONSENSE]))
            else:
                check(decision, iter([*range(9), *NO_WORD]))
    assert "play" in asked


@pytest.mark.parametrize("nonsense", NONSENSE, ids=str)
def test_nonsense_is_refused_and_breaks_nothing(nonsense: Answer) -> None:
    assert at("horan", "taia").decision.why_not(nonsense) in PARAGRAPHS


@pytest.mark.parametrize("question", ["build", "train"])
@pytest.mark.parametrize("nonsense", NO_WORD, ids=str)
def test_so_it_is_when_buying(question: str, nonsense: Answer) -> None:
    game = at("horan on 1, goods 9 9 9, glory 5, town 1 military_camp archery_range", "taia")
    game.play(question)
    assert game.asked == question
    assert game.decision.why_not(nonsense) in PARAGRAPHS


def test_every_question_names_a_paragraph() -> None:
    assert {prompt.rule for prompt in PROMPTS.values()} <= PARAGRAPHS
