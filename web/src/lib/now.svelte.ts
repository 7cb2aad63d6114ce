import { createSubscriber } from "svelte/reactivity";

const OFTEN = 250;
const ticking = createSubscriber((tick) => {
  const timer = setInterval(tick, OFTEN);
  return () => clearInterval(timer);
});

/** The time, in milliseconds, as something that pages can follow; it ticks only while somebody looks. */
export function now(): number {
  ticking();
  return Date.now();
}
