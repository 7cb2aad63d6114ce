/** Markup as a tree: what Svelte writes on a server, and our sprites. */

export interface Element {
  tag: string;
  attributes: Record<string, string>;
  children: Node[];
}
export type Node = Element | string;

const PIECE = /<!--[^]*?-->|<\/[\w:-]+\s*>|<([\w:-]+)((?:\s+[\w:@.-]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/g;
const ATTRIBUTE = /([\w:@.-]+)(?:="([^"]*)")?/g;

export function parsed(markup: string): Node[] {
  const root: Element = { tag: "", attributes: {}, children: [] };
  const open = [root];
  for (const [text, tag, attributes = "", closed] of markup.matchAll(PIECE)) {
    const inside = open.at(-1) ?? root;
    if (tag) {
      const element = { tag, attributes: attributesOf(attributes), children: [] };
      inside.children.push(element);
      if (!closed) open.push(element);
    } else if (text.startsWith("</")) open.pop();
    else if (!text.startsWith("<!--")) inside.children.push(text);
  }
  return root.children;
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [name, value]));
}

/** Every element with an id, by it. */
export function named(nodes: readonly Node[], found = new Map<string, Element>()): Map<string, Element> {
  for (const node of nodes) {
    if (typeof node === "string") continue;
    const id = node.attributes["id"];
    if (id) found.set(id, node);
    named(node.children, found);
  }
  return found;
}
