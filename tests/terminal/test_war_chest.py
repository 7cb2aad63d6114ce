"""War Chest in the terminal: the board, the players, the hand, and options that stay readable."""

from collections.abc import Mapping

import pytest
from rich.cells import cell_len

from stolik.engine.decision import Decision
from stolik.games import GAMES
from stolik.games.war_chest.board import NAMES, hex_of
from stolik.games.war_chest.unit_cards import COIN_IDS, UNIT_IDS
from stolik.terminal.boards import board_of, war_chest
from stolik.terminal.boards.war_chest.looks import tag_of
from stolik.text import LANGUAGES, Texts
from tests.games.war_chest.war import War, at, start
from tests.terminal.printing import laid_out, printed

GAME = GAMES["war_chest"]
each_language = pytest.mark.parametrize("language", LANGUAGES)


def texts(language: str = "en") -> Texts:
    return Texts(language, GAME, ["Anna", "Jan", "Ola", "Borys"])


def drawn(
    war: War, seat: int | None = 0, language: str = "en", width: int = 80, marks: Mapping[str, str] | None = None
) -> str:
    view = GAME.view(war.state, seat)
    return printed(laid_out(war_chest, view, seat, texts(language), width, marks or {}), width)


def battle() -> War:
    return at(
        "A knight@e2:2! saboteur@f2 royal_guard infiltrator",
        "B pikeman@g6:3? assassin@f4 skirmisher archer",
        hand="knight knight royal",
        hands=["pikeman"],
        downs=["saboteur", "archer"],
        ups=["", "decoy_infiltrator assassin"],
        forts="e2 h4",
        decrees="spy march enlist",
        control="d4:A",
        removed="archer archer",
    )


def menu(decision: Decision, language: str = "en") -> str:
    labels = [(texts(language).option(decision, option), "", "") for option in decision.options]
    return printed(war_chest.menu(decision, labels, texts(language)))


class TestBoard:
    @each_language
    def test_two_players_stand_beside_the_board_within_80_columns(self, language: str) -> None:
        shown = drawn(battle(), language=language)
        assert max(map(cell_len, shown.splitlines())) <= 80
        names = [name for name in NAMES if name[0] in "cdefghi"]
        assert all(f"_{name}_" in shown for name in names)
        assert not any(f"_{name}_" in shown for name in NAMES if name not in names)
        assert texts(language).say("unit-knight") in shown.splitlines()[1]

    @each_language
    def test_four_players_stand_below_the_bigger_board(self, language: str) -> None:
        war = at("A warrior_priest", "B siege_tower@j3:2", "A light_cavalry@a7", "B archer", hand="royal")
        shown = drawn(war, language=language)
        assert max(map(cell_len, shown.splitlines())) <= 80
        assert all(f"_{name}_" in shown for name in NAMES)
        below = shown.splitlines()[15:]
        assert "Anna" in below[0]
        assert "Jan" in below[0]

    def test_it_is_found_by_name(self) -> None:
        assert board_of(GAME).field is war_chest.field

    def test_hexes_lean_on_their_neighbours(self) -> None:
        lines = drawn(at("A knight", "B archer", hand="royal")).splitlines()
        assert lines[0][:50].rstrip() == " " * 22 + "______"
        assert lines[4][:50] == r"/      \___d3_/      \___f2_/      \A__h1_/      " + "\\"
        assert lines[14][:50].rstrip() == " " * 21 + r"\___f7_/"

    def test_units_markers_forts_and_poison_stand_where_they_are(self) -> None:
        lines = drawn(battle()).splitlines()
        assert lines[2][15:21] == "▼Kn2!#"
        assert lines[3][15:21] == "A__e2_"
        assert lines[3][22:28] == "▼Sb1  "
        assert lines[7][22:28] == "▲As1  "
        assert lines[12][29:35] == "▲Pi3? "
        assert lines[13][29:35] == "B__g6_"
        assert lines[6][8:14] == "A__d4_"
        assert lines[10][36:42] == "o__h4_"
        assert lines[9][36:42] == "     #"

    def test_marks_stand_on_their_hexes(self) -> None:
        shown = drawn(battle(), marks={"f3": "1", "g4": "12", "h4": "7"})
        assert "_f3:1" in shown
        assert "g4:12" in shown
        assert "o_h4:7" in shown

    @each_language
    def test_tags_differ_without_colour(self, language: str) -> None:
        tags = [tag_of(coin, texts(language)) for coin in COIN_IDS]
        assert len(set(tags)) == len(tags)
        assert all(cell_len(tag_of(unit, texts(language))) == 2 for unit in UNIT_IDS)

    def test_colours_are_used_on_a_terminal(self) -> None:
        view = GAME.view(battle().state, 0)
        assert "\x1b[" in printed(laid_out(war_chest, view, 0, texts(), 80, {}), colours=True)


