"""War Chest in words: hidden coins, Polish endings, and a coin with all that can be done with it."""

import pytest

from stolik.engine.decision import Answer, Decision
from stolik.engine.things import Event
from stolik.games.war_chest.board import NO_HEX, hex_of
from stolik.games.war_chest.decrees import DECREE_IDS
from stolik.games.war_chest.game import GAME
from stolik.games.war_chest.unit_cards import COIN_IDS, DECOYS, FOOTMAN, KNIGHT, LIGHT_CAVALRY, ROYAL, SIEGE_TOWER
from stolik.text import LANGUAGES, Texts

F4, F5 = hex_of("f4"), hex_of("f5")
SPY = DECREE_IDS.index("spy")


@pytest.fixture
def en() -> Texts:
    return Texts("en", GAME, ["Ola", "Borys"])


@pytest.fixture
def pl() -> Texts:
    return Texts("pl", GAME, ["Ola", "Borys"])


class TestPlays:
    @pytest.mark.parametrize(
        ("play", "english", "polish"),
        [
            (("deploy", KNIGHT, F4), "Knight: deploy on f4", "Rycerz: rozstaw na f4"),
            (("bolster", KNIGHT, F4), "Knight: bolster on f4", "Rycerz: wzmocnij na f4"),
            (("claim", ROYAL), "Royal Coin: claim the initiative", "szton koronny: przejmij inicjatywę"),
            (("recruit", ROYAL, SIEGE_TOWER), "Royal Coin: recruit Siege Tower", None),
            (("recruit", KNIGHT, SIEGE_TOWER), None, "Rycerz: rekrutacja, Wieża oblężnicza"),
            (("pass", DECOYS[0]), "Infiltrator's decoy: pass", "szton wabia Infiltratora: spasuj"),
            (("return", DECOYS[1]), "Skirmisher's decoy: give it back", "szton wabia Harcownika: zwróć"),
            (("proclaim", ROYAL, SPY), "Royal Coin: proclaim Spy", "szton koronny: proklamacja, Szpieg"),
            (("cure", KNIGHT), "Knight: cure", "Rycerz: odtruj"),
            (("move", KNIGHT, F4, F5), "Knight f4: move to f5", "Rycerz f4: ruch na f5"),
            (("control", KNIGHT, F4), "Knight f4: control", "Rycerz f4: przejmij kontrolę"),
            (("attack", KNIGHT, F4, F5), "Knight f4: attack f5", "Rycerz f4: atak na f5"),
            (("tactic", LIGHT_CAVALRY, F4, F5), "Light Cavalry f4: tactic, f5", "Lekka Jazda f4: taktyka, f5"),
            (("tactic", FOOTMAN, F4, NO_HEX), "Footman f4: tactic", "Piechur f4: taktyka"),
        ],
    )
    def test_a_play_names_the_coin_and_what_is_done(
        self, en: Texts, pl: Texts, play: Answer, english: str | None, polish: str | None
    ) -> None:
        decision = Decision(0, "play", [play])
        assert english is None or en.option(decision, play) == english
        assert polish is None or pl.option(decision, play) == polish

    def test_declining_has_words_of_its_own(self, pl: Texts) -> None:
        assert pl.option(Decision(0, "again", [None]), None) == "wystarczy"
        assert pl.option(Decision(0, "replace", [None], F4), None) == "nic: szton traci ten oddział"

    def test_a_unit_is_called_as_in_the_polish_rulebook(self, pl: Texts) -> None:
        assert pl.say("factor-unit") == "oddział"


class TestEvents:
    @pytest.mark.parametrize(
        ("kind", "open_line", "hidden"),
        [
            ("draw", "Ola dobiera do ręki: Rycerz.", "Ola dobiera szton do ręki."),
            ("claim", "Ola przejmuje inicjatywę (zakryto: Rycerz).", "Ola przejmuje inicjatywę za zakryty szton."),
            ("pay-recruit", "Ola rekrutuje (zakryto: Rycerz).", "Ola rekrutuje za zakryty szton."),
            ("pass", "Ola pasuje (zakryto: Rycerz).", "Ola pasuje za zakryty szton."),
        ],
    )
    def test_a_hidden_coin_is_named_to_its_owner_only(self, pl: Texts, kind: str, open_line: str, hidden: str) -> None:
        event = Event(kind, "WC-6.5", (0, KNIGHT, "hand") if kind == "draw" else (0, KNIGHT))
        assert pl.event(GAME.see(event, 0)) == open_line
        assert pl.event(GAME.see(event, 1)) == pl.event(GAME.see(event, None)) == hidden

    def test_a_coin_spied_face_down_is_known_to_two(self, en: Texts) -> None:
        event = Event("spied-down", "WC-13.14", (0, 1, COIN_IDS.index("royal")))
        assert en.event(GAME.see(event, 1)) == "Ola discards a coin of Borys face down: Royal Coin."
        assert en.event(GAME.see(event, None)) == "Ola discards a coin of Borys face down."

    @pytest.mark.parametrize(
        ("coins", "left"),
        [
            (0, "traci ostatni szton."),
            (1, "traci szton, zostaje 1 szton."),
            (2, "traci szton, zostają 2 sztony."),
            (5, "traci szton, zostaje 5 sztonów."),
        ],
    )
    def test_polish_plurals(self, pl: Texts, coins: int, left: str) -> None:
        assert pl.event(Event("lose", "WC-7.5", (KNIGHT, F4, coins))) == f"Rycerz na f4 {left}"


class TestCards:
    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("unit", ["berserker", "footman", "royal_guard", "warrior_priest"])
    def test_a_card_printed_twice_tells_what_the_table_plays(self, unit: str, language: str) -> None:
        versions = GAME.options[unit].values
        told = [Texts(language, GAME, options={unit: version}).say(f"unit-{unit}-text") for version in versions]
        assert len(set(told)) == len(versions)
        assert Texts(language, GAME).say(f"unit-{unit}-text") == told[versions.index(GAME.options[unit].default)]
        assert not any(word in text for text in told for word in ("revised", "original", "poprawion", "pierwotn"))
