"""Frost effects: kept for later, one at a time, thawed between actions (chapter Everfrost of the rules)."""

import pytest

from stolik.games.tash_kalar.beings import BEINGS
from stolik.games.tash_kalar.game import GAME
from stolik.games.tash_kalar.registry import SCHOOL_IDS, school_deck
from stolik.text.texts import Texts
from tests.games.tash_kalar.arena import Fight, at, card_of, start
from tests.games.tash_kalar.expansions import finish, frosty, kept, pile
from tests.rule import rule

CARDS = school_deck(SCHOOL_IDS.index("everfrost"))
FROZEN = [BEINGS[card].id for card in CARDS if BEINGS[card].frost is not None]


# The school


@rule("TK-F-01", "TK-F-02", "TK-F-03")
@pytest.mark.parametrize(
    ("seats", "form"), [(2, "high_form"), (4, "high_form"), (2, "duel"), (4, "duel"), (3, "melee"), (4, "melee")]
)
def test_everfrost_starts_like_any_school(seats: int, form: str) -> None:
    fight = start(seats, form)
    fight.play("everfrost")
    while fight.asked != "action":
        fight.play(fight.options[0])
    view = GAME.view(fight.state, 0)
    mine, theirs = view["players"][0], view["players"][1]
    assert (mine["school"], mine["hand"], mine["deck"], mine["frost"]) == ("everfrost", 3, 15, None)
    assert (mine["legends"], mine["flares"]) == (theirs["legends"], theirs["flares"])
    assert view["sides"][0]["small"] + len(fight.pieces(0).split()) == fight.state.agreed.small
    assert (view["sides"][0]["legendary"], len(view["sides"][0]["against"])) == (3, seats if form == "melee" else 0)


@rule("TK-F-04", "TK-F-06", "TK-F-26")
def test_seven_of_the_eighteen_cards_have_a_frost_effect_and_two_of_these_nothing_else() -> None:
    both = ["crystal_grower", "ice_princess", "ice_queen", "ice_wyvern", "frostweave_illusionist"]
    assert sorted(FROZEN) == sorted([*both, "frostweave_summoner", "winter_whisperer"])
    only = [BEINGS[card].id for card in CARDS if BEINGS[card].effect is None]
    assert (len(CARDS), only) == (18, ["frostweave_summoner", "winter_whisperer"])


@rule("TK-F-05")
def test_the_frost_part_of_a_card_is_written_apart() -> None:
    texts = Texts("en", GAME)
    written = [BEINGS[card].id for card in CARDS if texts.has(f"card-everfrost-{BEINGS[card].id}-frost")]
    assert written == FROZEN


# Kept


@rule("TK-F-07", "TK-F-08")
def test_after_the_normal_effect_the_card_lies_open_before_its_player_and_its_frost_waits() -> None:
    fight = frosty("crystal_grower", "e5", "d6 e6", "b2")
    assert (fight.asked, fight["b2"], fight.pieces(0)) == ("action", "1 heroic", "e5 d6 e6")
    assert (kept(fight), pile(fight), fight.hand()) == ("crystal_grower", [], [])
    for seat in (0, 1, None):
        assert GAME.view(fight.state, seat)["players"][0]["frost"] == "everfrost-crystal_grower"


@rule("TK-F-08", "TK-F-06")
@pytest.mark.parametrize(("card", "pieces"), [("frostweave_summoner", "d4 e6 e7"), ("winter_whisperer", "d6 e6 f6 g6")])
def test_a_card_with_a_frost_effect_alone_is_laid_down_at_once(card: str, pieces: str) -> None:
    fight = frosty(card, "e5", pieces, "b2")
    assert (fight.asked, kept(fight), fight["e5"]) == ("action", card, "0 heroic")


@rule("TK-F-08", "TK-G-12")
def test_a_card_without_one_goes_to_the_pile() -> None:
    fight = frosty("snow_fox", "e5", "f5 g6", "")
    fight.play("pass")
    assert (kept(fight), pile(fight)) == ("", ["snow_fox"])


@rule("TK-F-09", "TK-F-10", "TK-G-10")
def test_it_stays_for_turns_and_takes_no_place_in_the_hand() -> None:
    fight = frosty("winter_whisperer", "e5", "d6 e6 f6 g6", "")
    for _ in range(6):
        finish(fight)
    assert (fight.player, kept(fight), len(fight.state.players[0].hand)) == (0, "winter_whisperer", 3)
    assert "thaw winter_whisperer" in fight.options


@rule("TK-F-15")
def test_what_became_of_the_being_does_not_matter() -> None:
    sides = ("e6 d7 f7", "d5 f5")
    fight = at(*sides, schools="everfrost northern", hand="ice_princess", hands=["swordmaster"], actions=1)
    fight.summon("ice_princess", "e5")
    fight.play("pass")
    finish(fight)
    fight.summon("swordmaster", "e5")
    assert (fight["e5"], kept(fight)) == ("1 common", "ice_princess")
    finish(fight)
    fight.play("thaw ice_princess")
    assert (fight.player, fight.asked) == (0, "move")


@rule("TK-F-16", "TK-F-15")
def test_even_a_being_that_died_of_its_own_effect_leaves_its_frost() -> None:
    fight = frosty("ice_wyvern", "e5", "f5 e6 f7 g7", "i5")
    fight.play("e5-i5")
    assert (fight["i5"], kept(fight), "thaw ice_wyvern" in fight.options) == ("", "ice_wyvern", True)


