const MOMENT = 0.09;
let audio: AudioContext | null = null;

/** Browsers allow sound only after a gesture; this is called from one. */
export function wakeSound(): void {
  audio ??= typeof AudioContext === "undefined" ? null : new AudioContext();
  if (audio?.state === "suspended") void audio.resume();
}

function tone(at: number, pitch: number, length: number, loudness: number): void {
  if (!audio) return;
  const start = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = "sine";
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** Two soft notes of a small bell. */
export function yourTurnSound(): void {
  if (audio?.state !== "running") return;
  tone(0, 587.3, 0.5, 0.12);
  tone(0.13, 880, 0.7, 0.1);
}

let moved = 0;

/** A piece put down on wood; not twice within a moment. */
export function moveSound(): void {
  if (audio?.state !== "running" || audio.currentTime - moved < MOMENT) return;
  moved = audio.currentTime;
  tone(0, 190, 0.09, 0.14);
  tone(0.012, 310, 0.05, 0.05);
}
