import tracks from "../../../../src/stolik/games/titan_race/data/tracks.toml?raw";

/** The tracks of the box, read from the file that the rules are played by. */
export interface TrackMap {
  /** Rows 1 to 12, three letters each, as a view has them. */
  map: string;
  homeOf: string;
}

const TRACK = /^id = "(\w+)"[^[]*?^home_of = "(\w+)"[\s\S]*?^map = """([\s\S]*?)"""/gm;
const ROW = /^\d+\s+(.*)$/gm;

export const MAPS: ReadonlyMap<string, TrackMap> = new Map(
  [...tracks.matchAll(TRACK)].map(([, id = "", homeOf = "", rows = ""]) => [id, { homeOf, map: lettersOf(rows) }]),
);

/** They are written from the top down. */
function lettersOf(rows: string): string {
  return [...rows.matchAll(ROW)]
    .map(([, squares = ""]) => squares.replace(/\s+/g, ""))
    .reverse()
    .join("");
}
