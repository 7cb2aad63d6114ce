import type { Lid } from "../contract";

export const lid: Lid = {
  place: 1,
  look: "titan",
  emblem: "em-titan",
  players: "2–6",
  minutes: "30",
};
