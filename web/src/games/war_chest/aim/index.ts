import type { GameClient } from "../../contract";
import Blow from "./Blow.svelte";
import Markers from "./Markers.svelte";
import Orders from "./Orders.svelte";

export const aim: NonNullable<GameClient["aim"]> = [
  { Picture: Markers, title: "wc-aim-markers", text: "wc-aim-markers-text", rule: "WC-11.1" },
  { Picture: Orders, title: "wc-aim-orders", text: "wc-aim-orders-text", rule: "WC-6.1" },
  { Picture: Blow, title: "wc-aim-blow", text: "wc-aim-blow-text", rule: "WC-6.13" },
];
