import { defineConfig } from "vitest/config";
import { journeys } from "./vitest.e2e.config.ts";
import { useCases } from "./vitest.unit.config.ts";

const atLength = { maxWorkers: 2, testTimeout: 600_000, hookTimeout: 240_000, isolate: false };

/** Proofs too long for every run: `npm run prove -- journeys`, `embedded`, `planted` and `running`. */
export default defineConfig({
  test: {
    reporters: ["default", "./tools/test/killed-files.ts"],
    projects: [
      { test: { ...journeys, name: "journeys", include: ["tests/e2e/**/*.proof.ts"] } },
      // The journeys of `npm test` on the device that it leaves out.
      {
        test: {
          ...journeys,
          name: "desk",
          include: ["tests/e2e/account/sign-in.e2e.ts", "tests/e2e/orders/{story,card-payment}.e2e.ts"],
          env: { DEVICE: "desk" },
        },
      },
      {
        test: {
          ...useCases,
          name: "embedded",
          include: ["features/**/server/**/*.test.ts", "features/*/*.server.test.ts"],
          // Connections that compete are PostgreSQL's; these three ask what one connection must hold as well.
          exclude: ["**/!(add-pack|last-use|place-order).concurrency.test.ts"],
          env: { SHOPS_ON: "embedded" },
        },
      },
      {
        test: {
          ...atLength,
          name: "planted",
          include: ["tests/proofs/*.proof.ts", "features/orders/server/payments/money.concurrency.test.ts", "tests/money/*.proof.ts"],
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
