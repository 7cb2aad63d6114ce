/** Styles in plain words, for whoever draws an SVG without knowing variables: by day, as all boards are lit. */

export type Variables = Readonly<Record<string, string>>;

const VARIABLE = /var\((--[\w-]+)(?:,\s*([^()]+))?\)/;
const BY_DAY = /light-dark\(([^,()]+),[^()]+\)/g;
const OWN = /(--[\w-]+)\s*:\s*([^;]+)/g;
const RULE = /([^{}]+)\{([^{}]*)\}/g;
/** How Svelte says whose rule it is. */
const SCOPE = /:where\((\.[\w-]+)\)/g;
/** Classes, elements and attributes; states and conditions are for a page. */
const PLAIN = /^[\w\s.#>,*[\]="-]+$/;

/** The variables that a piece of style sets, beside those that hold already. */
export function variablesIn(style: string, known: Variables = {}): Variables {
  const own = [...style.matchAll(OWN)].map(([, name = "", value = ""]) => [name, value.trim()]);
  return own.length ? { ...known, ...(Object.fromEntries(own) as Variables) } : known;
}

/** With every variable replaced by what it stands for. */
export function painted(text: string, variables: Variables): string {
  let whole = text;
  for (let found = VARIABLE.exec(whole); found; found = VARIABLE.exec(whole)) {
    const [used, name = "", otherwise = "none"] = found;
    whole = whole.replace(used, () => variables[name] ?? otherwise);
  }
  return whole.replace(BY_DAY, "$1");
}

/** The rules of a style sheet that hold for a picture. */
export function plainRules(sheet: string, variables: Variables): string {
  const bare = withoutConditions(sheet.replace(/\/\*[^]*?\*\//g, "").replace(SCOPE, "$1"));
  const rules = [...bare.matchAll(RULE)].filter(([, selector = ""]) => PLAIN.test(selector.trim()));
  return rules.map(([, selector = "", body = ""]) => `${selector.trim()}{${painted(body.trim(), variables)}}`).join("");
}

/** Without `@media`, `@keyframes` and what is in them. */
function withoutConditions(sheet: string): string {
  let [kept, depth] = ["", 0];
  for (const part of sheet.split(/(@[^{}]*\{|[{}])/)) {
    if (depth > 0 || part.startsWith("@")) {
      if (part.endsWith("{")) depth += 1;
      if (part === "}") depth -= 1;
    } else kept += part;
  }
  return kept;
}
