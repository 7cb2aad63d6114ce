import { recorded } from "../../../../tests/stretches";
import type { Arena } from "../arena";

export const games = recorded<Arena>("tash_kalar");

export const questions = games.flatMap(({ question, after, seat }) =>
  question ? [{ question, arena: after, seat }] : [],
);
