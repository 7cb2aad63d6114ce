import type { PicturedChoice, Words } from "../contract";
import { MAPS } from "./maps";
import TrackPicture from "./panels/TrackPicture.svelte";

function text(track: string, words: Words): string {
  const home = words.say("tr-home-of", { titan: words.say(`titan-${MAPS.get(track)?.homeOf ?? ""}`) });
  return `${words.say(`track-${track}-text`)} ${home}`;
}

const track: PicturedChoice = { Picture: TrackPicture, text, lot: true };

export const choices = { track, track2: track, track3: track };
