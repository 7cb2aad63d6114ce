// Texts that are cut off without a sign: by the window's sides, or by something that neither scrolls nor ends them in "…".
// The hand may stand behind the lower edge, drawings do as they please, and what is a pixel wide is meant for ears only.
() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const shown = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest("svg, .sr, [data-testid=hand], noscript, select");
  const cuts = (style, axis) => ["hidden", "clip"].includes(style[`overflow${axis}`]);
  const scrolls = (style, axis) => ["auto", "scroll"].includes(style[`overflow${axis}`]);

  // How many pixels of the text nobody can see, in one direction.
  const missing = (element, [start, end], axis) => {
    const [from, to] = axis === "X" ? ["left", "right"] : ["top", "bottom"];
    for (let here = element; here && here !== document.documentElement; here = here.parentElement) {
      const style = getComputedStyle(here);
      if (style.display === "inline") continue;
      if (scrolls(style, axis) || style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") return 0;
      const box = here.getBoundingClientRect();
      if (cuts(style, axis) && here !== document.body) {
        if (box.width <= 1) return 0;
        const beyond = Math.max(box[from] - start, end - box[to]);
        if (beyond > 1.5) return beyond;
      }
      if (style.position === "fixed") break;
    }
    return axis === "X" ? Math.max(0, -start, end - innerWidth) : 0;
  };

  const faults = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || !shown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (!width) continue;
    const lost = Math.max(missing(element, [left, right], "X"), missing(element, [top + 3, bottom - 3], "Y"));
    if (lost > 1.5) faults.push(`${node.data.trim()}: ${Math.round(lost)} px (${element.className})`);
  }
  return faults;
};
