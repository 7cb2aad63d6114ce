"""The options of Tash-Kalar in the terminal: many of them, and readable; and what Etherweave adds."""

import pytest
from rich.cells import cell_len

from stolik.games.tash_kalar.arena import NAMES
from stolik.games.tash_kalar.game import GAME
from stolik.terminal.boards import tash_kalar
from stolik.text import LANGUAGES
from tests.games.tash_kalar.arena import Fight, at, start
from tests.terminal.tash_kalar_shown import drawn, high_form, melee, menu, place_of, texts

each_language = pytest.mark.parametrize("language", LANGUAGES)


class TestOptions:
    @each_language
    def test_the_options_of_a_turn_are_grouped(self, language: str) -> None:
        fight = high_form()
        assert len(fight.options) > 60
        shown = menu(fight, language)
        lines = shown.splitlines()
        assert max(map(cell_len, lines)) <= 80
        assert len(lines) <= 14
        for card in ("messenger", "cannon"):
            named = texts(language).say(f"card-northern-{card}")
            assert sum(line.startswith(f" {named} ") for line in lines) == 1
        numbers = [int(word) for word in shown.split() if word.isdecimal()]
        assert sorted(numbers) == list(range(1, len(fight.options) + 1))

    def test_a_group_says_what_is_done_and_where(self) -> None:
        shown = " ".join(menu(high_form()).split())
        assert shown.startswith("place 1 c1 2 d1 3 e1 4 f1 5 g1 6 b2 7 d2")
        assert "Messenger 59 b2 60 d2 61 c4 62 a5 63 e5 64 f7 Cannon 65 d4" in shown
        assert shown.endswith("discard 68 Messenger 69 Cannon 70 High Priestess")

    def test_images_lent_pieces_flares_and_frost_are_told_apart(self) -> None:
        fight = at(
            "e4 e6 b4",
            "d4 c2:h f2:h f3:h",
            "h5",
            schools="everfrost highland nethervoid",
            hand="crystal_mirror",
            flare="2-5",
            frost="crystal_grower",
            form="melee",
        )
        shown = " ".join(menu(fight).split())
        assert "e5 (e4, e6 · y←)" in shown
        assert "e5 (e4, e6 · y→)" in shown
        assert "c4 (b4, d4 · y↓) (lent: d4)" in shown
        assert shown.endswith("flare 67 Flare 2/5 → yellow (Highland) thaw 68 Crystal Grower")

    def test_moves_stand_by_the_piece_that_moves(self) -> None:
        fight = at("c3 d4 h8", "d3", hand="messenger")
        fight.summon("messenger", "e5")
        lines = menu(fight).splitlines()
        assert any(line.startswith(" c3 →  ") for line in lines)
        assert lines[-1].split(maxsplit=1)[0] == "–"
        assert lines[-1].endswith("stay")

    def test_squares_tell_what_stands_there(self) -> None:
        fight = at("e4 e6", "d4 f6:h f4", hand="swordmaster")
        fight.summon("swordmaster", "e5")
        assert menu(fight).split() == ["1", "f4", "Bc", "2", "d4", "Bc", "–", "3", "destroy", "nothing"]
        view = GAME.view(fight.state, 0)
        assert place_of(fight, NAMES.index("d4")) == "d4"
        fight.play("d4")
        assert tash_kalar.outcome(view, GAME.view(fight.state, 0), texts()) == "d4 –, e5 Ah"

    def test_other_questions_stand_line_by_line_with_their_texts(self) -> None:
        fight = start(2)
        lines = menu(fight).splitlines()
        assert "1 Northern Imperial  Soldiers" in lines[0]
        fight = at("e4", "d4", hand="knight herald", tasks="destruction", form="high_form")
        fight.play("discard knight")
        assert " 1 Herald  You may make up to two moves" in menu(fight)

    def test_places_on_the_arena(self) -> None:
        fight = high_form()
        places = [place_of(fight, option) for option in fight.decision.options]
        assert places[:3] == ["c1", "d1", "e1"]
        assert places[-1] == ""
        assert sum(map(bool, places)) == len(fight.offers("place"))

    @each_language
    def test_whatever_may_be_meant_has_a_name(self, language: str) -> None:
        view = GAME.view(melee().state, 0)
        for kind in {prompt.kind for prompt in GAME.prompts.values()}:
            found = list(tash_kalar.values(kind, view))
            assert found
            assert all(texts(language).thing(kind, value) for value in found)


class TestEtherweave:
    def fight(self) -> Fight:
        return at(
            "e4 e6 d5:h",
            "d4 c2:h",
            schools="etherweave highland",
            hand="merchant_of_time gate_of_oblivion void_summoner",
            etherweave=True,
        )

    def test_warp_effects_stand_with_their_cards(self) -> None:
        shown = drawn(self.fight(), width=120)
        assert "Warp: For the rest of the turn every enemy piece that is destroyed counts once more." in shown
        assert " ·  r  r  r  ·  Gate of Oblivion · heroic\n r  c [ ] c  r" in shown
        assert "\n r  c  p  c  r " in shown

    def test_they_are_a_group_of_their_own(self) -> None:
        assert "warp 68 Merchant of Time 69 Gate of Oblivion 70 Void Summoner" in " ".join(menu(self.fight()).split())

    def test_a_pending_being_and_the_piece_on_the_card_are_told_of(self) -> None:
        fight = self.fight()
        fight.play("warp merchant_of_time", "d4")
        shown = drawn(fight, seat=1)
        assert "pending: Merchant of Time" in shown
        assert "on the Merchant of Time: Bc" in shown
