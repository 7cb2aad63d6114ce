import { recorded } from "../../../../tests/stretches";
import type { Realm } from "../realm";

export const games = recorded<Realm>("karak2");

export const questions = games.flatMap(({ question, after }) => (question ? [{ question, realm: after }] : []));