class TestBeside:
    def test_supplies_piles_and_reserves_are_open(self) -> None:
        shown = drawn(battle(), width=200)
        assert "▸▼A Anna · initiative" in shown
        assert "Ar Archer supply 0 ×2" in shown
        assert "bag 3 · hand 3" in shown
        assert "face down 1 · face up As In*" in shown
        assert "reserve: Ar2 Pi" in shown
        assert "markers left: A 3, B 4" in shown
        assert "fortifications left: 5" in shown
        assert "Infiltrator's decoy: with Jan" in shown
        assert "Skirmisher's decoy: beside its card" in shown

    def test_decrees_bear_their_seals(self) -> None:
        war = battle()
        war.state.decrees.seals = (0, 2, 3)
        shown = drawn(war, width=120)
        assert " Enlist –   Recruit two coins" in shown
        assert " March  B   A bolstered" in shown
        assert " Spy    A B Look at" in shown

    def test_only_the_own_hand_is_shown(self) -> None:
        mine = drawn(battle())
        assert "Your hand\n Kn Knight ×2  Attribute: only bolstered" in mine
        assert "♔  Royal Coin" in mine
        assert "Your face-down coins: Sb" in mine
        assert "in your bag:" in mine
        theirs = drawn(battle(), seat=1)
        assert " Pi Pikeman Attribute" in theirs
        assert "Knight ×2" not in theirs
        spectator = drawn(battle(), seat=None)
        assert "Your hand" not in spectator
        assert "in your bag" not in spectator
        assert "face-down coins" not in spectator

    def test_a_spied_hand_is_shown_to_the_spy(self) -> None:
        war = battle()
        war.play("proclaim royal spy")
        assert "Seen in the hand of Jan this round: Pi" in drawn(war)
        assert "Seen in the hand" not in drawn(war, seat=None)

    def test_a_draft_shows_what_is_left(self) -> None:
        war = start(2, setup="elimination")
        while war.asked != "ban":
            war.position.play(war.decision.options[0])
        war.play("archer", "berserker")
        assert "banned: Archer, Berserker" in drawn(war)
        assert "to be drafted: Cavalry, Crossbowman" in drawn(war, seat=None)
        assert "Tactic: move one hex" in war_chest.meaning(war.decision, UNIT_IDS.index("cavalry"), {}, texts())


class TestOptions:
    @each_language
    def test_the_options_of_a_turn_are_grouped_by_coin(self, language: str) -> None:
        war = at("A archer@f4 scout@d4 light_cavalry@g3:2", "B knight@f6", hand="archer light_cavalry scout")
        assert len(war.decision.options) > 40
        shown = menu(war.decision, language)
        lines = shown.splitlines()
        assert max(map(cell_len, lines)) <= 80
        assert len(lines) <= 20
        for coin in ("archer", "light_cavalry", "scout"):
            assert sum(line.startswith(f" {texts(language).say(f'coin-{coin}')}") for line in lines) == 1
        numbers = [int(word) for word in shown.split() if word.isdecimal()]
        assert sorted(numbers) == list(range(1, len(war.decision.options) + 1))

    def test_a_group_says_what_is_done_from_where_and_to_where(self) -> None:
        war = at("A archer@f4 scout", "B knight@f6:1 pikeman@g5", hand="archer royal", decrees="enlist march spy")
        shown = " ".join(menu(war.decision).split())
        assert "Archer bolster 1 f4 move f4 → 2 e4 3 e5 4 f3 5 f5 6 g3 7 g4" in shown
        assert "tactic f4 → 8 g5 recruit 9 Archer 10 Scout face down 11 pass" in shown
        assert "Royal Coin proclaim 12 Enlist recruit 13 Archer" in shown

    def test_a_number_stays_with_its_words(self) -> None:
        war = at("A royal_guard warrior_priest crossbowman light_cavalry", "B knight", hand="royal")
        lines = menu(war.decision, "pl").splitlines()
        assert len(lines) > 2
        assert not any(line.rstrip()[-1].isdecimal() for line in lines)

    def test_declining_stands_by_itself(self) -> None:
        war = at("A berserker@f4:2", "B knight", hand="berserker")
        war.play("move berserker f4 f5")
        assert war.asked == "again"
        assert "enough" in menu(war.decision)

    def test_other_questions_tell_what_stands_there_and_what_comes_of_it(self) -> None:
        war = at("A cavalry@f4:2", "B knight@f6 pikeman@g5:2", hand="cavalry royal")
        war.play("tactic cavalry f4 f5")
        target = hex_of("g5")
        view = GAME.view(war.state, 0)
        assert war_chest.meaning(war.decision, target, view, texts()) == "Pikeman 2"
        assert war_chest.place(war.decision, target, view, view) == "g5"
        war.play("g5")
        assert war_chest.outcome(view, GAME.view(war.state, 0), texts()) == "Ca 2→1, Pi 2→1"
