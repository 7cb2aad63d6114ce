"""Karak 2 in the terminal: the map, the heroes below it, the fight under way, and options that stay readable."""

from collections.abc import Mapping

import pytest
from rich.cells import cell_len

from stolik.games import GAMES
from stolik.games.karak2.contents import BUILDING_IDS, HERO_IDS, ITEM_IDS, MONSTER_IDS
from stolik.terminal.boards import board_of, karak2
from stolik.terminal.boards.karak2.looks import TERRAIN
from stolik.text import LANGUAGES, Texts
from tests.games.karak2.karak import Karak, at, start
from tests.terminal.printing import laid_out, printed

GAME = GAMES["karak2"]
each_language = pytest.mark.parametrize("language", LANGUAGES)


def texts(language: str = "en") -> Texts:
    return Texts(language, GAME, ["Anna", "Jan", "Ola", "Borys", "Ewa"])


def drawn(
    game: Karak, seat: int | None = 0, language: str = "en", width: int = 80, marks: Mapping[str, str] | None = None
) -> str:
    view = GAME.view(game.state, seat)
    return printed(laid_out(karak2, view, seat, texts(language), width, marks or {}), width)


def menu(game: Karak, language: str = "en") -> str:
    view = GAME.view(game.state, game.decision.player)
    labels = [(texts(language).option(game.decision, option, view), "", "") for option in game.decision.options]
    return printed(karak2.menu(game.decision, labels, texts(language)))


def told(game: Karak, option: str) -> str:
    answer = game.decision.options[game.options.index(option)]
    return karak2.meaning(game.decision, answer, GAME.view(game.state, 0), texts())


def land() -> Karak:
    return at(
        "horan on 3, glory 2, life 3, army knight knight, goods 2 1 0, weapons sword, town 1 military_camp stables",
        "taia on 0, souls soul_2, spells fire_bolt fire_bolt",
        "kirima on 0, amulet amulet_life",
        lands="3 forest_rocks_2 1,-1/01  4 goblin_cave 0,-1  5 rift_1 -1,0",
        armies="2 dryads shadow_eaters",
        emperor=1,
        plague=0,
    )


def long_road() -> Karak:
    """Ten tiles to the east of the castle and six rows to the north."""
    east = [f"{number} {'forest_1' if number < 8 else 'farm_1'} {number - 1},0" for number in range(3, 12)]
    north = [f"{number + 12} rocks_1 0,{-1 - number}" for number in range(6)]
    return at("horan on 11", "taia on 0", lands="  ".join([*east, *north]), armies="17 imps, 5 dryads")


