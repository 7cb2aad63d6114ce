"""Looking texts up: what is filled in, what is refused, and which language is spoken."""

import pytest

from stolik.engine.decision import Decision
from stolik.engine.things import Event
from stolik.games.titan_race.board import CELLS, DIRECTIONS
from stolik.games.titan_race.cards import CARD_IDS
from stolik.games.titan_race.dice import BLUE, RED
from stolik.games.titan_race.game import GAME
from stolik.games.titan_race.things import DICE
from stolik.games.titan_race.titans import TITAN_IDS
from stolik.text import LANGUAGES, Texts, default_language, rulebook
from stolik.text.texts import MissingText

KRAKEN = TITAN_IDS.index("kraken")
SLAUGG = TITAN_IDS.index("slaugg")
FIREBALL = CARD_IDS.index("ognista_kula")
LEFT = DIRECTIONS.index("L")
D6 = CELLS["D6"]


@pytest.fixture
def en() -> Texts:
    return Texts("en", GAME, ["Ola", "Borys"])


@pytest.fixture
def pl() -> Texts:
    return Texts("pl", GAME, ["Ola", "Borys"])


class TestSay:
    def test_fills_in_without_invisible_marks(self, en: Texts) -> None:
        assert en.say("event-turn", titan="Kraken") == "Kraken is up."

    def test_an_unknown_key_is_an_error(self, en: Texts) -> None:
        assert not en.has("prompt-nonsense")
        with pytest.raises(MissingText, match=r"prompt-nonsense \(en\)"):
            en.say("prompt-nonsense")

    def test_a_missing_argument_is_an_error(self, pl: Texts) -> None:
        with pytest.raises(MissingText, match=r"event-turn \(pl\)"):
            pl.say("event-turn")

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_table_speaks_without_a_game(self, language: str) -> None:
        texts = Texts(language)
        assert texts.say("yes") != texts.say("no")
        assert not texts.has("game-name")

    def test_a_game_speaks_on_top_of_the_table(self, en: Texts) -> None:
        assert en.say("game-name") == "Titan Race"
        assert en.say("yes") == Texts("en").say("yes")


class TestWord:
    def test_seats_go_by_name(self, en: Texts) -> None:
        assert en.seat(1) == "Borys"

    def test_a_seat_without_a_name_goes_by_number(self, en: Texts) -> None:
        assert en.seat(3) == en.say("seat-number", number=4)

    def test_numbers_and_squares_are_their_own_words(self, pl: Texts) -> None:
        assert pl.named("number", 5) == "5"
        assert pl.named("cell", D6) == "D6"

    def test_names_are_translated(self, en: Texts, pl: Texts) -> None:
        assert en.named("card", FIREBALL) == "Fireball"
        assert pl.named("card", FIREBALL) == "Kula ognia"

    def test_a_list_of_words(self, pl: Texts) -> None:
        assert pl.thing(DICE, (BLUE, RED, RED)) == "niebieska, czerwona, czerwona"
        assert pl.thing(DICE, ()) == ""

    def test_a_word_within_a_word(self, en: Texts, pl: Texts) -> None:
        assert en.named("action", ("play", FIREBALL)) == "play Fireball"
        assert pl.named("action", ("strike", D6)) == "uderz w pole D6"


class TestQuestions:
    def test_a_prompt_names_whom_it_is_about(self, en: Texts, pl: Texts) -> None:
        decision = Decision(0, "drain", [SLAUGG], KRAKEN)
        assert en.prompt(decision) == "Whose life does Kraken drain?"
        assert pl.prompt(decision) == "Komu Kraken wysysa życie?"

    def test_a_prompt_about_nothing(self, en: Texts) -> None:
        assert en.prompt(Decision(0, "choose-titan", [KRAKEN])) == "Choose a titan"

    def test_an_option_is_a_word_of_the_kind_that_is_asked_for(self, en: Texts) -> None:
        assert en.option(Decision(0, "shove-where", [LEFT], KRAKEN), LEFT) == "left"
        assert en.option(Decision(0, "die", [RED], KRAKEN), RED) == "red"

    def test_passing_has_words_of_its_own(self, en: Texts) -> None:
        assert en.option(Decision(0, "anchor", [None], KRAKEN), None) == "give way"

    def test_passing_where_a_prompt_has_no_words_for_it(self, pl: Texts) -> None:
        assert pl.option(Decision(0, "turn", [None], KRAKEN), None) == pl.say("pass")

    def test_yes_and_no_are_not_numbers(self, pl: Texts) -> None:
        decision = Decision(0, "turn", [True, False], KRAKEN)
        assert pl.option(decision, True) == pl.say("yes")
        assert pl.option(decision, False) == pl.say("no")


