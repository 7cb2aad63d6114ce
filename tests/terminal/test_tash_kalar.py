"""Tash-Kalar in the terminal: the arena, the sides beside it, the hand with its patterns."""

import pytest
from rich.cells import cell_len

from stolik.games.tash_kalar.beings import Being, being_of
from stolik.games.tash_kalar.decks import CARD_IDS
from stolik.games.tash_kalar.game import GAME
from stolik.games.tash_kalar.registry import SCHOOL_IDS
from stolik.terminal.boards import board_of, tash_kalar
from stolik.terminal.boards.tash_kalar.looks import STYLES, letter_of
from stolik.terminal.boards.tash_kalar.patterns import arrows, pattern, turned
from stolik.text import LANGUAGES
from tests.games.tash_kalar.arena import at, start
from tests.terminal.printing import laid_out, printed
from tests.terminal.tash_kalar_shown import drawn, high_form, melee, texts

each_language = pytest.mark.parametrize("language", LANGUAGES)


def being(card: str) -> Being:
    return being_of(CARD_IDS.index(card))


class TestArena:
    @each_language
    def test_three_sides_stand_beside_the_arena_within_80_columns(self, language: str) -> None:
        shown = drawn(melee(), language=language)
        assert max(map(cell_len, shown.splitlines())) <= 80
        for line, school in ((0, "everfrost"), (8, "highland")):
            assert any(texts(language).say(f"school-{school}") in one for one in shown.splitlines()[line : line + 3])

    def test_it_is_found_by_name(self) -> None:
        assert board_of(GAME).field is tash_kalar.field

    def test_there_are_no_squares_in_the_corners(self) -> None:
        lines = [line[:48].rstrip() for line in drawn(at("", "", hand="knight")).splitlines()[:20]]
        assert lines[0].split() == list("abcdefghi")
        assert lines[1] == " " * 12 + "+----" * 5 + "+"
        assert lines[2] == "1" + " " * 11 + "|    " * 5 + "|"
        assert lines[5] == "  " + "+----" * 9 + "+"
        assert lines[18] == "9" + " " * 11 + "|    " * 5 + "|"
        assert lines[19] == lines[1]

    def test_pieces_the_gate_and_coloured_squares_stand_where_they_are(self) -> None:
        lines = drawn(melee()).splitlines()
        assert lines[8][17:27] == "| Bc | Ac "
        assert lines[6][27:37] == "| Bh | AL♣"
        assert lines[10][17:27] == "| Ah |   ◆"
        assert lines[12][37:43] == "|∩Cc◆|"
        assert lines[14][37:43] == "| Cc |"

    @each_language
    def test_ranks_differ_without_colour(self, language: str) -> None:
        letters = [letter_of(rank, texts(language)) for rank in ("common", "heroic", "legendary")]
        assert len({letter.casefold() for letter in letters}) == 3
        assert all(cell_len(letter) == 1 for letter in letters)

    def test_marks_stand_below_their_squares(self) -> None:
        lines = drawn(melee(), marks={"c1": "1", "i4": "22", "g9": "103"}).splitlines()
        assert lines[3][12:18] == "+--1-+"
        assert lines[9][42:48] == "+-22-+"
        assert lines[19][32:38] == "+-103+"

    def test_every_school_has_a_colour_of_its_own(self) -> None:
        assert STYLES.keys() == {"", *SCHOOL_IDS}
        assert len(set(STYLES.values())) == len(STYLES)
        shown = printed(laid_out(tash_kalar, GAME.view(melee().state, 0), 0, texts(), 80, {}), colours=True)
        assert "\x1b[" in shown

    def test_a_narrow_screen_has_the_sides_below(self) -> None:
        shown = drawn(melee(), width=60)
        assert max(map(cell_len, shown.splitlines())) <= 60
        assert shown.splitlines()[20] == " A Everfrost"


