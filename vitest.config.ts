import { defineConfig } from "vitest/config";

/** Both kinds in one run, journeys first: the short files of rules fill what the long ones leave of the cores at the end. */
export default defineConfig({
  test: {
    projects: ["vitest.e2e.config.ts", "vitest.unit.config.ts"],
    reporters: ["default", "./tools/test/killed-files.ts"],
  },
});
