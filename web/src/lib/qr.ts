/** A QR code (bytes, error correction M, versions 1 to 12) as rows of dark and light. */

// Per version: error correction bytes per block, then pairs of [blocks, data bytes in each].
const BLOCKS: [number, ...[number, number][]][] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
  [30, [1, 50], [4, 51]],
  [22, [6, 36], [2, 37]],
];
const ALIGNMENT = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50], [30, 54], [32, 58]];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1;
}

const at = (list: ArrayLike<number>, place: number): number => list[place] ?? 0;
const times = (a: number, b: number) => (a && b ? at(EXP, at(LOG, a) + at(LOG, b)) : 0);

function correction(data: number[], length: number): number[] {
  let generator = [1];
  for (let power = 0; power < length; power++) {
    const next = [...generator, 0];
    generator.forEach((factor, place) => (next[place + 1] = at(next, place + 1) ^ times(factor, at(EXP, power))));
    generator = next;
  }
  const rest = [...data, ...new Array<number>(length).fill(0)];
  for (let place = 0; place < data.length; place++) {
    const factor = at(rest, place);
    generator.forEach((part, step) => (rest[place + step] = at(rest, place + step) ^ times(part, factor)));
  }
  return rest.slice(data.length);
}

function capacity(version: number): number {
  const [, ...groups] = BLOCKS[version - 1] ?? [0];
  return groups.reduce((sum, [count, size]) => sum + count * size, 0);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => push(byte, 8));
  const room = capacity(version) * 8;
  push(0, Math.min(4, room - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let place = 0; place < bits.length; place += 8) data.push(parseInt(bits.slice(place, place + 8).join(""), 2));
  for (let pad = 0xec; data.length < room / 8; pad ^= 0xec ^ 0x11) data.push(pad);
  return interleaved(data, version);
}

function interleaved(data: number[], version: number): number[] {
  const [length, ...groups] = BLOCKS[version - 1] ?? [0];
  const blocks: number[][] = [];
  let start = 0;
  for (const [count, size] of groups) {
    for (let block = 0; block < count; block++, start += size) blocks.push(data.slice(start, start + size));
  }
  const checks = blocks.map((block) => correction(block, length));
  const woven = (lists: number[][]) => {
    const longest = Math.max(...lists.map((list) => list.length));
    return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list.slice(place, place + 1))).flat();
  };
  return [...woven(blocks), ...woven(checks)];
}

const MASKS: ((row: number, col: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

class Grid {
  readonly size: number;
  readonly dark: boolean[][];
  readonly fixed: boolean[][];

  constructor(readonly version: number) {
    this.size = 17 + 4 * version;
    const empty = () => Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false));
    this.dark = empty();
    this.fixed = empty();
  }

  set(row: number, col: number, dark: boolean): void {
    const [line, marks] = [this.dark[row], this.fixed[row]];
    if (!line || !marks || col < 0 || col >= this.size) return;
    line[col] = dark;
    marks[col] = true;
  }

  draw(): void {
    for (let step = 0; step < this.size; step++) {
      this.set(6, step, step % 2 === 0);
      this.set(step, 6, step % 2 === 0);
    }
    for (const [row, col] of [
      [3, 3],
      [3, this.size - 4],
      [this.size - 4, 3],
    ] as const)
      this.square(row, col, 4);
    const centres = ALIGNMENT[this.version - 1] ?? [];
    const places = centres.length ? [6, ...centres] : [];
    const last = places.at(-1);
    for (const row of places) {
      for (const col of places) {
        const corner = (row === 6 && (col === 6 || col === last)) || (row === last && col === 6);
        if (!corner) this.square(row, col, 2);
      }
    }
    this.format(0);
    if (this.version >= 7) this.drawVersion();
  }

  private square(row: number, col: number, reach: number): void {
    for (let dr = -reach; dr <= reach; dr++) {
      for (let dc = -reach; dc <= reach; dc++) {
        const ring = Math.max(Math.abs(dr), Math.abs(dc));
        this.set(row + dr, col + dc, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
      }
    }
  }

  format(mask: number): void {
    let rest = mask;
    for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((mask << 10) | rest) ^ 0x5412;
    const bit = (place: number) => ((bits >> place) & 1) === 1;
    const end = this.size;
    for (let place = 0; place <= 5; place++) this.set(place, 8, bit(place));
    this.set(7, 8, bit(6));
    this.set(8, 8, bit(7));
    this.set(8, 7, bit(8));
    for (let place = 9; place < 15; place++) this.set(8, 14 - place, bit(place));
    for (let place = 0; place < 8; place++) this.set(8, end - 1 - place, bit(place));
    for (let place = 8; place < 15; place++) this.set(end - 15 + place, 8, bit(place));
    this.set(end - 8, 8, true);
  }

  private drawVersion(): void {
    let rest = this.version;
    for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (this.version << 12) | rest;
    for (let place = 0; place < 18; place++) {
      const [far, near] = [this.size - 11 + (place % 3), Math.floor(place / 3)];
      this.set(near, far, ((bits >> place) & 1) === 1);
      this.set(far, near, ((bits >> place) & 1) === 1);
    }
  }

  fill(words: number[]): void {
    let place = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++) {
        const row = ((right + 1) & 2) === 0 ? this.size - 1 - step : step;
        for (const col of [right, right - 1]) {
          const [line, marks] = [this.dark[row], this.fixed[row]];
          if (!line || !marks || marks[col]) continue;
          line[col] = ((at(words, place >> 3) >> (7 - (place & 7))) & 1) === 1;
          place++;
        }
      }
    }
  }

  masked(mask: number): boolean[][] {
    this.format(mask);
    const hides = MASKS[mask] ?? (() => false);
    return this.dark.map((line, row) =>
      line.map((dark, col) => (this.fixed[row]?.[col] ? dark : dark !== hides(row, col))),
    );
  }
}

/** How hard a pattern is to read: long runs, full squares, false corners, too much of one shade. */
function penalty(rows: boolean[][]): number {
  const lines = [...rows, ...rows.map((_, col) => rows.map((row) => row[col] === true))];
  let sum = 0;
  for (const line of lines) {
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (text.match(/(?=00001011101|10111010000)/g)?.length ?? 0);
  }
  rows.slice(1).forEach((row, r) =>
    row.slice(1).forEach((dark, c) => {
      if (dark === row[c] && dark === rows[r]?.[c] && dark === rows[r]?.[c + 1]) sum += 3;
    }),
  );
  const share = rows.flat().filter(Boolean).length / rows.length ** 2;
  return sum + 10 * Math.floor(Math.abs(share * 20 - 10));
}

export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((_, place) => capacity(place + 1) >= bytes.length + (place < 9 ? 2 : 3)) + 1;
  if (version === 0) throw new Error("too long for a code");
  const grid = new Grid(version);
  grid.draw();
  grid.fill(codewords(bytes, version));
  const tries = MASKS.map((_, mask) => grid.masked(mask));
  const costs = tries.map(penalty);
  return tries[costs.indexOf(Math.min(...costs))] ?? [];
}

/** As one path of unit squares. */
export function qrPath(rows: boolean[][]): string {
  return rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}
