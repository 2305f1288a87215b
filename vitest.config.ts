import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.ts", "**/*.test.tsx"],
    exclude: ["node_modules/**", "build/**", "data/**", "tests/e2e/**"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // The files a worker runs share its process: the code they load, and the embedded database's, is read and compiled once.
    isolate: false,
    setupFiles: ["support/keep-database-compiled.ts"],
    reporters: ["default", "./tools/test/killed-files.ts"],
    globalSetup: ["support/vitest-setup.ts"],
  },
});
