import type { Me } from "../protocol";
import { api, Refusal } from "./api";
import { KEY as LEARNED, readAgain as learnedAgain } from "./learned.svelte";
import { merged, united, type Json } from "./merge";
import { myTables, takeTables, type MyTable } from "./mine.svelte";
import { forgetKey, player, playerKey } from "./player.svelte";
import { keep, kept, onKept, settings, takeSettings } from "./settings.svelte";
import { forgetSolved, KEY as SOLVED, takeSolved } from "./solved.svelte";

/** Something this browser keeps that goes along to other devices: what is sent, and what is made of what comes. */
interface Shared {
  /** Under which the browser keeps it: when that changes, it is sent. */
  key: string;
  body: () => string | null;
  take: (theirs: string) => void;
}

/** What belongs to a screen stays with the device. */
const OF_DEVICE = ["sound", "notifications", "motion", "confirm"];
const VERSIONS = "stolik.versions";
const SOON = 1500;

function ownSettings(): string {
  return JSON.stringify(Object.fromEntries(Object.entries(settings).filter(([key]) => !OF_DEVICE.includes(key))));
}

function takeLearned(theirs: string): void {
  keep(LEARNED, JSON.stringify(merged(JSON.parse(kept(LEARNED) ?? "{}") as Json, JSON.parse(theirs) as Json)));
  learnedAgain();
}

/** Without what the table told when it was last looked at: that is asked for anew. */
function ownTables(): string {
  const rows = myTables().map((row) => ({ ...row, info: null }));
  return JSON.stringify(rows);
}

const SHARED: Record<string, Shared> = {
  settings: { key: "stolik.settings", body: ownSettings, take: (theirs) => takeSettings(theirs) },
  lessons: { key: LEARNED, body: () => kept(LEARNED), take: takeLearned },
  puzzles: { key: SOLVED, body: () => kept(SOLVED), take: takeSolved },
  tables: {
    key: "stolik.tables",
    body: ownTables,
    take: (theirs) => takeTables(united(myTables(), JSON.parse(theirs) as MyTable[])),
  },
};

const sent = new Map<string, string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let waiting = new Set<string>();

function versions(): Record<string, number> {
  try {
    return JSON.parse(kept(VERSIONS) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

function note(name: string, version: number): void {
  keep(VERSIONS, JSON.stringify({ ...versions(), [name]: version }));
}

/** When the page opens, and after this device has come in with a pass (`anew`). */
export async function sync(anew?: Me): Promise<void> {
  if (!playerKey()) return;
  try {
    const me = anew ?? (await api.me());
    take(me, anew !== undefined);
  } catch (error) {
    player.off = error instanceof Refusal && error.status === 404;
  }
}

/** Nobody is made known to the house by looking round: it begins with the first seat that is taken. */
function take(me: Me, anew: boolean): void {
  player.me = me;
  if (!me.id) return;
  const known = anew ? {} : versions();
  for (const [name, shared] of Object.entries(SHARED)) {
    const theirs = me.documents[name];
    const version = theirs?.version ?? 0;
    const before = shared.body();
    if (theirs && version > (known[name] ?? 0)) tryTo(() => shared.take(theirs.body));
    note(name, version);
    if (theirs) sent.set(name, theirs.body);
    if (!theirs || before !== theirs.body) waiting.add(name);
  }
  later();
}

function tryTo(read: () => void): void {
  try {
    read();
  } catch {
    /* of another version of this page: ours stays */
  }
}

function later(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sendAll(), SOON);
}

/** At once, for whoever is about to look on another device. */
export async function sendAll(): Promise<void> {
  clearTimeout(timer);
  const names = [...waiting];
  waiting = new Set();
  for (const name of names) await send(name);
}

async function send(name: string): Promise<void> {
  const body = SHARED[name]?.body();
  if (!player.me?.id || !body || body === sent.get(name)) return;
  try {
    const { version } = await api.keepDocument(name, { version: versions()[name] ?? 0, body });
    note(name, version);
    sent.set(name, body);
  } catch (error) {
    if (error instanceof Refusal && error.problem.key === "document-changed") await sync();
  }
}

export function keepInStep(): void {
  player.seated = () => {
    if (!player.off && !player.me?.id) void sync();
  };
  onKept((key) => {
    const name = Object.keys(SHARED).find((one) => SHARED[one]?.key === key);
    if (!name || !player.me?.id) return;
    waiting.add(name);
    later();
  });
}

/** Everything there is of somebody, in the house and in this browser. */
export async function deleteMe(): Promise<void> {
  player.me = await api.deleteMe();
  forgetKey();
  keep(VERSIONS, "{}");
  sent.clear();
  keep(LEARNED, "{}");
  learnedAgain();
  forgetSolved();
  takeTables([]);
  settings.name = "";
  settings.avatar = "";
}
