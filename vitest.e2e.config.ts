import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

/** How a journey in a real browser is walked, by `npm test` and by `npm run prove -- journeys`. */
export const journeys = {
  globalSetup: ["support/run/vitest-e2e-setup.ts"],
  setupFiles: ["support/run/tell-failed-pages.ts"],
  // Said by each kind, the same: what vitest.config.ts says of it does not reach them, and on two cores Vitest runs one.
  maxWorkers: 2,
  testTimeout: 240_000,
  hookTimeout: 240_000,
  // A shop and a browser are processes of their own; the code that walks in them is loaded once a worker.
  isolate: false,
  // A busy machine of two cores now and then answers later than a walk waits; the report names what was walked twice.
  retry: 1,
  expect: { poll: { timeout: 15_000 } },
} satisfies TestProjectInlineConfiguration["test"];

export default defineConfig({ test: { ...journeys, name: "e2e", include: ["tests/e2e/**/*.e2e.ts"], env: { DEVICE: "phone" } } });