class TestMap:
    def test_it_is_found_by_name(self) -> None:
        assert board_of(GAME).field is karak2.field

    def test_tiles_lean_on_their_neighbours(self) -> None:
        lines = drawn(at("horan", "taia")).splitlines()
        assert lines[:9] == [
            "·────·────·────·────·",
            "│0       ♜│1      ♣w│",
            "│         │         │",
            "│@12      │         │",
            "·────·────·────·────·",
            "     │2      ¤f│",
            "     │         │",
            "     │         │",
            "     ·────·────·",
        ]

    def test_lands_armies_towns_heroes_and_chasms_stand_where_they_are(self) -> None:
        lines = drawn(land()).splitlines()
        assert lines[0] == "     ·────·────·────·▓▓▓▓·"
        assert lines[1] == "     │4       ∩│3    ♣▲ws▓"
        assert lines[2] == "     │☠1       │         ▓"
        assert lines[3] == "     │         │@1       ▓"
        assert lines[5] == "│5       §│0       ♜│1      ♣w│"
        assert lines[7] == "│         │@23      │⌂1       │"
        assert lines[10] == "               │Dr3 Sh4  │"

    def test_a_closed_border_is_seen_from_both_sides(self) -> None:
        lines = drawn(at("horan", "taia", lands="3 rocks_1 -1,0/0  4 forest_1 -1,1/2")).splitlines()
        assert lines[1] == "│3      ▲s▓0       ♜│1      ♣w│"
        assert lines[4].startswith("·────·▓▓▓▓·")

    def test_the_general_holds_the_castle_with_his_strength(self) -> None:
        shown = drawn(at("horan on 1", "taia on 2", general=True))
        assert shown.splitlines()[2].startswith("│♚10")
        assert "♚ strength 10, praetorians 2" in shown

    def test_items_that_lie_there_are_counted(self) -> None:
        game = at("horan", "taia", unwanted_items="left_on_tile")
        game.state.map.dropped[2] = (ITEM_IDS.index("sword"),)
        shown = drawn(game)
        assert "│ *1" in shown.splitlines()[6]
        assert "* items lying there" in " ".join(shown.split())

    def test_marks_stand_on_tiles_and_on_empty_places(self) -> None:
        game = land()
        view = GAME.view(game.state, 0)
        marks: dict[str, str] = {}
        for number, option in enumerate(game.decision.options, 1):
            marks.setdefault(karak2.place(game.decision, option, view, view), str(number))
        shown = drawn(game, marks=marks)
        assert f"1:{marks['1']}  " in shown
        assert f"?{marks['1,-2']}" in shown.splitlines()[2]

    @each_language
    def test_it_stays_within_80_columns_and_tells_what_is_cut_off(self, language: str) -> None:
        game = long_road()
        shown = drawn(game, language=language)
        assert max(map(cell_len, shown.splitlines())) <= 80
        assert "│11     ¤" in shown
        assert "│0  " not in shown
        beyond = next(
            line for line in shown.splitlines() if line.startswith(texts(language).say("karak-beyond", tiles=""))
        )
        assert texts(language).say("land-castle_karak") in beyond
        assert f"17 {texts(language).say('land-rocks_1')} {texts(language).say('tag-imps')}2" in " ".join(shown.split())

    def test_it_is_drawn_around_whoever_looks(self) -> None:
        shown = drawn(long_road(), seat=1)
        assert "│0       ♜│" in shown
        assert "│11" not in shown
        assert "@1" in shown

    def test_all_of_it_is_drawn_where_there_is_room(self) -> None:
        shown = drawn(long_road(), width=160)
        assert "│0       ♜│1      ♣w│3" in shown

    @each_language
    def test_signs_differ_without_colour(self, language: str) -> None:
        tags = [texts(language).say(f"tag-{army}") for army in MONSTER_IDS]
        assert len(set(tags)) == len(tags)
        assert all(cell_len(tag) == 2 for tag in tags)
        assert len({*TERRAIN.values(), "@", "⌂", "♚", "☠", "*", "▓"}) == len(TERRAIN) + 6

    def test_colours_are_used_on_a_terminal(self) -> None:
        view = GAME.view(land().state, 0)
        assert "\x1b[" in printed(laid_out(karak2, view, 0, texts(), 80, {}), colours=True)


