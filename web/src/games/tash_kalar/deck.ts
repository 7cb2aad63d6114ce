// The cards as the rules draw them. Written by deck.py; do not edit.

/** A cell of a pattern: right and down from the summoning square, and the least rank that must stand there. */
export type Cell = readonly [x: number, y: number, rank: number];

export interface Row {
  rank: number;
  cells: readonly Cell[];
  /** Marked squares, by their letter. */
  marks?: Readonly<Record<string, readonly (readonly [number, number])[]>>;
  /** Ways that are marked, clockwise from north. */
  arrows?: readonly number[];
  frost?: true;
  /** It has an effect that is played from the hand. */
  warp?: true;
  /** Its pattern may lie anywhere; it comes to any empty plain square. */
  elsewhere?: true;
}

export interface Thresholds {
  upper: number;
  lower: number;
}

/** A task of the High Form: the sign in its corner, its points, whether its frame is orange. */
export interface TaskRow {
  kind: string;
  points: number;
  advanced: boolean;
}

export const SCHOOLS = ["northern", "southern", "highland", "sylvan", "everfrost", "nethervoid", "etherweave"] as const;
/** What a being that waits to be summoned costs its side. */
export const PENALTY = 2;
/** Squares that have a colour. */
export const GROUND: Readonly<Record<string, string>> = {"d2":"R","c3":"G","g3":"G","i4":"G","a5":"G","e5":"R","h6":"R","c8":"R","f8":"G"};
export const STEPS = [[0,-1],[1,-1],[1,0],[1,1],[0,1],[-1,1],[-1,0],[-1,-1]] as const;

/** The eight images of a pattern: where a step to the right and a step down go. */
export const IMAGES = [
  [[1,0],[0,1]],
  [[0,1],[-1,0]],
  [[-1,0],[0,-1]],
  [[0,-1],[1,0]],
  [[-1,0],[0,1]],
  [[0,1],[1,0]],
  [[1,0],[0,-1]],
  [[0,-1],[-1,0]],
] as const;

