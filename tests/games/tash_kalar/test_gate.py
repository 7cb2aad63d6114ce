"""The Gate of the Nethervoid: which piece it is, how it is gained (chapter Nethervoid of the rules)."""

from collections.abc import Awaitable, Callable
from random import Random

import pytest

from stolik.games.tash_kalar.arena import NAMES, NOWHERE
from stolik.games.tash_kalar.beings import BEINGS
from stolik.games.tash_kalar.cards import LEGENDARY, RANKS
from stolik.games.tash_kalar.effect import Effect
from stolik.games.tash_kalar.game import GAME
from stolik.games.tash_kalar.registry import NETHERVOID, school_deck
from stolik.games.tash_kalar.state import gate_square
from stolik.text.texts import Texts
from tests.games.tash_kalar.arena import Fight, at, short, start
from tests.games.tash_kalar.eager import play_on
from tests.games.tash_kalar.expansions import demon, finish
from tests.games.tash_kalar.summoned import position_for
from tests.rule import rule

DEMONS = school_deck(NETHERVOID)
each_demon = pytest.mark.parametrize("card", DEMONS, ids=[BEINGS[card].id for card in DEMONS])
FORMS = [(2, "high_form"), (4, "high_form"), (2, "duel"), (4, "duel"), (3, "melee"), (4, "melee")]


def begun(seats: int, form: str) -> Fight:
    """Set up with Nethervoid in the first seat; chance gives the first of everything."""
    fight = start(seats, form)
    fight.play("nethervoid")
    while fight.asked != "action":
        fight.play(fight.options[0])
    return fight


# The school


@rule("TK-N-01", "TK-N-02", "TK-N-08")
@pytest.mark.parametrize(("seats", "form"), FORMS)
def test_nethervoid_starts_like_any_school_and_without_a_gate(seats: int, form: str) -> None:
    fight = begun(seats, form)
    view = GAME.view(fight.state, 0)
    mine, theirs = view["players"][0], view["players"][1]
    assert (mine["school"], view["sides"][0]["school"]) == ("nethervoid", "nethervoid")
    assert [mine[key] for key in ("hand", "legends", "flares", "deck")] == [
        theirs[key] for key in ("hand", "legends", "flares", "deck")
    ]
    assert (mine["hand"], mine["deck"], view["sides"][0]["legendary"]) == (3, 15, 3)
    on_arena = len(fight.pieces(0).split())
    assert view["sides"][0]["small"] + on_arena == fight.state.agreed.small
    assert (on_arena > 0, fight.gate, any(square["gate"] for square in view["squares"])) == (
        form != "high_form",
        "",
        False,
    )


@rule("TK-N-02", "TK-N-39")
def test_there_are_eighteen_different_demons() -> None:
    assert len({BEINGS[card].id for card in DEMONS}) == 18
    assert {BEINGS[card].rank for card in DEMONS} == {RANKS.index("common"), RANKS.index("heroic")}


@rule("TK-N-02", "TK-M-01")
def test_a_melee_keeps_the_score_of_nethervoid_against_each_opponent() -> None:
    fight = begun(3, "melee")
    assert [side["against"] for side in GAME.view(fight.state, None)["sides"]] == [[0, 0, 0]] * 3


@rule("TK-N-04")
def test_all_demons_but_the_hell_hound_and_the_possessed_summoner_speak_of_the_gate() -> None:
    texts = Texts("en", GAME)
    said = {BEINGS[card].id: texts.say(f"card-nethervoid-{BEINGS[card].id}-text") for card in DEMONS}
    silent = [name for name, text in said.items() if "Gate" not in text]
    assert silent == ["hell_hound", "possessed_summoner"]


# Which demon becomes it


def standing_for(card: int, gate: str = "") -> Fight:
    """The pattern of a demon in the middle of the arena, perhaps a Gate in a far corner, and nobody else."""
    being = BEINGS[card]
    fit = next(fit for fit in being.pattern.fits if fit.square == NAMES.index("e5"))
    mine = " ".join(NAMES[square] for square in fit.used)
    return at(f"{mine} {gate}", "i7:l", schools="nethervoid northern", hand=being.id)


@rule("TK-N-15", "TK-N-30", "TK-N-39", "TK-N-10")
@each_demon
def test_without_a_gate_every_demon_becomes_it_when_it_is_summoned(card: int) -> None:
    fight = standing_for(card)
    fight.summon(short(card), "e5")
    made = next(event for event in fight.state.events if event.kind == "gate")
    assert (made.args, made.rule) == ((NAMES.index("e5"),), "TK-N-15")


