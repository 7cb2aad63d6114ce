const OPTION = ".option, [data-option]";
const WATCHED = {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ["class", "disabled", "hidden", "tabindex"],
};

type Thing = HTMLElement | SVGElement;

/** Whether a key pressed now would reach nothing: the thing is gone, hidden or cannot be pressed any more. */
export function isDead(thing: Element): boolean {
  return !thing.isConnected || thing.matches(":disabled") || !thing.checkVisibility({ visibilityProperty: true });
}

export function isOption(thing: Element): boolean {
  return thing.matches(OPTION);
}

/**
 * The focus is never lost on the part of the page this is attached to: when what has it goes away, or was an option
 * and is none any more, it goes to the thing marked `data-home`. What the reader does himself is left alone.
 */
export function keepsFocus(node: HTMLElement) {
  let held: Thing | null = null;
  let offered = false;

  const home = () => node.querySelector<Thing>("[data-home]")?.focus({ preventScroll: true });

  function hold(event: FocusEvent): void {
    held = event.target as Thing;
    offered = isOption(held);
  }

  // Chromium says so in the middle of a drawing, when it cannot be seen yet whether the thing stays.
  function leave(event: FocusEvent): void {
    const thing = event.target as Thing;
    queueMicrotask(() => {
      if (held === thing && document.activeElement !== thing && !isDead(thing)) held = null;
    });
  }

  // Whether a thing can be seen has all styles worked out anew: too dear for every change while somebody only watches.
  const isHome = () => held?.isConnected && held.matches("[data-home]");

  function check(): void {
    if (!held || isHome()) return;
    const elsewhere = document.activeElement !== held && document.activeElement !== document.body;
    if (elsewhere) return;
    const option = isOption(held);
    if (isDead(held) || (offered && !option)) home();
    else offered = option;
  }

  const watcher = new MutationObserver(check);
  watcher.observe(node, WATCHED);
  node.addEventListener("focusin", hold);
  node.addEventListener("focusout", leave);
  if (document.activeElement === document.body) home();
  return () => {
    watcher.disconnect();
    node.removeEventListener("focusin", hold);
    node.removeEventListener("focusout", leave);
  };
}