/** Both Imperial schools hold the same beings; the Northern stand for both. */
export const DECK: Readonly<Record<string, Row>> = {
  "northern-swordmaster": { rank: 1, cells: [[0,-1,1],[0,1,1]] },
  "northern-messenger": { rank: 1, cells: [[1,1,1],[2,2,1]] },
  "northern-herald": { rank: 1, cells: [[1,1,1],[2,1,1],[1,2,1]] },
  "northern-bomb": { rank: 1, cells: [[1,1,1],[1,2,1]] },
  "northern-chronicler": { rank: 1, cells: [[0,-1,1],[-1,0,1],[1,0,1]] },
  "northern-assassin": { rank: 2, cells: [[-1,-3,1],[-2,-2,1],[-3,-1,1]], marks: {"t":[[-1,-1]]} },
  "northern-time_mage": { rank: 2, cells: [[-1,0,1],[-2,1,1],[0,1,1],[-1,2,1]], marks: {"t":[[-1,1]]} },
  "northern-summoner": { rank: 2, cells: [[-1,1,1],[0,1,1],[1,1,1]], marks: {"a":[[-2,-2],[0,-2],[2,-2],[-1,-1],[0,-1],[1,-1],[-2,0],[-1,0],[1,0],[2,0]]} },
  "northern-hypnotist": { rank: 2, cells: [[1,-1,1],[-1,0,1],[1,0,1],[-1,1,1]] },
  "northern-cannon": { rank: 2, cells: [[-1,0,1],[0,0,1],[-2,1,1]], arrows: [7,0,1,2,3,4,5] },
  "northern-champion": { rank: 2, cells: [[-1,0,1],[-1,1,1],[0,1,1],[0,2,1]] },
  "northern-infantry_captain": { rank: 2, cells: [[-2,1,1],[-1,1,1],[1,1,1],[2,1,1]] },
  "northern-cavalry_captain": { rank: 2, cells: [[-1,1,1],[1,1,1],[-1,2,1],[1,2,1]] },
  "northern-gryphon_rider": { rank: 2, cells: [[-1,0,1],[-2,1,1],[0,1,1],[1,2,1]] },
  "northern-knight": { rank: 2, cells: [[-1,1,1],[0,1,1],[1,1,1],[-1,2,1]] },
  "northern-high_priestess": { rank: 2, cells: [[0,0,1],[-1,2,1],[1,2,1]] },
  "northern-master_of_intrigue": { rank: 2, cells: [[-1,-1,1],[1,-1,1],[-1,1,1],[1,1,1]] },
  "northern-gun_tower": { rank: 2, cells: [[0,1,1],[1,1,1],[0,2,1],[1,2,1]], arrows: [6,2] },
  "highland-wild_eagle": { rank: 1, cells: [[-1,1,1],[1,1,1]] },
  "highland-clan_axeman": { rank: 1, cells: [[1,-1,1],[-1,1,1]] },
  "highland-clan_healer": { rank: 1, cells: [[1,-1,1],[-1,0,1],[1,0,1]] },
  "highland-dire_wolf": { rank: 1, cells: [[-1,1,1],[0,1,1],[-2,2,1]] },
  "highland-ritual_keeper": { rank: 1, cells: [[0,-1,1],[-1,0,1]] },
  "highland-eagle_lord": { rank: 2, cells: [[-2,0,1],[2,0,1],[-1,1,1],[1,1,1]] },
  "highland-wolf_rider": { rank: 2, cells: [[0,1,1],[1,1,1],[2,1,1],[0,2,1]] },
  "highland-blood_shaman": { rank: 2, cells: [[1,-1,1],[1,0,1],[-1,1,1],[0,1,1]] },
  "highland-war_drummer": { rank: 2, cells: [[0,0,1],[1,0,1],[0,1,1],[1,1,1]] },
  "highland-hill_giant": { rank: 2, cells: [[0,1,1],[-1,2,1],[0,2,1],[1,2,1]] },
  "highland-warlord": { rank: 2, cells: [[-1,1,1],[0,1,1],[1,1,1],[-2,2,1],[2,2,1]] },
  "highland-war_summoner": { rank: 2, cells: [[-1,0,1],[1,0,1],[0,1,1],[0,2,1]] },
  "highland-ritual_master": { rank: 2, cells: [[-1,-1,1],[-1,1,1],[1,1,1]] },
  "highland-legend_slayer": { rank: 2, cells: [[0,1,1],[1,1,1],[0,2,1],[2,2,1]] },
  "highland-mountain_troll": { rank: 2, cells: [[-1,1,1],[0,1,1],[0,2,1],[1,2,1]] },
  "highland-hungry_bear": { rank: 2, cells: [[1,0,1],[0,1,1],[1,1,1]] },
  "highland-werewolf": { rank: 2, cells: [[-2,-1,1],[-3,0,1],[-2,1,1]] },
  "highland-clan_guardian": { rank: 2, cells: [[-2,0,1],[-1,0,1],[1,0,1]] },
  "sylvan-sapling": { rank: 1, cells: [[0,1,1],[0,2,1]] },
  "sylvan-kiskin_farseeders": { rank: 1, cells: [[1,0,1],[-1,1,1]] },
  "sylvan-charging_buck": { rank: 1, cells: [[-1,1,1],[0,1,1],[-1,2,1]] },
  "sylvan-forest_wardens": { rank: 1, cells: [[-2,0,1],[1,0,1]] },
  "sylvan-naiad": { rank: 1, cells: [[-2,1,1],[-1,1,1],[0,1,1]] },
  "sylvan-kiskin_spirit": { rank: 2, cells: [[-2,0,1],[-2,1,1],[0,1,1]] },
  "sylvan-dryad": { rank: 2, cells: [[-1,-1,1],[0,0,1],[0,1,1]] },
  "sylvan-centaur_spearman": { rank: 2, cells: [[0,1,1],[1,1,1],[2,1,1],[2,2,1]] },
  "sylvan-centaur_chieftain": { rank: 2, cells: [[-2,-1,1],[-1,0,1],[0,1,1],[1,2,1]] },
  "sylvan-unicorn": { rank: 2, cells: [[-1,0,1],[-2,1,1],[-1,1,1],[-2,2,1]] },
  "sylvan-sylvan_queen": { rank: 2, cells: [[0,1,1],[2,1,1],[1,2,1],[1,3,1]] },
  "sylvan-sylvan_princess": { rank: 2, cells: [[0,1,1],[1,2,1],[0,3,1]] },
  "sylvan-woodland_druid": { rank: 2, cells: [[-1,-1,1],[1,-1,1],[0,1,1]] },
  "sylvan-forest_ancient": { rank: 2, cells: [[0,-1,1],[-1,0,1],[1,0,1],[-1,1,1]] },
  "sylvan-forest_mystic": { rank: 2, cells: [[0,-1,1],[-1,0,1],[1,1,1]] },
  "sylvan-kiskin_leafsplitter": { rank: 2, cells: [[0,-1,1],[-1,0,1],[1,0,1],[0,1,1]] },
  "sylvan-kiskin_boughrunner": { rank: 2, cells: [[-1,1,1],[0,1,1],[1,1,1],[0,2,1]] },
  "sylvan-tree_shepherd": { rank: 2, cells: [[-1,0,1],[1,0,1],[0,1,1],[1,1,1]] },
  "everfrost-snow_fox": { rank: 1, cells: [[1,0,1],[2,1,1]] },
  "everfrost-royal_reindeer": { rank: 1, cells: [[-1,1,1],[0,1,1],[1,2,1]] },
  "everfrost-crystal_mirror": { rank: 1, cells: [[0,-1,1],[0,1,1]], marks: {"y":[[-2,-1],[-1,-1],[-2,0],[-1,0],[-2,1],[-1,1]],"b":[[1,-1],[2,-1],[1,0],[2,0],[1,1],[2,1]]} },
  "everfrost-crystal_grower": { rank: 1, cells: [[-1,1,1],[0,1,1]], frost: true },
  "everfrost-ice_princess": { rank: 1, cells: [[0,1,1],[-1,2,1],[1,2,1]], frost: true },
  "everfrost-ice_queen": { rank: 2, cells: [[0,0,1],[0,1,1],[-1,2,1],[1,2,1]], frost: true },
  "everfrost-frostweave_summoner": { rank: 2, cells: [[-1,-1,1],[0,1,1],[0,2,1]], frost: true },
  "everfrost-winter_whisperer": { rank: 2, cells: [[-1,1,1],[0,1,1],[1,1,1],[2,1,1]], frost: true },
  "everfrost-frozen_chest": { rank: 2, cells: [[-1,0,1],[0,0,1],[1,0,1]] },
  "everfrost-everfrost_sentinel": { rank: 2, cells: [[0,1,1],[0,2,1],[1,2,1],[1,3,1]] },
  "everfrost-glacier_giant": { rank: 2, cells: [[0,1,1],[-1,2,1],[0,2,1],[1,2,1]], arrows: [5,3] },
  "everfrost-polar_bear": { rank: 2, cells: [[1,0,1],[2,0,1],[1,1,1],[3,1,1]] },
  "everfrost-war_sled": { rank: 2, cells: [[-2,0,1],[-2,1,1],[-1,1,1],[0,1,1]], arrows: [1,2,3] },
  "everfrost-snow_monster": { rank: 2, cells: [[0,0,1],[1,0,1],[-1,1,1],[2,1,1]] },
  "everfrost-frost_imp": { rank: 2, cells: [[-1,0,1],[0,1,1],[1,2,1]] },
  "everfrost-ice_wyvern": { rank: 2, cells: [[1,0,1],[0,1,1],[1,2,1],[2,2,1]], frost: true },
  "everfrost-deathbringer": { rank: 2, cells: [[-1,0,1],[-2,2,1],[-1,2,1],[0,2,1]] },
  "everfrost-frostweave_illusionist": { rank: 2, cells: [[-1,0,1],[1,0,1],[0,2,1]], frost: true },
  "nethervoid-shadow_imp": { rank: 1, cells: [[-1,-1,1],[1,0,1]] },
  "nethervoid-flame_imp": { rank: 1, cells: [[-2,0,1],[-1,1,1]] },
  "nethervoid-gate_keeper": { rank: 1, cells: [[0,-1,1],[-1,0,1],[1,0,1]] },
  "nethervoid-demon_of_gluttony": { rank: 1, cells: [[-1,1,1],[0,1,1],[1,1,1]] },
  "nethervoid-demon_of_pride": { rank: 1, cells: [[0,1,1],[0,2,1],[1,2,1]] },
  "nethervoid-acolyte_of_destruction": { rank: 2, cells: [[-1,1,1],[1,1,1],[0,3,1]] },
  "nethervoid-acolyte_of_growth": { rank: 2, cells: [[-1,-1,1],[1,-1,1],[-1,0,1],[1,0,1]] },
  "nethervoid-power_seeker": { rank: 2, cells: [[1,0,1],[3,0,1],[2,1,1],[4,1,1]] },
  "nethervoid-hell_hound": { rank: 2, cells: [[-2,0,1],[-1,0,1],[-3,1,1],[0,1,1]] },
  "nethervoid-vortexmaster": { rank: 2, cells: [[0,-3,1],[-1,-2,1],[1,-2,1],[0,-1,1]] },
  "nethervoid-gate_master": { rank: 2, cells: [[0,-1,1],[1,-1,1],[-1,0,1],[1,0,1],[2,0,1]] },
  "nethervoid-hell_rider": { rank: 2, cells: [[0,0,1],[1,0,1],[2,0,1],[0,1,1]] },
  "nethervoid-demon_of_wrath": { rank: 2, cells: [[1,0,1],[-1,1,1],[1,1,1],[0,2,1]] },
  "nethervoid-demon_of_greed": { rank: 2, cells: [[-1,-1,1],[0,-1,1],[-1,1,1],[1,1,1]] },
  "nethervoid-demon_of_lust": { rank: 2, cells: [[0,1,1],[1,1,1],[1,2,1],[2,2,1]] },
  "nethervoid-demon_of_sloth": { rank: 2, cells: [[-1,1,1]] },
  "nethervoid-demon_of_envy": { rank: 2, cells: [[-1,-1,1],[0,0,1],[1,0,1]] },
  "nethervoid-possessed_summoner": { rank: 2, cells: [[1,0,1],[-1,1,1],[0,1,1],[0,2,1]] },
  "etherweave-doppelganger": { rank: 1, cells: [[-1,0,1],[-1,1,1]] },
  "etherweave-paradox_worm": { rank: 1, cells: [[-1,0,1],[-3,1,1],[-2,1,1]], warp: true },
  "etherweave-lesser_shadow_twin": { rank: 1, cells: [[0,1,1],[1,1,1],[2,1,1]], warp: true },
  "etherweave-translocationist": { rank: 1, cells: [[1,-1,1],[-1,0,1],[-1,1,1],[0,1,1]], warp: true },
  "etherweave-antimatter_spirit": { rank: 1, cells: [[1,-1,1],[-1,1,1]], warp: true },
  "etherweave-merchant_of_time": { rank: 2, cells: [[-1,1,1],[1,1,1],[-2,2,1],[0,2,1]], warp: true },
  "etherweave-gate_of_oblivion": { rank: 2, cells: [[-1,0,1],[1,0,1],[-1,1,1],[1,1,1]], marks: {"r":[[-1,-1],[0,-1],[1,-1],[-2,0],[2,0],[-2,1],[2,1]],"p":[[0,1]]}, warp: true },
  "etherweave-time_traveler": { rank: 2, cells: [[-1,-1,1],[0,0,1],[1,1,1]], elsewhere: true },
  "etherweave-greater_shadow_twin": { rank: 2, cells: [[1,0,1],[2,0,1],[3,0,1]], warp: true },
  "etherweave-warpmaster": { rank: 2, cells: [[-1,-2,1],[-2,0,1],[-1,1,1]] },
  "etherweave-dark_sphere": { rank: 2, cells: [[-1,0,1],[0,0,1],[-1,1,1],[0,1,1]] },
  "etherweave-void_summoner": { rank: 2, cells: [[1,0,1],[0,1,1],[-1,2,1],[1,2,1]], warp: true },
  "etherweave-eternal_emperor": { rank: 2, cells: [[-1,-1,1],[-1,0,1],[-1,1,1],[0,1,1]], warp: true },
  "etherweave-reality_patch": { rank: 2, cells: [[0,-1,1],[-1,0,1],[1,0,1],[0,1,1]] },
  "etherweave-polarity_queen": { rank: 2, cells: [[-1,1,1],[1,1,1],[0,2,1],[0,3,1]], warp: true },
  "etherweave-singularity": { rank: 2, cells: [[-1,-1,1],[1,-1,1],[-1,1,1],[1,1,1]] },
  "etherweave-ziggurat_sentinel": { rank: 2, cells: [[0,1,1],[-1,2,1],[0,2,1],[-2,3,1],[-1,3,1]], arrows: [5], warp: true },
  "etherweave-iris_of_eternity": { rank: 2, cells: [[-1,1,1],[1,1,1],[-1,2,1],[1,2,1],[0,3,1]] },
  "legend-fire_dragon": { rank: 3, cells: [[-1,-3,2],[1,-3,2],[0,-1,2],[0,-2,1]], arrows: [6,2,5,4,3] },
  "legend-hell_bull": { rank: 3, cells: [[-1,0,2],[1,0,2],[-1,-1,1],[1,-1,1],[0,0,1],[0,1,1]] },
  "legend-angel_of_death": { rank: 3, cells: [[0,0,2],[-1,-1,1],[1,-1,1],[-2,0,1],[2,0,1],[0,1,1]] },
  "legend-eldest_tree": { rank: 3, cells: [[1,-1,2],[-1,1,2],[-2,0,1],[2,0,1]] },
  "legend-bone_catapult": { rank: 3, cells: [[-1,1,2],[0,1,2],[1,1,2],[-1,-1,1]], arrows: [0,1,6,2] },
  "legend-fire_elemental": { rank: 3, cells: [[-1,1,2],[-2,2,2],[1,1,1],[0,2,1],[2,2,1]] },
  "legend-leviathan": { rank: 3, cells: [[-2,1,2],[-1,1,2],[-4,2,2],[-3,2,1]] },
  "legend-two_headed_dragon": { rank: 3, cells: [[2,0,2],[1,1,2],[0,2,2],[2,2,1],[3,3,1]] },
  "legend-earth_elemental": { rank: 3, cells: [[-1,2,2],[2,2,2],[1,0,1],[0,1,1],[1,1,1]] },
  "legend-time_elemental": { rank: 3, cells: [[-1,1,2],[1,1,2],[0,2,2],[-1,3,1],[1,3,1]] },
  "legend-storm_elemental": { rank: 3, cells: [[-1,-2,2],[-1,-1,2],[1,-1,2],[0,0,1]] },
  "legend-titan": { rank: 3, cells: [[0,1,2],[0,2,2],[-1,3,1],[0,3,1],[1,3,1]] },
};

