"""What is in the box: K-B-01 to K-B-06, K-B-36 to K-B-46, K-B-60 to K-B-67, K-O-07 and K-O-30 to K-O-35."""

from stolik.games.karak2.contents import (
    BUILDING_IDS,
    DICE,
    HEROES,
    ITEM_IDS,
    ITEMS,
    MONSTERS,
    NUMBERS,
    PRICES,
    TILES,
    UNITS,
)
from stolik.games.karak2.game import GAME
from stolik.games.karak2.rows import RESOURCES
from tests.games.karak2.karak import SETTINGS, at, start
from tests.rule import rule

FACES = {
    "hero": "k2 k1 s1 s2 s2 s3",
    "knight": "s1 s1 s1 s1 - k1",
    "archer": "s1 s1 s1 - - -",
    "mage": "s2 s2 s1 s1 - k1",
    "skeleton": "s1 s1 - - k1 k1",
    "bear": "s1 s1 s2 s2 - -",
    "titan": "s2 s2 s2 s3 - -",
    "time_lord": "loop loop s2 s2 s1 betrayal",
    "imperial_guard": "shield shield s1 s1 s2 -",
}
CHASMS = {
    "forest_1": [0, 0, 0, 1, 1, 1, 2],
    "farm_1": [0, 0, 0, 1, 1, 1, 2],
    "rocks_1": [0, 0, 1, 1, 2, 2],
    "forest_farm_2": [1, 2],
    "forest_rocks_2": [0, 1, 2],
    "farm_rocks_2": [1, 1, 2],
    "forest_rocks_2_imp": [2],
    "farm_rocks_2_imp": [2],
    "goblin_cave": [1],
    "rock_eater_mine": [1],
    "rift_1": [0, 1],
    "rift_2": [0, 1],
}
REWARDS = {
    ("skeletons", 1): "sword 3, fire_bolt 3, healing 1, soul_1 1",
    ("imps", 2): "sword 3, fire_bolt 2, healing 1, soul_1 3",
    ("dryads", 3): "soul_1 4, fire_bolt 1, axe 1, amulet_life 1, amulet_steed 1",
    ("shadow_eaters", 4): "soul_2 3, amulet_steed 1, amulet_bear 1",
    ("elementals", 5): "soul_2 1, axe 1, amulet_titan 1",
    ("fallen_knights", 6): "soul_3 3",
    ("ghosts", 3): "blessing 3",
    ("time_lord", 6): "time_crystal 1",
}


def tiles(name: str, level: int) -> int:
    return sum(len(tile.chasms) for tile in TILES if (tile.set, tile.level) == (name, level))


def dice(name: str) -> dict[str, int]:
    return {die.id: die.count[name] for die in DICE if die.count[name]}


@rule("K-B-01")
def test_two_to_five_play() -> None:
    assert list(GAME.seats(SETTINGS)) == [2, 3, 4, 5]


@rule("K-B-02", "K-B-90")
def test_the_base_box_holds_six_heroes_28_tiles_and_36_tokens() -> None:
    assert len([hero for hero in HEROES if hero.set == "base"]) == 6
    assert (tiles("base", 1), tiles("base", 2)) == (20, 8)
    tokens = sum(tile.tokens * len(tile.chasms) for tile in TILES if tile.set == "base" and tile.level)
    assert tokens == sum(len(monster.rewards) for monster in MONSTERS if monster.set == "base") == 36
    assert start(5, imperium=False).state.realm.praetorians == 5


@rule("K-B-03", "K-B-06")
def test_the_base_box_has_41_dice() -> None:
    found = dice("base")
    assert found == {"hero": 6, "knight": 10, "archer": 10, "mage": 10, "skeleton": 3, "bear": 1, "titan": 1}
    assert sum(found.values()) == 41


@rule("K-B-04")
def test_there_are_forty_of_each_resource() -> None:
    assert RESOURCES == ("food", "wood", "stone")
    assert start(2).state.supply.goods == [40, 40, 40]


@rule("K-B-05")
def test_there_are_six_buildings_and_each_player_can_raise_all_of_them() -> None:
    assert len(set(BUILDING_IDS)) == 6
    game = at("taia on 1, goods 7 9 8, town 1", "horan on 2, goods 7 9 8, town 2")
    for seat in (0, 1):
        game.play("build", *BUILDING_IDS[:-1])
        if game.asked == "build-more":
            game.play(BUILDING_IDS[-1])
        assert (game.buildings(seat), game.goods(seat)) == ([*BUILDING_IDS], [0, 0, 0])
        game.play("end")


