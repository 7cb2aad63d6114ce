import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Writes sw.js with the list of built files, so that the installed app opens its shell without the server. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    writeBundle(options, bundle) {
      const files = Object.keys(bundle).filter((name) => /\.(js|css|svg|html|webmanifest)$/.test(name));
      const kept = ["./", "icon.svg", "manifest.webmanifest", ...files.filter((name) => name !== "index.html").sort()];
      const source = readFileSync(new URL("./sw.js", import.meta.url), "utf-8");
      const version = createHash("sha256");
      for (const name of Object.keys(bundle).sort()) version.update(name);
      const worker = source
        .replace("__VERSION__", version.digest("hex").slice(0, 12))
        .replace('["__FILES__"]', JSON.stringify(kept));
      writeFileSync(join(options.dir ?? ".", "sw.js"), worker);
    },
  };
}