class TestEvents:
    def test_fields_are_words(self, en: Texts) -> None:
        assert en.event(Event("play", "TR-42", (KRAKEN, FIREBALL))) == "Kraken plays Fireball."
        assert en.event(Event("roll", "TR-23", (KRAKEN, (RED, BLUE)))) == "Kraken rolls red, blue."

    def test_what_is_not_seen_has_a_line_of_its_own(self, en: Texts) -> None:
        drawn = Event("draw", "TR-40", (1, FIREBALL))
        assert en.event(GAME.see(drawn, 1)) == "Borys draws Fireball."
        assert en.event(GAME.see(drawn, 0)) == "Borys draws a special card."
        assert en.event(GAME.see(drawn, None)) == "Borys draws a special card."

    def test_something_hidden_that_has_no_such_line_is_an_error(self, en: Texts) -> None:
        with pytest.raises(MissingText, match="event-play-hidden"):
            en.event(Event("play", "TR-42", (KRAKEN, None)))

    @pytest.mark.parametrize(("squares", "far"), [(1, "1 square"), (2, "2 squares"), (5, "5 squares")])
    def test_english_plurals(self, en: Texts, squares: int, far: str) -> None:
        assert en.event(Event("push", "TR-46", (KRAKEN, LEFT, squares, KRAKEN))).endswith(f"pushes it {far} left.")

    @pytest.mark.parametrize(
        ("squares", "far"),
        [(1, "1 pole"), (2, "2 pola"), (4, "4 pola"), (5, "5 pól"), (12, "12 pól"), (22, "22 pola"), (25, "25 pól")],
    )
    def test_polish_plurals(self, pl: Texts, squares: int, far: str) -> None:
        assert pl.event(Event("push", "TR-46", (KRAKEN, LEFT, squares, KRAKEN))).endswith(f"popycha o {far} w lewo.")

    @pytest.mark.parametrize(
        ("life", "left"),
        [
            (0, "Kraken traci ostatnie życie."),
            (1, "Kraken traci 1 życie, zostaje 1 życie."),
            (2, "Kraken traci 1 życie, zostają 2 życia."),
            (5, "Kraken traci 1 życie, zostaje 5 żyć."),
        ],
    )
    def test_a_number_may_have_words_of_its_own(self, pl: Texts, life: int, left: str) -> None:
        assert pl.event(Event("damage", "TR-47", (KRAKEN, life))) == left

    @pytest.mark.parametrize(
        ("lap", "told"),
        [
            (0, "Kraken crosses the line and still owes a lap."),
            (1, "Kraken crosses the line and is back on lap 1."),
            (2, "Kraken crosses the line: lap 2."),
            (4, "Kraken crosses the line for the last time!"),
        ],
    )
    def test_laps(self, en: Texts, lap: int, told: str) -> None:
        assert en.event(Event("lap", "TR-13", (KRAKEN, lap))) == told


class TestRules:
    def test_a_refusal_is_the_paragraph_that_forbids(self, en: Texts) -> None:
        assert en.refusal("TR-43") == f"TR-43: {rulebook(GAME, 'en')['TR-43'].text}"

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_a_ruling_of_ours_is_marked(self, language: str) -> None:
        texts = Texts(language, GAME)
        assert texts.rule("TR-O-25").ours
        assert texts.refusal("TR-O-25").endswith(f"{texts.rule('TR-O-25').text} {texts.say('ours')}")

    def test_the_table_has_reasons_of_its_own(self, pl: Texts) -> None:
        assert not pl.is_rule("not-your-turn")
        assert pl.refusal("not-your-turn") == pl.say("refusal-not-your-turn") == Texts("pl").refusal("not-your-turn")

    def test_an_unknown_reason_is_an_error(self, en: Texts) -> None:
        with pytest.raises(MissingText, match="refusal-TR-999"):
            en.refusal("TR-999")

    def test_paragraphs_know_their_chapter_and_source(self, en: Texts, pl: Texts) -> None:
        assert (en.rule("TR-01").chapter, pl.rule("TR-01").chapter) == ("Set-up", "Przygotowanie")
        assert en.rule("TR-01").source == "rulebook"
        assert not en.rule("TR-01").ours


class TestDefaultLanguage:
    @pytest.mark.parametrize(
        ("environment", "spoken"),
        [
            ({}, "en"),
            ({"LANG": "pl_PL.UTF-8"}, "pl"),
            ({"LANG": "en_GB.UTF-8"}, "en"),
            ({"LANG": "de_DE.UTF-8"}, "en"),
            ({"LANG": "C.UTF-8"}, "en"),
            ({"LC_MESSAGES": "pl", "LANG": "en_US.UTF-8"}, "pl"),
            ({"LC_ALL": "en_US.UTF-8", "LC_MESSAGES": "pl", "LANG": "pl_PL.UTF-8"}, "en"),
            ({"LC_ALL": "de_DE.UTF-8", "LANG": "pl_PL.UTF-8"}, "en"),
            ({"LC_ALL": "", "LANG": "pl_PL.UTF-8"}, "pl"),
        ],
    )
    def test_the_strongest_setting_decides(
        self, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], spoken: str
    ) -> None:
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        assert default_language() == spoken