export const FLARES: Readonly<Record<string, Thresholds>> = {
  "flare-3-6a": { upper: 3, lower: 6 },
  "flare-4-4a": { upper: 4, lower: 4 },
  "flare-3-5": { upper: 3, lower: 5 },
  "flare-4-5a": { upper: 4, lower: 5 },
  "flare-3-6b": { upper: 3, lower: 6 },
  "flare-4-4b": { upper: 4, lower: 4 },
  "flare-4-6": { upper: 4, lower: 6 },
  "flare-4-5b": { upper: 4, lower: 5 },
  "flare-5-4": { upper: 5, lower: 4 },
  "flare-5-5": { upper: 5, lower: 5 },
  "flare-3-4": { upper: 3, lower: 4 },
  "flare-2-5": { upper: 2, lower: 5 },
};

export const TASKS: Readonly<Record<string, TaskRow>> = {
  "destruction": { kind: "destruction", points: 1, advanced: false },
  "devastation": { kind: "destruction", points: 2, advanced: false },
  "heroic_destruction": { kind: "destruction", points: 2, advanced: false },
  "heroic_devastation": { kind: "destruction", points: 3, advanced: true },
  "end_of_legends": { kind: "destruction", points: 2, advanced: true },
  "red_conquest": { kind: "colored", points: 2, advanced: false },
  "green_conquest": { kind: "colored", points: 2, advanced: false },
  "color_conquest": { kind: "colored", points: 3, advanced: false },
  "red_legends": { kind: "colored", points: 3, advanced: true },
  "green_legends": { kind: "colored", points: 3, advanced: true },
  "rainbow_dominance": { kind: "colored", points: 2, advanced: false },
  "red_summoning": { kind: "summoning", points: 1, advanced: false },
  "green_summoning": { kind: "summoning", points: 1, advanced: false },
  "colored_summoning": { kind: "summoning", points: 2, advanced: false },
  "legendary_summoning": { kind: "summoning", points: 2, advanced: true },
  "central_dominance": { kind: "pattern", points: 1, advanced: false },
  "center_cross": { kind: "pattern", points: 2, advanced: false },
  "line_dominance": { kind: "pattern", points: 2, advanced: false },
  "diagonals": { kind: "pattern", points: 3, advanced: true },
  "side_chain": { kind: "pattern", points: 3, advanced: false },
  "corner_chain": { kind: "pattern", points: 3, advanced: false },
  "imprisonment": { kind: "enemy", points: 1, advanced: false },
  "envelopment": { kind: "enemy", points: 2, advanced: true },
  "isolation": { kind: "enemy", points: 2, advanced: true },
};