@rule("TK-N-35", "TK-N-16", "TK-N-18", "TK-N-31", "TK-N-32")
@each_demon
@pytest.mark.parametrize("gate", ["", "a6!", "a6:h!"])
def test_when_an_effect_begins_there_is_a_gate_and_a_heroic_one_after_a_heroic_demon(
    card: int, gate: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    monkeypatch.setattr(BEINGS[card], "effect", noting(seen))
    standing_for(card, gate).summon(short(card), "e5")
    rank = RANKS[BEINGS[card].rank]
    takes = not gate or (rank == "heroic" and gate == "a6!")
    assert seen == [f"e5 {rank}" if takes else f"a6 {'heroic' if ':h' in gate else 'common'}"]


def noting(seen: list[str]) -> Callable[[Effect], Awaitable[None]]:
    async def note(fx: Effect) -> None:
        seen.append(f"{NAMES[fx.gate]} {RANKS[fx.s.pieces.rank[fx.gate]]}")

    return note


@rule("TK-N-17", "TK-N-34", "TK-N-41")
@pytest.mark.parametrize(
    ("card", "gate", "after"),
    [("flame_imp", "e5!", "common"), ("demon_of_sloth", "e5!", "heroic"), ("demon_of_sloth", "e5:h!", "heroic")],
)
def test_a_demon_summoned_on_the_gate_is_the_gate_at_once(card: str, gate: str, after: str) -> None:
    fight = demon(card, "e5", f"c5 d6 {gate}", "")
    assert fight["e5"] == f"0 {after} gate"
    gates = [event.kind for event in fight.state.events if event.kind in ("gate-lost", "destroy", "gate")]
    assert gates == ["gate-lost", "destroy", "gate"]


@rule("TK-N-17", "TK-P-06")
def test_a_common_demon_cannot_be_summoned_on_a_heroic_gate() -> None:
    fight = at("c5 d6 e5:h!", "", schools="nethervoid northern", hand="flame_imp")
    assert fight.refuses("summon flame_imp e5") == "TK-P-06"


@rule("TK-N-18", "TK-N-31", "TK-N-11")
def test_a_heroic_demon_takes_the_marker_from_a_common_gate_before_its_effect() -> None:
    fight = demon("hell_rider", "e5", "e5 f5 g5 e6 b2!", "")
    assert (fight["e5"], fight["b2"]) == ("0 heroic gate", "0 common")
    fight.play("e5-e4")
    assert fight.asked == "action"  # another Rider would go on


@rule("TK-N-32")
@pytest.mark.parametrize("card", ["flame_imp", "demon_of_sloth"])
def test_a_heroic_gate_stays_whatever_demon_comes_elsewhere(card: str) -> None:
    fight = demon(card, "e5", "c5 d6 b2:h!", "")
    assert (fight.gate, fight["e5"].endswith("gate")) == ("b2", False)


@rule("TK-N-19", "TK-N-26", "TK-N-33")
def test_a_legend_does_not_become_the_gate() -> None:
    fight = demon("time_elemental", "e4", "d5:h f5:h e6:h d7 f7", "")
    assert (fight["e4"], fight.gate) == ("0 legendary", "")


@rule("TK-N-19", "TK-P-14", "TK-M-04")
def test_in_a_melee_the_colour_of_a_legend_is_asked_when_the_gate_under_it_is_gone_already() -> None:
    fight = demon("time_elemental", "e4", "d5:h f5:h e6:h d7 f7 e4:h!", "b2", "b7", form="melee")
    assert (fight.asked, fight.gate) == ("colour", "")


# One marker, on a small piece of the side that plays Nethervoid


@rule("TK-N-03", "TK-N-07", "TK-N-10")
def test_the_view_marks_the_one_piece_that_is_the_gate() -> None:
    fight = demon("flame_imp", "e5", "c5 d6", "")
    for seat in (0, 1, None):
        marked = [square["square"] for square in GAME.view(fight.state, seat)["squares"] if square["gate"]]
        assert marked == ["e5"] == [fight.gate]


@rule("TK-N-09", "TK-N-26", "TK-N-33")
@pytest.mark.parametrize(("gate", "why"), [("i7", "on i7"), ("b2", "on b2")])
def test_neither_an_enemy_nor_a_legendary_piece_can_be_the_gate(gate: str, why: str) -> None:
    fight = at("b2:l", "i7", schools="nethervoid northern")
    fight.state.pieces.gate = fight.state.pieces.token[NAMES.index(gate)]
    assert GAME.fault(fight.state) == f"the Gate is {why}"


@rule("TK-N-03", "TK-N-09", "TK-N-11", "TK-N-26", "TK-N-33")
@each_demon
def test_whatever_is_played_the_gate_is_one_small_piece_of_its_side(card: int) -> None:
    for seed in range(4):
        for number, position in enumerate(play_on(position_for(card, Random(seed)), Random(seed))):
            state = position.state
            square = gate_square(state)
            assert square == NOWHERE or (state.pieces.colour[square] == 0 and state.pieces.rank[square] < LEGENDARY)
            assert state.pieces.token.count(state.pieces.gate) == (square != NOWHERE) or state.pieces.gate < 0
            if number > 60:
                break


@rule("TK-N-06", "TK-N-05")
def test_turns_later_the_gate_still_stands_for_the_demons_that_come() -> None:
    fight = at("e4 d5 f5", "", schools="nethervoid northern", hand="gate_keeper flame_imp", actions=1)
    fight.summon("gate_keeper", "e5")
    fight.play("place", "g8")
    finish(fight)
    fight.play("place g7")
    finish(fight)
    assert fight.gate == "g8"
    fight.summon("flame_imp", "e6")
    assert "g7" in fight.options