class TestBelow:
    def test_all_that_a_hero_owns_is_told(self) -> None:
        shown = drawn(land())
        assert "▸1 Anna · Horan · 0 points · plague" in shown
        assert "   ♥♥♥♡♡ 3/5 · glory 2 · units 2/2 · food 2, wood 1, stone 0 · on 3" in shown
        assert "   knight die ×2 · sword" in shown
        assert "   ⌂ 1: military camp, stables" in shown
        assert " 2 Jan · Taia · 4 points · ♛ Emperor" in shown
        assert "fire bolt ×2, soul stone of 2" in shown
        assert "♥♥♥♥♥♡ 5/6" in shown

    def test_the_supply_the_piles_and_the_bag_are_told(self) -> None:
        shown = " ".join(drawn(land()).split())
        assert "round 1 of 80 · tiles left: level I 22, level II 11" in shown
        assert "supply: food 38, wood 39, stone 40" in shown
        assert "steps left 2" in shown

    def test_an_unconscious_hero_is_called_so(self) -> None:
        assert " 2 Jan · Taia · 0 points · unconscious" in drawn(at("horan", "taia life 0"))

    def test_the_fight_under_way_is_shown(self) -> None:
        game = at("elspeth on 0, weapons sword", "taia on 0", armies="1 dryads")
        game.play("go 1", "s1")
        assert game.asked == "finesse"
        assert "Anna hero die: 1 sword  power 1 against 3" in drawn(game)

    def test_a_drawn_tile_is_told_with_its_chasms(self) -> None:
        game = at("horan on 1", "taia")
        game.play("explore 0", "rocks_1.4")
        assert game.asked == "rotation"
        assert "Drawn: rocks (chasms: east, south-west)" in drawn(game)

    def test_before_heroes_are_dealt_only_names_stand_there(self) -> None:
        shown = drawn(start(3))
        assert " 1 Anna\n 2 Jan\n 3 Ola" in shown
        assert "@" not in shown.splitlines()[3]


class TestOptions:
    @each_language
    def test_the_options_of_a_turn_are_grouped_by_what_they_are(self, language: str) -> None:
        game = land()
        shown = menu(game, language)
        assert max(map(cell_len, shown.splitlines())) <= 80
        for heading in ("karak-moves", "karak-actions", "karak-turn"):
            assert sum(line.startswith(f" {texts(language).say(heading)}") for line in shown.splitlines()) == 1
        assert all(f"{number} " in shown for number in range(1, len(game.decision.options) + 1))

    def test_a_step_into_the_unknown_lies_beside_the_tile(self) -> None:
        game = at("horan on 1", "taia")
        view = GAME.view(game.state, 0)
        assert karak2.place(game.decision, ("explore", 0), view, view) == "2,0"
        assert karak2.place(game.decision, ("go", 2), view, view) == "2"
        assert karak2.place(game.decision, ("ride", 0, 2), view, view) == "2"
        assert karak2.place(game.decision, ("ride-out", 2, 4), view, view) == "-1,2"
        assert karak2.place(game.decision, ("end",), view, view) == ""

    def test_prices_texts_and_strengths_are_told(self) -> None:
        game = at("horan on 1, goods 9 9 9, glory 2, town 1 military_camp archery_range", "taia")
        game.play("build")
        assert told(game, "stables") == "(food 2, wood 2) One more step per turn."
        game.play("stables", "pass", "train")
        assert told(game, "knight") == "(food 2)"
        choosing = start(3, hero_choice="chosen")
        while choosing.asked != "hero":
            choosing.position.play(choosing.decision.options[0])
        assert "*Battle Strategy.* Once per fight" in told(choosing, "horan")

    def test_what_would_come_of_it_is_told(self) -> None:
        game = at("horan on 1, life 2", "taia")
        before = GAME.view(game.state, 0)
        game.play("gather", "heal")
        assert karak2.outcome(before, GAME.view(game.state, 0), texts()) == "+1w +2♥"

    def test_where_a_new_tile_would_have_its_chasms_is_told(self) -> None:
        game = at("horan on 1", "taia")
        game.play("explore 0", "forest_1.3")
        before = GAME.view(game.state, 0)
        game.play(game.options[0])
        assert karak2.outcome(before, GAME.view(game.state, 0), texts()) == "chasms: north-east"

    @each_language
    def test_everything_that_may_be_meant_has_words(self, language: str) -> None:
        view = GAME.view(land().state, 0)
        for kind, ids in (("hero", HERO_IDS), ("building", BUILDING_IDS), ("item", ITEM_IDS)):
            assert list(karak2.values(GAME.kinds[kind], view)) == list(range(len(ids)))
        for kind in ("play", "rotation", "copy", "tile", "resource", "army", "die", "duplicate"):
            values = karak2.values(GAME.kinds[kind], view)
            assert all(texts(language).thing(GAME.kinds[kind], value, view) for value in values)
