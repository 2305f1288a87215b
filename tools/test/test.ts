import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
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
  { name: "unit", config: "vitest.config.ts" },
  { name: "e2e", config: "vitest.e2e.config.ts" },
].filter(({ name }) => !only || name === only);
const killedFiles = path.join(mkdtempSync(path.join(tmpdir(), "semyriad-tests-")), "killed");

for (const { name, config } of suites) {
  let status = run(config, filters);
  const killed = existsSync(killedFiles) ? readFileSync(killedFiles, "utf8").split("\n").filter(Boolean) : [];
  if (status !== 0 && killed.length > 0) {
    process.stderr.write(`Node itself fell under these files, they run once more: ${killed.join(", ")}\n`);
    status = run(config, killed);
  }
  if (status !== 0) {
    process.stderr.write(`tests failed: ${name}\n`);
    process.exit(status ?? 1);
  }
}

function run(config: string, files: readonly string[]): number | null {
  return spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run", "--config", config, ...files], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "test", CHROMIUM: chromium, KILLED_FILES: killedFiles },
  }).status;
}
