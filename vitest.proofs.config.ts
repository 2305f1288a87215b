import { defineConfig } from "vitest/config";

/** What `npm run prove -- planted` runs: too long to be run all day. */
export default defineConfig({
  test: {
    name: "proofs",
    include: ["tests/proofs/**/*.proof.ts", "features/orders/server/payments/money.concurrency.test.ts"],
    globalSetup: ["support/run/vitest-setup.ts"],
    env: { AT_LENGTH: "yes" },
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 240_000,
    isolate: false,
  },
});
