import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Rooms of src, each of which knows only those before it. Everybody knows the contract of the games. */
const ROOMS = ["lib", "board", "table", "games", "shell"];

function knowsNothingOf(later, room) {
  const group = [...later.map((other) => `**/${other}/**`), "!**/games/contract"];
  const message = `${room}/ comes before it: see ROOMS in eslint.config.js.`;
  return {
    files: [`src/${room}/**`],
    rules: { "no-restricted-imports": ["error", { patterns: [{ group, message }] }] },
  };
}

/** A thing is told by kind and name, and its name is never taken apart: what is in it stands in a table. */
const WHOLE_NAMES = [
  "[callee.property.name=/^(split|indexOf|lastIndexOf|replace|endsWith)$/][arguments.0.value=/^[a-z0-9]*-[a-z0-9]*$/]",
  "[callee.property.name='startsWith'][arguments.0.value=/^(?!act-).*[a-z0-9][-_]$/]",
  "[callee.property.name=/^(replace|split|match)$/][arguments.0.regex.pattern=/^\\^[^^]*[a-z0-9)][-_][)]?$/]",
  "[callee.property.name=/^(slice|substring)$/][arguments.0.object.type='Literal']",
].map((call) => ({ selector: `CallExpression${call}`, message: "A name is not cut: declare what it tells." }));

const UNUSED = { argsIgnorePattern: "^_", varsIgnorePattern: "^_" };

export default ts.config(
  { ignores: ["node_modules/", "public/", "build/sw.js", "src/games/tash_kalar/deck.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      // TypeScript's to tell.
      "no-undef": "off",
      // Maps and sets that live as long as a call need not be watched.
      "svelte/prefer-svelte-reactivity": "off",
      "@typescript-eslint/no-unused-vars": ["error", UNUSED],
      // What the formatter cannot break: comments, texts, paths.
      "max-len": ["error", { code: 120 }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  { files: ["src/**"], ignores: ["**/tests/**"], rules: { "no-restricted-syntax": ["error", ...WHOLE_NAMES] } },
  ...ROOMS.slice(0, -1).map((room, place) => knowsNothingOf(ROOMS.slice(place + 1), room)),
  {
    // With types where they are quickly had; svelte-check has them for components.
    files: ["**/*.ts"],
    ignores: ["**/*.svelte.ts"],
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: { "@typescript-eslint/no-unused-vars": ["error", UNUSED] },
  },
);
