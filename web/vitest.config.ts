import { defineConfig, mergeConfig } from "vitest/config";
import build from "./vite.config.ts";

export default mergeConfig(
  build,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: { include: ["tests/**/*.test.ts", "src/games/*/tests/*.test.ts"], environment: "node" },
  }),
);
