const inserted = new Set<string>();

/** Puts the symbols of a sprite into the page, once, so that `<use href="#id">` finds them. */
export function insertSprite(name: string, svg: string): void {
  if (inserted.has(name)) return;
  inserted.add(name);
  const holder = document.createElement("div");
  holder.innerHTML = svg;
  const sprite = holder.firstElementChild;
  if (!sprite) return;
  sprite.setAttribute("class", "defs");
  sprite.setAttribute("aria-hidden", "true");
  document.body.prepend(sprite);
}
