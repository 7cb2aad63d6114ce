import { parsed, type Element, type Node } from "./markup";
import { painted, variablesIn, type Variables } from "./paint";

const FOR_READERS = /^(aria-|data-|role$|tabindex$)/;
const REFERENCE = /url\(#([\w-]+)\)/g;

/**
 * A drawing that stands alone: of the sprites it takes along what it uses, in the colours that hold where it is used.
 */
export class Picture {
  private readonly taken = new Map<string, string>();
  private readonly copies = new Map<string, string>();

  constructor(
    private readonly sprites: ReadonlyMap<string, Element>,
    private readonly variables: Variables,
  ) {}

  /** What was drawn, and before it what it refers to. */
  of(markup: string): string {
    const body = this.written(parsed(markup), this.variables);
    return `<defs>${[...this.taken.values()].join("")}</defs>${body}`;
  }

  private written(nodes: readonly Node[], variables: Variables): string {
    return nodes.map((node) => (typeof node === "string" ? node : this.element(node, variables))).join("");
  }

  private element({ tag, attributes, children }: Element, around: Variables): string {
    const variables = variablesIn(attributes["style"] ?? "", around);
    const said = Object.entries(attributes)
      .filter(([name]) => !FOR_READERS.test(name))
      .map(([name, value]) => ` ${name}="${this.attribute(name, painted(value, variables), variables)}"`);
    const body = this.written(children, variables);
    return body ? `<${tag}${said.join("")}>${body}</${tag}>` : `<${tag}${said.join("")}/>`;
  }

  private attribute(name: string, value: string, variables: Variables): string {
    if (name === "href" && value.startsWith("#")) return `#${this.copied(value.slice(1), variables)}`;
    return value.replace(REFERENCE, (_, id: string) => `url(#${this.copied(id, variables)})`);
  }

  /** The name of a drawing of the sprites in these colours. */
  private copied(id: string, variables: Variables): string {
    const drawing = this.sprites.get(id);
    if (!drawing) return id;
    const attributes = { ...drawing.attributes };
    delete attributes["id"];
    const text = this.element({ ...drawing, attributes }, variables);
    const before = this.copies.get(`${id} ${text}`);
    if (before) return before;
    const name = `${id}-${this.copies.size}`;
    this.copies.set(`${id} ${text}`, name);
    this.taken.set(name, text.replace(`<${drawing.tag}`, `<${drawing.tag} id="${name}"`));
    return name;
  }
}
