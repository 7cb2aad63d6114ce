/** What the box says and the view does not: checked against the data of the game by tests/box.test.ts. */

export const RESOURCES = ["food", "wood", "stone"] as const;
export const BUILDINGS = [
  "military_camp",
  "archery_range",
  "wizard_tower",
  "stables",
  "banner_tower",
  "portal",
] as const;
export type Building = (typeof BUILDINGS)[number];
