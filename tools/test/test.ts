import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openRunFolder } from "../../support/run/run-folder.ts";
import { prepareChromium, prepareChromiumShell } from "./prepare-chromium.ts";
import { preparePostgres } from "./prepare-postgres.ts";
import { runVitest } from "./run-vitest.ts";

/**
 * `npm test`: journeys in a real browser and rules, use cases and calls, in one run. Words choose the files whose
 * path has one of them (`npm test -- cart`); `--only=unit` or `--only=e2e` chooses the kind; `--everywhere` walks each journey in
 * both languages on a phone and at a desk.
 */
const rest = process.argv.slice(2);
const only = rest.find((argument) => argument.startsWith("--only="))?.slice("--only=".length);
const journeys = rest.includes("--everywhere") ? { JOURNEYS: "everywhere" } : {};
const chosen = rest.filter((argument) => !argument.startsWith("--only=") && argument !== "--everywhere");

preparePostgres();
const chromium = only === "unit" ? "" : prepareChromiumShell();
const withWindow = only === "unit" ? "" : prepareChromium();
const removeRunFolder = openRunFolder();
const killedFiles = path.join(tmpdir(), "killed-files");

const env = { ...journeys, CHROMIUM: chromium, CHROMIUM_WITH_WINDOW: withWindow, KILLED_FILES: killedFiles };
let status = await runVitest(only ? [...chosen, `--project=${only}`] : chosen, env);
const killed = existsSync(killedFiles) ? readFileSync(killedFiles, "utf8").split("\n").filter(Boolean) : [];
if (status !== 0 && killed.length > 0) {
  process.stderr.write(`Node itself fell under these files, they run once more: ${killed.join(", ")}\n`);
  status = await runVitest(killed, env);
}
await removeRunFolder();
if (status !== 0) process.stderr.write("tests failed\n");
process.exit(status);
