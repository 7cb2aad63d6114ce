"""What is taken in hand is part of the question "why not?"."""

from stolik.engine.decision import Answer
from stolik.engine.things import meant
from stolik.games.war_chest.prompts import PROMPTS
from tests.games.war_chest.war import War, at


def reason(war: War, hex: str, coin: str) -> str | None:
    """The first reason against pointing at a hex with a coin in hand."""
    answers = pointed_at(war, hex, coin)
    return next((rule for answer in answers if (rule := war.decision.why_not(answer)) is not None), None)


def pointed_at(war: War, hex: str, coin: str = "") -> list[Answer]:
    kind = PROMPTS[war.decision.prompt].kind
    return [*meant(kind, war.decision.options, "hex", hex, ("coin", coin))]


def test_the_reason_speaks_of_the_coin_in_hand() -> None:
    war = at("A archer@g3 scout", "B pikeman@f6", hand="archer scout")
    assert reason(war, "f6", "archer") == "WC-6.10", "no step away"
    assert reason(war, "f6", "scout") == "WC-6.2", "no empty location of one's own"


def test_nothing_in_hand_takes_every_coin_into_account() -> None:
    war = at("A archer@g3 scout", "B pikeman@f6", hand="archer scout")
    coins = {answer[1] for answer in pointed_at(war, "f6") if isinstance(answer, tuple)}
    assert len(coins) == 2
