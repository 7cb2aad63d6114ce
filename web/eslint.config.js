import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

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
  {
    // With types where they are quickly had; svelte-check has them for components.
    files: ["**/*.ts"],
    ignores: ["**/*.svelte.ts"],
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: { "@typescript-eslint/no-unused-vars": ["error", UNUSED] },
  },
);
