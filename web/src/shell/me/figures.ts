import type { GameLine, PlayLine } from "../../protocol";

/** A finished game as whoever asks has played it. */
export interface Mine {
  line: GameLine;
  play: PlayLine;
  /** null: at one screen, where one has played every part. */
  outcome: "won" | "drawn" | "lost" | null;
  others: PlayLine[];
}

export interface Filter {
  game: string;
  form: string;
  /** A player's handle, a bot's level, or a name. */
  opponent: string;
}

export const ALL: Filter = { game: "", form: "*", opponent: "" };

export function mineOf(line: GameLine): Mine | null {
  const own = line.plays.filter(({ you }) => you);
  const play = own[0];
  if (!play) return null;
  const others = line.plays.filter(({ you }) => !you);
  return { line, play, others, outcome: own.length > 1 ? null : outcomeOf(line, play) };
}

function outcomeOf(line: GameLine, play: PlayLine): "won" | "drawn" | "lost" {
  if (line.plays.every(({ place }) => place === 1)) return "drawn";
  return play.place === 1 ? "won" : "lost";
}

/** By which somebody is found again: those with a key also under another name. */
export function idOf(play: PlayLine): string {
  return play.player || (play.level ? `bot ${play.level}` : play.name);
}

export function fits({ line, others }: Mine, filter: Filter): boolean {
  return (
    (!filter.game || line.game === filter.game) &&
    (filter.form === "*" || line.form === filter.form) &&
    (!filter.opponent || others.some((play) => idOf(play) === filter.opponent))
  );
}

export interface Sums {
  games: number;
  won: number;
  drawn: number;
  lost: number;
}

export function sums(games: Mine[]): Sums {
  const count = (outcome: Mine["outcome"]) => games.filter((one) => one.outcome === outcome).length;
  return { games: games.length, won: count("won"), drawn: count("drawn"), lost: count("lost") };
}

export interface Records {
  /** Wins in a row: now, and at most. */
  streak: number;
  best: number;
  firstGame: Mine | null;
  firstWin: Mine | null;
  longest: Mine | null;
}

/** `games` are the newest first, as they come. */
export function records(games: Mine[]): Records {
  const told = [...games].reverse();
  let [streak, best] = [0, 0];
  for (const { outcome } of told) {
    if (outcome === null) continue;
    streak = outcome === "won" ? streak + 1 : 0;
    best = Math.max(best, streak);
  }
  const longest = told.reduce<Mine | null>(
    (most, one) => (one.line.answers > (most?.line.answers ?? 0) ? one : most),
    null,
  );
  return {
    streak,
    best,
    firstGame: told[0] ?? null,
    firstWin: told.find(({ outcome }) => outcome === "won") ?? null,
    longest,
  };
}

export interface Fare {
  kind: string;
  name: string;
  games: number;
  won: number;
}

/** By what one had: titans, units, a school, a hero; the most played first. */
export function byThing(games: Mine[]): Fare[] {
  const fares = new Map<string, Fare>();
  for (const { play, outcome } of games) {
    if (outcome === null) continue;
    for (const [kind, names] of Object.entries(play.had))
      for (const name of names) {
        const fare = fares.get(`${kind} ${name}`) ?? { kind, name, games: 0, won: 0 };
        fares.set(`${kind} ${name}`, {
          ...fare,
          games: fare.games + 1,
          won: fare.won + Number(outcome === "won"),
        });
      }
  }
  return [...fares.values()].sort((a, b) => b.games - a.games || b.won / b.games - a.won / a.games);
}

export interface Month extends Sums {
  month: string;
}

/** The oldest first; months without a game are there too. */
export function byMonth(games: Mine[], most = 12): Month[] {
  const monthOf = (at: number) => new Date(at * 1000).toISOString().slice(0, 7);
  const [newest, oldest] = [games[0], games.at(-1)];
  if (!newest || !oldest) return [];
  const months: string[] = [];
  const day = new Date(`${monthOf(newest.line.ended)}-01T00:00:00Z`);
  while (months.length < most && monthOf(day.getTime() / 1000) >= monthOf(oldest.line.ended)) {
    months.unshift(day.toISOString().slice(0, 7));
    day.setUTCMonth(day.getUTCMonth() - 1);
  }
  return months.map((month) => ({ month, ...sums(games.filter(({ line }) => monthOf(line.ended) === month)) }));
}

export interface Rated {
  at: number;
  table: string;
  points: number;
  off: number;
}

/** The rating after each game of one form, the oldest first. */
export function course(games: Mine[], game: string, form: string): Rated[] {
  return games
    .filter(({ line, play }) => line.game === game && line.form === form && play.points !== null)
    .map(({ line, play }) => ({
      at: line.ended,
      table: line.table,
      points: play.points ?? 0,
      off: play.off ?? 0,
    }))
    .reverse();
}
