/** 6:20, 1:02:05; never below zero. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const [hours, minutes, rest] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** For a game over days: "2 d 5 h". */
export function longClock(seconds: number): { days: number; hours: number; minutes: number } {
  const left = Math.max(0, Math.ceil(seconds / 60));
  return { days: Math.floor(left / 1440), hours: Math.floor(left / 60) % 24, minutes: left % 60 };
}

export function ago(then: number, now: number, language: string, justNow: string): string {
  const seconds = Math.round(then - now);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ];
  for (const [unit, length] of steps) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit);
  }
  return justNow;
}
