import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

/** How rules, use cases and calls are run, by `npm test` and, on the other database, by `npm run prove -- embedded`. */
export const useCases = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // Polled expectations take longer on a busy machine.
  expect: { poll: { timeout: 10_000, interval: 20 } },
  // The files a worker runs share its process: the code they load, and the embedded database's, is read and compiled once.
  isolate: false,
  setupFiles: ["support/run/keep-database-compiled.ts"],
  globalSetup: ["support/run/vitest-setup.ts"],
  maxWorkers: 2,
} satisfies TestProjectInlineConfiguration["test"];

export default defineConfig({
  test: {
    ...useCases,
    name: "unit",
    include: ["**/*.test.ts", "**/*.test.tsx"],
    exclude: ["node_modules/**", "build/**", "data/**", "tests/e2e/**"],
  },
});
