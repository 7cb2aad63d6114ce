import type { Lid } from "../contract";

export const lid: Lid = {
  place: 3,
  look: "tash",
  emblem: "em-tash",
  players: "2–4",
  minutes: "30–45",
};
