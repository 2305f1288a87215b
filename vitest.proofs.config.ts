import { defineConfig } from "vitest/config";
import { journeys } from "./vitest.e2e.config.ts";

const atLength = { maxWorkers: 2, testTimeout: 600_000, hookTimeout: 240_000, isolate: false };

/** What is too long to be run all day: `npm run prove -- journeys`, `npm run prove -- planted` and `npm run prove -- running`. */
export default defineConfig({
  test: {
    reporters: ["default", "./tools/test/killed-files.ts"],
    projects: [
      { test: { ...journeys, name: "journeys", include: ["tests/e2e/**/*.proof.ts"] } },
      {
        test: {
          ...atLength,
          name: "planted",
          include: ["tests/proofs/*.proof.ts", "features/orders/server/payments/money.concurrency.test.ts"],
          globalSetup: ["support/run/vitest-setup.ts"],
          env: { AT_LENGTH: "yes" },
        },
      },
      {
        test: {
          ...atLength,
          name: "running",
          include: ["tests/proofs/running/*.proof.ts"],
          globalSetup: ["support/run/vitest-setup.ts", "support/run/vitest-e2e-setup.ts"],
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
