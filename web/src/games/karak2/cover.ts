import type { Lid } from "../contract";

export const lid: Lid = {
  place: 4,
  look: "karak",
  emblem: "em-karak",
  players: "2–5",
  minutes: "45–90",
};
