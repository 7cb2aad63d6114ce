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
 * nothing in it can be stopped at by Tab, it is a stop itself, so that keys can scroll it. It is measured once a frame
 * at most: to measure after every change would make the browser lay the page out each time.
 */
export function fades(node: HTMLElement) {
  node.classList.add("fades");
  const isStop = node.hasAttribute("tabindex");
  let due = 0;
  const look = () => {
    due = 0;
    const { above, below } = beyond(node);
    node.toggleAttribute("data-above", above);
    node.toggleAttribute("data-below", below);
    const stops = !isStop && (above || below) && !node.querySelector(STOPS);
    if (stops) node.tabIndex = 0;
    else if (!isStop) node.removeAttribute("tabindex");
  };
  const soon = () => (due ||= requestAnimationFrame(look));
  const sizes = new ResizeObserver(soon);
  const contents = new MutationObserver((changes) => {
    for (const change of changes) if (change.target === node) follow(sizes, change);
    soon();
  });
  sizes.observe(node);
  for (const child of node.children) sizes.observe(child);
  contents.observe(node, { childList: true, subtree: true, characterData: true });
  node.addEventListener("scroll", soon, { passive: true });
  return () => {
    cancelAnimationFrame(due);
    sizes.disconnect();
    contents.disconnect();
    node.removeEventListener("scroll", soon);
  };
}

function follow(sizes: ResizeObserver, { addedNodes, removedNodes }: MutationRecord) {
  for (const child of removedNodes) if (child instanceof Element) sizes.unobserve(child);
  for (const child of addedNodes) if (child instanceof Element) sizes.observe(child);
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
