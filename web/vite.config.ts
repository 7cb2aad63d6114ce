import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { serviceWorker } from "./build/serviceWorker.ts";

const server = process.env["STOLIK_SERVER"] ?? "http://127.0.0.1:8123";

export default defineConfig({
  base: "./",
  plugins: [svelte(), serviceWorker()],
  build: {
    outDir: "../src/stolik/server/static",
    emptyOutDir: true,
    target: ["es2022", "chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true, changeOrigin: true } },
  },
});