class TestBeside:
    def test_scores_supplies_and_cards_are_open(self) -> None:
        shown = drawn(melee())
        assert "score 0 of 12 (B 0, C 0)" in shown
        assert "supply 12, legendary 2" in shown
        assert "▸Anna" in shown
        assert "beings 3, legends 1, flares 1" in shown
        assert "deck 14, discarded 0" in shown
        assert "frost effect: Crystal Grower" in shown
        assert "can still improvise: B C" in shown
        assert "Anna, actions left: 2" in shown
        assert "decks: legends 11, flares 11" in shown

    def test_improvising_is_told_of_in_a_melee_only(self) -> None:
        assert "improvise" not in drawn(high_form())

    def test_what_was_destroyed_in_this_turn_is_counted(self) -> None:
        fight = at("e4 e6", "d4 c3", hand="swordmaster")
        fight.summon("swordmaster", "e5")
        fight.play("d4")
        assert "destroyed this turn: c1" in drawn(fight)

    def test_tasks_tell_their_points_and_whether_they_are_met(self) -> None:
        fight = high_form()
        fight.state.tasks.next = 0
        shown = drawn(fight)
        assert "  1 Destruction  In this turn" in shown
        assert "Destruction  comes next" in shown
        assert "✓ 2 Isolation" not in shown
        lone = at("a5", "e5 g5", form="high_form", hand="knight", tasks="imprisonment")
        assert "✓" not in drawn(lone)
        caught = at("d4 e4 f4 d5 f5 d6", "e5", form="high_form", hand="knight", tasks="imprisonment")
        assert "✓ 1 Imprisonment" in drawn(caught)

    def test_partners_stand_together(self) -> None:
        fight = high_form(seats=4)
        shown = [line[48:].strip() for line in drawn(fight).splitlines()[:20]]
        names = [line for line in shown if line in ("▸Anna", "Ola", "Jan", "Borys")]
        assert names == ["▸Anna", "Ola", "Jan", "Borys"]
        assert "Sylvan" in shown, "the partner's school, where it is not that of the pieces"

    def test_the_partner_in_control_is_named(self) -> None:
        fight = high_form(seats=4)
        fight.play("hand-over")
        assert "Ola is in control" in drawn(fight)

    def test_before_the_schools_are_chosen_the_arena_is_empty(self) -> None:
        shown = drawn(start(2))
        assert "decks: legends 12, flares 12" in shown
        assert "score" not in shown
        assert "Your hand" not in shown


class TestHand:
    def test_cards_stand_with_their_patterns_and_texts(self) -> None:
        shown = drawn(melee())
        assert " · [c] ·        Ice Queen · heroic\n ·  c  ·        Another heroic piece" in shown
        assert "Frost: One of your heroic pieces makes a standard move." in shown
        assert " y  y  c  b  b  Crystal Mirror · common\n y  y [ ] b  b  You may mirror" in shown
        assert "Glacier Giant · heroic · ↘ ↙" in shown
        assert " ·  h  ·  c  ·" in shown

    @each_language
    def test_every_pattern_is_drawn_with_its_pieces(self, language: str) -> None:
        for card, id in enumerate(CARD_IDS[: CARD_IDS.index("flare-3-6a")]):
            told = pattern(being_of(card), texts(language)).plain
            cells = being_of(card).pattern.cells
            for rank, name in ((1, "common"), (2, "heroic")):
                wanted = sum(cell[2] == rank for cell in cells)
                assert told.count(letter_of(name, texts(language))) == wanted, id
            assert told.count("[") == 1, id
            assert len({len(line) for line in told.splitlines()}) == 1, id

    def test_arrows_and_mirrors_turn_with_the_image(self) -> None:
        assert arrows(being("northern-gun_tower")) == "→ ←"
        assert arrows(being("northern-gun_tower"), 1) == "↑ ↓"
        mirror = being("everfrost-crystal_mirror")
        assert [turned(mirror, image, texts()) for image in range(4)] == ["y←", "y↑", "y→", "y↓"]
        assert turned(being("northern-knight"), 3, texts()) == ""

    def test_a_flare_tells_how_far_the_others_are_ahead(self) -> None:
        shown = drawn(melee())
        assert "Flare 2/5  Two heroic or legendary pieces behind" in shown
        assert "B is ahead: heroic and legendary 2 of 2 ✓ · pieces 1 of 5\n" in shown
        assert "C is ahead: heroic and legendary -2 of 2 · pieces -1 of 5\n" in shown

    def test_the_kept_frost_effect_is_explained(self) -> None:
        assert "frost effect: Crystal Grower  Upgrade one of your common pieces." in drawn(melee())

    def test_only_the_own_hand_is_shown(self) -> None:
        theirs = drawn(melee(), seat=1)
        assert "Dire Wolf · common" in theirs
        assert "Ice Queen" not in theirs
        assert "Flare" not in theirs
        spectator = drawn(melee(), seat=None)
        assert "Your hand" not in spectator
        assert "Dire Wolf" not in spectator

    def test_what_was_put_away_unseen_is_known_to_its_owner(self) -> None:
        fight = high_form()
        fight.play("discard messenger", "cannon", "pass")
        assert "You have discarded unseen: Messenger" in drawn(fight)
        assert "You have put under your deck: Cannon" in drawn(fight)
        assert "Messenger" not in drawn(fight, seat=1)
