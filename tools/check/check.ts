import { spawnSync } from "node:child_process";

/**
 * `npm run check`: format, lint, types, layers, unused code, schema drift, secrets and machine words, tests.
 * Every step runs even when an earlier one failed, so that all is seen at once. `--without-tests` leaves the tests out.
 */
const steps: [name: string, args: string[]][] = [
  ["format", ["node_modules/oxfmt/bin/oxfmt", "--check"]],
  ["lint", ["node_modules/oxlint/bin/oxlint", "--deny-warnings"]],
  ["types", ["node_modules/typescript/bin/tsc", "-p", "tsconfig.json"]],
  ["layers", ["tools/check/layers.ts"]],
  ["house rules", ["tools/check/house-rules.ts"]],
  ["unused code", ["node_modules/knip/bin/knip.js", "--no-progress"]],
  ["schema drift", ["tools/check/schema-drift.ts"]],
  ["tests", ["tools/test/test.ts"]],
];

const wanted = process.argv.includes("--without-tests") ? steps.filter(([name]) => name !== "tests") : steps;
const failed = wanted.filter(([name, args]) => {
  process.stdout.write(`\n── ${name}\n`);
  return spawnSync(process.execPath, args, { stdio: "inherit" }).status !== 0;
});
process.stdout.write(failed.length === 0 ? "\ncheck: all right\n" : `\ncheck failed: ${failed.map(([name]) => name).join(", ")}\n`);
process.exit(failed.length === 0 ? 0 : 1);
