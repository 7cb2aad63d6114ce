import { recorded } from "../../../../tests/stretches";
import type { Chest } from "../chest";

export const games = recorded<Chest>("war_chest");

export const questions = games.flatMap(({ question, after, seat }) =>
  question ? [{ question, chest: after, seat }] : [],
);
