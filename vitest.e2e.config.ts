import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/e2e/**/*.e2e.ts"],
    globalSetup: ["support/vitest-e2e-setup.ts"],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    maxWorkers: 2,
    expect: { poll: { timeout: 15_000 } },
  },
});
