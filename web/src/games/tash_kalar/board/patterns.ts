import { rankOf, rowOf, squareAt, type Arena } from "../arena";
import { IMAGES, STEPS, type Row } from "../deck";
import { nameAt, placeOf, SIDE } from "./geometry";

/** An image of a pattern at one place of the arena. */
export interface Fit {
  square: string;
  image: number;
  cells: { square: string; rank: number }[];
}

export interface NearFit extends Fit {
  missing: string;
  /**
   * What is missing there: any own piece on an empty square, a higher rank, or an own piece in place of a foreign one.
   */
  lack: "piece" | "rank" | "foreign";
}

export function turned(image: number, x: number, y: number): [number, number] {
  const [right, down] = IMAGES[image] ?? IMAGES[0];
  return [x * right[0] + y * down[0], x * right[1] + y * down[1]];
}

/** A way of the pattern as drawn, clockwise from north, in an image. */
export function turnedWay(image: number, way: number): number {
  const [x, y] = STEPS[way] ?? STEPS[0];
  const [dx, dy] = turned(image, x, y);
  return STEPS.findIndex((step) => step[0] === dx && step[1] === dy);
}

/** The squares of an image; null where it does not lie on the arena. */
export function fitAt(row: Row, square: string, image: number): Fit | null {
  const place = placeOf(square);
  if (!place) return null;
  const cells = row.cells.map(([x, y, rank]) => {
    const [dx, dy] = turned(image, x, y);
    return { square: nameAt(place.x + dx, place.y + dy), rank };
  });
  return cells.every((cell) => cell.square) ? { square, image, cells } : null;
}

/** Marked squares of an image on the arena, by their letter. */
export function marksAt(row: Row, square: string, image: number): { letter: string; square: string }[] {
  const place = placeOf(square);
  if (!place || !row.marks) return [];
  return Object.entries(row.marks).flatMap(([letter, offsets]) =>
    offsets.flatMap(([x, y]) => {
      const [dx, dy] = turned(image, x, y);
      const name = nameAt(place.x + dx, place.y + dy);
      return name ? [{ letter, square: name }] : [];
    }),
  );
}

/** Images that cover the same squares are one; every place where a pattern lies whole on the arena. */
export function allFits(card: string): Fit[] {
  const known = CACHE.get(card);
  if (known) return known;
  const row = rowOf(card);
  const found = row ? fitsOf(row) : [];
  CACHE.set(card, found);
  return found;
}

const CACHE = new Map<string, Fit[]>();

function fitsOf(row: Row): Fit[] {
  const images = IMAGES.map((_, image) => image).filter(
    (image, _, all) => all.find((other) => lookOf(row, other) === lookOf(row, image)) === image,
  );
  const found: Fit[] = [];
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const square = nameAt(x, y);
      for (const image of square ? images : []) {
        const fit = fitAt(row, square, image);
        if (fit) found.push(fit);
      }
    }
  }
  return found;
}

function lookOf(row: Row, image: number): string {
  return row.cells
    .map(([x, y, rank]) => `${turned(image, x, y).join()} ${rank}`)
    .sort()
    .join(";");
}

export interface Fitting {
  whole: Fit[];
  near: NearFit[];
}

/**
 * Where a card fits with the pieces of a side, and where one piece is missing; a higher rank on the summoning square is
 * in the way.
 */
export function fitting(arena: Arena, card: string, side: number): Fitting {
  const found: Fitting = { whole: [], near: [] };
  const row = rowOf(card);
  const rank = row?.rank ?? 0;
  for (const fit of allFits(card)) {
    const standing = squareAt(arena, fit.square);
    if (!standing || (rankOf(standing.rank) > rank && !row?.elsewhere)) continue;
    const lacking = fit.cells.filter((cell) => !holds(arena, cell, side));
    if (lacking.length === 0) found.whole.push(fit);
    if (lacking.length === 1)
      found.near.push({ ...fit, missing: lacking[0]!.square, lack: lackOf(arena, lacking[0]!, side) });
  }
  return found;
}

function holds(arena: Arena, cell: { square: string; rank: number }, side: number): boolean {
  const square = squareAt(arena, cell.square);
  return square?.side === side && rankOf(square.rank) >= cell.rank;
}

function lackOf(arena: Arena, cell: { square: string; rank: number }, side: number): NearFit["lack"] {
  const square = squareAt(arena, cell.square);
  if (square?.side === side || (square?.side === null && cell.rank > 1)) return "rank";
  return square?.side === null ? "piece" : "foreign";
}