@rule("K-B-36", "K-B-37", "K-O-30")
def test_the_faces_of_the_dice() -> None:
    assert {die.id: " ".join(face or "-" for face in die.faces) for die in DICE} == FACES


@rule("K-B-36", "K-B-38")
def test_a_face_has_swords_or_skulls() -> None:
    assert all(not (swords and skulls) for die in DICE for swords, skulls in zip(die.swords, die.skulls, strict=True))
    hero, knight, archer, mage = DICE[:4]
    assert (sorted(hero.skulls)[-2:], max(hero.swords)) == ([1, 2], 3)
    assert (1 in knight.swords, 1 in knight.skulls, 1 in archer.swords, 1 in mage.skulls) == (True,) * 4


@rule("K-O-31")
def test_knights_archers_mages_and_skeletons_count_to_the_limit() -> None:
    assert [die.id for die in DICE if die.limited] == ["knight", "archer", "mage", "skeleton"]


@rule("K-O-07")
def test_the_tiles_and_their_chasms() -> None:
    found = {tile.id: [bin(edges).count("1") for edges in tile.chasms] for tile in TILES if tile.level}
    assert found == CHASMS


@rule("K-O-07", "K-B-24")
def test_a_tile_yields_one_resource_for_each_terrain() -> None:
    yields = {"farm": 0, "forest": 1, "rocks": 2}
    for tile in TILES:
        assert tile.yields == [int(kind in [yields.get(name) for name in tile.terrain]) for kind in range(3)], tile.id


@rule("K-B-18", "K-B-19", "K-O-06")
def test_level_one_draws_one_token_and_level_two_draws_two() -> None:
    assert all(tile.tokens == tile.level for tile in TILES if tile.set == "base" and tile.level)


@rule("K-O-34", "K-B-45", "K-B-46")
def test_the_tokens_and_their_backs() -> None:
    found = {}
    for monster in MONSTERS:
        backs = {ITEM_IDS[item]: monster.rewards.count(item) for item in monster.rewards}
        found[monster.id, monster.strength] = backs
    told = {
        key: {name: int(number) for name, number in map(str.split, text.split(","))} for key, text in REWARDS.items()
    }
    assert found == told
    stones = [ITEMS[item].points for monster in MONSTERS for item in monster.rewards]
    assert sum(stones) == 25


@rule("K-O-35", "K-B-42", "K-B-43")
def test_the_items() -> None:
    found = {item.id: item for item in ITEMS}
    assert [found[name].attack for name in ("sword", "axe", "fire_bolt", "healing")] == [1, 2, 1, 0]
    assert found["healing"].heal == 2
    amulets = {item.id: (item.steps, item.life, item.die) for item in ITEMS if item.slot == "amulet"}
    assert amulets == {
        "amulet_steed": (1, 0, ""),
        "amulet_life": (0, 1, ""),
        "amulet_bear": (0, 0, "bear"),
        "amulet_titan": (0, 0, "titan"),
    }


@rule("K-O-32", "K-B-25", "K-B-66", "K-B-67")
def test_prices_in_food_wood_and_stone() -> None:
    assert {name: tuple(row.price) for name, row in PRICES.items()} == {
        "town": (0, 2, 0),
        "military_camp": (3, 1, 0),
        "archery_range": (0, 3, 1),
        "wizard_tower": (1, 0, 3),
        "stables": (2, 2, 0),
        "banner_tower": (0, 2, 2),
        "portal": (1, 1, 2),
        "cure": (1, 0, 0),
        "rebels": (2, 0, 0),
    }


@rule("K-O-32", "K-B-60", "K-B-61", "K-B-62")
def test_units_need_their_building_and_have_their_price() -> None:
    assert [(unit.id, unit.building, tuple(unit.price)) for unit in UNITS] == [
        ("knight", "military_camp", (2, 0, 0)),
        ("archer", "archery_range", (1, 1, 0)),
        ("mage", "wizard_tower", (1, 0, 2)),
    ]


@rule("K-O-33", "K-O-37", "K-O-39")
def test_single_numbers() -> None:
    names = "glory_most banner_tower general_strength praetorians_each praetorian_strength general_points last_round"
    assert [NUMBERS[name] for name in names.split()] == [8, 2, 8, 1, 1, 3, 80]
