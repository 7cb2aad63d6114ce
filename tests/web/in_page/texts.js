// Everything that this page says, to eyes and to ears: texts, labels, tips, placeholders and the title.
() => {
  const said = [document.title];
  const shown = (element) => element.checkVisibility({ visibilityProperty: true }) || element.closest(".sr, svg");
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const inside = node.parentElement;
    if (inside && !inside.closest("script, noscript, style, symbol") && shown(inside)) said.push(node.data);
  }
  for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) {
    for (const element of document.querySelectorAll(`[${name}]`)) said.push(element.getAttribute(name));
  }
  return [...new Set(said.map((text) => text.replace(/\s+/g, " ").trim()).filter(Boolean))];
};
