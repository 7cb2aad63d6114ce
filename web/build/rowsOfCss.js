import { doc } from "prettier";
import { parsers, printers } from "prettier/plugins/postcss";

const { group, indent, join, line } = doc.builders;
const FORMAT = "postcss-in-rows";
const plain = printers.postcss;

/** For Prettier: a rule of CSS stands in one row where it fits, as an object of TypeScript does. */
function print(path, options, printed) {
  if (path.node.type === "selector-root") return group(join([",", line], path.map(printed, "nodes")));
  if (!isPlainRule(path.node)) return plain.print(path, options, printed);
  const rows = path.map(printed, "nodes");
  return group([printed("selector"), " {", indent([line, join(line, rows)]), line, "}"]);
}

/** Neither empty nor with comments or rules of its own. */
function isPlainRule({ type, nodes }) {
  return type === "css-rule" && nodes.length > 0 && nodes.every((node) => node.type === "css-decl");
}

const css = { ...parsers.css, astFormat: FORMAT };
export default { parsers: { css }, printers: { [FORMAT]: { ...plain, print } } };
