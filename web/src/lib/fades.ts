/** How much of a list lies beyond its upper and its lower edge. */
export interface Beyond {
  above: boolean;
  below: boolean;
}

const SLACK = 4;

export function beyond(list: { scrollTop: number; scrollHeight: number; clientHeight: number }): Beyond {
  return {
    above: list.scrollTop > SLACK,
    below: list.scrollHeight - list.clientHeight - list.scrollTop > SLACK,
  };
}

const STOPS = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * Something that scrolls says so: `data-above` and `data-below`, which the class `fades` draws as soft edges. Where
 * nothing in it can be stopped at by Tab, it is a stop itself, so that keys can scroll it.
 */
export function fades(node: HTMLElement) {
  node.classList.add("fades");
  const isStop = node.hasAttribute("tabindex");
  const look = () => {
    const { above, below } = beyond(node);
    node.toggleAttribute("data-above", above);
    node.toggleAttribute("data-below", below);
    if (!isStop) node.toggleAttribute("tabindex", false);
    if (!isStop && (above || below) && !node.querySelector(STOPS)) node.tabIndex = 0;
  };
  const sizes = new ResizeObserver(look);
  const watch = () => {
    sizes.disconnect();
    sizes.observe(node);
    for (const child of node.children) sizes.observe(child);
    look();
  };
  const contents = new MutationObserver(watch);
  contents.observe(node, { childList: true, subtree: true, characterData: true });
  node.addEventListener("scroll", look, { passive: true });
  watch();
  return () => {
    sizes.disconnect();
    contents.disconnect();
    node.removeEventListener("scroll", look);
  };
}

/** Where a list must be scrolled to so that one of its rows is seen whole; its own place where it is. */
export function scrolledTo(
  list: { top: number; bottom: number; scrollTop: number },
  row: { top: number; bottom: number },
  margin = 8,
): number {
  if (row.top < list.top + margin) return list.scrollTop + row.top - list.top - margin;
  if (row.bottom > list.bottom - margin) return list.scrollTop + row.bottom - list.bottom + margin;
  return list.scrollTop;
}
