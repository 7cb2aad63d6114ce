"""What is told of everything that happens, each with the rule that made it happen."""

import pytest

from stolik.games.war_chest.turn import board_now
from stolik.games.war_chest.unit_cards import UNITS
from tests.games.war_chest.war import War, at, start
from tests.rule import rule

BASE = [unit.id for unit in UNITS if unit.set == "base"]


def told(war: War) -> list[str]:
    return [f"{event.kind} {event.rule}" for event in war.state.events]


@rule("WC-6.2", "WC-6.4", "WC-6.6", "WC-6.7", "WC-6.8", "WC-6.9", "WC-6.10", "WC-6.11", "WC-6.13", "WC-7.5")
@pytest.mark.parametrize(
    ("word", "events"),
    [
        ("deploy knight e2", "deploy WC-6.2"),
        ("bolster berserker e5", "bolster WC-6.4"),
        ("claim knight", "claim WC-6.6"),
        ("recruit knight knight", "pay-recruit WC-6.7, recruit WC-6.7"),
        ("pass knight", "pass WC-6.8"),
        ("move berserker e5 e4", "discard WC-6.9, move WC-6.10"),
        ("control berserker e5", "discard WC-6.9, control WC-6.11"),
        ("attack berserker e5 f5", "discard WC-6.9, attack WC-6.13, lose WC-7.5, destroyed WC-1.5"),
    ],
)
def test_every_action_is_told_with_its_rule(word: str, events: str) -> None:
    war = at("A knight berserker@e5:2", "B archer@f5", hand="knight berserker", hands=["archer"], initiative=1)
    war.play(word)
    assert told(war) == events.split(", ")


@rule("WC-7.6", "WC-8.13", "WC-8.27")
def test_what_is_lost_otherwise_is_told_with_its_rule() -> None:
    war = at("A berserker@f4:3", "B pikeman@f5 royal_guard@f6", hand="berserker", hands=["pikeman"])
    war.play("attack berserker f4 f5")
    assert told(war)[2:] == ["lose WC-7.5", "destroyed WC-1.5", "lose WC-7.6"]
    war.play("move berserker f4 f5")
    assert told(war)[:2] == ["pay-stack WC-8.13", "move WC-6.10"]
    war = at("A knight@f4", "B royal_guard@f5", hand="knight", hands=["royal_guard"])
    war.play("attack knight f4 f5", "supply")
    assert told(war) == ["lose-supply WC-8.27"]


@rule("WC-11.1", "WC-10.3")
def test_the_end_is_told() -> None:
    war = at("A knight@d4", "B pikeman", hand="knight", hands=["pikeman"], control="e5:A g3:A h4:A")
    war.play("control knight d4")
    assert told(war)[-2:] == ["control WC-6.11", "win WC-11.1"]
    war = at("A knight", "B pikeman", hand="knight", repetition=3)
    war.state.seen = [board_now(war.state)] * 2
    war.play("pass knight")
    assert told(war)[-1] == "draw-game WC-10.3"


@rule("WC-5.1", "WC-5.2", "WC-8.30")
def test_draws_and_refills_are_told() -> None:
    war = at("A knight warrior_priest@e5", "B archer", hand="knight warrior_priest", bags=["royal"], hands=["archer"])
    war.play("control warrior_priest e5", "royal")
    assert told(war) == ["draw WC-8.30"]
    war.play("pass royal", "pass archer", "pass knight")
    assert told(war) == ["pass WC-6.8", "round WC-5.1", "refill WC-5.2"]
    war.play("royal")
    assert told(war) == ["draw WC-5.1"]


@rule("WC-4.3", "WC-4.4", "WC-5.8")
def test_a_deal_is_told_card_by_card_and_then_who_starts() -> None:
    war = start(2)
    war.play(BASE[0])
    assert told(war) == ["deal WC-4.3"]
    war.play(*BASE[1:8], "B")
    assert told(war) == ["initiative WC-5.8", "round WC-5.1"]
    assert [event.args for event in war.state.events] == [(1,), (1,)]


@rule("WC-4.5", "WC-4.6", "WC-12.4")
@pytest.mark.parametrize(("seats", "named"), [(2, "WC-4.5"), (4, "WC-12.4")])
def test_a_draft_is_told(seats: int, named: str) -> None:
    war = start(seats, setup="elimination")
    cards = 10 if seats == 2 else 14
    war.play(*BASE[:cards])
    assert told(war) == ["reveal WC-4.5"]
    assert war.state.events[0].args == (tuple(range(cards)),)
    war.play("A")
    if seats == 4:
        war.play("0")
    assert told(war) == [f"first-drafter {named}"]
    war.play(BASE[0])
    assert told(war) == ["ban WC-4.6"]
    war.play(BASE[1], BASE[2])
    assert told(war) == ["draft WC-4.5"]


@rule("WC-4.10", "WC-13.1", "WC-14.1")
def test_decrees_and_fortifications_are_told() -> None:
    war = start(2, nobility=True, siege=True)
    war.play("spy")
    assert told(war) == ["decree WC-13.1"]
    war.play("march", "guard", "0")
    assert told(war) == ["forts WC-14.1"]
    assert [hex for hex in ("e2", "g3", "e5", "g6", "d4", "h1") if war.fort(hex)] == ["e2", "g3", "e5", "g6"]
    assert (war.state.decrees.in_play, war.state.decrees.seals, war.state.board.forts) == ([1, 2, 6], (0, 0, 0), 3)
