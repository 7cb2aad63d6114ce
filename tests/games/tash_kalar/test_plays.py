"""Plays are read by name, and whatever is answered is taken or refused by a rule."""

import pytest

from stolik.engine.decision import Answer
from stolik.games.tash_kalar.arena import NOWHERE
from stolik.games.tash_kalar.plays import Play, by_verb
from stolik.games.tash_kalar.state import NO_CARD
from tests.games.tash_kalar.arena import at


def test_a_summoning_names_card_square_image_and_lent_pieces() -> None:
    play = Play(("summon", 3, 12, 1, NOWHERE, 40))
    assert (play.card, play.square, play.image, play.borrowed, play.improvised) == (3, 12, 1, NOWHERE, 40)


def test_what_is_not_told_is_nothing() -> None:
    assert [Play((verb, 7)).square for verb in ("place", "pick-up")] == [7, 7]
    assert (Play(("place", 7)).card, Play(("thaw", 7)).card, Play(("end",)).card) == (NO_CARD, 7, NO_CARD)
    assert (Play(("flare", 140, 2)).card, Play(("flare", 140, 2)).hue) == (140, 2)
    assert Play(("summon", 3, 12, 1)).improvised == NOWHERE


def test_answers_are_sorted_by_verb_in_their_order() -> None:
    options: list[Answer] = [("place", 2), ("place", 1), ("summon", 3, 4, 0), ("end",)]
    assert by_verb(options) == {
        "place": [("place", 2), ("place", 1)],
        "summon": [("summon", 3, 4, 0)],
        "end": [("end",)],
    }


@pytest.mark.parametrize("answer", [None, 5, "place", (), ("sing",), ("place",), ("place", "e5"), ("summon", "x", 5)])
def test_nonsense_is_refused_by_a_rule(answer: Answer) -> None:
    fight = at("e4 e6", "", hand="swordmaster")
    assert str(fight.decision.why_not(answer)).startswith("TK-")
    assert all(fight.decision.why_not(option) is None for option in fight.decision.options)
