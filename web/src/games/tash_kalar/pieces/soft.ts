const SOFT = "\u00AD";
const VOWELS = "aeiouyąęó";
/** Two letters that are one sound, and two sounds that begin a syllable together. */
const UNIT = /sz|cz|rz|dz|dź|dż|ch|th|sh|ph|ck|./giu;
const ONSET = /^(?:[bcdfgkpt]|ch|th)[rlł]$/iu;
const INSIDE = new RegExp(`(?<=[${VOWELS}])([^${VOWELS}\\W]|[ćłńśźż])+(?=[${VOWELS}])`, "giu");
const EDGE = 3;

/**
 * Where a word may be broken, if it must be: between syllables, away from both ends; a lone letter at the end never
 * stands alone.
 */
export function softened(text: string): string {
  return text
    .replace(/ (\S)$/, "\u00A0$1")
    .split(/(?<=[ -])/)
    .map(broken)
    .join("");
}

function broken(word: string): string {
  return word.replace(INSIDE, (sounds: string, _: string, start: number) => {
    const units = sounds.match(UNIT) ?? [];
    const last = ONSET.test(units.slice(-2).join("")) ? 2 : 1;
    const before = units.slice(0, -last).join("");
    const place = start + before.length;
    const isInside = place >= EDGE && place <= word.trimEnd().length - EDGE;
    return isInside ? before + SOFT + sounds.slice(before.length) : sounds;
  });
}
