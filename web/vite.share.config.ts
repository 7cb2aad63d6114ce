import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte({ compilerOptions: { css: "injected" } })],
  ssr: { noExternal: true },
  build: {
    ssr: "src/share/index.ts",
    outDir: "../src/stolik/server/share",
    emptyOutDir: false,
    copyPublicDir: false,
    minify: true,
    target: "es2022",
    rolldownOptions: { output: { entryFileNames: "boards.js", codeSplitting: false } },
  },
});
