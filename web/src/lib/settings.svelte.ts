import type { Language } from "../games/contract";

export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  sound: boolean;
  notifications: boolean;
  motion: "system" | "on" | "off";
  speed: "normal" | "fast";
  /** A first click shows what an option does, a second one does it. */
  confirm: boolean;
  hints: boolean;
  /** Every board in words, as games without a drawn one have it. */
  textBoard: boolean;
  name: string;
  /** A drawing of ours by its id; "" for the first letter of the name. */
  avatar: string;
  /** Hints that have been read, as game/prompt. */
  read: string[];
  /** Games whose aim has been told. */
  aims: string[];
}

const KEY = "stolik.settings";

export interface Surroundings {
  languages: readonly string[];
  touch: boolean;
}

export function defaults({ languages, touch }: Surroundings): Settings {
  return {
    language: languages.some((name) => name.toLowerCase().startsWith("pl")) ? "pl" : "en",
    theme: "system",
    sound: !touch,
    notifications: false,
    motion: "system",
    speed: "normal",
    confirm: touch,
    hints: true,
    textBoard: false,
    name: "",
    avatar: "",
    read: [],
    aims: [],
  };
}

/** What was kept, where it still fits; defaults for the rest. */
export function read(kept: string | null, around: Surroundings): Settings {
  const settings = defaults(around);
  let found: Partial<Record<keyof Settings, unknown>> = {};
  try {
    found = (JSON.parse(kept ?? "{}") as typeof found | null) ?? {};
  } catch {
    return settings;
  }
  const choices: Partial<Record<keyof Settings, readonly unknown[]>> = {
    language: ["en", "pl"],
    theme: ["system", "light", "dark"],
    motion: ["system", "on", "off"],
    speed: ["normal", "fast"],
  };
  for (const key of Object.keys(settings) as (keyof Settings)[]) {
    const value = found[key];
    const fits =
      choices[key]?.includes(value) ?? (typeof value === typeof settings[key] && sameShape(value, settings[key]));
    if (fits) Object.assign(settings, { [key]: value });
  }
  return settings;
}

function sameShape(value: unknown, like: unknown): boolean {
  return Array.isArray(value) === Array.isArray(like);
}

export const settings: Settings = $state(read(kept(KEY), surroundings()));

/** From another device; what it does not tell stays. */
export function takeSettings(theirs: string): void {
  const found = JSON.parse(theirs) as Partial<Settings>;
  Object.assign(settings, read(JSON.stringify({ ...settings, ...found }), surroundings()));
}

export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => keep(KEY, JSON.stringify(settings)));
    $effect(() => {
      const root = document.documentElement;
      if (settings.theme === "system") delete root.dataset["theme"];
      else root.dataset["theme"] = settings.theme;
      root.dataset["motion"] = settings.motion;
    });
  });
}

export function moves(): boolean {
  if (settings.motion !== "system") return settings.motion === "on";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How many times as fast as usual things move. */
export function speedOf({ speed }: Pick<Settings, "speed">): number {
  return speed === "fast" ? 2 : 1;
}

function surroundings(): Surroundings {
  return {
    languages: globalThis.navigator?.languages ?? [],
    touch: globalThis.matchMedia?.("(pointer: coarse)").matches ?? false,
  };
}

/** Storage may be forbidden; then nothing is kept, and all goes on. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

let heard: ((key: string) => void) | undefined;

/** Whoever sees to it that other devices hear of it. */
export function onKept(hear: (key: string) => void): void {
  heard = hear;
}

export function keep(key: string, value: string): void {
  try {
    if (localStorage.getItem(key) === value) return;
    localStorage.setItem(key, value);
    heard?.(key);
  } catch {
    /* full or forbidden */
  }
}
