"""The names that the rules count on finding in the data file, whatever values an owner of the box gives them.

Heroes and their abilities are known by their files in heroes/.
"""

from __future__ import annotations

from typing import Final

DICE: Final = ("hero", "knight", "archer", "mage", "skeleton", "bear", "titan", "time_lord", "imperial_guard")
BUILDINGS: Final = ("military_camp", "archery_range", "wizard_tower", "stables", "banner_tower", "portal")
"""Each exists once for every board (K-B-05)."""
PRICES: Final = ("town", *BUILDINGS, "cure", "rebels")
UNITS: Final = ("knight", "archer", "mage")
STARTS: Final = ("castle_karak", "start_forest", "start_farm")
TILES: Final = (
    *("forest_1", "farm_1", "rocks_1", "forest_farm_2", "forest_rocks_2", "farm_rocks_2"),
    *("goblin_cave", "rock_eater_mine", "rift_1", "rift_2", "forest_rocks_2_imp", "farm_rocks_2_imp"),
)
TERRAINS: Final = ("castle", "forest", "farm", "rocks", "cave", "mine", "rift")
ITEMS: Final = (
    *("sword", "axe", "fire_bolt", "healing", "blessing", "amulet_steed", "amulet_life", "amulet_bear"),
    *("amulet_titan", "time_crystal", "soul_1", "soul_2", "soul_3"),
)
MONSTERS: Final = (
    *("skeletons", "imps", "dryads", "shadow_eaters", "elementals", "fallen_knights", "ghosts", "time_lord"),
)
NUMBERS: Final = (
    *("life", "glory_most", "steps", "steps_most", "heal", "weapons", "spells", "food", "wood", "stone", "wake_life"),
    *("banner_tower", "general_strength", "praetorians_each", "praetorian_strength", "praetorian_power"),
    *("praetorian_points", "general_points", "general_life", "crown_points", "coronation", "tax", "rage", "whirl"),
    *("bolt_kept", "bolt_spent", "wild_strength", "ambush_strength", "dream_heal", "forage", "last_round"),
)
READINGS: Final = {
    "round_limit": ("limited", "unlimited"),
    "mirror_building_per": ("each_building", "each_action"),
    "train_and_build_where": ("own_town_tile", "anywhere"),
    "two_armies_fought": ("together_sum", "one_by_one"),
    "glory_from_two_armies": ("strongest_single", "sum"),
    "rift_battle_ends_turn": ("yes", "no"),
    "rift_uses_weapons_spells": ("yes", "no"),
    "rift_reseated_emperor_gets_resources": ("yes", "no"),
    "time_loop_rerolls_time_die": ("no", "yes"),
    "reroll_before_plague": ("no", "yes"),
    "plague_may_be_kept_back": ("no", "yes"),
    "dream_helper_into_fight": ("fight_as_usual", "forbidden"),
    "whirl_on_residents": ("only_if_tile_was_revealed_before", "always", "never"),
    "sneak_past_residents": ("yes", "no"),
    "blessing_counts_new_glory": ("yes", "no"),
    "blessing_outside_own_turn": ("after_own_fight_only", "never"),
    "wild_king_outside_own_turn": ("no", "yes"),
    "wild_king_on_entry": ("yes", "no"),
    "unconscious_in_rift": ("moved_but_no_roll", "full_part"),
    "duel_after_last_action": ("yes", "no"),
    "emperor_wins_duel_gain": ("nothing", "resources"),
    "unwanted_items": ("removed", "left_on_tile"),
    "unconscious_emperor_duel": ("forbidden", "allowed_without_hero_die"),
    "saigo_emperor_free_range_mirrored": ("yes", "no"),
    "dream_helper_target": ("wounded_hero", "any_hero"),
    "losing_a_fight_costs_life": ("no", "yes"),
}
"""An owner chooses which value comes first."""
