import { spawnSync } from "node:child_process";
import { steps } from "./steps.ts";

/**
 * `npm run check`: format, lint, types, layers, house rules, unused code, schema drift, secrets, packages, tests.
 * Every step runs even when an earlier one failed, so that all is seen at once. `--without-tests` leaves the tests out.
 */
const wanted = Object.entries(steps).filter(([name]) => name !== "tests" || !process.argv.includes("--without-tests"));
const failed = wanted.filter(([name, args]) => {
  process.stdout.write(`\n── ${name}\n`);
  return spawnSync(process.execPath, args, { stdio: "inherit" }).status !== 0;
});
process.stdout.write(failed.length === 0 ? "\ncheck: all right\n" : `\ncheck failed: ${failed.map(([name]) => name).join(", ")}\n`);
process.exit(failed.length === 0 ? 0 : 1);
