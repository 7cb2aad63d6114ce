const LEAST = 14;

/** A text too long for the height of its place is written smaller, down to the smallest that can be read well. */
export function fits(node: HTMLElement) {
  const look = () => {
    node.style.fontSize = "";
    for (let size = parseFloat(getComputedStyle(node).fontSize); size > LEAST; size -= 1) {
      if (node.scrollHeight <= node.clientHeight + 1) return;
      node.style.fontSize = `${Math.max(LEAST, size - 1)}px`;
    }
  };
  const sizes = new ResizeObserver(look);
  if (node.parentElement) sizes.observe(node.parentElement);
  const contents = new MutationObserver(look);
  contents.observe(node, { childList: true, subtree: true, characterData: true });
  look();
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
