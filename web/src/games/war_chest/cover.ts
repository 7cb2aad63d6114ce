import type { Lid } from "../contract";

export const lid: Lid = {
  place: 2,
  look: "war",
  emblem: "em-war",
  players: "2, 4",
  minutes: "30–60",
};
