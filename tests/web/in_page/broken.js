// Words of texts that are broken inside, end in "…" or stand out of the box of what they name.
(selector) => {
  const faults = [];
  for (const element of document.querySelectorAll(selector)) {
    if (!element.checkVisibility()) continue;
    const said = element.textContent.trim().replaceAll("\u00ad", "");
    const [inner, outer] = [element, element.parentElement].map((one) => one.getBoundingClientRect());
    if (inner.bottom > outer.bottom + 1 || inner.top < outer.top - 1) faults.push(`${said}: stands out`);
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const word of node.data.matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        const cut = getComputedStyle(node.parentElement).overflowX !== "visible" && range.getBoundingClientRect().right > node.parentElement.getBoundingClientRect().right + 1;
        if (lines.size > 1 && !word[0].includes("\u00ad")) faults.push(`${said}: broken`);
        if (cut) faults.push(`${said}: cut`);
      }
    }
  }
  return faults;
};