# Thawed


def frozen(card: str, *sides: str, flare: str = "", actions: int = 2, hand: str = "") -> Fight:
    return at(*sides, schools="everfrost northern", frost=card, flare=flare, actions=actions, hand=hand)


@rule("TK-F-10")
def test_it_can_be_used_in_the_turn_of_its_summoning() -> None:
    fight = frosty("crystal_grower", "e5", "d6 e6", "b2")
    fight.play("thaw crystal_grower")
    assert (fight.asked, fight.options) == ("upgrade", ["e5", "d6", "e6"])


@rule("TK-F-10")
def test_not_in_the_turn_of_an_opponent() -> None:
    fight = frozen("ice_queen", "b2:h", "")
    finish(fight)
    assert (fight.player, fight.offers("thaw")) == (1, [])
    assert fight.decision.why_not(("thaw", card_of(fight.state, 0, "ice_queen"))) == "TK-F-10"


THAW = ["thaw crystal_grower", "e5"]
FLARE = ["flare 5-5 northern", "i5"]


@rule("TK-F-11", "TK-G-07")
@pytest.mark.parametrize(
    "steps",
    [
        [*THAW, "place i7", *FLARE, "place i6"],
        [*FLARE, *THAW, "place i7", "place i6"],
        ["place i7", "place i6", *THAW, *FLARE],
        ["place i7", *FLARE, *THAW, "place i6"],
        ["place i7", "place i6", *FLARE, *THAW],
        [*THAW, *FLARE, "place i6", "place i7"],
    ],
)
def test_frost_and_flare_may_come_before_or_after_any_action_and_one_another(steps: list[str]) -> None:
    fight = frozen("crystal_grower", "e5 e7", "b2 b3 b4 b5 b6 b7 c2 c3 c4", flare="5-5")
    fight.play(*steps)
    assert fight.pieces(0) == "e5:h i5 i6 e7 i7"


@rule("TK-F-12", "TK-G-08")
def test_it_cannot_be_used_within_another_effect() -> None:
    fight = frosty("snow_fox", "e5", "f5 g6", "", frost="crystal_grower")
    assert (fight.asked, fight.offers("thaw")) == ("move", [])


@rule("TK-F-12")
def test_nor_within_a_flare() -> None:
    fight = frozen("crystal_grower", "e5 e7", "b2 b3 b4 b5 b6 b7 c2 c3 c4", flare="5-5")
    fight.play("flare 5-5 northern")
    assert (fight.asked, fight.offers("thaw")) == ("place", [])


@rule("TK-F-13", "TK-F-14")
@pytest.mark.parametrize("actions", [2, 1, 0])
def test_it_costs_no_action_and_then_the_card_is_discarded(actions: int) -> None:
    fight = frozen("crystal_grower", "e5 e7", "b2", actions=actions)
    fight.play("thaw crystal_grower")
    assert (fight.state.turn.actions, kept(fight), pile(fight)) == (actions, "", [])
    fight.play("e5")
    assert (kept(fight), pile(fight)) == ("", ["crystal_grower"])


@rule("TK-F-14", "TK-E-16", "TK-G-07")
def test_an_action_gained_after_the_last_one_can_be_used() -> None:
    fight = frozen("winter_whisperer", "e5 e7", "", flare="3-5", actions=0)
    fight.play("thaw winter_whisperer", "e5", "flare")
    assert (fight.state.turn.actions, "place e5" in fight.options) == (1, True)


# One at a time


@rule("TK-F-17", "TK-F-18", "TK-F-19", "TK-F-21", "TK-F-27")
@pytest.mark.parametrize(("keeps", "loses"), [("ice_queen", "crystal_grower"), ("crystal_grower", "ice_queen")])
def test_of_two_effects_the_player_keeps_one_and_discards_the_other_unused(keeps: str, loses: str) -> None:
    fight = frosty("crystal_grower", "e5", "d6 e6 b7:h", "b2", frost="ice_queen")
    assert (fight["b2"], fight.asked) == ("1 heroic", "keep-frost")  # the normal effect comes first
    assert fight.options == ["ice_queen", "crystal_grower"]
    fight.play(keeps)
    assert (fight.asked, kept(fight), pile(fight)) == ("action", keeps, [loses])
    assert fight.pieces(0) == "e5 d6 e6 b7:h"


@rule("TK-F-20", "TK-F-12", "TK-F-21")
def test_none_of_the_two_can_be_used_before_one_is_gone() -> None:
    fight = frosty("winter_whisperer", "e5", "d6 e6 f6 g6", "", frost="ice_queen", flare="5-5")
    assert (fight.asked, fight.options, fight.player) == ("keep-frost", ["ice_queen", "winter_whisperer"], 0)


@rule("TK-F-22")
def test_whoever_thaws_before_the_summoning_has_nothing_to_choose() -> None:
    fight = frozen("ice_princess", "d6 e6 f6 g6 b2", "", hand="winter_whisperer")
    fight.play("thaw ice_princess", "b2-b3")
    fight.summon("winter_whisperer", "e5")
    assert (fight.asked, kept(fight)) == ("action", "winter_whisperer")
