import { spawnSync } from "node:child_process";
import { prepareChromium } from "./prepare-chromium.ts";
import { preparePostgres } from "./prepare-postgres.ts";

/**
 * `npm test`: everything. Rules, use cases and calls first, then the story in a real browser against a running
 * shop. Arguments are passed to the first part; `--only=unit` or `--only=e2e` runs one of the two.
 */
const rest = process.argv.slice(2);
const only = rest.find((argument) => argument.startsWith("--only="))?.slice("--only=".length);
const filters = rest.filter((argument) => !argument.startsWith("--only="));

preparePostgres();
const chromium = only === "unit" ? "" : prepareChromium();

const suites = [
  { name: "unit", args: ["run", "--config", "vitest.config.ts", ...filters] },
  { name: "e2e", args: ["run", "--config", "vitest.e2e.config.ts", ...filters] },
].filter(({ name }) => !only || name === only);

for (const { name, args } of suites) {
  const { status } = spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", ...args], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "test", CHROMIUM: chromium },
  });
  if (status !== 0) {
    process.stderr.write(`tests failed: ${name}\n`);
    process.exit(status ?? 1);
  }
}
