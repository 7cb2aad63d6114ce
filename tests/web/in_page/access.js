// What an automatic checker of accessibility would say of the page: names, labels, ids, landmarks, order.
() => {
  const faults = [];
  // Behind an open dialog nothing can be reached.
  const open = document.querySelector("dialog[open]");
  const seen = (element) => element.checkVisibility({ opacityProperty: false, visibilityProperty: true });
  const plain = (text) => (text ?? "").replace(/\s+/g, " ").trim();
  const told = (element) => plain(element.cloneNode(false).outerHTML).slice(0, 120);
  const text = (ids) =>
    plain(
      (ids ?? "")
        .split(/\s+/)
        .map((id) => document.getElementById(id)?.textContent ?? "")
        .join(" "),
    );
  const spoken = (element) => {
    const copy = element.cloneNode(true);
    for (const one of copy.querySelectorAll("[aria-hidden=true], title, kbd")) one.remove();
    return plain(copy.textContent);
  };
  const written = (element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const { parentElement: parent, data } = walker.currentNode;
      if (parent && seen(parent) && !parent.closest("[aria-hidden=true], .sr, kbd, title")) found.push(data);
    }
    return plain(found.join(" "));
  };
  const nameOf = (element) =>
    text(element.getAttribute("aria-labelledby")) ||
    plain(element.getAttribute("aria-label")) ||
    plain([...(element.labels ?? [])].map(spoken).join(" ")) ||
    spoken(element) ||
    plain(element.querySelector("title")?.textContent) ||
    plain(element.getAttribute("title"));

  for (const element of (open ?? document).querySelectorAll("button, a[href], input, select, textarea, [role=button], [role=img]")) {
    if (!seen(element) || element.closest("[inert], [aria-hidden=true]")) continue;
    const name = nameOf(element);
    if (!name) faults.push(`no name: ${told(element)}`);
    const label = element.getAttribute("aria-label");
    const visible = written(element);
    if (label && /[\p{L}\d]/u.test(visible) && !label.toLowerCase().includes(visible.toLowerCase())) {
      faults.push(`named "${label}", shows "${visible}"`);
    }
  }
  const ids = [...document.querySelectorAll("[id]")].filter((one) => !one.closest("svg")).map(({ id }) => id);
  for (const id of new Set(ids)) if (ids.filter((one) => one === id).length > 1) faults.push(`twice: #${id}`);
  for (const part of ["aria-labelledby", "aria-describedby", "aria-controls"]) {
    for (const element of document.querySelectorAll(`[${part}]`)) {
      for (const id of element.getAttribute(part).split(/\s+/).filter(Boolean)) {
        if (!document.getElementById(id)) faults.push(`${part} of nothing: ${id}`);
      }
    }
  }
  if (!open && [...document.querySelectorAll("main, [role=main]")].filter(seen).length !== 1) faults.push("not one main");
  if (!open && !document.querySelector("h1")) faults.push("no h1");
  if (!document.documentElement.lang) faults.push("no language");
  if (!document.title) faults.push("no title");
  for (const element of document.querySelectorAll("[tabindex]")) {
    if (element.tabIndex > 0) faults.push(`tabindex ${element.tabIndex}: ${told(element)}`);
  }
  for (const element of document.querySelectorAll("ul > *, ol > *")) {
    if (!["LI", "SCRIPT", "TEMPLATE"].includes(element.tagName)) faults.push(`in a list: ${told(element)}`);
  }
  for (const element of document.querySelectorAll("[aria-hidden=true]")) {
    const inside = element.querySelector("a[href], button:enabled, input:enabled, [tabindex='0']");
    if (inside && seen(inside) && !element.closest("[inert]")) faults.push(`hidden but reached: ${told(inside)}`);
  }
  return faults;
};
