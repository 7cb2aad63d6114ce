"""What is offered is allowed, and what is not offered is refused with a paragraph of the rules."""

import re
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path
from random import Random

import pytest

from stolik.engine.decision import Answer
from stolik.engine.game import Options
from stolik.engine.position import Position
from stolik.games import war_chest
from stolik.games.war_chest.board import HEXES, NO_HEX
from stolik.games.war_chest.decrees import DECREE_IDS
from stolik.games.war_chest.game import GAME
from stolik.games.war_chest.prompts import PROMPTS
from stolik.games.war_chest.state import State, where
from stolik.games.war_chest.unit_cards import ROYAL, ROYAL_GUARD, UNIT_COUNT
from tests.games.war_chest.crowded import crowded
from tests.games.war_chest.eager import game, play_on

RULES = (Path(war_chest.__file__).parent / "rules" / "en.md").read_text(encoding="utf-8")
PARAGRAPHS = set(re.findall(r"^### (WC-\S+) ", RULES, re.MULTILINE))
CONFIGURATIONS = list(GAME.configurations())
ANYWHERE = [NO_HEX, *range(HEXES)]
QUESTIONS = 120
BATTLES = 40
QUESTIONS_OF_A_BATTLE = 12
SOMEWHERE = 2
"""Starts that are tried for each coin besides those of its own units."""


def plays_of(coin: int, starts: list[int], rng: Random) -> Iterator[Answer]:
    """Every verb with every hex; maneuvers from these hexes to every other."""
    yield from ((verb, coin) for verb in ("claim", "pass", "cure", "return"))
    yield from (("recruit", coin, unit) for unit in range(UNIT_COUNT))
    yield from (("proclaim", coin, decree) for decree in range(len(DECREE_IDS)))
    yield from ((verb, coin, hex) for verb in ("deploy", "bolster", "control") for hex in ANYWHERE)
    starts = [*starts, *rng.sample(ANYWHERE, SOMEWHERE)]
    yield from ((verb, coin, *way) for verb in ("move", "attack", "tactic") for way in product(starts, ANYWHERE))


def nonsense(coin: int) -> Iterator[Answer]:
    """What no board of coins and hexes can mean."""
    yield from (None, True, 0, "pass", (), ("pass",), ("pass", coin, 0), ("dance", coin), ("dance", coin, 3, 4))
    yield from (("move", coin), ("move", coin, 3), ("control", coin), ("tactic", coin, 3), ("deploy", coin, "f4"))
    yield from (("attack", coin, 3, "f4"), ("proclaim", coin, "spy"), ("recruit", coin, "scout"), (coin, "pass"))


def conceivable(position: Position[State], rng: Random) -> Iterator[Answer]:
    """For the open question: plays of every coin held, or every hex."""
    decision, s = position.decision, position.state
    assert decision is not None
    if PROMPTS[decision.prompt].kind.name == "hex":
        yield from ANYWHERE
        return
    asked_for = {option[1] for option in decision.options if isinstance(option, tuple)}
    for coin in sorted(int(coin) for coin in asked_for):
        yield from plays_of(coin, where(s, ROYAL_GUARD if coin == ROYAL else coin), rng)
        yield from nonsense(coin)


def check(position: Position[State], rng: Random) -> None:
    decision = position.decision
    assert decision is not None
    offered = set(decision.options)
    assert [option for option in offered if option is not None and decision.why_not(option)] == []
    for play in conceivable(position, rng):
        if play not in offered:
            assert decision.why_not(play) in PARAGRAPHS, (decision.prompt, play, decision.why_not(play))


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=[str(number) for number in range(len(CONFIGURATIONS))])
def test_a_play_is_either_offered_or_refused_by_a_paragraph(options: Options) -> None:
    rng = Random(7)
    asked = (position for position in game(options, rng) if refuses(position))
    for position in islice(asked, QUESTIONS):
        check(position, rng)


@pytest.mark.parametrize("seats", [2, 4])
def test_so_it_is_in_the_thick_of_a_battle(seats: int) -> None:
    rng = Random(seats)
    for _ in range(BATTLES):
        battle = crowded(rng, seats)
        for position in islice(play_on(battle.position, rng), QUESTIONS_OF_A_BATTLE):
            if refuses(position):
                check(position, rng)


def refuses(position: Position[State]) -> bool:
    """Whether the open question gives reasons at all."""
    return position.decision is not None and position.decision.unless is not None
